/// A navigation bar on its own (UINavigationBar); a navigation controller brings its own bar.
public struct NavigationBar: ViewContent, ControllerBar {
  /// The stack of items: the last one shows, the one before it gives the back button's title.
  public var items: [NavigationItem] = []
  /// Where the bar stands: `topAttached` extends its background under the status bar.
  public var barPosition = BarPosition.any
  /// What lies behind its contents.
  public var appearance = BarAppearance()
  /// How the title is written.
  public var titleTextAttributes = TextAttributes()
  /// How far the title is moved down (`setTitleVerticalPositionAdjustment`).
  public var titleVerticalPositionAdjustment = 0.0
  /// A template image in place of the back button's chevron.
  public var backIndicatorImage: ImageReference?
  /// The tint of a controller's bar; that of a bar on its own is its view's.
  public var tintColor: Color?

  /// Makes a bar without items.
  public init() {}

  /// UIBarPosition, as far as navigation bars have it.
  public enum BarPosition: String, CaseIterable, Sendable, SceneChoice {
    case any, top, topAttached
  }
}

extension NavigationBar {
  static let typeName = "navigationBar"
  static let partName = "navigationBarPart"
  static let summary = "A navigation bar on its own."
  static let keys: [Key<NavigationBar>] =
    [
      Key("items", \.items, default: "[]", "The stack of items: the last one shows."),
      Key("barPosition", \.barPosition, default: "\"any\"", "Whether it extends under the status bar."),
    ] + appearanceKeys
  static let appearanceKeys: [Key<NavigationBar>] =
    Key.appearance + [
      Key("titleTextAttributes", \.titleTextAttributes, default: "{}", "How the title is written."),
      Key(
        "titleVerticalPositionAdjustment", \.titleVerticalPositionAdjustment, default: "0",
        "How far the title is moved down."),
      Key(
        "backIndicatorImage", \.backIndicatorImage, default: "null",
        "A template image in place of the back button's chevron."),
    ]
}
