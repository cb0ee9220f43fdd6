import Geometry
import SceneModel

/// How a kind of controller fills its place on the screen.
protocol ControllerLayout: ControllerContent {
  func boxes(_ place: ControllerPlace, of controller: ViewController, _ context: LayoutContext) -> [Box]
  /// The title that a tab bar shows if the controller says none itself.
  var innerTitle: Text? { get }
}

/// The place of a controller: the size of its view, and what already covers the edges of it.
struct ControllerPlace {
  var size: Size
  /// The status bar, or the sensor housing, at the top; the tab bar, or the home indicator, at the bottom.
  var insets: Insets
  /// Whether the screen is held sideways, so that bars are lower.
  var isLandscape: Bool

  var rect: Rect { Rect(origin: .zero, size: size) }
}

extension ViewController {
  /// The controller's view with its bars, filling a place.
  func box(_ place: ControllerPlace, _ context: LayoutContext) -> Box {
    let layout = content as? any ControllerLayout ?? ContentController()
    return Box(type(of: content).name, frame: place.rect, children: layout.boxes(place, of: self, context))
  }

  /// The item for a navigation bar, with the controller's title if it has none.
  fileprivate var effectiveNavigationItem: NavigationItem {
    var item = navigationItem
    item.title = item.title ?? title
    return item
  }

  /// The item for a tab bar, with the controller's title if it has none.
  fileprivate var effectiveTabBarItem: TabBarItem {
    var item = tabBarItem
    item.title = item.title ?? title ?? (content as? any ControllerLayout)?.innerTitle
    return item
  }
}

extension ContentController: ControllerLayout {
  var innerTitle: Text? { nil }

  func boxes(_ place: ControllerPlace, of controller: ViewController, _ context: LayoutContext) -> [Box] {
    var context = context
    context.scrollInsets = automaticallyAdjustsScrollViewInsets ? place.insets : .zero
    context.depthInController = 0
    guard let view else { return [Box("view", frame: place.rect, content: .fill(.white))] }
    return view.box(frame: place.rect, in: place.size, context).map { [$0] } ?? []
  }
}

extension NavigationController: ControllerLayout {
  var innerTitle: Text? { viewControllers.first?.effectiveNavigationItem.title }

  /// The last screen of the stack fills the place; the bar lies over it, its background reaching to the top.
  func boxes(_ place: ControllerPlace, of controller: ViewController, _ context: LayoutContext) -> [Box] {
    guard let top = viewControllers.last else { return [] }
    let theme = context.theme.navigationBar
    let height = place.isLandscape ? theme.landscapeHeight : theme.height
    var inner = place
    inner.insets.top += height
    var bar = NavigationBar()
    bar.items = viewControllers.suffix(2).map(\.effectiveNavigationItem)
    let frame = Rect(x: 0, y: place.insets.top, width: place.size.width, height: height)
    let boxes = bar.boxes(in: frame.size, topExtension: place.insets.top, context)
    return [top.box(inner, context), Box("navigationBar", frame: frame, children: boxes)]
  }
}

extension TabBarController: ControllerLayout {
  var innerTitle: Text? { nil }

  /// The selected tab's controller fills the place; the tab bar lies over its lower end.
  func boxes(_ place: ControllerPlace, of controller: ViewController, _ context: LayoutContext) -> [Box] {
    let height = context.theme.tabBar.height + place.insets.bottom
    var inner = place
    inner.insets.bottom = height
    var bar = TabBar()
    bar.items = viewControllers.map(\.effectiveTabBarItem)
    bar.selectedItem = selectedIndex
    let frame = Rect(x: 0, y: place.size.height - height, width: place.size.width, height: height)
    let boxes = bar.boxes(in: frame.size, of: View(bar), context)
    let selected = viewControllers.indices.contains(selectedIndex) ? [viewControllers[selectedIndex]] : []
    return selected.map { $0.box(inner, context) } + [Box("tabBar", frame: frame, children: boxes)]
  }
}
