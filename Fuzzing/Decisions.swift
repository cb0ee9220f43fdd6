/// Bytes as a series of choices; when they are used up, every choice is the first one.
struct Decisions {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { index >= bytes.count }

  mutating func byte() -> Int {
    guard index < bytes.count else { return 0 }
    index += 1
    return Int(bytes[index - 1])
  }

  /// A number from 0 to below a bound.
  mutating func number(below bound: Int) -> Int {
    guard bound > 256 else { return bound < 2 ? 0 : byte() % bound }
    return (byte() << 8 | byte()) % bound
  }

  mutating func isTrue() -> Bool { byte() & 1 == 1 }

  mutating func one<Element>(of elements: [Element]) -> Element { elements[number(below: elements.count)] }

  mutating func take(_ count: Int) -> [UInt8] {
    let end = min(bytes.count, index + count)
    defer { index = end }
    return Array(bytes[index..<end])
  }

  mutating func rest() -> [UInt8] { take(bytes.count) }
}
