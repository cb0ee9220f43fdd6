/// How the segments of a control share its width.
struct SegmentWidths {
  /// The widths that the scene gives; nil where the control chooses.
  var fixed: [Double?]
  /// What each segment needs for its content; nil makes all that can be chosen equally wide.
  var needed: [Double]?

  /// The widths that fill a length without the lines between segments.
  func filling(_ length: Double) -> [Double] {
    let free = max(0, length - fixed.reduce(0) { $0 + ($1 ?? 0) })
    let chosen = fixed.indices.filter { fixed[$0] == nil }
    let shares: [Double]
    if let needed {
      shares = Self.shares(of: free, needed: chosen.map { needed[$0] })
    } else {
      shares = Self.equalShares(of: free, count: chosen.count)
    }
    var widths = fixed.map { $0 ?? 0 }
    for (index, share) in zip(chosen, shares) { widths[index] = share }
    return widths
  }

  /// Equal widths in whole points; what is left over goes to the first ones.
  ///
  /// 278 points and three segments put the lines at 92 and 185 (HIG), 300 and two at 150 (SL Safari).
  private static func equalShares(of free: Double, count: Int) -> [Double] {
    let width = (free / Double(count)).rounded(.down)
    var rest = free - width * Double(count)
    return (0..<count).map { _ in
      let extra = min(1, rest)
      rest -= extra
      return width + extra
    }
  }

  /// Widths by content: each gets what it needs, and all the same share of what is left over, so that all contents have
  /// the same margins; if there is too little, the widest ones give way.
  ///
  /// The documentation only says that widths follow the contents. Edges are on whole points.
  private static func shares(of free: Double, needed: [Double]) -> [Double] {
    let excess = (free - needed.reduce(0, +)) / Double(max(1, needed.count))
    let widths: [Double]
    if excess >= 0 {
      widths = needed.map { $0 + excess }
    } else {
      let limit = limit(of: needed, sum: free)
      widths = needed.map { min($0, limit) }
    }
    var edge = 0.0, last = 0.0
    return widths.enumerated().map { index, width in
      edge += width
      let end = index == widths.count - 1 ? free : edge.rounded()
      defer { last = end }
      return end - last
    }
  }

  /// The width to which the widest must be cut, so that all together have a sum.
  private static func limit(of needed: [Double], sum: Double) -> Double {
    var rest = sum
    let sorted = needed.sorted()
    for (index, width) in sorted.enumerated() {
      let share = rest / Double(sorted.count - index)
      if width > share { return share }
      rest -= width
    }
    return sorted.last ?? 0
  }
}
