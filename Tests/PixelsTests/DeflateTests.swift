import Testing

@testable import Pixels

@Suite("Deflate")
struct DeflateTests {
  /// The lowest length of the symbols 257 to 285 and how many bits each leaves open (RFC 1951, 3.2.5).
  private static let lengths = [
    (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (8, 0), (9, 0), (10, 0), (11, 1), (13, 1), (15, 1), (17, 1), (19, 2),
    (23, 2), (27, 2), (31, 2), (35, 3), (43, 3), (51, 3), (59, 3), (67, 4), (83, 4), (99, 4), (115, 4), (131, 5),
    (163, 5), (195, 5), (227, 5), (258, 0),
  ]
  /// The same for the distances of the symbols 0 to 29.
  private static let distances = [
    (1, 0), (2, 0), (3, 0), (4, 0), (5, 1), (7, 1), (9, 2), (13, 2), (17, 3), (25, 3), (33, 4), (49, 4), (65, 5),
    (97, 5), (129, 6), (193, 6), (257, 7), (385, 7), (513, 8), (769, 8), (1025, 9), (1537, 9), (2049, 10), (3073, 10),
    (4097, 11), (6145, 11), (8193, 12), (12_289, 12), (16_385, 13), (24_577, 13),
  ]

  @Test("every length has the symbol and the open bits of the specification")
  func lengthSymbols() {
    for length in 3...258 {
      let symbol = Self.lengths.lastIndex { $0.0 <= length } ?? 0
      let found = LengthSymbol(length)
      #expect(found.symbol == 257 + symbol)
      #expect(found.extra == length - Self.lengths[symbol].0)
      #expect(found.extraCount == Self.lengths[symbol].1)
    }
  }

  @Test("every distance has the symbol and the open bits of the specification")
  func distanceSymbols() {
    var wrong: [Int] = []
    for (symbol, (first, count)) in Self.distances.enumerated() {
      for distance in [first, first + 1 << count - 1] {
        let found = DistanceSymbol(distance)
        if found.symbol != symbol || found.extra != distance - first || found.extraCount != count {
          wrong.append(distance)
        }
      }
    }
    #expect(wrong == [])
  }

  @Test(
    "a code fills its space, however its symbols are spread, and none is longer than the limit", arguments: [7, 15])
  func codes(limit: Int) {
    var fibonacci: [UInt32] = [1, 1]
    while fibonacci.count < 30 { fibonacci.append(fibonacci[fibonacci.count - 1] + fibonacci[fibonacci.count - 2]) }
    let spreads = [
      fibonacci, fibonacci.reversed(), [5, 0, 5, 0, 0, 1], Array(repeating: 1, count: 100), [0, 3, 9, 0],
      [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048],
    ]
    for frequencies in spreads {
      let code = HuffmanCode(frequencies: frequencies, limit: limit)
      var space = 0
      for (entry, frequency) in zip(code.entries, frequencies) {
        #expect((entry.length > 0) == (frequency > 0) && entry.length <= limit)
        if entry.length > 0 { space += 1 << (limit - Int(entry.length)) }
      }
      #expect(space == 1 << limit)
    }
  }

  @Test("no code begins like another")
  func prefixes() {
    let code = HuffmanCode(frequencies: [10, 1, 7, 3, 3, 90, 2], limit: 15)
    let written = code.entries.map { entry in
      (0..<Int(entry.length)).map { entry.code >> UInt16($0) & 1 == 1 ? "1" : "0" }.joined()
    }
    for one in written { #expect(written.count { $0.hasPrefix(one) } == 1) }
  }

  @Test("a code of one symbol has one bit")
  func oneSymbol() {
    #expect(HuffmanCode(frequencies: [0, 4, 0], limit: 7).entries.map(\.length) == [0, 1, 0])
  }
}
