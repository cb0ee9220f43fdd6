import Geometry
import SceneModel
import Typesetting

/// The ground of an alert or an action sheet: glass over a dimmed screen.
struct Panel {
  let frame: Rect
  let cornerRadius: Double
  let theme: PanelTheme

  /// The dimming leaves out the panel itself, so that its glass is bright in the middle and darker at its edges, where the
  /// blur mixes in what is dimmed (S8 alert).
  func dimming(_ screen: Size) -> Box {
    let whole = Path.rect(Rect(origin: .zero, size: screen))
    let shade = Path(whole.elements + Path.roundedHole(frame, radius: cornerRadius).elements)
    return Box(
      "dimming", frame: Rect(origin: .zero, size: screen), content: .path(PathContent(shade, fill: theme.dimming)))
  }

  /// The panel with its contents.
  func box(_ name: String, _ children: [Box]) -> Box {
    var glass = theme.glass
    glass.cornerRadius = cornerRadius
    return Box(name, frame: frame, content: .backdrop(glass), children: children)
  }
}

extension AlertController.Action {
  /// The title of the button in the middle of its place, not moved to a whole point as in labels: its baseline is 29.5
  /// below the top of an action sheet's cancel button, and 30 below the line above another one (S8).
  func boxes(in rect: Rect, size: Double, isBold: Bool, _ theme: PanelTheme, _ context: LayoutContext) -> [Box] {
    let font = Font(size: size, weight: isBold ? .medium : .regular)
    let text = context.line(title, font, width: max(0, rect.width - 2 * Self.padding))
    guard !text.lines.isEmpty else { return [] }
    let own = style == .destructive ? theme.destructiveColor : context.tintColor
    let line = Rect(
      x: rect.minX, y: rect.midY - text.size.height / 2, width: rect.width, height: text.size.height)
    return [
      text.box(
        "action.title", in: line, alignment: .center, color: isEnabled ? own : context.theme.disabledColor,
        site: title.site)
    ]
  }

  /// What stays free at both sides of a title; not measured.
  static let padding = 8.0
}

extension Path {
  /// A rounded rectangle that is drawn the other way round, and so cuts a hole into what it is added to.
  fileprivate static func roundedHole(_ rect: Rect, radius: Double) -> Path {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    // The usual share of a radius at which a cubic curve's control points make a quarter of a circle.
    let handle = radius * (1 - 0.5523)
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    return Path([
      .move(point(left + radius, top)),
      .curve(point(left + handle, top), point(left, top + handle), point(left, top + radius)),
      .line(point(left, bottom - radius)),
      .curve(point(left, bottom - handle), point(left + handle, bottom), point(left + radius, bottom)),
      .line(point(right - radius, bottom)),
      .curve(point(right - handle, bottom), point(right, bottom - handle), point(right, bottom - radius)),
      .line(point(right, top + radius)),
      .curve(point(right, top + handle), point(right - handle, top), point(right - radius, top)), .close,
    ])
  }
}
