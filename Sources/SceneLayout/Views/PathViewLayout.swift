import Geometry
import SceneModel

extension PathView: ViewLayout {
  /// From the view's top left to the outline's right and bottom edge.
  func sizeThatFits(_ size: Size, _ context: LayoutContext) -> Size? {
    let hull = shape.path.path.hull
    return Size(width: max(0, hull.maxX), height: max(0, hull.maxY))
  }

  func boxes(in bounds: Size, of view: View, _ context: LayoutContext) -> [Box] {
    guard let content = shape.content(in: bounds) else { return [] }
    return [Box("drawing", frame: Rect(origin: .zero, size: bounds), content: content)]
  }
}
