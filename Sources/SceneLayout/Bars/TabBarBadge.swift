import Geometry
import SceneModel
import Typesetting

/// The red mark with a text at a tab (_UIBadgeView).
struct TabBarBadge {
  let value: Text
  let buttonLeft: Double
  let buttonWidth: Double
  let barWidth: Double

  /// 18 high and at least as wide, 24 with two digits; its left edge is 6 or 7 beyond the middle of the button and on a
  /// whole point (DUMP: (36 2; 18 18) in a button of 60, (52 2; 18 18) in one of 90).
  ///
  /// It stays within the bar: a long text moves it to the left, and is cut off where even that does not help.
  func box(_ context: LayoutContext) -> Box {
    let theme = context.theme.tabBar.badge
    let margin = context.theme.tabBar.buttonMargin
    let room = max(theme.height, barWidth - 2 * margin)
    let title = BarTitle(
      value, Font(size: theme.fontSize), theme.textColor, width: room - 2 * theme.padding, context)
    let width = max(theme.height, (title.width + 2 * theme.padding).rounded(.down))
    let middle = (buttonWidth / 2 + theme.offset).rounded(.toNearestOrEven)
    let x = max(margin, min(buttonLeft + middle, barWidth - margin - width))
    let frame = Rect(x: x, y: theme.top, width: width, height: theme.height)
    let pill = Rect(origin: .zero, size: frame.size)
    let shape = Box(
      "badge.shape", frame: pill,
      content: .path(PathContent(.roundedRect(pill, radius: theme.height / 2), fill: theme.color)))
    return Box(
      "badge", frame: frame, children: [shape] + title.boxes("badge.text", in: pill, alignment: .center, context))
  }
}
