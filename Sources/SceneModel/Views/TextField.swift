/// A line of text that can be edited (UITextField).
public struct TextField: Control {
  /// The text.
  public var text: Text = ""
  /// What stands in the field while it has no text.
  public var placeholder: Text?
  /// The font; nil is the system font of 17 points.
  public var font: Font?
  /// The colour of the text; nil is black.
  public var textColor: Color?
  /// Where the text stands between left and right.
  public var textAlignment = TextAlignment.left
  /// The line around the field.
  public var borderStyle = BorderStyle.none
  /// When the button that empties the field shows; never while there is no text.
  public var clearButtonMode = ViewMode.never
  /// Whether the caret stands in it.
  public var isEditing = false
  /// A view at the left.
  public var leftView: View?
  /// When that view shows.
  public var leftViewMode = ViewMode.never
  /// A view at the right, in place of the button that empties the field.
  public var rightView: View?
  /// When that view shows.
  public var rightViewMode = ViewMode.never
  /// Whether the text is a row of bullets.
  public var isSecureTextEntry = false
  /// Whether the font gets smaller until the text fits.
  public var adjustsFontSizeToFitWidth = false
  /// The smallest font size to shrink to, in points; 0 is without a floor.
  public var minimumFontSize = 0.0
  /// An image in place of the border, stretched over the field; a field with round corners ignores it.
  public var background: ImageReference?
  /// That image while the field is disabled; nil is the usual one.
  public var disabledBackground: ImageReference?
  /// Whether it can be touched.
  public var state = ControlState()

  /// Makes an empty field without a border.
  public init() {}

  /// UITextBorderStyle.
  public enum BorderStyle: String, CaseIterable, Sendable, SceneChoice {
    case none, line, bezel, roundedRect
  }

  /// UITextFieldViewMode.
  public enum ViewMode: String, CaseIterable, Sendable, SceneChoice {
    case never, whileEditing, unlessEditing, always

    /// Whether a view of this mode shows.
    public func shows(whileEditing isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }
}

extension TextField: SceneObject {
  static let typeName = "textField"
  static let summary = "A line of text that can be edited."
  static let keys: [Key<TextField>] = [
    Key("text", \.text, default: "\"\"", "The text."),
    Key("placeholder", \.placeholder, default: "null", "What stands in the field while it has no text."),
    Key("font", \.font, default: "null", "The font; null is the system font of 17 points."),
    Key("textColor", \.textColor, default: "null", "The colour of the text; null is black."),
    Key("textAlignment", \.textAlignment, default: "\"left\"", "Where the text stands between left and right."),
    Key("borderStyle", \.borderStyle, default: "\"none\"", "The line around the field."),
    Key("clearButtonMode", \.clearButtonMode, default: "\"never\"", "When the button that empties the field shows."),
    Key("isEditing", \.isEditing, default: "false", "Whether the caret stands in it."),
    Key("leftView", \.leftView, default: "null", "A view at the left, at its own size."),
    Key("leftViewMode", \.leftViewMode, default: "\"never\"", "When that view shows."),
    Key("rightView", \.rightView, default: "null", "A view at the right, in place of the clear button."),
    Key("rightViewMode", \.rightViewMode, default: "\"never\"", "When that view shows."),
    Key("isSecureTextEntry", \.isSecureTextEntry, default: "false", "Whether the text is a row of bullets."),
    isEnabledKey,
    Key(
      "adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, default: "false",
      "Whether the font gets smaller until the text fits."),
    Key(
      "minimumFontSize", \.minimumFontSize, in: 0...1000, default: "0",
      "The smallest font size to shrink to; 0 is without a floor."),
    Key("background", \.background, default: "null", "An image in place of the border; roundedRect ignores it."),
    Key("disabledBackground", \.disabledBackground, default: "null", "That image while it is disabled."),
  ]
}

extension TextField: ValueHolder {
  static let valueSummary = "Any value but a text with attributes, as its `text`."
  var bindingUse: BindingUse { .text }

  mutating func hold(_ value: BoundValue) { text = value.plainText ?? text }
}
