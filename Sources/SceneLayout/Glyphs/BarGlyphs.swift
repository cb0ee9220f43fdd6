import Geometry

/// The signs of navigation bars.
enum BarGlyphs {
  /// The back chevron: 12.5 × 20.5 (SL, DUMP), two strokes at 45 degrees.
  static let back = VectorGlyph(
    size: Size(width: 12.5, height: 20.5),
    parts: [
      .init(
        path: .lines(
          [
            Point(x: 10.3, y: 0.2), Point(x: 12.4, y: 2.3), Point(x: 4.45, y: 10.25), Point(x: 12.4, y: 18.2),
            Point(x: 10.3, y: 20.3), Point(x: 0.3, y: 10.25),
          ], closed: true))
    ])

  /// The plus of `add`: 17.5 × 17.5, lines of a point and a half (S8).
  static let add = VectorGlyph(
    size: Size(width: 17.5, height: 17.5),
    parts: [
      .init(path: .rect(Rect(x: 0, y: 8, width: 17.5, height: 1.5))),
      .init(path: .rect(Rect(x: 8, y: 0, width: 1.5, height: 17.5))),
    ])
}
