/// A bar with a search field (UISearchBar).
public struct SearchBar: ViewContent {
  /// The text that is searched for.
  public var text: Text = ""
  /// What stands in the field while it has no text.
  public var placeholder: Text?
  /// A line above the field.
  public var prompt: Text?
  /// Whether the bar has a ground.
  public var searchBarStyle = Style.default
  /// The colours of the bar.
  public var barStyle = BarStyle.default
  /// The colour of the ground; nil is that of the bar's style.
  public var barTintColor: Color?
  /// Whether what lies under the ground shines through.
  public var isTranslucent = true
  /// Whether a button that ends the search stands at the right.
  public var showsCancelButton = false
  /// Whether a sign for bookmarks stands in the field while it has no text.
  public var showsBookmarkButton = false
  /// Whether the scopes show below the field.
  public var showsScopeBar = false
  /// The titles of the scopes, from left to right.
  public var scopeButtonTitles: [Text] = []
  /// The index of the selected scope, or −1 for none.
  public var selectedScopeButtonIndex = 0

  /// Makes a bar with an empty field.
  public init() {}

  /// UISearchBarStyle.
  public enum Style: String, CaseIterable, Sendable, SceneChoice {
    /// As the look has it, which is prominent.
    case `default`
    /// With a ground.
    case prominent
    /// Without a ground.
    case minimal
  }

  /// UIBarStyle.
  public enum BarStyle: String, CaseIterable, Sendable, SceneChoice {
    case `default`, black
  }
}

extension SearchBar: SceneObject {
  static let typeName = "searchBar"
  static let summary = "A bar with a search field, 44 points high; a prompt and a scope bar make it higher."
  static let keys: [Key<SearchBar>] = [
    Key("text", \.text, default: "\"\"", "The text that is searched for."),
    Key("placeholder", \.placeholder, default: "null", "What stands in the field while it has no text."),
    Key("prompt", \.prompt, default: "null", "A line above the field."),
    Key(
      "searchBarStyle", \.searchBarStyle, default: "\"default\"", "Whether the bar has a ground; default is prominent."),
    Key("barStyle", \.barStyle, default: "\"default\"", "The colours of the bar."),
    Key("barTintColor", \.barTintColor, default: "null", "The colour of the ground; null is that of the bar's style."),
    Key("isTranslucent", \.isTranslucent, default: "true", "Whether what lies under the ground shines through."),
    Key("showsCancelButton", \.showsCancelButton, default: "false", "Whether a cancel button stands at the right."),
    Key(
      "showsBookmarkButton", \.showsBookmarkButton, default: "false",
      "Whether a sign for bookmarks stands in the field while it has no text."),
    Key("showsScopeBar", \.showsScopeBar, default: "false", "Whether the scopes show below the field."),
    Key("scopeButtonTitles", \.scopeButtonTitles, default: "[]", "The titles of the scopes, from left to right."),
    Key(
      "selectedScopeButtonIndex", \.selectedScopeButtonIndex, in: -1...9999, default: "0",
      "The index of the selected scope; -1 is none."),
  ]

  func check(_ json: JSON, _ reader: inout SceneReader) {
    // 0 is the default, and stands for no scope while there are none.
    guard selectedScopeButtonIndex > 0 else { return }
    reader.checkIndex(selectedScopeButtonIndex, of: scopeButtonTitles.count, key: "selectedScopeButtonIndex", in: json)
  }
}
