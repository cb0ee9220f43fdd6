/// A navigation bar on its own (UINavigationBar); a navigation controller brings its own bar.
public struct NavigationBar: ViewContent {
  /// The stack of items: the last one shows, the one before it gives the back button's title.
  public var items: [NavigationItem] = []
  /// Where the bar stands: `topAttached` extends its background under the status bar.
  public var barPosition = BarPosition.any
  /// Whether what lies under the bar shines through.
  public var isTranslucent = true
  /// The hairline below the bar.
  public var shadowImage = ShadowImage.automatic

  /// Makes a bar without items.
  public init() {}

  /// UIBarPosition, as far as navigation bars have it.
  public enum BarPosition: String, CaseIterable, Sendable, SceneChoice {
    case any, top, topAttached
  }

  /// The hairline of a bar.
  public enum ShadowImage: String, CaseIterable, Sendable, SceneChoice {
    /// The look's hairline.
    case automatic
    /// No hairline, as with an empty image in UIKit.
    case none
  }
}

extension NavigationBar: SceneObject {
  static let typeName = "navigationBar"
  static let summary = "A navigation bar on its own."
  static let keys: [Key<NavigationBar>] = [
    Key("items", \.items, default: "[]", "The stack of items: the last one shows."),
    Key("barPosition", \.barPosition, default: "\"any\"", "Whether it extends under the status bar."),
    Key("isTranslucent", \.isTranslucent, default: "true", "Whether what lies under the bar shines through."),
    Key("shadowImage", \.shadowImage, default: "\"automatic\"", "The hairline below the bar."),
  ]
}
