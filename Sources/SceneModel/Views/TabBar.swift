/// A tab bar on its own (UITabBar); a tab bar controller brings its own bar.
public struct TabBar: ViewContent {
  /// The items, from left to right.
  public var items: [TabBarItem] = []
  /// The index of the selected item, or −1 for none.
  public var selectedItem = -1
  /// Whether what lies under the bar shines through.
  public var isTranslucent = true

  /// Makes a bar without items.
  public init() {}
}

extension TabBar: SceneObject {
  static let typeName = "tabBar"
  static let summary = "A tab bar on its own."
  static let keys: [Key<TabBar>] = [
    Key("items", \.items, default: "[]", "The items, from left to right."),
    Key("selectedItem", \.selectedItem, in: -1...9999, default: "-1", "The index of the selected item; -1 is none."),
    Key("isTranslucent", \.isTranslucent, default: "true", "Whether what lies under the bar shines through."),
  ]

  func check(_ json: JSON, _ reader: inout SceneReader) {
    reader.checkIndex(selectedItem, of: items.count, key: "selectedItem", in: json)
  }
}
