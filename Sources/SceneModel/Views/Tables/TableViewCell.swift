public import Geometry

/// A row of a table (UITableViewCell), or an item of a collection.
public struct TableViewCell: Sendable {
  /// The name of the prototype that the row is like, or in `cells` the name of the prototype itself.
  @Boxed public var reuseIdentifier: Text?
  /// The values that the row puts into its prototype.
  public var bind = Bindings()
  /// How the two texts stand.
  public var style: Style?
  /// The main text.
  @Boxed public var textLabel: Label?
  /// The second text, which the default style does not have.
  @Boxed public var detailTextLabel: Label?
  /// A picture at the left.
  @Boxed public var image: ImageReference?
  /// What stands at the right.
  public var accessoryType: AccessoryType?
  /// A view in place of that, at its own size.
  @Boxed public var accessoryView: View?
  /// What stands at the right while the table is edited.
  public var editingAccessoryType: AccessoryType?
  /// The height of the row; nil is the table's.
  public var height: RowHeight?
  /// How deep the row stands in a hierarchy.
  public var indentationLevel: Int?
  /// How far a level moves the content to the right.
  public var indentationWidth: Double?
  /// The margins of the line below the row; nil is the table's.
  @Boxed public var separatorInset: Insets?
  /// The colour of the row; nil is white.
  public var backgroundColor: Color?
  /// A view behind the content, stretched over the row.
  @Boxed public var backgroundView: View?
  /// A view behind the content of a selected row, in place of the look's grey.
  @Boxed public var selectedBackgroundView: View?
  /// Whether a selected row looks different.
  public var selectionStyle: SelectionStyle?
  /// Whether the row is selected.
  public var isSelected: Bool?
  /// Whether a finger is on the row.
  public var isHighlighted: Bool?
  /// What stands at the left while the table is edited; nil is delete.
  public var editingStyle: EditingStyle?
  /// Whether the row can be moved while the table is edited.
  public var showsReorderControl: Bool?
  /// Whether the content moves aside while the table is edited.
  public var shouldIndentWhileEditing: Bool?
  /// Whether the row is swiped aside, so that its actions show.
  public var showingDeleteConfirmation: Bool?
  /// The actions of a swiped row, from right to left; nil is Delete.
  @Boxed public var editActions: [RowAction]?
  /// A view with content of one's own, stretched over the row up to the accessory.
  @Boxed public var contentView: View?
  /// Where the scene says keys that show only in some places; nil for most.
  @Boxed var placedKeys: [PlacedKey]?

  /// Makes an empty row.
  public init() {}

  /// UITableViewCellStyle.
  public enum Style: String, CaseIterable, Sendable, SceneChoice {
    case `default`, value1, value2, subtitle
  }

  /// UITableViewCellAccessoryType.
  public enum AccessoryType: String, CaseIterable, Sendable, SceneChoice {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// UITableViewCellSelectionStyle; since iOS 7 all but none look the same.
  public enum SelectionStyle: String, CaseIterable, Sendable, SceneChoice {
    case none, blue, gray, `default`
  }

  /// UITableViewCellEditingStyle.
  public enum EditingStyle: String, CaseIterable, Sendable, SceneChoice {
    case none, delete, insert
  }
}

/// A key and where the scene says it.
struct PlacedKey: Sendable {
  var name: String
  var site: Site
}

extension TableViewCell: SceneObject {
  static let typeName = "tableViewCell"
  static let summary = "A row: its main text, or an object."
  static let keys: [Key<TableViewCell>] = [
    Key(
      "reuseIdentifier", \.reuseIdentifier, default: "null",
      "The name of the prototype in `cells` that the row is like; in `cells`, the prototype's own name."),
    Key(
      "bind", \.bind, default: "{}",
      "The values that the row puts into its prototype, by the ids of its views, or into `textLabel`, `detailTextLabel` and `imageView`; see [bound values](#bound-values)."
    ),
    Key("style", \.style, default: "\"default\"", "How the two texts stand."),
    Key("textLabel", \.textLabel, default: "null", "The main text: a string or a label."),
    Key(
      "detailTextLabel", \.detailTextLabel, default: "null",
      "The second text, which the default style does not show: a string or a label."),
    Key("image", \.image, default: "null", "A picture at the left."),
    Key("accessoryType", \.accessoryType, default: "\"none\"", "What stands at the right."),
    Key("accessoryView", \.accessoryView, default: "null", "A view in place of the accessory, such as a switch."),
    Key(
      "editingAccessoryType", \.editingAccessoryType, default: "\"none\"",
      "What stands at the right while the table is edited."),
    Key("height", \.height, default: "null", "The height; null is the table's."),
    Key(
      "indentationLevel", \.indentationLevel, in: 0...1000, default: "0", "How deep the row stands in a hierarchy."),
    Key(
      "indentationWidth", \.indentationWidth, in: 0...1000, default: "10",
      "How far a level moves the content to the right."),
    Key(
      "separatorInset", \.separatorInset, default: "null", "The margins of the line below the row; null is the table's."
    ),
    Key("backgroundColor", \.backgroundColor, default: "null", "The colour of the row; null is white."),
    Key("backgroundView", \.backgroundView, default: "null", "A view behind the content, stretched over the row."),
    Key(
      "selectedBackgroundView", \.selectedBackgroundView, default: "null",
      "A view behind the content while the row is selected; null is grey."),
    Key("selectionStyle", \.selectionStyle, default: "\"default\"", "Whether a selected row looks different."),
    Key("isSelected", \.isSelected, default: "false", "Whether the row is selected."),
    Key("isHighlighted", \.isHighlighted, default: "false", "Whether a finger is on the row."),
    Key(
      "editingStyle", \.editingStyle, default: "\"delete\"", "What stands at the left while the table is edited."),
    Key(
      "showsReorderControl", \.showsReorderControl, default: "false",
      "Whether the row can be moved while the table is edited."),
    Key(
      "shouldIndentWhileEditing", \.shouldIndentWhileEditing, default: "true",
      "Whether the content moves aside while the table is edited."),
    Key(
      "showingDeleteConfirmation", \.showingDeleteConfirmation, default: "false",
      "Whether the row is swiped aside, so that its actions show."),
    Key(
      "editActions", \.editActions, default: "null", "The actions of a swiped row, from right to left; null is Delete."),
    Key("contentView", \.contentView, default: "null", "Content of one's own."),
  ]

  /// The key of the text that the default style does not show.
  static let detailKey = "detailTextLabel"
  /// The keys that count only in a table.
  private static let tableKeys = [
    "height", "separatorInset", "editingStyle", "editingAccessoryType", "showsReorderControl",
    "shouldIndentWhileEditing", "showingDeleteConfirmation", "editActions",
  ]

  mutating func check(_ json: JSON, _ reader: inout SceneReader) {
    guard case .object(let members) = json.value else { return }
    var placed: [PlacedKey] = []
    for member in members where member.key == Self.detailKey || Self.tableKeys.contains(member.key) {
      if case .null = member.value.value { continue }
      if member.key == Self.detailKey, let style, style != .default { continue }
      reader.descend(into: member.key) {
        placed.append(PlacedKey(name: member.key, site: $0.site(of: member.keyOffset)))
      }
    }
    if !placed.isEmpty { placedKeys = placed }
  }

  static var form: ValueForm { .any([.string, .object(objectForm)]) }

  static func read(_ json: JSON, _ reader: inout SceneReader) -> TableViewCell? {
    guard case .string = json.value else { return readObject(json, &reader) }
    var cell = TableViewCell()
    cell.textLabel = Label.read(json, &reader)
    return cell
  }
}
