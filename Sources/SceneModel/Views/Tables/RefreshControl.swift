/// The spinner above a table's content (UIRefreshControl).
public struct RefreshControl: Sendable {
  /// Whether it turns and keeps the content down; else it only shows where the content is pulled down.
  public var isRefreshing = true
  /// The colour of its spokes; nil is the look's.
  public var tintColor: Color?
  /// A text below the spokes.
  @Boxed public var attributedTitle: AttributedText?

  /// Makes a control that turns.
  public init() {}
}

extension RefreshControl: SceneObject {
  static let typeName = "refreshControl"
  static let summary = "The spinner above a table's content."
  static let keys: [Key<RefreshControl>] = [
    Key(
      "isRefreshing", \.isRefreshing, default: "true",
      "Whether it turns and keeps the content down; else it shows only where the content is pulled down."),
    Key("tintColor", \.tintColor, default: "null", "The colour of its spokes; null is grey."),
    Key("attributedTitle", \.attributedTitle, default: "null", "A text below the spokes."),
  ]
}
