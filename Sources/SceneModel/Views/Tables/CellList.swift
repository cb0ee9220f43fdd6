/// The rows of a section or the items of a collection: listed one by one, or taken from a file.
public enum CellList: Sendable {
  case listed(ListedCells)
  case data(RowData)
}

/// A row of a list.
///
/// Most rows are a mere text, which costs no more than that.
public enum ListedCell: Sendable {
  case title(Text)
  indirect case cell(TableViewCell)
}

extension CellList: SceneValue {
  static var form: ValueForm { .any([.array(TableViewCell.form), RowData.form]) }

  static func read(_ json: JSON, _ reader: inout SceneReader) -> CellList? {
    switch json.value {
    case .array: return [ListedCell].read(json, &reader).map { .listed(ListedCells($0)) }
    case .object: return RowData.read(json, &reader).map { .data($0) }
    default: return reader.reject(json, expected: "a list of rows or an object (rowData)")
    }
  }
}

extension ListedCell: SceneValue {
  static var form: ValueForm { TableViewCell.form }

  static func read(_ json: JSON, _ reader: inout SceneReader) -> ListedCell? {
    if case .string = json.value { return Text.read(json, &reader).map { .title($0) } }
    return TableViewCell.readObject(json, &reader).map { .cell($0) }
  }
}
