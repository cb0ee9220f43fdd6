/// A stream of deflate of any length, which is written block by block behind what a file holds already.
struct DeflateStream: ~Copyable {
  private var block = DeflateBlock()
  private var bytes: [UInt8]
  private var pending: UInt64 = 0
  private var pendingCount: UInt64 = 0

  /// Begins behind the bytes of a file.
  init(after bytes: [UInt8]) { self.bytes = bytes }

  /// Adds a byte that is said as it is.
  @inline(__always)
  mutating func addLiteral(_ byte: UInt8) {
    makeRoom()
    block.addLiteral(byte)
  }

  /// Adds three bytes that are said as they are.
  @inline(__always)
  mutating func addLiterals(_ first: UInt8, _ second: UInt8, _ third: UInt8) {
    makeRoom()
    block.addLiterals(first, second, third)
  }

  /// Adds a match of 3 bytes or more, however long.
  @inline(__always)
  mutating func addMatch(length: Int, distance: Int) {
    var rest = length
    while rest > DeflateBlock.longestMatch {
      // What is left must not be shorter than a match.
      let part =
        rest < DeflateBlock.longestMatch &+ DeflateBlock.shortestMatch
        ? rest &- DeflateBlock.shortestMatch : DeflateBlock.longestMatch
      makeRoom()
      block.addMatch(length: part, distance: distance)
      rest &-= part
    }
    makeRoom()
    block.addMatch(length: rest, distance: distance)
  }

  /// Adds a byte, once or more.
  mutating func addRun(of byte: UInt8, length: Int) {
    let literals = length < 4 ? length : 1
    for _ in 0..<literals { addLiteral(byte) }
    if length > literals { addMatch(length: length - literals, distance: 1) }
  }

  /// Ends the stream and returns the file.
  consuming func finish() -> [UInt8] {
    flush(isLast: true)
    return bytes
  }

  @inline(__always)
  private mutating func makeRoom() {
    if block.isFull { flush(isLast: false) }
  }

  @inline(never)
  private mutating func flush(isLast: Bool) {
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: block.bound))
    let end = bytes.withUnsafeMutableBytes { room in
      // An array that was just appended to has an address.
      guard let base = room.baseAddress else { return start }
      var bits = BitWriter(at: base + start, pending: pending, count: pendingCount)
      block.write(to: &bits, isLast: isLast)
      if isLast { bits.finish() }
      pending = bits.pending
      pendingCount = bits.count
      return bits.end - base
    }
    bytes.removeLast(bytes.count - end)
    block.clear()
  }
}
