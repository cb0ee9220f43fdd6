import Geometry

/// The signs that show an arrow, a camera and a bin (HIG 1).
extension BarGlyphs {
  /// A broad arrow that turns back to the left, 25 × 19 (HIG 1, toolbar, measured).
  static func reply(_ pen: GlyphPen) -> VectorGlyph {
    let line = pen.thin, half = line / 2
    let neck = pen.grid.floor(11.5) + half, upper = pen.grid.floor(5.5) + half, axis = 8.5
    let lower = 2 * axis - upper
    let head = Path().move(neck, upper).line(neck, 0.95).line(0.9, axis).line(neck, 2 * axis - 0.95).line(neck, lower)
    let tail = head.curve(17, lower, 20.5, 12.3, 24.1, 18.5).line(24.5, 18.5).curve(24.5, 8, 16.75, upper, neck, upper)
    return VectorGlyph(25, 19, lines: tail.close(), line)
  }

  /// A camera seen from the front, filled, 25 × 19 (HIG 1).
  static let camera: VectorGlyph = {
    let body = Path().move(0, 4).round(0, 3, 1, 3).line(6.1, 3).line(7.7, 1.2).curve(8.4, 0.3, 8.7, 0, 9.6, 0)
      .line(15.4, 0).curve(16.3, 0, 16.6, 0.3, 17.3, 1.2).line(18.9, 3).line(24, 3).round(25, 3, 25, 4).line(25, 18)
      .round(25, 19, 24, 19).line(1, 19).round(0, 19, 0, 18).close()
    let ring = Path().disc(12.5, 10.5, radius: 6.45), lens = Path().disc(12.5, 10.5, radius: 4.5)
    let lamp = Path().disc(19.8, 5.2, radius: 0.75)
    return VectorGlyph(25, 19, filled: body.without(ring).with(lens).without(lamp).rect(2, 1, 5, 2))
  }()

  /// A bin with its lid and three ribs, 18 × 25 (HIG 1, toolbar, measured).
  static func trash(_ pen: GlyphPen) -> VectorGlyph {
    let line = pen.thin, half = line / 2, width = pen.extent(18, around: line), middle = width / 2
    let lid = 3 + half, bottom = 25 - half
    let grip = pen.snap(middle - 4) + half
    let handle = Path().move(grip, lid).line(grip, 2).round(grip, half, grip + 1.5, half)
      .line(width - grip - 1.5, half).round(width - grip, half, width - grip, 2).line(width - grip, lid)
    let can = Path().move(1.65, lid).line(2.85, 22.75).curve(2.95, 24, 3.5, bottom, 4.6, bottom)
      .line(width - 4.6, bottom).curve(width - 3.5, bottom, width - 2.95, 24, width - 2.85, 22.75)
      .line(width - 1.65, lid)
    let ribTop = pen.snap(5) + half, ribEnd = pen.snap(5.5) + half
    let ribs = Path().move(middle, 6).line(middle, 22).move(ribTop, 6).line(ribEnd, 22).move(width - ribTop, 6)
      .line(width - ribEnd, 22)
    return VectorGlyph(
      width, 25, lines: handle.move(0, lid).line(width, lid).with(can).with(ribs), line)
  }
}
