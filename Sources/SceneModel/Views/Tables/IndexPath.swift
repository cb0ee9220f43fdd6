/// A row by the numbers of its section and of itself, both from 0 (NSIndexPath).
public struct IndexPath: Hashable, Sendable {
  /// The section.
  public var section: Int
  /// The row in it.
  public var row: Int
  /// Where the scene says it; nil for one made in code.
  public var site: Site?

  /// Names a row.
  public init(section: Int, row: Int, site: Site? = nil) {
    self.section = section
    self.row = row
    self.site = site
  }

  /// Two paths to one row are the same wherever they are said.
  public static func == (a: IndexPath, b: IndexPath) -> Bool { a.section == b.section && a.row == b.row }

  /// Takes part in hashing by the numbers.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(section)
    hasher.combine(row)
  }
}

/// A row or an item that a scene names by its number in a data file, which is known only once that is read.
public struct DataElement: Sendable {
  /// The list in the file.
  public var source: DataSource
  /// Where the scene names it.
  public var path: IndexPath
  /// What it is called: `row` or `item`.
  public var kind: String
}

extension SceneReader {
  /// Reports indices that lead nowhere in the lists of a table's or a collection's sections.
  ///
  /// Those that lead into a data file are left for when it is read.
  mutating func check(_ paths: [IndexPath], in lists: [CellList], kind: String) {
    for path in paths {
      guard let site = path.site else { continue }
      guard lists.indices.contains(path.section) else {
        report(.noElement("section", at: path.section, count: lists.count), at: site)
        continue
      }
      switch lists[path.section] {
      case .listed(let rows) where !rows.indices.contains(path.row):
        report(.noElement(kind, at: path.row, count: rows.count), at: site)
      case .listed: break
      case .data(let data): elements.append(DataElement(source: data.source, path: path, kind: kind))
      }
    }
  }
}

extension IndexPath: SceneValue {
  private static let names = ["section", "row"]
  static let form = ValueForm.numbers(names, least: ["section": 0, "row": 0])

  static func read(_ json: JSON, _ reader: inout SceneReader) -> IndexPath? {
    let expected = "[section, row]"
    guard case .array(let elements) = json.value else { return reader.reject(json, expected: expected) }
    guard elements.count == 2 else {
      reader.report(.wrongCount(found: elements.count, expected: "2 numbers \(expected)"), at: json.offset)
      return nil
    }
    guard let numbers = [Int].read(json, &reader), numbers.count == 2 else { return nil }
    return IndexPath(section: numbers[0], row: numbers[1], site: reader.site(of: json.offset))
  }
}
