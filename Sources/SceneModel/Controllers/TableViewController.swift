/// A controller whose view is a table (UITableViewController).
public struct TableViewController: ControllerContent {
  /// The table.
  public var table = TableView()
  /// The colour behind the rows; nil is the look's.
  public var backgroundColor: Color?
  /// How the table fills the place.
  public var place = ContentController()

  /// Makes a controller with an empty plain table.
  public init() {}
}

extension TableViewController: SceneObject {
  static let typeName = "tableViewController"
  static let summary = "A controller whose view is a table; it has the table's keys itself."
  static let keys: [Key<TableViewController>] =
    TableView.keys.map { $0.lifted(to: \.table) }
    + [Key("backgroundColor", \.backgroundColor, default: "null", "The colour behind the rows; null is the look's.")]
    + ContentController.keys.filter { $0.name != "view" }.map { $0.lifted(to: \.place) }

  func check(_ json: JSON, _ reader: inout SceneReader) {
    table.check(json, &reader)
  }
}
