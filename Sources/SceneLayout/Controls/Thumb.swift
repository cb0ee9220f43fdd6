import Geometry
import SceneModel

/// The disc that is moved along a switch or a slider, with its shadows and a faint rim.
struct Thumb {
  /// The square around the disc, in the control's bounds.
  var frame: Rect
  /// The colour; nil is the look's, with black shadows.
  var color: Color?

  /// The shadows and the rim, then the disc.
  ///
  /// A disc of another colour has shadows of that colour (RN: a blue thumb over red and white).
  func boxes(in bounds: Rect, _ theme: ThumbTheme) -> [Box] {
    let center = Point(x: frame.midX, y: frame.midY)
    let disc = Path.circle(center: center, radius: frame.width / 2)
    let shadows = theme.shadows.map { shadow in
      let content = ShadowContent(
        path: disc, color: (color ?? .black).faded(to: shadow.opacity), offset: Point(x: 0, y: shadow.offset),
        radius: shadow.radius)
      return Box("thumb.shadow", frame: bounds, content: .shadow(content))
    }
    let rim = Path.circle(center: center, radius: frame.width / 2 + theme.rimWidth)
    return shadows + [
      Box(
        "thumb.rim", frame: bounds,
        content: .path(PathContent(rim, fill: (color ?? .black).faded(to: theme.rimOpacity)))),
      Box("thumb", frame: bounds, content: .path(PathContent(disc, fill: color ?? theme.color))),
    ]
  }
}
