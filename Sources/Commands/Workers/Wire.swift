/// Bytes that go from process to process: numbers, texts and lists of them, one after the other.
struct WireWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ number: Int) {
    withUnsafeBytes(of: Int64(number)) { bytes += $0 }
  }

  mutating func add(_ blob: [UInt8]) {
    add(blob.count)
    bytes += blob
  }

  mutating func add(_ text: String) { add(Array(text.utf8)) }

  mutating func add<Element>(_ list: [Element], _ body: (inout WireWriter, Element) -> Void) {
    add(list.count)
    for element in list { body(&self, element) }
  }
}

/// Reads what was written so; what is not there is nothing.
struct WireReader {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func number() -> Int {
    guard bytes.count - index >= 8 else { return 0 }
    defer { index += 8 }
    return bytes.withUnsafeBytes { Int($0.loadUnaligned(fromByteOffset: index, as: Int64.self)) }
  }

  mutating func blob() -> [UInt8] {
    let count = number()
    guard count > 0, bytes.count - index >= count else { return [] }
    defer { index += count }
    return Array(bytes[index..<index + count])
  }

  mutating func text() -> String { String(decoding: blob(), as: UTF8.self) }

  mutating func list<Element>(_ body: (inout WireReader) -> Element) -> [Element] {
    (0..<max(0, min(number(), bytes.count))).map { _ in body(&self) }
  }
}
