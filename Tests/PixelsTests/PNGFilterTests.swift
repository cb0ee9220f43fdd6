import Testing

@testable import Pixels

@Suite("PNG's filters")
struct PNGFilterTests {
  @Test(
    "a row is said as the difference from what neighbours foretell",
    arguments: [
      (PNGFilter.none, [10, 20, 40, 50]), (.sub, [10, 20, 30, 30]), (.up, [9, 18, 37, 46]),
      (.average, [10, 19, 34, 38]), (.paeth, [9, 18, 30, 30]),
    ] as [(PNGFilter, [UInt8])])
  func filters(filter: PNGFilter, expected: [UInt8]) {
    var filtered: [UInt8] = [0, 0, 0, 0]
    filter.apply(to: [10, 20, 40, 50], above: [1, 2, 3, 4], count: 4, pixelSize: 2, into: &filtered)
    #expect(filtered == expected)
  }

  @Test("the cost of bytes is their distance from 0, either way round")
  func cost() {
    #expect(PNGFilter.cost(of: [0, 1, 255, 128, 3], count: 5) == 0 + 1 + 1 + 128 + 3)
  }
}
