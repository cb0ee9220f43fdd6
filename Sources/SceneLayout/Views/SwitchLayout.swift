import Geometry
import SceneModel

extension Switch: ViewLayout {
  var hasFixedSize: Bool { true }

  func opacity(_ theme: Theme) -> Double { state.opacity(theme) }

  func sizeThatFits(_ size: Size, _ context: LayoutContext) -> Size? { context.theme.switchControl.size }

  func boxes(in bounds: Size, of view: View, _ context: LayoutContext) -> [Box] {
    let theme = context.theme.switchControl
    let rect = Rect(origin: .zero, size: theme.size)
    let track = Path.roundedRect(rect, radius: theme.size.height / 2)
    // On, the track is one colour; off, it is a ring around what lies below.
    let border = rect.inset(by: Insets(all: theme.borderWidth / 2))
    let ring = PathContent(
      .roundedRect(border, radius: border.height / 2), stroke: view.tintColor ?? theme.borderColor,
      lineWidth: theme.borderWidth)
    let diameter = context.theme.thumb.diameter
    let thumb = Rect(
      x: isOn ? theme.size.width - theme.thumbInset - diameter : theme.thumbInset,
      y: (theme.size.height - diameter) / 2, width: diameter, height: diameter)
    return [
      Box("track", frame: rect, content: .path(isOn ? PathContent(track, fill: onTintColor ?? theme.onColor) : ring))
    ] + Thumb(frame: thumb, color: thumbTintColor).boxes(in: rect, context.theme.thumb)
  }
}
