/// A part of a table.
public struct TableSection: Sendable {
  /// What stands above its rows.
  @Boxed public var header: Supplement?
  /// What stands below its rows.
  @Boxed public var footer: Supplement?
  /// The height of the header (`tableView(_:heightForHeaderInSection:)`); nil is the table's.
  public var heightForHeader: Double?
  /// The height of the footer (`tableView(_:heightForFooterInSection:)`); nil is the table's.
  public var heightForFooter: Double?
  /// The rows.
  public var rows = CellList.listed([])

  /// Makes an empty section.
  public init() {}

  /// A header or a footer: a title that the table sets, or a view that it stretches to its width.
  public enum Supplement: Sendable {
    case title(Text)
    case view(View)
  }
}

extension TableSection: SceneObject {
  static let typeName = "tableSection"
  static let summary = "A part of a table."
  static let keys: [Key<TableSection>] = [
    Key("header", \.header, default: "null", "What stands above its rows: a title or a view."),
    Key("footer", \.footer, default: "null", "What stands below its rows: a title or a view."),
    Key(
      "heightForHeader", \.heightForHeader, in: TableView.heights, default: "null",
      "The height of the header; 0 is no header, and null the table's."),
    Key(
      "heightForFooter", \.heightForFooter, in: TableView.heights, default: "null",
      "The height of the footer; 0 is no footer, and null the table's."),
    Key("rows", \.rows, default: "[]", "The rows: a list, or a file that they come from."),
  ]
}

extension TableSection.Supplement: SceneValue {
  static var form: ValueForm { .any([.string, View.form]) }

  static func read(_ json: JSON, _ reader: inout SceneReader) -> TableSection.Supplement? {
    switch json.value {
    case .string: Text.read(json, &reader).map { .title($0) }
    case .object: View.read(json, &reader).map { .view($0) }
    default: reader.reject(json, expected: "a title or a view")
    }
  }
}
