/// A row of a table (UITableViewCell).
public struct TableViewCell: Sendable {
  /// How the two texts stand.
  public var style = Style.default
  /// The main text.
  public var textLabel: Label?
  /// The second text, which the default style does not have.
  public var detailTextLabel: Label?
  /// A picture at the left.
  public var image: ImageReference?
  /// What stands at the right.
  public var accessoryType = AccessoryType.none
  /// A view in place of that, at its own size.
  public var accessoryView: View?
  /// The height of the row; nil is the table's.
  public var height: Double?
  /// The colour of the row; nil is white.
  public var backgroundColor: Color?
  /// A view with content of one's own, stretched over the row up to the accessory.
  public var contentView: View?

  /// Makes an empty row.
  public init() {}

  /// UITableViewCellStyle.
  public enum Style: String, CaseIterable, Sendable, SceneChoice {
    case `default`, value1, value2, subtitle
  }

  /// UITableViewCellAccessoryType, as far as it is drawn.
  public enum AccessoryType: String, CaseIterable, Sendable, SceneChoice {
    case none, disclosureIndicator, checkmark
  }
}

extension TableViewCell: SceneObject {
  static let typeName = "tableViewCell"
  static let summary = "A row: its main text, or an object."
  static let keys: [Key<TableViewCell>] = [
    Key("style", \.style, default: "\"default\"", "How the two texts stand."),
    Key("textLabel", \.textLabel, default: "null", "The main text: a string or a label."),
    Key("detailTextLabel", \.detailTextLabel, default: "null", "The second text: a string or a label."),
    Key("image", \.image, default: "null", "A picture at the left."),
    Key("accessoryType", \.accessoryType, default: "\"none\"", "What stands at the right."),
    Key("accessoryView", \.accessoryView, default: "null", "A view in place of the accessory, such as a switch."),
    Key("height", \.height, in: TableView.heights, default: "null", "The height; null is the table's."),
    Key("backgroundColor", \.backgroundColor, default: "null", "The colour of the row; null is white."),
    Key("contentView", \.contentView, default: "null", "Content of one's own."),
  ]

  static var form: ValueForm { .any([.string, .object(objectForm)]) }

  static func read(_ json: JSON, _ reader: inout SceneReader) -> TableViewCell? {
    guard case .string = json.value else { return readObject(json, &reader) }
    var cell = TableViewCell()
    cell.textLabel = Label.read(json, &reader)
    return cell
  }
}
