/// An alert or an action sheet over a dimmed screen (UIAlertController); its title is the controller's.
public struct AlertController: ControllerContent {
  /// Whether it is an alert or an action sheet.
  public var preferredStyle = Style.actionSheet
  /// The text below the title.
  public var message: Text?
  /// The buttons, in the order in which they were added.
  public var actions: [Action] = []
  /// The text fields of an alert, from top to bottom.
  public var textFields: [Field] = []

  /// Makes an action sheet without text and buttons.
  public init() {}

  /// UIAlertControllerStyle.
  public enum Style: String, CaseIterable, Sendable, SceneChoice {
    case actionSheet, alert
  }

  /// A button (UIAlertAction).
  public struct Action: Sendable {
    /// Its title.
    public var title: Text = ""
    /// What it does, and so where it stands and how it looks.
    public var style = Style.default
    /// Whether it can be touched; else it is grey.
    public var isEnabled = true

    /// Makes a button without a title.
    public init() {}

    /// UIAlertActionStyle.
    public enum Style: String, CaseIterable, Sendable, SceneChoice {
      case `default`
      /// Leaves things as they are: the first in a row, the last in a column, apart in an action sheet.
      case cancel
      /// Deletes something: red.
      case destructive
    }
  }

  /// A text field of an alert.
  public struct Field: Sendable {
    /// Its text.
    public var text: Text = ""
    /// What it shows in grey while it has no text.
    public var placeholder: Text = ""
    /// Whether dots stand for the characters.
    public var isSecureTextEntry = false

    /// Makes an empty text field.
    public init() {}
  }
}

extension AlertController: SceneObject {
  static let typeName = "alertController"
  static let summary = "An alert or an action sheet; it can only be a presentedViewController."
  static let keys: [Key<AlertController>] = [
    Key("preferredStyle", \.preferredStyle, default: "\"actionSheet\"", "Whether it is an alert or an action sheet."),
    Key("message", \.message, default: "null", "The text below the title."),
    Key("actions", \.actions, default: "[]", "The buttons, in the order in which they were added."),
    Key("textFields", \.textFields, default: "[]", "The text fields of an alert, from top to bottom."),
  ]

  /// UIKit throws an exception for these.
  func check(_ json: JSON, _ reader: inout SceneReader) {
    guard case .object(let members) = json.value else { return }
    if preferredStyle == .actionSheet, let fields = members.first(where: { $0.key == "textFields" }) {
      reader.report(
        .wrongType(expected: "text fields only with the preferredStyle \"alert\"", found: "\"actionSheet\""),
        at: fields.keyOffset, under: fields.key)
    }
    if actions.filter({ $0.style == .cancel }).count > 1, let list = members.first(where: { $0.key == "actions" }) {
      reader.report(
        .wrongCount(found: actions.filter { $0.style == .cancel }.count, expected: "at most one cancel action"),
        at: list.value.offset, under: list.key)
    }
  }
}

extension AlertController.Action: SceneObject {
  static let typeName = "alertAction"
  static let summary = "A button of an alert."
  static let keys: [Key<AlertController.Action>] = [
    Key("title", \.title, default: "\"\"", "Its title."),
    Key("style", \.style, default: "\"default\"", "What it does, and so where it stands and how it looks."),
    Key("isEnabled", \.isEnabled, default: "true", "Whether it can be touched; else it is grey."),
  ]
}

extension AlertController.Field: SceneObject {
  static let typeName = "alertTextField"
  static let summary = "A text field of an alert."
  static let keys: [Key<AlertController.Field>] = [
    Key("text", \.text, default: "\"\"", "Its text."),
    Key("placeholder", \.placeholder, default: "\"\"", "What it shows in grey while it has no text."),
    Key("isSecureTextEntry", \.isSecureTextEntry, default: "false", "Whether dots stand for the characters."),
  ]
}
