import Geometry

/// The signs of steppers: bars of 15.5 × 1.5 points (SL), at other scales of as many whole pixels as come nearest.
enum StepperGlyphs {
  private static let length = 15.5

  static func minus(_ pen: GlyphPen) -> VectorGlyph {
    let line = pen.medium, side = pen.extent(length, around: line)
    return VectorGlyph(side, line, filled: .rect(Rect(x: 0, y: 0, width: side, height: line)))
  }

  /// One outline, so that the middle is not painted twice in a translucent colour.
  static func plus(_ pen: GlyphPen) -> VectorGlyph {
    let line = pen.medium, side = pen.extent(length, around: line), near = (side - line) / 2
    let far = near + line
    return VectorGlyph(
      side, side,
      filled: Path().move(0, near).line(near, near).line(near, 0).line(far, 0).line(far, near).line(side, near)
        .line(side, far).line(far, far).line(far, side).line(near, side).line(near, far).line(0, far).close())
  }
}
