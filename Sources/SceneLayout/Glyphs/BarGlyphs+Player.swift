import Geometry

/// The signs of a player's buttons, filled; no picture of them is at hand, so their extents are chosen by eye.
extension BarGlyphs {
  /// A triangle to the right, 16 × 19.
  static let play = VectorGlyph(16, 19, filled: Path().move(0, 0).line(16, 9.5).line(0, 19).close())

  /// Two bars, 14 × 19.
  static let pause = VectorGlyph(14, 19, filled: Path().rect(0, 0, 5, 19).rect(9, 0, 14, 19))

  /// Two triangles to the left, 25 × 15.
  static func rewind(_ pen: GlyphPen) -> VectorGlyph {
    let middle = pen.snap(12.5)
    return VectorGlyph(
      2 * middle, 15,
      filled: Path().move(middle, 0).line(middle, 15).line(0, 7.5).close()
        .move(2 * middle, 0).line(2 * middle, 15).line(middle, 7.5).close())
  }

  /// Two triangles to the right, 25 × 15.
  static func fastForward(_ pen: GlyphPen) -> VectorGlyph {
    let middle = pen.snap(12.5)
    return VectorGlyph(
      2 * middle, 15,
      filled: Path().move(0, 0).line(middle, 7.5).line(0, 15).close()
        .move(middle, 0).line(2 * middle, 7.5).line(middle, 15).close())
  }
}
