import Geometry

/// The signs of table rows.
enum CellGlyphs {
  /// The disclosure chevron: 8 × 12.5 (SL, S8, HIG).
  static let disclosure = VectorGlyph(
    size: Size(width: 8, height: 12.5),
    parts: [
      .init(path: .lines([Point(x: 0.75, y: 0.5), Point(x: 6.5, y: 6.25), Point(x: 0.75, y: 12)]), lineWidth: 2.1)
    ])

  /// The checkmark: 13 × 10 (S8).
  static let checkmark = VectorGlyph(
    size: Size(width: 13, height: 10),
    parts: [
      .init(path: .lines([Point(x: 0.7, y: 5.15), Point(x: 4.25, y: 8.65), Point(x: 12.25, y: 0.65)]), lineWidth: 1.9)
    ])
}
