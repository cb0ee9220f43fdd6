import Geometry
import SceneModel

extension Switch: ViewLayout {
  var hasFixedSize: Bool { true }

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
    let thumbX = isOn ? theme.size.width - theme.thumbInset - theme.thumbDiameter : theme.thumbInset
    let radius = theme.thumbDiameter / 2
    let thumb = Path.circle(center: Point(x: thumbX + radius, y: theme.size.height / 2), radius: radius)
    let shadows = theme.thumbShadows.map { shadow in
      Box(
        "thumb.shadow", frame: rect,
        content: .shadow(
          ShadowContent(
            path: thumb, color: shadow.color, offset: Point(x: 0, y: shadow.offset), radius: shadow.radius)))
    }
    return [
      Box("track", frame: rect, content: .path(isOn ? PathContent(track, fill: onTintColor ?? theme.onColor) : ring))
    ] + shadows + [
      Box("thumb", frame: rect, content: .path(PathContent(thumb, fill: thumbTintColor ?? theme.thumbColor)))
    ]
  }
}
