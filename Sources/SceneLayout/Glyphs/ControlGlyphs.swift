import Geometry

/// The signs in buttons and fields, drawn after the pixels of Apple's own art.
enum ControlGlyphs {
  /// The ring around the sign of a button: 22 × 22, a point thick (HIG, 44 × 44 pixels).
  private static let ring = VectorGlyph.Part(path: .circle(center: Point(x: 11, y: 11), radius: 10.5), lineWidth: 1)

  /// The small letter of information with its serifs, in a ring (HIG: dot 2.65 wide, stem 2, serifs half a point).
  static let info = VectorGlyph(
    size: Size(width: 22, height: 22),
    parts: [
      ring,
      .init(path: .circle(center: Point(x: 11, y: 5.75), radius: 1.32)),
      .init(
        path: .lines(
          [
            Point(x: 9, y: 8.5), Point(x: 12, y: 8.5), Point(x: 12, y: 16.5), Point(x: 13, y: 16.5),
            Point(x: 13, y: 17), Point(x: 9, y: 17), Point(x: 9, y: 16.5), Point(x: 10, y: 16.5), Point(x: 10, y: 9),
            Point(x: 9, y: 9),
          ], closed: true)),
    ])

  /// A plus of 11 × 11 in a ring (HIG); its lines lie on whole pixels.
  static func contactAdd(_ grid: PixelGrid) -> VectorGlyph {
    let start = grid.floor(10.5), thickness = max(grid.pixel, grid.round(1))
    let across = Path.rect(Rect(x: 5.5, y: start, width: 11, height: thickness))
    let down = Path.rect(Rect(x: start, y: 5.5, width: thickness, height: 11))
    let plus = VectorGlyph.Part(path: Path(across.elements + down.elements))
    return VectorGlyph(size: Size(width: 22, height: 22), parts: [ring, plus])
  }

  /// A cross cut out of a disc of 14 points: it empties a field.
  static let clear: VectorGlyph = {
    let reach = 3.0, half = 0.5 * 0.5.squareRoot()
    // Half of the cross's outline, against the clock so that it is a hole; the other half is its mirror image.
    let upper = [
      Point(x: 2 * half, y: 0), Point(x: reach + half, y: half - reach), Point(x: reach - half, y: -half - reach),
      Point(x: 0, y: -2 * half), Point(x: half - reach, y: -half - reach), Point(x: -half - reach, y: half - reach),
    ]
    let outline = upper + upper.map { Point(x: -$0.x, y: -$0.y) }
    let cross = Path.lines(outline.map { $0 + Point(x: 7, y: 7) }, closed: true)
    let disc = Path.circle(center: Point(x: 7, y: 7), radius: 7)
    return VectorGlyph(size: Size(width: 14, height: 14), parts: [.init(path: Path(disc.elements + cross.elements))])
  }()

  /// The magnifying glass of a search field: 13 × 13, a ring of 10 and a thicker handle (S8 document picker).
  static let searchFieldGlass = VectorGlyph(
    size: Size(width: 13, height: 13),
    parts: [
      .init(path: .circle(center: Point(x: 5, y: 5), radius: 4.5), lineWidth: 1),
      .init(path: .lines([Point(x: 8.1, y: 8.1), Point(x: 12.5, y: 12.5)]), lineWidth: 1.414),
    ])

  /// An open book in outline: the bookmarks of a search field.
  static let searchFieldBookmarks = VectorGlyph(
    size: Size(width: 17, height: 14),
    parts: [
      .init(path: page(outer: 0.5), lineWidth: 1, isRound: true),
      .init(path: page(outer: 16.5), lineWidth: 1, isRound: true),
    ])

  /// A page of the open book, from the spine to its outer edge.
  private static func page(outer: Double) -> Path {
    let spine = 8.5, reach = outer - spine
    func point(_ share: Double, _ y: Double) -> Point { Point(x: spine + reach * share, y: y) }
    return Path([
      .move(point(0, 2.5)), .curve(point(0.25, 0.6), point(0.65, 0.2), point(1, 0.75)), .line(point(1, 11.75)),
      .curve(point(0.65, 11.2), point(0.25, 11.6), point(0, 13.5)), .close,
    ])
  }
}
