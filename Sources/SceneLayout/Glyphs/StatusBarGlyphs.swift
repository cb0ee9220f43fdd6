import Geometry
import SceneModel

/// The signs of the status bar, drawn after the extents measured in SL's and S8's screenshots.
enum StatusBarGlyphs {
  /// A battery: 24.5 × 9.5 with its cap; a line of nothing stands between the outline and the level.
  ///
  /// - Parameters:
  ///   - level: How full it is, 0 to 1.
  ///   - color: The colour of the level; nil is that of the whole.
  static func battery(_ pen: GlyphPen, level: Double = 1, color: Color? = nil) -> VectorGlyph {
    let line = pen.fine
    let width = pen.snap(22.5), height = pen.snap(9.5)
    let outline = Rect(x: 0, y: 0, width: width, height: height)
    let cap = width + line, capWidth = 1.5, top = (height - 3.5) / 2
    var filling = outline.inset(by: Insets(all: 2 * line))
    filling.size.width = pen.snap(filling.width * level)
    return VectorGlyph(
      size: Size(width: pen.snap(cap + capWidth), height: height),
      parts: [
        .init(path: .roundedRect(outline.inset(by: Insets(all: line / 2)), radius: 1.5 - line / 2), lineWidth: line),
        .init(path: .roundedRect(filling, radius: min(0.5, filling.width / 2)), color: color),
        .init(
          path: Path().move(cap, top).curve(cap + 2, top + 0.2, cap + 2, top + 3.3, cap, top + 3.5).close()),
      ])
  }

  /// Wifi: a wedge and two arcs around the point at the bottom.
  ///
  /// - Parameters:
  ///   - strength: How many of the three are full.
  ///   - faint: The colour of the others.
  static func wifi(strength: Int, faint: Color) -> VectorGlyph {
    let tip = Point(x: 6.25, y: 9)
    let half = 0.75
    func arc(_ radius: Double) -> Path {
      Path([.arc(center: tip, radius: radius, start: -.pi / 2 - half, end: -.pi / 2 + half)])
    }
    let wedge = Path([
      .move(tip), .arc(center: tip, radius: 3.05, start: -.pi / 2 - half, end: -.pi / 2 + half), .close,
    ])
    func color(_ place: Int) -> Color? { strength > place ? nil : faint }
    return VectorGlyph(
      size: Size(width: 12.5, height: 9),
      parts: [
        .init(path: wedge, color: color(0)), .init(path: arc(5.4), lineWidth: 1.5, color: color(1)),
        .init(path: arc(8.2), lineWidth: 1.55, color: color(2)),
      ])
  }

  /// The five dots of the carrier's signal, 5.5 across and 7 apart; those that are not filled are rings (from memory).
  static func signal(_ pen: GlyphPen, strength: Int) -> VectorGlyph {
    let diameter = 5.5, pitch = 7.0, line = pen.fine
    return VectorGlyph(
      size: Size(width: 4 * pitch + diameter, height: diameter),
      parts: (0..<5).map { place in
        let rect = Rect(x: pitch * Double(place), y: 0, width: diameter, height: diameter)
        guard place >= strength else { return .init(path: .oval(in: rect)) }
        return .init(path: .oval(in: rect.inset(by: Insets(all: line / 2))), lineWidth: line)
      })
  }

  /// The bolt behind a battery that is charged, 5 × 10 with half a point behind it (SL's browser for peers, measured).
  static let bolt = VectorGlyph(
    5.5, 10, filled: Path().move(3.5, 0).line(2.7, 4).line(5, 4).line(0.8, 10).line(2.25, 5.5).line(0, 5.5).close())

  /// The sign of Bluetooth, 8 × 13.5 (SL's browser for peers, measured).
  static let bluetooth = VectorGlyph(
    8, 13.5,
    lines: Path().move(0.8, 3.65).line(6.95, 9.47).line(4, 12.4).line(4, 1.1).line(6.95, 4.03).line(0.8, 9.85), 1.1)

  /// The arrow of an app that asks for the place, 9 × 9 (SL's map sample, measured): its sharp ends stand over a little.
  static let location = VectorGlyph(
    9, 9, filled: Path().move(9.15, -0.15).line(5, 9.15).line(5, 4).line(-0.15, 4).close())
}
