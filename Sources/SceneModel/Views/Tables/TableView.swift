public import Geometry

/// A table (UITableView).
public struct TableView: ViewContent {
  /// The look of its sections.
  public var style = Style.plain
  /// The sections, from top to bottom.
  public var sections: [TableSection] = []
  /// The cells that rows refer to by their `reuseIdentifier`.
  public var cells: [TableViewCell] = []
  /// The height of rows that have none of their own; nil is the look's, 44.
  public var rowHeight: RowHeight?
  /// What rows that grow with their content count while they do not show; nil measures those above the screen, unless
  /// there are more than a thousand.
  public var estimatedRowHeight: Double?
  /// The height of headers that have none of their own; nil is the look's.
  public var sectionHeaderHeight: Double?
  /// The height of footers that have none of their own; nil is the look's.
  public var sectionFooterHeight: Double?
  /// A view above the first section, as wide as the table and as high as it is itself.
  @Boxed public var tableHeaderView: View?
  /// A view below the last section; with one, a plain table has no empty rows.
  @Boxed public var tableFooterView: View?
  /// A view behind the rows that stays where it is.
  @Boxed public var backgroundView: View?
  /// Whether lines stand between rows.
  public var separatorStyle = SeparatorStyle.singleLine
  /// The colour of those lines; nil is the look's.
  public var separatorColor: Color?
  /// The margins of those lines, of which left and right count; nil is the look's.
  public var separatorInset: Insets?
  /// Which part of the content shows.
  public var scrolling = Scrolling()
  /// The row that is scrolled to the top, in place of an offset.
  public var scrollToRow: IndexPath?
  /// The letters at the right edge.
  public var sectionIndexTitles: [Text] = []
  /// Their colour; nil is the tint.
  public var sectionIndexColor: Color?
  /// The colour of the strip behind them; nil is the look's.
  public var sectionIndexBackgroundColor: Color?
  /// Whether rows show what edits them.
  public var isEditing = false
  /// Whether rows are chosen by marks while the table is edited.
  public var allowsMultipleSelectionDuringEditing = false
  /// The rows that are selected, beside those that say so themselves.
  public var indexPathsForSelectedRows: [IndexPath] = []
  /// The spinner above the content.
  @Boxed public var refreshControl: RefreshControl?

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
}

extension TableView: SceneObject {
  static let typeName = "tableView"
  static let summary = "A table of rows in sections."
  static let heights = 0...Scene.greatestLength
  static let keys: [Key<TableView>] =
    [
      Key("style", \.style, default: "\"plain\"", "The look of its sections."),
      Key("sections", \.sections, default: "[]", "The sections, from top to bottom."),
      Key("cells", \.cells, default: "[]", "The cells that rows refer to by `reuseIdentifier`."),
      Key(
        "rowHeight", \.rowHeight, default: "null",
        "The height of rows; null is 44, automaticDimension what texts or the constraints in a contentView ask for."),
      Key(
        "estimatedRowHeight", \.estimatedRowHeight, in: heights, default: "null",
        "What rows that grow with their content count while they are not on the screen; null or 0 measures those above it, or counts them as 44 where the table has more than 1,000 rows."
      ),
      Key(
        "sectionHeaderHeight", \.sectionHeaderHeight, in: heights, default: "null",
        "The height of headers; in a plain table only of those that there are."),
      Key(
        "sectionFooterHeight", \.sectionFooterHeight, in: heights, default: "null",
        "The height of footers; in a plain table only of those that there are."),
      Key(
        "tableHeaderView", \.tableHeaderView, default: "null",
        "A view above the first section, as wide as the table and as high as it is itself."),
      Key(
        "tableFooterView", \.tableFooterView, default: "null",
        "A view below the last section; with one, a plain table has no empty rows."),
      Key("backgroundView", \.backgroundView, default: "null", "A view behind the rows that stays where it is."),
      Key("separatorStyle", \.separatorStyle, default: "\"singleLine\"", "Whether lines stand between rows."),
      Key("separatorColor", \.separatorColor, default: "null", "The colour of those lines."),
      Key("separatorInset", \.separatorInset, default: "null", "The margins of those lines; null is [0, 15, 0, 0]."),
      Key("scrollToRow", \.scrollToRow, default: "null", "The row that is scrolled to the top."),
      Key(
        "sectionIndexTitles", \.sectionIndexTitles, default: "[]",
        "The letters at the right edge, `{search}` for a magnifying glass; where they don't all fit, dots stand for some."
      ),
      Key("sectionIndexColor", \.sectionIndexColor, default: "null", "Their colour; null is the tint."),
      Key(
        "sectionIndexBackgroundColor", \.sectionIndexBackgroundColor, default: "null",
        "The colour of the strip behind them; null is half white."),
      Key("isEditing", \.isEditing, default: "false", "Whether rows show what edits them."),
      Key(
        "allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing, default: "false",
        "Whether rows are chosen by marks while the table is edited."),
      Key(
        "indexPathsForSelectedRows", \.indexPathsForSelectedRows, default: "[]",
        "The rows that are selected, beside those that say so themselves."),
      Key("refreshControl", \.refreshControl, default: "null", "The spinner above the content."),
    ] + Scrolling.keys.map { $0.lifted(to: \.scrolling) }

  func check(_ json: JSON, _ reader: inout SceneReader) {
    if scrolling.contentOffset != nil, scrollToRow != nil {
      reader.report(.conflictingKeys("contentOffset", "scrollToRow"), at: json.offset)
    }
    let lists = sections.map(\.rows)
    reader.check(indexPathsForSelectedRows + (scrollToRow.map { [$0] } ?? []), in: lists, kind: "row")
    var checks = CellChecks(cells, in: json, .table, &reader)
    checks.check(lists, &reader)
  }
}
