import CPango
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

  /// Pango's name for it.
  var place: PangoEllipsizeMode {
    switch self {
    case .head: PANGO_ELLIPSIZE_START
    case .tail: PANGO_ELLIPSIZE_END
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    }
  }

  /// What the line is made of: the range, and the text's last line if the range is followed by more and its end shows.
  ///
  /// Of a long range only so many bytes at the ends are taken; the second result says whether it is whole.
  func pieces(
    of text: SourceText, _ range: Range<Int>, textFollows: Bool, reach: Int
  ) -> (pieces: [Excerpt.Piece], isWhole: Bool) {
    let end = textFollows && self != .tail ? text.lastParagraph : range
    let prefix = range.lowerBound..<text.boundary(upTo: min(range.upperBound, range.lowerBound + reach))
    let suffix = text.boundary(upTo: max(end.lowerBound, end.upperBound - reach))..<end.upperBound
    switch self {
    case .tail:
      let isWhole = prefix == range
      return ([.text(prefix)] + (isWhole && textFollows ? [.ellipsis] : []), isWhole)
    case .head:
      let isWhole = suffix == end
      return ((isWhole && textFollows ? [.ellipsis] : []) + [.text(suffix)], isWhole)
    case .middle where textFollows:
      return ([.text(prefix), .ellipsis, .text(suffix)], prefix == range && suffix == end)
    case .middle:
      return range.count <= 2 * reach ? ([.text(range)], true) : ([.text(prefix), .text(suffix)], false)
    }
  }
}
