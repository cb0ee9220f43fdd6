extension ShapedText {
  /// Widens the white space after the last tab until the line is as wide as a limit.
  mutating func justify(to limit: Double) {
    let start = (clusters.lastIndex { $0.flags.contains(.tab) } ?? -1) + 1
    let spaces = clusters.indices[start...].drop { clusters[$0].flags.contains(.white) }
      .filter { clusters[$0].flags.contains(.white) }
    let missing = limit - width(0..<clusters.count)
    guard missing > 0, !spaces.isEmpty else { return }
    for space in spaces { widen(space, by: missing / Double(spaces.count)) }
  }

  /// Moves letters together by up to a twentieth of their size; false if that does not make the line fit.
  mutating func tighten(to limit: Double, _ styles: [SpanStyle]) -> Bool {
    let excess = width(0..<clusters.count) - limit
    let gaps = clusters.indices.dropLast().filter { clusters[$0].units > 0 }
    let sizes = gaps.map { styles[items[clusters[$0].item].style].size }
    let sum = sizes.reduce(0, +)
    guard excess <= sum * 0.05 else { return false }
    for (gap, size) in zip(gaps, sizes) { widen(gap, by: -excess * size / sum) }
    return true
  }
}
