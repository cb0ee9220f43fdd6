/// How the codes of a block are described before its contents (RFC 1951, 3.2.7): their lengths, with runs shortened and
/// in a code of their own.
struct DeflateBlockHeader {
  /// In this order the lengths of the lengths' own codes are written.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private let literalCount: Int
  private let distanceCount: Int
  /// Lengths as they are, or how often they come again.
  private var steps: [(symbol: Int, extra: UInt64, extraCount: UInt64)] = []

  /// Says how the two codes of a block are described.
  init(literals: HuffmanCode, distances: HuffmanCode) {
    literalCount = literals.count(least: 257)
    distanceCount = distances.count(least: 1)
    let lengths = (literals.entries[..<literalCount] + distances.entries[..<distanceCount]).map(\.length)
    var index = lengths.startIndex
    while index < lengths.endIndex {
      let length = lengths[index]
      let end = lengths[index...].firstIndex { $0 != length } ?? lengths.endIndex
      add(length: Int(length), run: end - index)
      index = end
    }
  }

  private mutating func add(length: Int, run: Int) {
    var run = run
    if length > 0 {
      steps.append((length, 0, 0))
      run -= 1
    }
    while run >= 3 {
      let part: Int
      if length > 0 {
        part = min(run, 6)
        steps.append((16, UInt64(part - 3), 2))
      } else if run < 11 {
        part = run
        steps.append((17, UInt64(part - 3), 3))
      } else {
        part = min(run, 138)
        steps.append((18, UInt64(part - 11), 7))
      }
      run -= part
    }
    for _ in 0..<run { steps.append((length, 0, 0)) }
  }

  /// Writes the description.
  func write(to bits: inout BitWriter) {
    var frequencies = [UInt32](repeating: 0, count: 19)
    for step in steps { frequencies[step.symbol] += 1 }
    let code = HuffmanCode(frequencies: frequencies, limit: 7)
    let count = max(4, (Self.order.lastIndex { code.entries[$0].length > 0 } ?? 0) + 1)
    bits.add(UInt64(literalCount - 257), count: 5)
    bits.add(UInt64(distanceCount - 1), count: 5)
    bits.add(UInt64(count - 4), count: 4)
    bits.flush()
    for symbol in Self.order[..<count] {
      bits.add(UInt64(code.entries[symbol].length), count: 3)
      bits.flush()
    }
    for step in steps {
      bits.add(code.entries[step.symbol])
      bits.add(step.extra, count: step.extraCount)
      bits.flush()
    }
  }
}
