import Geometry
import SceneModel
import Typesetting

/// The title of a navigation bar: words or a view.
struct NavigationBarTitle {
  let bar: NavigationBar
  let item: NavigationItem
  let size: Size
  let context: LayoutContext

  private var theme: NavigationBarTheme { context.theme.navigationBar }

  /// The room that the words want; a view takes what there is.
  var width: Double { item.titleView == nil ? words(width: .infinity)?.width ?? 0 : 0 }

  /// The title in the middle of the bar, moved only as far as it must be to stay clear of the items at its sides (DUMP
  /// and SL MapKit); it is cut off, or a title view narrowed, only when the space between them is used up.
  func boxes(in space: ClosedRange<Double>) -> [Box] {
    let room = space.upperBound - space.lowerBound
    func x(_ width: Double) -> Double {
      max(space.lowerBound, min((size.width - width) / 2, space.upperBound - width))
    }
    if let view = item.titleView { return titleView(view, room: room, x) }
    // Where not even an ellipsis has room, nothing is drawn over the items.
    guard let title = words(width: room), title.width <= room + 1e-6 else { return [] }
    let rect = Rect(x: x(title.width), y: 0, width: title.width, height: size.height)
    return title.boxes(
      "title", in: rect, movedBy: Point(x: 0, y: bar.titleVerticalPositionAdjustment), context)
  }

  private func words(width: Double) -> BarTitle? {
    item.title.map { title in
      BarTitle(
        title, Font(size: theme.fontSize, weight: .medium),
        bar.appearance.barStyle == .black ? theme.blackBarTitleColor : theme.titleColor, bar.titleTextAttributes,
        width: width, context)
    }
  }

  /// A view keeps its own size, at most the height of the bar and the room between the items.
  ///
  /// One of more than 128 points is a slip: a picture of 300 pixels is 150 points high on a Retina screen.
  private func titleView(_ view: View, room: Double, _ x: (Double) -> Double) -> [Box] {
    let own = view.size(within: Size(width: room, height: size.height), context)
    let shown = Size(width: min(own.width, room), height: min(own.height, size.height))
    let frame = Rect(x: x(shown.width), y: (size.height - shown.height) / 2, width: shown.width, height: shown.height)
    var context = context
    context.isInNavigationBar = true
    guard var box = view.box(frame: frame, in: size, context) else { return [] }
    if own.height > theme.greatestTitleViewHeight {
      box.remarks.append((view.site, .titleViewTooTall(own.height, limit: theme.greatestTitleViewHeight)))
    }
    return [box]
  }
}
