/// A controller with a stack of screens and a navigation bar (UINavigationController).
public struct NavigationController: ControllerContent {
  /// The stack: the last one shows, the one before it gives the back button's title.
  public var viewControllers: [ViewController] = []
  /// The look of its navigation bar.
  public var navigationBar = NavigationBar()
  /// Whether that is left out.
  public var isNavigationBarHidden = false
  /// The look of its toolbar, which shows the items of the screen that shows.
  public var toolbar = Toolbar()
  /// Whether that is left out.
  public var isToolbarHidden = true

  /// Makes a controller without screens.
  public init() {}
}

extension NavigationController: SceneObject {
  static let typeName = "navigationController"
  static let summary = "A stack of screens under a navigation bar."
  static let keys: [Key<NavigationController>] = [
    Key("viewControllers", \.viewControllers, isRequired: true, "The stack: the last one shows."),
    Key("navigationBar", \.navigationBar, default: "{}", "The look of its navigation bar."),
    Key("isNavigationBarHidden", \.isNavigationBarHidden, default: "false", "Whether that is left out."),
    Key("toolbar", \.toolbar, default: "{}", "The look of its toolbar, which has the shown screen's toolbarItems."),
    Key("isToolbarHidden", \.isToolbarHidden, default: "true", "Whether that is left out."),
  ]

  /// UIKit refuses to push a navigation controller or an alert.
  func check(_ json: JSON, _ reader: inout SceneReader) {
    reader.checkCount(viewControllers.count, in: 1...Int.max, "at least one view controller", json)
    reader.checkTypes(
      of: "viewControllers", without: [Self.typeName, AlertController.typeName],
      expected: "a controller that can be pushed", json)
  }
}
