/// Rows that are like the row before.
extension FlatMatcher {
  /// Adds as many copies of the row before `y`, in the way that takes the fewest bits.
  ///
  /// A match of a row away takes ten bits or more to name that distance, for every 258 bytes. Where the row ends in one
  /// colour, a run from there on is cheaper, for its distance is one of the cheapest. Or each row is said as its
  /// difference from the row above (PNG's filter "up"), a run of zeros; but what follows finds nothing to match any more
  /// and begins anew, at a cost that grows with the colours of the row.
  ///
  /// Returns the filter of the rows: none or up.
  mutating func repeatRow(before y: Int, times: Int, to stream: inout DeflateStream) -> PNGFilter {
    let row = pixels + (y - 1) * width
    var changes = 1
    for x in 1..<max(width, 2) where x < width && row[x] != row[x &- 1] { changes &+= 1 }
    var tail = 1
    while tail < width && row[width &- 1 &- tail] == row[width &- 1] { tail &+= 1 }
    let tailLength = min((tail - 1) * pixelSize, stride - DeflateBlock.longestMatch)
    let headLength = stride - tailLength

    // In bits, as measured on pictures of user interfaces.
    func matches(_ length: Int) -> Int { (length + DeflateBlock.longestMatch - 1) / DeflateBlock.longestMatch }
    let copied = times * matches(stride) * 12
    let runs =
      tailLength < DeflateBlock.shortestMatch
      ? Int.max : times * (matches(headLength) * 24 + matches(tailLength) * 5) / 2
    let zeros = times * (13 + matches(stride) * 5 / 2) + changes * 20

    let isTooShort = times * stride < DeflateBlock.shortestMatch
    let isTooFar = aboveDistance > DeflateBlock.window
    if isTooShort || isTooFar || stride > DeflateBlock.longestMatch && zeros < min(copied, runs) {
      for _ in 0..<times {
        stream.addLiteral(PNGFilter.up.rawValue)
        stream.addRun(of: 0, length: stride - 1)
      }
      aboveDistance += times * stride
      return .up
    } else if runs < copied {
      for _ in 0..<times {
        stream.addMatch(length: headLength, distance: aboveDistance)
        stream.addMatch(length: tailLength, distance: pixelSize)
      }
    } else {
      stream.addMatch(length: times * stride, distance: aboveDistance)
    }
    return .none
  }
}
