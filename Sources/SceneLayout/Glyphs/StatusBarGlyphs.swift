import Geometry

/// The signs of the status bar, drawn after the extents measured in SL's and S8's screenshots.
enum StatusBarGlyphs {
  /// A full battery: 24.5 × 9.5 with its cap; a pixel of nothing stands between the outline and the level.
  static let battery = VectorGlyph(
    size: Size(width: 24.5, height: 9.5),
    parts: [
      .init(path: .roundedRect(Rect(x: 0.25, y: 0.25, width: 22, height: 9), radius: 1.25), lineWidth: 0.5),
      .init(path: .roundedRect(Rect(x: 1, y: 1, width: 20.5, height: 7.5), radius: 0.5)),
      .init(
        path: Path([
          .move(Point(x: 23, y: 3)), .curve(Point(x: 25, y: 3.2), Point(x: 25, y: 6.3), Point(x: 23, y: 6.5)), .close,
        ])),
    ])

  /// Three full bars of wifi: a wedge and two arcs around the point at the bottom.
  static let wifi: VectorGlyph = {
    let tip = Point(x: 6.25, y: 9)
    let half = 0.75
    func arc(_ radius: Double) -> Path {
      Path([.arc(center: tip, radius: radius, start: -.pi / 2 - half, end: -.pi / 2 + half)])
    }
    let wedge = Path([
      .move(tip), .arc(center: tip, radius: 3.05, start: -.pi / 2 - half, end: -.pi / 2 + half), .close,
    ])
    return VectorGlyph(
      size: Size(width: 12.5, height: 9),
      parts: [
        .init(path: wedge), .init(path: arc(5.4), lineWidth: 1.5), .init(path: arc(8.2), lineWidth: 1.55),
      ])
  }()
}
