public import Geometry

/// Text on many lines that scrolls (UITextView).
public struct TextView: ViewContent {
  /// The text.
  public var text: Text = ""
  /// The font; nil is the system font of 12 points.
  public var font: Font?
  /// The colour of the text; nil is black.
  public var textColor: Color?
  /// How lines stand between left and right.
  public var textAlignment = TextAlignment.left
  /// The margins around the text; lines keep another 5 points clear of them at both sides.
  public var textContainerInset = Insets(top: 8, left: 0, bottom: 8, right: 0)
  /// The place of the text that stands at the top left; nil is its beginning, clear of the bars.
  public var contentOffset: Point?
  /// Whether the text can be changed, which does not show.
  public var isEditable = true

  /// Makes an empty text view.
  public init() {}
}

extension TextView: SceneObject {
  static let typeName = "textView"
  static let summary = "Text on many lines that scrolls; white behind the text."
  static let keys: [Key<TextView>] = [
    Key("text", \.text, default: "\"\"", "The text."),
    Key("font", \.font, default: "null", "The font; null is the system font of 12 points."),
    Key("textColor", \.textColor, default: "null", "The colour of the text; null is black."),
    Key("textAlignment", \.textAlignment, default: "\"left\"", "How lines stand between left and right."),
    Key(
      "textContainerInset", \.textContainerInset, default: "[8, 0, 8, 0]",
      "The margins around the text; lines keep another 5 points clear at both sides."),
    Key(
      "contentOffset", \.contentOffset, default: "null",
      "The place of the text that stands at the top left; null is its beginning, clear of the bars."),
    Key("isEditable", \.isEditable, default: "true", "Whether the text can be changed; it looks the same."),
  ]
}

extension TextView: ValueHolder {
  static let valueSummary = "Any value but a text with attributes, as its `text`."
  var bindingUse: BindingUse { .text }

  mutating func hold(_ value: BoundValue) { text = value.plainText ?? text }
}
