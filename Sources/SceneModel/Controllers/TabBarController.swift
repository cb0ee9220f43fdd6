/// A controller with a tab bar (UITabBarController).
public struct TabBarController: ControllerContent {
  /// The tabs' controllers, from left to right; of more than five, the fifth and those after it are behind "More".
  public var viewControllers: [ViewController] = []
  /// The index of the tab that shows.
  public var selectedIndex = 0
  /// What shows in place of one of the tabs' controllers.
  public var selectedViewController: Selection?
  /// The look of its tab bar.
  public var tabBar = TabBar()

  /// Makes a controller without tabs.
  public init() {}

  /// A controller of the tab bar controller's own.
  public enum Selection: String, CaseIterable, Sendable, SceneChoice {
    /// The list of the controllers for which the bar has no room.
    case moreNavigationController
  }

  /// How many tabs a bar has room for.
  public static let roomForTabs = 5
}

extension TabBarController: SceneObject {
  static let typeName = "tabBarController"
  static let summary = "Screens side by side, chosen in a tab bar."
  static let keys: [Key<TabBarController>] = [
    Key(
      "viewControllers", \.viewControllers, isRequired: true,
      "The tabs' controllers, from left to right; with more than five, the fifth tab is \"More\"."),
    Key("selectedIndex", \.selectedIndex, in: 0...9999, default: "0", "The index of the tab that shows."),
    Key(
      "selectedViewController", \.selectedViewController, default: "null",
      "\"moreNavigationController\" shows the list behind \"More\"."),
    Key("tabBar", \.tabBar, default: "{}", "The look of its tab bar."),
  ]

  func check(_ json: JSON, _ reader: inout SceneReader) {
    reader.checkCount(viewControllers.count, in: 1...Int.max, "at least one view controller", json)
    reader.checkIndex(selectedIndex, of: viewControllers.count, key: "selectedIndex", in: json)
    reader.checkTypes(
      of: "viewControllers", without: [AlertController.typeName], expected: "a controller that can be a tab", json)
    guard case .object(let members) = json.value,
      let selection = members.first(where: { $0.key == "selectedViewController" }), selectedViewController != nil
    else { return }
    if members.contains(where: { $0.key == "selectedIndex" }) {
      reader.report(.conflictingKeys("selectedIndex", selection.key), at: selection.keyOffset)
    }
    if viewControllers.count <= Self.roomForTabs {
      reader.report(
        .wrongCount(
          found: viewControllers.count,
          expected: "more than \(Self.roomForTabs) view controllers behind \"moreNavigationController\""),
        at: selection.value.offset, under: selection.key)
    }
  }
}

extension SceneReader {
  /// Reports a list of controllers with a wrong count; one that could not be read was reported already.
  mutating func checkCount(_ count: Int, in range: ClosedRange<Int>, _ expected: String, _ json: JSON) {
    guard case .object(let members) = json.value,
      let member = members.first(where: { $0.key == "viewControllers" }), case .array(let written) = member.value.value,
      !range.contains(written.count)
    else { return }
    report(.wrongCount(found: written.count, expected: expected), at: member.value.offset, under: "viewControllers")
  }

  /// Reports the controllers of a list whose types cannot stand there.
  mutating func checkTypes(of key: String, without types: [String], expected: String, _ json: JSON) {
    guard case .object(let members) = json.value, let member = members.first(where: { $0.key == key }),
      case .array(let elements) = member.value.value
    else { return }
    for (index, element) in elements.enumerated() {
      guard let name = typeName(of: element), types.contains(name) else { continue }
      report(.wrongType(expected: expected, found: name), at: element.offset, under: "\(key)[\(index)]")
    }
  }
}
