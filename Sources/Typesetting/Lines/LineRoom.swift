import SceneModel

/// The room that a line of a paragraph has, measured from the leading edge, in points.
struct LineRoom {
  /// Where the line begins.
  let indent: Double
  /// The greatest width; nil if there is no limit.
  let limit: Double?
  /// Where tabs lead.
  let ruler: TabRuler

  /// Takes a paragraph's indents from a width.
  init(_ style: ParagraphStyle, isFirst: Bool, width: Double?, ruler: TabRuler) {
    indent = isFirst ? style.firstLineHeadIndent : style.headIndent
    let end = style.tailIndent > 0 ? min(style.tailIndent, width ?? .infinity) : width.map { $0 + style.tailIndent }
    limit = end.map { max(0, $0 - (isFirst ? style.firstLineHeadIndent : style.headIndent)) }
    self.ruler = ruler
  }

  /// Begins to measure a line.
  var pen: Pen { Pen(indent: indent, ruler: ruler) }

  /// Whether a line is no wider than the limit.
  func fits(_ width: Double) -> Bool {
    // Layout rounds lengths to the pixel grid and forgives a thousandth of a pixel.
    limit.map { width <= $0 + 0.002 } ?? true
  }
}
