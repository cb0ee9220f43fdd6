import Geometry
import SceneModel

extension NavigationController: ControllerLayout {
  /// The first screen's, as UIKit has it: its tab's item, with the title that it has in the navigation bar.
  var innerTabBarItem: TabBarItem? {
    viewControllers.first.map { first in
      var item = first.effectiveTabBarItem
      item.title = item.title ?? first.navigationItem.title
      return item
    }
  }
  var shownChild: ViewController? { viewControllers.last }
  /// A navigation bar decides the status bar's colours itself; only without one the shown screen is asked.
  var childForStatusBarStyle: ViewController? { isNavigationBarHidden ? shownChild : nil }
  var defaultStatusBarStyle: StatusBar.Style? {
    !isNavigationBarHidden && navigationBar.appearance.barStyle == .black ? .lightContent : nil
  }
  /// Once a controller was pushed that hides the tab bar, it stays hidden until that one is popped.
  var hidesBottomBar: Bool { viewControllers.contains { $0.hidesBottomBarWhenPushed } }

  /// The last screen of the stack fills the place; the bars lie over it, the navigation bar's background reaching to the
  /// top, the toolbar's to what lies below it.
  func boxes(_ place: ControllerPlace, of controller: ViewController, _ context: LayoutContext) -> [Box] {
    guard let top = viewControllers.last else { return [] }
    var inner = place
    var bars: [Box] = []
    if !isToolbarHidden { bars.append(toolbarBox(of: top, in: place, &inner, context)) }
    if !isNavigationBarHidden { bars.append(navigationBarBox(in: place, &inner, context)) }
    return [top.box(inner, context)] + bars
  }

  private func navigationBarBox(
    in place: ControllerPlace, _ inner: inout ControllerPlace, _ context: LayoutContext
  ) -> Box {
    var bar = navigationBar
    bar.items = viewControllers.suffix(2).map(\.effectiveNavigationItem)
    let height = bar.height(isLandscape: place.isLandscape, context)
    inner.top = place.top.adding(bar: height, isOpaque: !bar.appearance.lightPasses(context))
    let frame = Rect(x: 0, y: place.top.length, width: place.size.width, height: height)
    let boxes = bar.boxes(in: frame.size, topExtension: place.top.length, context.tinted(bar.tintColor))
    return Box("navigationBar", frame: frame, children: boxes)
  }

  private func toolbarBox(
    of top: ViewController, in place: ControllerPlace, _ inner: inout ControllerPlace, _ context: LayoutContext
  ) -> Box {
    var bar = toolbar
    bar.items = top.toolbarItems
    let theme = context.theme.toolbar
    let height = place.isLandscape ? theme.landscapeHeight : theme.height
    inner.bottom = place.bottom.adding(bar: height, isOpaque: !bar.appearance.lightPasses(context))
    let frame = Rect(
      x: 0, y: place.size.height - place.bottom.length - height, width: place.size.width, height: height)
    // Over a tab bar the toolbar ends; over a home indicator its background goes on.
    let extra = place.bottom.hasBar ? 0 : place.bottom.length
    let boxes = bar.boxes(in: frame.size, bottomExtension: extra, context.tinted(bar.tintColor))
    return Box("toolbar", frame: frame, children: boxes)
  }
}

extension LayoutContext {
  /// The context of a bar with a tint of its own.
  func tinted(_ color: Color?) -> LayoutContext {
    guard let color else { return self }
    var context = self
    context.tintColor = isTintDimmed ? color.dimmed : color
    return context
  }
}
