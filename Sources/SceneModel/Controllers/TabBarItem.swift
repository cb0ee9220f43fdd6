/// A tab (UITabBarItem).
public struct TabBarItem: Sendable {
  /// The title; nil is the view controller's.
  public var title: Text?
  /// A template image: only its alpha counts.
  public var image: ImageReference?

  /// Makes an item without content.
  public init() {}
}

extension TabBarItem: SceneObject {
  static let typeName = "tabBarItem"
  static let summary = "A tab: a title and a template image."
  static let keys: [Key<TabBarItem>] = [
    Key("title", \.title, default: "null", "The title; null is the view controller's."),
    Key("image", \.image, default: "null", "A template image: only its alpha counts."),
  ]
}
