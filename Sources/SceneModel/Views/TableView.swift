public import Geometry

/// A table (UITableView).
public struct TableView: ViewContent {
  /// The look of its sections.
  public var style = Style.plain
  /// The sections, from top to bottom.
  public var sections: [Section] = []
  /// The height of rows that have none of their own; nil is the look's, 44.
  public var rowHeight: Double?
  /// The height of headers that have none of their own; nil is the look's.
  public var sectionHeaderHeight: Double?
  /// The height of footers that have none of their own; nil is the look's.
  public var sectionFooterHeight: Double?
  /// Whether lines stand between rows.
  public var separatorStyle = SeparatorStyle.singleLine
  /// The colour of those lines; nil is the look's.
  public var separatorColor: Color?
  /// The margins of those lines, of which left and right count; nil is the look's.
  public var separatorInset: Insets?

  /// Makes an empty plain table.
  public init() {}

  /// UITableViewStyle.
  public enum Style: String, CaseIterable, Sendable, SceneChoice {
    case plain, grouped
  }

  /// UITableViewCellSeparatorStyle.
  public enum SeparatorStyle: String, CaseIterable, Sendable, SceneChoice {
    case none, singleLine
  }

  /// A part of a table.
  public struct Section: Sendable {
    /// What stands above its rows.
    public var header: Supplement?
    /// What stands below its rows.
    public var footer: Supplement?
    /// The height of the header (`tableView(_:heightForHeaderInSection:)`); nil is the table's.
    public var heightForHeader: Double?
    /// The height of the footer (`tableView(_:heightForFooterInSection:)`); nil is the table's.
    public var heightForFooter: Double?
    /// The rows.
    public var rows: [TableViewCell] = []

    /// Makes an empty section.
    public init() {}
  }

  /// A header or a footer: a title that the table sets, or a view that it stretches to its width.
  public enum Supplement: Sendable {
    case title(Text)
    case view(View)
  }
}

extension TableView: SceneObject {
  static let typeName = "tableView"
  static let summary = "A table of rows in sections."
  static let keys: [Key<TableView>] = [
    Key("style", \.style, default: "\"plain\"", "The look of its sections."),
    Key("sections", \.sections, default: "[]", "The sections, from top to bottom."),
    Key("rowHeight", \.rowHeight, in: heights, default: "null", "The height of rows; null is 44."),
    Key("sectionHeaderHeight", \.sectionHeaderHeight, in: heights, default: "null", "The height of headers."),
    Key("sectionFooterHeight", \.sectionFooterHeight, in: heights, default: "null", "The height of footers."),
    Key("separatorStyle", \.separatorStyle, default: "\"singleLine\"", "Whether lines stand between rows."),
    Key("separatorColor", \.separatorColor, default: "null", "The colour of those lines."),
    Key("separatorInset", \.separatorInset, default: "null", "The margins of those lines; null is [0, 15, 0, 0]."),
  ]
  static let heights = 0...Scene.greatestLength
}

extension TableView.Section: SceneObject {
  static let typeName = "tableSection"
  static let summary = "A part of a table."
  static let keys: [Key<TableView.Section>] = [
    Key("header", \.header, default: "null", "What stands above its rows: a title or a view."),
    Key("footer", \.footer, default: "null", "What stands below its rows: a title or a view."),
    Key("heightForHeader", \.heightForHeader, in: TableView.heights, default: "null", "The height of the header."),
    Key("heightForFooter", \.heightForFooter, in: TableView.heights, default: "null", "The height of the footer."),
    Key("rows", \.rows, default: "[]", "The rows."),
  ]
}

extension TableView.Supplement: SceneValue {
  static var form: ValueForm { .any([.string, View.form]) }

  static func read(_ json: JSON, _ reader: inout SceneReader) -> TableView.Supplement? {
    switch json.value {
    case .string: Text.read(json, &reader).map { .title($0) }
    case .object: View.read(json, &reader).map { .view($0) }
    default: reader.reject(json, expected: "a title or a view")
    }
  }
}
