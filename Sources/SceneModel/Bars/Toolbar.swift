/// A bar of buttons on its own (UIToolbar); a navigation controller brings its own toolbar.
public struct Toolbar: ViewContent, ControllerBar {
  /// The buttons and the spaces between them, from left to right.
  public var items: [BarButtonItem] = []
  /// Where the bar stands, and so at which edge it has its hairline.
  public var barPosition = BarPosition.any
  /// What lies behind its contents.
  public var appearance = BarAppearance()
  /// The tint of a controller's bar; that of a bar on its own is its view's.
  public var tintColor: Color?

  /// Makes a bar without buttons.
  public init() {}

  /// UIBarPosition.
  public enum BarPosition: String, CaseIterable, Sendable, SceneChoice {
    /// At the bottom, as toolbars are.
    case any
    case bottom
    case top
    /// At the top, its background reaching under the status bar.
    case topAttached
  }
}

extension Toolbar {
  static let typeName = "toolbar"
  static let partName = "toolbarPart"
  static let summary = "A bar of buttons on its own."
  static let keys: [Key<Toolbar>] =
    [
      Key("items", \.items, default: "[]", "The buttons and the spaces between them, from left to right."),
      Key("barPosition", \.barPosition, default: "\"any\"", "Where it stands: its hairline is at the other edge."),
    ] + appearanceKeys
  static let appearanceKeys: [Key<Toolbar>] = Key.appearance
}
