import Geometry
import SceneModel

extension ContentMode {
  /// Where a picture of a size goes in bounds (UIView.ContentMode).
  func rect(for size: Size, in bounds: Size) -> Rect {
    guard size.width > 0, size.height > 0 else { return .zero }
    let horizontal = bounds.width / size.width, vertical = bounds.height / size.height
    let scale: (x: Double, y: Double) =
      switch self {
      case .scaleToFill, .redraw: (horizontal, vertical)
      case .scaleAspectFit: (min(horizontal, vertical), min(horizontal, vertical))
      case .scaleAspectFill: (max(horizontal, vertical), max(horizontal, vertical))
      case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight: (1, 1)
      }
    let drawn = Size(width: size.width * scale.x, height: size.height * scale.y)
    let room = Size(width: bounds.width - drawn.width, height: bounds.height - drawn.height)
    return Rect(origin: Point(x: room.width * share.x, y: room.height * share.y), size: drawn)
  }

  /// How much of the room that is left goes to the left of the picture and above it.
  private var share: Point {
    switch self {
    case .scaleToFill, .redraw, .scaleAspectFit, .scaleAspectFill, .center: Point(x: 0.5, y: 0.5)
    case .top: Point(x: 0.5, y: 0)
    case .bottom: Point(x: 0.5, y: 1)
    case .left: Point(x: 0, y: 0.5)
    case .right: Point(x: 1, y: 0.5)
    case .topLeft: Point(x: 0, y: 0)
    case .topRight: Point(x: 1, y: 0)
    case .bottomLeft: Point(x: 0, y: 1)
    case .bottomRight: Point(x: 1, y: 1)
    }
  }
}
