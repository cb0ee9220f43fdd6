import Geometry

/// The tabs' signs in a circle, and the dots.
extension TabGlyphs {
  /// Three dots, 24 × 4.5 (HIG 1); the same when selected.
  static func dots(_ pen: GlyphPen) -> VectorGlyph {
    let path = [2.25, 12, 21.75].reduce(Path()) { $0.disc($1, 2.25, radius: 2.25) }
    return VectorGlyph(24, 4.5, filled: path)
  }

  /// A clock at nine, 24 × 24 (HIG 1).
  static func clock(_ pen: GlyphPen, _ isSelected: Bool) -> VectorGlyph {
    let line = pen.medium, x = pen.snap(12), y = pen.snap(12.5)
    let hands = Path().move(x, 3.5).line(x + line, 3.5).line(x + line, y + line).line(5.5, y + line).line(5.5, y)
      .line(x, y).close()
    let face = Path().disc(12, 12, radius: 12)
    guard !isSelected else { return VectorGlyph(24, 24, filled: face.without(hands)) }
    return VectorGlyph(24, 24, filled: face.without(Path().disc(12, 12, radius: 12 - line)).with(hands))
  }

  /// The head of a person in a circle, 24 × 24 (HIG 1).
  static func person(_ pen: GlyphPen, _ isSelected: Bool) -> VectorGlyph {
    let face = Path().disc(12, 12, radius: 12)
    guard !isSelected else { return VectorGlyph(24, 24, filled: face.without(bust(rim: 12 - pen.medium))) }
    let inside = Path().disc(12, 12, radius: 12 - pen.medium)
    return VectorGlyph(24, 24, filled: face.without(inside).with(bust(rim: 12 - pen.medium / 2)))
  }

  /// Head, neck and shoulders, which end in a circle around 12, 12.
  private static func bust(rim: Double) -> Path {
    // The shoulders meet the circle at 51.6 degrees; the handles are those of an arc from there to the bottom.
    let (cosine, sine, handle) = (0.6211 * rim, 0.7837 * rim, 0.2255 * rim)
    let (turnX, turnY) = (0.2255 * sine, 0.2255 * cosine)
    let left = Path().move(12 - cosine, 12 + sine).curve(7, 19.85, 9.3, 19.6, 9.35, 17.6)
      .curve(9.35, 15.9, 8.65, 15.2, 8.4, 13.8).curve(7.35, 13.2, 6.95, 12.2, 7.05, 10.6)
      .curve(6.9, 9.8, 7, 8.4, 7.1, 7).curve(7.6, 4.4, 9.6, 3, 12, 3)
    return left.curve(14.4, 3, 16.4, 4.4, 16.9, 7).curve(17, 8.4, 17.1, 9.8, 16.95, 10.6)
      .curve(17.05, 12.2, 16.65, 13.2, 15.6, 13.8).curve(15.35, 15.2, 14.65, 15.9, 14.65, 17.6)
      .curve(14.7, 19.6, 17, 19.85, 12 + cosine, 12 + sine)
      .curve(12 + cosine - turnX, 12 + sine + turnY, 12 + handle, 12 + rim, 12, 12 + rim)
      .curve(12 - handle, 12 + rim, 12 - cosine + turnX, 12 + sine + turnY, 12 - cosine, 12 + sine).close()
  }

  /// A lens with its handle to the lower right, 24 × 24 (HIG 1); thicker when selected.
  static func lens(_ pen: GlyphPen, _ isSelected: Bool) -> VectorGlyph {
    let center = 9.3
    let line = isSelected ? 2.5 : pen.medium, half = isSelected ? 1.5 : 1.15
    let edge = center + (center - line / 2) * 0.7071, offset = half * 0.7071
    let end = 24 - offset
    let handle = Path().move(edge + offset, edge - offset).line(end + offset, end - offset)
      .line(end - offset, end + offset).line(edge - offset, edge + offset).close()
    return VectorGlyph(
      24, 24,
      filled: Path().disc(center, center, radius: center)
        .without(Path().disc(center, center, radius: center - line)).with(handle))
  }
}
