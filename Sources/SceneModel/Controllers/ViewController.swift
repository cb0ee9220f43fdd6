/// A view controller: what all controllers share, and what kind of controller it is.
public struct ViewController: Sendable {
  /// The title, for the navigation bar and the tab bar.
  public var title: Text?
  /// What a navigation bar shows for it.
  public var navigationItem = NavigationItem()
  /// What a tab bar shows for it.
  public var tabBarItem = TabBarItem()
  /// What kind of controller it is.
  public var content: any ControllerContent = ContentController()

  /// Makes a controller with an empty white view.
  public init() {}
}

/// What makes a kind of controller.
///
/// Every type of the registry is one.
public protocol ControllerContent: Sendable {}

/// A controller that shows a view (UIViewController).
public struct ContentController: ControllerContent {
  /// The view, which fills the place that the controller gets; nil is an empty white one.
  public var view: View?
  /// Whether a table that is the view, or its first subview, keeps clear of the bars.
  public var automaticallyAdjustsScrollViewInsets = true

  /// Makes a controller with an empty white view.
  public init() {}
}

/// A controller with a stack of screens and a navigation bar (UINavigationController).
public struct NavigationController: ControllerContent {
  /// The stack: the last one shows, the one before it gives the back button's title.
  public var viewControllers: [ViewController] = []

  /// Makes a controller without screens.
  public init() {}
}

/// A controller with a tab bar (UITabBarController).
public struct TabBarController: ControllerContent {
  /// The tabs' controllers, from left to right; 1 to 5.
  public var viewControllers: [ViewController] = []
  /// The index of the tab that shows.
  public var selectedIndex = 0

  /// Makes a controller without tabs.
  public init() {}
}

extension ViewController {
  /// The registry of controller types.
  static let types: [any (ControllerContent & SceneObject).Type] = [
    ContentController.self, NavigationController.self, TabBarController.self,
  ]

  /// The keys that all controllers share.
  static let keys: [Key<ViewController>] = [
    Key("title", \.title, default: "null", "The title, for the navigation bar and the tab bar."),
    Key("navigationItem", \.navigationItem, default: "{}", "What a navigation bar shows for it."),
    Key("tabBarItem", \.tabBarItem, default: "{}", "What a tab bar shows for it."),
  ]
}

extension ContentController: SceneObject {
  static let typeName = "viewController"
  static let summary = "A controller that shows a view."
  static let keys: [Key<ContentController>] = [
    Key("view", \.view, default: "null", "The view, which fills the screen; null is an empty white one."),
    Key(
      "automaticallyAdjustsScrollViewInsets", \.automaticallyAdjustsScrollViewInsets, default: "true",
      "Whether a table that is the view, or its first subview, keeps clear of the bars."),
  ]
}

extension NavigationController: SceneObject {
  static let typeName = "navigationController"
  static let summary = "A stack of screens under a navigation bar."
  static let keys: [Key<NavigationController>] = [
    Key("viewControllers", \.viewControllers, isRequired: true, "The stack: the last one shows.")
  ]

  func check(_ json: JSON, _ reader: inout SceneReader) {
    reader.checkCount(viewControllers.count, in: 1...Int.max, "at least one view controller", json)
  }
}

extension TabBarController: SceneObject {
  static let typeName = "tabBarController"
  static let summary = "Screens side by side, chosen in a tab bar."
  static let keys: [Key<TabBarController>] = [
    Key("viewControllers", \.viewControllers, isRequired: true, "The tabs' controllers, from left to right."),
    Key("selectedIndex", \.selectedIndex, in: 0...9999, default: "0", "The index of the tab that shows."),
  ]

  func check(_ json: JSON, _ reader: inout SceneReader) {
    reader.checkCount(viewControllers.count, in: 1...5, "1 to 5 view controllers", json)
    reader.checkIndex(selectedIndex, of: viewControllers.count, key: "selectedIndex", in: json)
  }
}

extension SceneReader {
  /// Reports a list of controllers with a wrong count; one that could not be read was reported already.
  fileprivate mutating func checkCount(_ count: Int, in range: ClosedRange<Int>, _ expected: String, _ json: JSON) {
    guard case .object(let members) = json.value,
      let member = members.first(where: { $0.key == "viewControllers" }), case .array(let written) = member.value.value,
      !range.contains(written.count)
    else { return }
    report(.wrongCount(found: written.count, expected: expected), at: member.value.offset, under: "viewControllers")
  }
}

extension ViewController: SceneValue {
  static var form: ValueForm {
    .named("anyController", summary: "A view controller of any type.", .any(types.map { .object($0.controllerForm) }))
  }

  static func read(_ json: JSON, _ reader: inout SceneReader) -> ViewController? {
    read(json, among: [], &reader)
  }

  /// Reads a controller where types other than controllers are possible as well, for the message.
  static func read(_ json: JSON, among others: [String], _ reader: inout SceneReader) -> ViewController? {
    guard let members = reader.members(of: json, expected: "an object (viewController)"),
      let index = reader.typeIndex(of: json, among: types.map { $0.typeName }, also: others)
    else { return nil }
    return types[index].readController(members, json, &reader)
  }
}

extension ControllerContent where Self: SceneObject {
  fileprivate static var controllerForm: ObjectForm {
    ObjectForm(name: typeName, summary: summary) {
      [.type(typeName, isRequired: typeName != ContentController.typeName)] + ViewController.keys.map(\.keyForm)
        + keys.map(\.keyForm)
    }
  }

  fileprivate static func readController(
    _ members: [JSON.Member], _ json: JSON, _ reader: inout SceneReader
  ) -> ViewController {
    var controller = ViewController()
    let content: Self = reader.read(members, of: json, shared: ViewController.keys, into: &controller)
    controller.content = content
    return controller
  }
}

extension ControllerContent {
  /// The name of the kind in scenes, such as `navigationController`.
  public static var name: String { (self as? any SceneObject.Type)?.typeName ?? ContentController.typeName }
}
