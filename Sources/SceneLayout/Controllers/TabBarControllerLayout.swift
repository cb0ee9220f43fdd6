import Geometry
import SceneModel

extension TabBarController: ControllerLayout {
  var shownChild: ViewController? { selected }

  /// The tabs of the bar: of more than five controllers the first four, and "More" for the rest.
  private var hasMore: Bool { viewControllers.count > Self.roomForTabs }
  private var shownTabs: Int { hasMore ? Self.roomForTabs - 1 : viewControllers.count }

  /// The controller that shows: a tab's own, or "More" with what was chosen from its list.
  private var selected: ViewController? {
    if selectedViewController == .moreNavigationController { return MoreList(self).controller(showing: nil) }
    guard viewControllers.indices.contains(selectedIndex) else { return nil }
    let chosen = viewControllers[selectedIndex]
    return selectedIndex < shownTabs ? chosen : MoreList(self).controller(showing: chosen)
  }

  /// The selected tab's controller fills the place; the tab bar lies over its lower end.
  func boxes(_ place: ControllerPlace, of controller: ViewController, _ context: LayoutContext) -> [Box] {
    guard let selected else { return [] }
    guard !selected.layout.hidesBottomBar else { return [selected.box(place, context)] }
    let height = context.theme.tabBar.height
    var inner = place
    inner.bottom = place.bottom.adding(bar: height, isOpaque: !tabBar.appearance.lightPasses(context))
    return [selected.box(inner, context), bar(in: place, height: height, context)]
  }

  private func bar(in place: ControllerPlace, height: Double, _ context: LayoutContext) -> Box {
    var bar = tabBar
    bar.items = viewControllers.prefix(shownTabs).map(\.effectiveTabBarItem)
    if hasMore { bar.items.append(MoreList.tab) }
    bar.selectedItem = selectedViewController == nil ? min(selectedIndex, shownTabs) : shownTabs
    var view = View(bar)
    view.tintColor = bar.tintColor.map { context.isTintDimmed ? $0.dimmed : $0 }
    let full = height + place.bottom.length
    let frame = Rect(x: 0, y: place.size.height - full, width: place.size.width, height: full)
    return Box("tabBar", frame: frame, children: bar.boxes(in: frame.size, of: view, context))
  }

  /// The controllers behind "More".
  var moreControllers: [ViewController] { Array(viewControllers.dropFirst(shownTabs)) }
}
