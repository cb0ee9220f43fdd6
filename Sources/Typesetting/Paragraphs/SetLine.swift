import SceneModel

/// A line that is broken but not yet in its place.
struct SetLine {
  /// The line.
  var line: TypesetLine
  /// Its height if it is alone.
  let height: LineHeight
  /// Its height among others.
  let heightWithEmoji: LineHeight
  /// The room that it was given.
  let room: LineRoom
  /// Where it begins in the text, in bytes.
  let start: Int
  /// Whether it is the first of its paragraph.
  let isFirst: Bool
  /// Its paragraph, in bytes.
  let paragraph: Range<Int>
  /// How that is set.
  let style: ParagraphStyle
  /// How it stands.
  let alignment: TextAlignment
  /// Whether it runs to the left.
  let isRightToLeft: Bool

  /// How far it reaches from the edge where it begins to be read.
  var extent: Double { room.indent + line.width }

  /// Where it begins from the left, in a width of so many points.
  func x(in width: Double) -> Double {
    let span = room.limit ?? width - room.indent, free = span - line.width
    // The room lies at the paragraph's leading edge.
    let left = isRightToLeft ? width - room.indent - span : room.indent
    switch alignment {
    case .left: return left
    case .right: return left + free
    case .center: return left + free / 2
    case .natural, .justified: return isRightToLeft ? left + free : left
    }
  }
}
