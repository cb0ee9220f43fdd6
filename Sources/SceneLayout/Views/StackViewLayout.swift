import Geometry
import SceneModel

/// A stack view draws nothing itself; its rules are those of its row.
extension StackView: ViewLayout {
  var intrinsicAxes: IntrinsicAxes { [] }

  /// The smallest size for what stands in it, no wider than there is room.
  func sizeThatFits(_ size: Size, of view: View, _ context: LayoutContext) -> Size? {
    view.systemLayoutSize(limit: size.width, context)
  }
}
