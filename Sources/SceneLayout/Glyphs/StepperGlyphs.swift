import Geometry

/// The signs of steppers: bars of 15.5 × 1.5 points (SL).
enum StepperGlyphs {
  static let minus = VectorGlyph(
    size: Size(width: 15.5, height: 1.5), parts: [.init(path: .rect(Rect(x: 0, y: 0, width: 15.5, height: 1.5)))])

  /// One outline, so that the middle is not painted twice in a translucent colour.
  static let plus = VectorGlyph(
    size: Size(width: 15.5, height: 15.5),
    parts: [
      .init(
        path: .lines(
          [
            Point(x: 0, y: 7), Point(x: 7, y: 7), Point(x: 7, y: 0), Point(x: 8.5, y: 0), Point(x: 8.5, y: 7),
            Point(x: 15.5, y: 7), Point(x: 15.5, y: 8.5), Point(x: 8.5, y: 8.5), Point(x: 8.5, y: 15.5),
            Point(x: 7, y: 15.5), Point(x: 7, y: 8.5), Point(x: 0, y: 8.5),
          ], closed: true))
    ])
}
