/// A button behind a row that is swiped aside (UITableViewRowAction).
public struct RowAction: Sendable {
  /// Its text.
  public var title: Text = ""
  /// Whether it takes something away.
  public var style = Style.default
  /// Its colour; nil is the style's.
  public var backgroundColor: Color?

  /// Makes an action without a text.
  public init() {}

  /// Makes a destructive action.
  public init(_ title: Text) {
    self.title = title
  }

  /// UITableViewRowActionStyle.
  public enum Style: String, CaseIterable, Sendable, SceneChoice {
    /// The same as destructive.
    case `default`
    /// Red.
    case destructive
    /// Grey.
    case normal
  }
}

extension RowAction: SceneObject {
  static let typeName = "rowAction"
  static let summary = "A button behind a row that is swiped aside."
  static let keys: [Key<RowAction>] = [
    Key("title", \.title, isRequired: true, "Its text."),
    Key("style", \.style, default: "\"default\"", "Whether it is red, as it is by default, or grey."),
    Key("backgroundColor", \.backgroundColor, default: "null", "Its colour; null is the style's."),
  ]
}
