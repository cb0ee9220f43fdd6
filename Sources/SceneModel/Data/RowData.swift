/// Rows that a file beside the scene has the values for.
public struct RowData: Sendable {
  /// The file.
  public var file = FileReference("")
  /// Where in the file the rows are: the names that lead to them, with slashes between them.
  public var path = ""
  /// How the file is written; nil is what its name ends in.
  public var format: DataFormat?
  /// The cell that each row is like.
  @Boxed public var cell: TableViewCell?
  /// What each row puts into it; `{name}` stands for the row's value of that name.
  public var bind = Bindings()
  /// The views that the ids name; known once the prototypes are.
  var targets: [String: [BindingTarget]] = [:]

  /// Makes rows of no file.
  public init() {}

  /// What is read: two lists of rows that are of one file and one place in it are read once.
  public var source: DataSource {
    DataSource(file: file.path, path: path.split(separator: "/").map(String.init), format: format)
  }
}

/// How a data file is written.
public enum DataFormat: String, CaseIterable, Sendable, SceneChoice {
  case json, csv, xml
}

/// A list of rows in a file.
public struct DataSource: Hashable, Sendable {
  /// The file, by a path from the scene's folder.
  public var file: String
  /// The names that lead to the rows.
  public var path: [String]
  /// How the file is written; nil is what its name ends in.
  public var format: DataFormat?

  /// The format that is said, or what the file's name ends in; nil if that is none that can be read.
  public var knownFormat: DataFormat? {
    format ?? file.lastIndex(of: ".").flatMap { DataFormat(rawValue: file[file.index(after: $0)...].lowercased()) }
  }
}

extension RowData: SceneObject {
  static let typeName = "rowData"
  static let summary =
    "Rows from a file beside the scene: a JSON array, a CSV file whose first line has the names, or XML."
  static let keys: [Key<RowData>] = [
    Key("file", \.file, isRequired: true, "The file; its name ends in `.json`, `.csv` or `.xml`, or `format` says it."),
    Key(
      "path", \.path, default: "\"\"",
      "Where the rows are: `feed/entries` for a list in JSON objects, `urlset/url` for the elements of XML."),
    Key("format", \.format, default: "null", "How the file is written; null is what its name ends in."),
    Key(
      "cell", \.cell, default: "null",
      "The cell that each row is like; with a `reuseIdentifier` it is one of `cells`. A string is a cell with that text."
    ),
    Key(
      "bind", \.bind, default: "{}",
      "What each row puts into it, by ids, as a cell's `bind` does (see [bound values](#bound-values)); `{name}` in a text stands for the row's value of that name, `{author.name}` for one inside another, `{@name}` for an attribute of XML, `{}` for the row itself, and `{{` for a brace."
    ),
  ]

  func check(_ json: JSON, _ reader: inout SceneReader) {
    guard let site = file.site else { return }
    guard !file.path.isEmpty else { return reader.report(.file("", reason: "the name of the file is empty"), at: site) }
    // A format that could not be read has been told of.
    guard format != nil || !json.hasValue("format") else { return }
    switch source.knownFormat {
    case nil:
      let reason = "the name ends in none of .json, .csv and .xml; say its \"format\""
      reader.report(.file(file.path, reason: reason), at: site)
    case .xml where source.path.isEmpty: reader.report(.missingKey("path"), at: json.offset)
    case .csv where !source.path.isEmpty:
      reader.report(.file(file.path, reason: "nothing in a CSV file has a \"path\""), at: site)
    case .json, .csv, .xml: break
    }
  }
}
