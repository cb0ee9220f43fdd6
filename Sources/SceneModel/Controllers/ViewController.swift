/// A view controller: what all controllers share, and what kind of controller it is.
public struct ViewController: Sendable {
  /// The title, for the navigation bar and the tab bar.
  public var title: Text?
  /// What a navigation bar shows for it.
  public var navigationItem = NavigationItem()
  /// What a tab bar shows for it.
  public var tabBarItem = TabBarItem()
  /// What a navigation controller's toolbar shows for it.
  public var toolbarItems: [BarButtonItem] = []
  /// Whether the tab bar is left out while it is on a navigation controller's stack.
  public var hidesBottomBarWhenPushed = false
  /// The colours of the status bar; nil leaves them to the style of the navigation bar.
  public var preferredStatusBarStyle: StatusBar.Style?
  /// Whether the status bar is hidden; nil hides it in landscape.
  public var prefersStatusBarHidden: Bool?
  /// What stands before the whole screen: another controller or an alert.
  ///
  /// A list, since a structure cannot hold itself; it has no more than one element.
  public var presentedViewControllers: [ViewController] = []
  /// How the controller stands before the one that presents it.
  public var modalPresentationStyle = PresentationStyle.fullScreen
  /// What kind of controller it is.
  public var content: any ControllerContent = ContentController()

  /// Makes a controller with an empty white view.
  public init() {}

  /// UIModalPresentationStyle, as far as an iPhone tells them apart.
  public enum PresentationStyle: String, CaseIterable, Sendable, SceneChoice {
    /// It replaces what it covers.
    case fullScreen
    /// What it covers stays and shows through.
    case overFullScreen
  }

  fileprivate var presentedViewController: ViewController? {
    get { presentedViewControllers.first }
    set { presentedViewControllers = newValue.map { [$0] } ?? [] }
  }
}

/// What makes a kind of controller.
///
/// Every type of the registry is one.
public protocol ControllerContent: Sendable {}

extension ViewController {
  /// The registry of controller types.
  static let types: [any (ControllerContent & SceneObject).Type] = [
    ContentController.self, TableViewController.self, NavigationController.self, TabBarController.self,
    AlertController.self,
  ]

  /// The keys that all controllers share.
  static let keys: [Key<ViewController>] = [
    Key("title", \.title, default: "null", "The title, for the navigation bar and the tab bar."),
    Key("navigationItem", \.navigationItem, default: "{}", "What a navigation bar shows for it."),
    Key("tabBarItem", \.tabBarItem, default: "{}", "What a tab bar shows for it."),
    Key("toolbarItems", \.toolbarItems, default: "[]", "What a navigation controller's toolbar shows for it."),
    Key(
      "hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed, default: "false",
      "Whether the tab bar is left out while it is on a navigation controller's stack."),
    Key(
      "preferredStatusBarStyle", \.preferredStatusBarStyle, default: "null",
      "The colours of the status bar; under a navigation bar, the bar's style decides."),
    Key(
      "prefersStatusBarHidden", \.prefersStatusBarHidden, default: "null",
      "Whether the status bar is hidden; null hides it in landscape."),
    Key(
      "presentedViewController", \.presentedViewController, default: "null",
      "What stands before the whole screen: another controller or an alert."),
    Key(
      "modalPresentationStyle", \.modalPresentationStyle, default: "\"fullScreen\"",
      "Whether what it covers, when presented, goes or stays."),
  ]
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
    guard var members = reader.members(of: json, expected: "an object (viewController)"),
      let index = reader.typeIndex(
        of: json, &members, among: types.map { $0.typeName }, of: kinds, also: others)
    else { return nil }
    return types[index].readController(members, json, &reader)
  }

  /// The kinds of controllers.
  static let kinds = KindFamily(types.map { $0.kind(sharing: keys) })
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
    var content: Self = reader.read(members, of: json, shared: ViewController.keys, into: &controller)
    reader.check(&content, members, of: json)
    controller.content = content
    return controller
  }
}

extension ControllerContent {
  /// The name of the kind in scenes, such as `navigationController`.
  public static var name: String { (self as? any SceneObject.Type)?.typeName ?? ContentController.typeName }
}
