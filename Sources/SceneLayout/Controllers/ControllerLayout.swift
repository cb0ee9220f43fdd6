import Geometry
import SceneModel

/// How a kind of controller fills its place on the screen.
protocol ControllerLayout: ControllerContent {
  func boxes(_ place: ControllerPlace, of controller: ViewController, _ context: LayoutContext) -> [Box]
  /// What a tab bar shows if the controller says nothing itself.
  var innerTabBarItem: TabBarItem? { get }
  /// The controller inside that decides whether the status bar is hidden (`childViewControllerForStatusBarHidden`).
  var childForStatusBarHidden: ViewController? { get }
  /// The controller inside that decides the status bar's colours (`childViewControllerForStatusBarStyle`).
  var childForStatusBarStyle: ViewController? { get }
  /// The status bar's colours if neither the controller nor one inside says them.
  var defaultStatusBarStyle: StatusBar.Style? { get }
  /// The controller inside that shows.
  var shownChild: ViewController? { get }
  /// Whether the tab bar around the controller is left out (`hidesBottomBarWhenPushed`).
  var hidesBottomBar: Bool { get }
}

extension ControllerLayout {
  var innerTabBarItem: TabBarItem? { nil }
  var childForStatusBarHidden: ViewController? { shownChild }
  var childForStatusBarStyle: ViewController? { shownChild }
  var defaultStatusBarStyle: StatusBar.Style? { nil }
  var shownChild: ViewController? { nil }
  var hidesBottomBar: Bool { false }
}

/// The place of a controller: the size of its view, and what already covers the edges of it.
struct ControllerPlace {
  /// What lies over an edge of a controller's view.
  struct Cover {
    /// How far it reaches in: the status bar or the sensor housing, the home indicator, and bars.
    var length: Double
    /// Whether a container's bar is part of it, so that a view may end there.
    var hasBar = false
    /// Whether nothing shows through that bar.
    var isOpaque = false

    /// The same with a bar that begins where this ends.
    func adding(bar height: Double, isOpaque: Bool) -> Cover {
      Cover(length: length + height, hasBar: true, isOpaque: isOpaque)
    }
  }

  var size: Size
  var top: Cover
  var bottom: Cover
  /// What the sensor housing takes at the sides.
  var sides = (left: 0.0, right: 0.0)
  /// Whether the screen is held sideways, so that bars are lower.
  var isLandscape: Bool

  var rect: Rect { Rect(origin: .zero, size: size) }
  var insets: Insets { Insets(top: top.length, left: sides.left, bottom: bottom.length, right: sides.right) }
}

extension ViewController {
  /// How the controller's kind fills its place.
  var layout: any ControllerLayout { content as? any ControllerLayout ?? ContentController() }

  /// The controller's view with its bars, filling a place.
  func box(_ place: ControllerPlace, _ context: LayoutContext) -> Box {
    Box(type(of: content).name, frame: place.rect, children: layout.boxes(place, of: self, context))
  }

  /// The item for a navigation bar, with the controller's title if it has none.
  var effectiveNavigationItem: NavigationItem {
    var item = navigationItem
    item.title = item.title ?? title
    return item
  }

  /// The item for a tab bar: what the controller does not say, its title and the controller inside do.
  var effectiveTabBarItem: TabBarItem {
    var item = tabBarItem
    let inner = layout.innerTabBarItem
    item.title = item.title ?? title ?? inner?.title
    if item.image == nil, item.systemItem == nil {
      item.image = inner?.image
      item.selectedImage = item.selectedImage ?? inner?.selectedImage
      item.systemItem = inner?.systemItem
    }
    item.badgeValue = item.badgeValue ?? inner?.badgeValue
    return item
  }
}
