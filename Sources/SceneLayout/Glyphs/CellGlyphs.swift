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

  /// The checkmark in a round mark of the selection, by eye.
  static let smallCheckmark = VectorGlyph(
    size: Size(width: 11, height: 8.5),
    parts: [
      .init(path: .lines([Point(x: 0.5, y: 4.4), Point(x: 3.7, y: 7.6), Point(x: 10.5, y: 0.7)]), lineWidth: 1.2)
    ])

  /// The diameter of the round buttons at the left of a row that is edited (S8 CloudKit, HIG).
  static let controlDiameter = 22.0

  /// The bar of a delete button: 11 × 1 (S8 CloudKit, HIG).
  static let minus = VectorGlyph(11, 1, filled: Path().rect(0, 0, 11, 1))

  /// The cross of an insert button: 11 × 11 (HIG).
  static let plus = VectorGlyph(
    11, 11,
    filled: Path().rect(5, 0, 6, 11).with(Path().rect(0, 5, 5, 6)).with(Path().rect(6, 5, 11, 6)))

  /// The three bars by which a row is moved: 22 × 8.5 (HIG).
  static let grabber = VectorGlyph(
    22, 8.5,
    filled: Path().rect(0, 0, 22, 1.5).with(Path().rect(0, 3.5, 22, 5)).with(Path().rect(0, 7, 22, 8.5)))

  /// The magnifying glass among the letters of an index, as high as a capital (by eye).
  static let indexGlass = VectorGlyph(
    size: Size(width: 9, height: 9),
    parts: [
      .init(path: .circle(center: Point(x: 3.5, y: 3.5), radius: 2.9), lineWidth: 1.2),
      .init(path: .lines([Point(x: 5.7, y: 5.7), Point(x: 8.5, y: 8.5)]), lineWidth: 1.6),
    ])

  /// The detail button: an i with serifs in a ring of 22 (HIG).
  static let info = VectorGlyph(
    size: Size(width: 22, height: 22),
    parts: [
      .init(path: .circle(center: Point(x: 11, y: 11), radius: 10.5), lineWidth: 1),
      .init(path: Path().disc(10.5, 6, radius: 1.1)),
      .init(
        path: Path().move(9, 8.5).line(12, 8.5).line(12, 17).line(13, 17).line(13, 17.5).line(9, 17.5).line(9, 17)
          .line(10, 17).line(10, 9).line(9, 9).close()),
    ])
}
