import Geometry

/// The signs of navigation bars and toolbars.
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
}
