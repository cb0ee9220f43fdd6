import Geometry

/// The signs that are a few strokes: lines of a point and a half (S8 and HIG 1).
extension BarGlyphs {
  /// A plus, 17.5 × 17.5 (S8).
  static func add(_ pen: GlyphPen) -> VectorGlyph {
    let line = pen.medium, side = pen.extent(17.5, around: line), near = (side - line) / 2
    let far = near + line
    return VectorGlyph(
      side, side,
      filled: Path().move(near, 0).line(far, 0).line(far, near).line(side, near).line(side, far).line(far, far)
        .line(far, side).line(near, side).line(near, far).line(0, far).line(0, near).line(near, near).close())
  }

  /// A cross, 16 × 16; no picture of it is at hand, it is as large and as thick as the others of its kind.
  static let stop: VectorGlyph = {
    let near = reach, far = 16 - reach
    return VectorGlyph(
      16, 16, lines: Path().move(near, near).line(far, far).move(far, near).line(near, far), GlyphPen.medium)
  }()

  /// A lens with its handle to the lower right, 15.5 × 15.5 (HIG 1, calendar, measured).
  static let search: VectorGlyph = {
    let center = 6.25, radius = center - GlyphPen.medium / 2
    let start = center + 0.7071 * (radius + GlyphPen.medium / 2), end = 15.35 - reach
    return VectorGlyph(
      15.5, 15.5, lines: Path().disc(center, center, radius: radius).move(start, start).line(end, end),
      GlyphPen.medium)
  }()

  /// Three quarters of a circle with an arrow head, 18 × 22.
  ///
  /// HIG 1 has it for landscape, 14 × 16; this is as much larger as makes its line as thick as the others.
  static let refresh: VectorGlyph = {
    let radius = 9 - GlyphPen.medium / 2
    let center = Point(x: 9, y: 13)
    let top = center.y - radius
    return VectorGlyph(
      18, 22, lines: Path([.arc(center: center, radius: radius, start: 0, end: 1.5 * .pi)]), GlyphPen.medium,
      filled: Path().move(center.x, top - 4.6).line(center.x + 7.2, top).line(center.x, top + 4.6).close())
  }()

  /// How far a line at 45 degrees reaches beyond its end, to the right and downward.
  private static let reach = 0.3536 * GlyphPen.medium
}
