import Geometry
import SceneModel

extension ProgressView: ViewLayout {
  func sizeThatFits(_ size: Size, _ context: LayoutContext) -> Size? { context.theme.progressView.size }

  func boxes(in bounds: Size, of view: View, _ context: LayoutContext) -> [Box] {
    let theme = context.theme.progressView
    let line = Track(
      frame: Rect(origin: .zero, size: bounds), radius: progressViewStyle == .bar ? theme.barRadius : theme.radius,
      split: bounds.width * progress)
    return line.boxes(
      ("progress", "track"), progressTintColor ?? view.tintColor ?? context.tintColor,
      trackTintColor ?? theme.trackColor)
  }
}
