import Geometry
import SceneModel

extension ContentMode {
  /// Where a picture of a size goes in bounds (UIView.ContentMode).
  func rect(for size: Size, in bounds: Size) -> Rect {
    guard size.width > 0, size.height > 0 else { return .zero }
    let horizontal = bounds.width / size.width, vertical = bounds.height / size.height
    let scale: (x: Double, y: Double) =
      switch self {
      case .scaleToFill: (horizontal, vertical)
      case .scaleAspectFit: (min(horizontal, vertical), min(horizontal, vertical))
      case .scaleAspectFill: (max(horizontal, vertical), max(horizontal, vertical))
      case .center: (1, 1)
      }
    let drawn = Size(width: size.width * scale.x, height: size.height * scale.y)
    return Rect(
      origin: Point(x: (bounds.width - drawn.width) / 2, y: (bounds.height - drawn.height) / 2), size: drawn)
  }
}
