import Geometry

/// The signs of the status bar, drawn after the extents measured in SL's and S8's screenshots.
enum StatusBarGlyphs {
  /// A full battery: 24.5 × 9.5 with its cap; a line of nothing stands between the outline and the level.
  static func battery(_ pen: GlyphPen) -> VectorGlyph {
    let line = pen.fine
    let width = pen.snap(22.5), height = pen.snap(9.5)
    let outline = Rect(x: 0, y: 0, width: width, height: height)
    let cap = width + line, capWidth = 1.5, top = (height - 3.5) / 2
    return VectorGlyph(
      size: Size(width: pen.snap(cap + capWidth), height: height),
      parts: [
        .init(path: .roundedRect(outline.inset(by: Insets(all: line / 2)), radius: 1.5 - line / 2), lineWidth: line),
        .init(path: .roundedRect(outline.inset(by: Insets(all: 2 * line)), radius: 0.5)),
        .init(
          path: Path().move(cap, top).curve(cap + 2, top + 0.2, cap + 2, top + 3.3, cap, top + 3.5).close()),
      ])
  }

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
