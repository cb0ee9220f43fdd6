import SceneModel

/// Where a line that is too wide gets its ellipsis.
enum Truncation {
  case head, tail, middle

  /// The truncation that a mode asks for; nil if it breaks or cuts off.
  init?(_ mode: LineBreakMode) {
    switch mode {
    case .byTruncatingHead: self = .head
    case .byTruncatingTail: self = .tail
    case .byTruncatingMiddle: self = .middle
    case .byWordWrapping, .byCharWrapping, .byClipping: return nil
    }
  }
}

/// A line that is shortened until it fits together with an ellipsis.
struct Shortening {
  /// What is shortened.
  let text: ShapedText
  /// The place in it where a part of the text is already left out.
  let hole: Int?
  /// The text's styles.
  let source: StyledSource
  /// The level of the paragraph.
  let level: UInt8
  /// What the line has to show of the text, in bytes.
  let range: Range<Int>

  /// The greatest part that fits with an ellipsis, or the ellipsis alone if none does; and what it stands for, in bytes.
  func shortened(_ truncation: Truncation, to fits: (Double) -> Bool) -> (content: ShapedText, gap: Range<Int>) {
    var kept = text.clusters.count, resumed = text.clusters.count
    switch truncation {
    case .tail:
      if hole == nil { kept = boundary(before: kept) }
    case .head:
      (kept, resumed) = (0, hole == nil ? boundary(after: 0) : 0)
    case .middle:
      (kept, resumed) = hole.map { ($0, $0) } ?? middle
    }
    let sums = sums
    var known: [Int: ShapedText] = [:]
    while true {
      let end = truncation == .tail ? trimmed(kept) : kept
      let style = style(after: end, before: resumed)
      let ellipsis = known[style] ?? ellipsis(after: end, before: resumed)
      known[style] = ellipsis
      if end == 0 && resumed == text.clusters.count || fits(width(sums, end, ellipsis, resumed)) {
        return (joined(end, self.ellipsis(after: end, before: resumed), resumed), gap(end, resumed))
      }
      let before = sums[kept], after = sums[text.clusters.count] - sums[resumed]
      if truncation != .head, kept > 0, truncation == .tail || before >= after || resumed == text.clusters.count {
        kept = boundary(before: kept)
      } else {
        resumed = boundary(after: resumed)
      }
    }
  }

  /// The advances of the clusters before each place.
  private var sums: [Double] {
    var sums = [0.0]
    sums.reserveCapacity(text.clusters.count + 1)
    for place in text.clusters.indices { sums.append(sums[place] + text.advance(place)) }
    return sums
  }

  /// The character that holds the middle of the line.
  private var middle: (Int, Int) {
    let sums = sums
    let half = (sums.last ?? 0) / 2
    let place = max(0, (sums.firstIndex { $0 > half } ?? 1) - 1)
    let end = boundary(after: place)
    return (boundary(before: end), end)
  }

  private func boundary(before place: Int) -> Int {
    text.clusters[..<place].lastIndex { $0.flags.contains(.character) } ?? 0
  }

  private func boundary(after place: Int) -> Int {
    guard place < text.clusters.count else { return place }
    return text.clusters[(place + 1)...].firstIndex { $0.flags.contains(.character) } ?? text.clusters.count
  }

  /// UIKit leaves no white space before an ellipsis at the end.
  private func trimmed(_ place: Int) -> Int {
    (text.clusters[..<place].lastIndex { !$0.flags.contains(.white) } ?? -1) + 1
  }

  private func width(_ sums: [Double], _ kept: Int, _ ellipsis: ShapedText, _ resumed: Int) -> Double {
    let count = text.clusters.count
    let left = kept > 0 ? text.margins(0).left : ellipsis.clusters.isEmpty ? 0 : ellipsis.margins(0).left
    let right = resumed < count ? text.margins(count - 1).right : ellipsis.margins(ellipsis.clusters.count - 1).right
    let dots = ellipsis.clusters.indices.reduce(0) { $0 + ellipsis.advance($1) }
    return sums[kept] + dots + sums[count] - sums[resumed] - left - right
  }

  private var start: Int { min(range.lowerBound, source.text.bytes.count - 1) }

  /// The ellipsis looks like the character before it, as UIKit's does.
  private func style(after kept: Int, before resumed: Int) -> Int {
    neighbour(kept, resumed).map { text.items[$0.item].style } ?? source.style(at: start)
  }

  private func neighbour(_ kept: Int, _ resumed: Int) -> Cluster? {
    if kept > 0 { return text.clusters[kept - 1] }
    return resumed < text.clusters.count ? text.clusters[resumed] : text.clusters.first
  }

  /// Between two parts that run the same way it runs with them, else as the paragraph does.
  private func ellipsis(after kept: Int, before resumed: Int) -> ShapedText {
    var level = level
    if kept > 0, resumed < text.clusters.count {
      let levels = [text.clusters[kept - 1], text.clusters[resumed]].map { text.items[$0.item].level }
      level = max(level, min(levels[0], levels[1]))
    }
    return source.inserted(
      "…", style: style(after: kept, before: resumed), level: level, at: neighbour(kept, resumed)?.start ?? start)
  }

  private func gap(_ kept: Int, _ resumed: Int) -> Range<Int> {
    let lower = kept > 0 ? text.clusters[kept - 1].end : range.lowerBound
    return lower..<max(lower, resumed < text.clusters.count ? text.clusters[resumed].start : range.upperBound)
  }

  private func joined(_ kept: Int, _ ellipsis: ShapedText, _ resumed: Int) -> ShapedText {
    var joined = text.part(0..<kept)
    joined.append(ellipsis)
    joined.append(text, resumed..<text.clusters.count)
    return joined
  }
}
