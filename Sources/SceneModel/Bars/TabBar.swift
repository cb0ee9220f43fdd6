/// A tab bar on its own (UITabBar); a tab bar controller brings its own bar.
public struct TabBar: ViewContent, ControllerBar {
  /// The items, from left to right.
  public var items: [TabBarItem] = []
  /// The index of the selected item, or −1 for none.
  public var selectedItem = -1
  /// What lies behind its contents.
  public var appearance = BarAppearance()
  /// How the items share the width.
  public var itemPositioning = ItemPositioning.automatic
  /// The width of centred items; 0 is the look's.
  public var itemWidth = 0.0
  /// The space between centred items; 0 is the look's.
  public var itemSpacing = 0.0
  /// A picture behind the selected item.
  public var selectionIndicatorImage: ImageReference?
  /// The tint of a controller's bar; that of a bar on its own is its view's.
  public var tintColor: Color?

  /// Makes a bar without items.
  public init() {}

  /// UITabBarItemPositioning.
  public enum ItemPositioning: String, CaseIterable, Sendable, SceneChoice {
    /// Filled on an iPhone.
    case automatic
    /// Equal columns over the whole width.
    case fill
    /// Items of one width in the middle.
    case centered
  }
}

extension TabBar {
  static let typeName = "tabBar"
  static let partName = "tabBarPart"
  static let summary = "A tab bar on its own."
  static let keys: [Key<TabBar>] =
    [
      Key("items", \.items, default: "[]", "The items, from left to right."),
      Key("selectedItem", \.selectedItem, in: -1...9999, default: "-1", "The index of the selected item; -1 is none."),
    ] + appearanceKeys
  static let appearanceKeys: [Key<TabBar>] =
    Key.appearance + [
      Key("itemPositioning", \.itemPositioning, default: "\"automatic\"", "How the items share the width."),
      Key("itemWidth", \.itemWidth, in: lengths, default: "0", "The width of centred items; 0 is the look's."),
      Key("itemSpacing", \.itemSpacing, in: lengths, default: "0", "The space between centred items; 0 is the look's."),
      Key("selectionIndicatorImage", \.selectionIndicatorImage, default: "null", "A picture behind the selected item."),
    ]
  private static let lengths = 0...Scene.greatestLength

  func check(_ json: JSON, _ reader: inout SceneReader) {
    reader.checkIndex(selectedItem, of: items.count, key: "selectedItem", in: json)
  }
}
