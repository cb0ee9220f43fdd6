import SceneModel

/// The cells of a section, each made when it is asked for.
struct CellSource {
  private let list: CellList
  private let prototypes: [String: TableViewCell]
  private let records: Records?

  init(_ list: CellList, prototypes: [String: TableViewCell], _ context: LayoutContext) {
    self.list = list
    self.prototypes = prototypes
    if case .data(let data) = list { records = context.records[data.source] } else { records = nil }
  }

  /// How many cells there are.
  var count: Int {
    switch list {
    case .listed(let cells): cells.count
    case .data: records?.count ?? 0
    }
  }

  /// The height that a cell says of itself or by its prototype.
  func height(_ index: Int) -> RowHeight? {
    switch list {
    case .listed(let cells):
      guard case .cell(let cell) = cells[index] else { return nil }
      return height(of: cell)
    case .data(let data): return height(of: data.cell)
    }
  }

  private func height(of cell: TableViewCell?) -> RowHeight? { cell?.height ?? prototype(of: cell)?.height }

  /// What the cells say of their heights, by themselves or by their prototypes: so many cells after each other say the same.
  var heights: [(height: RowHeight?, count: Int)] {
    switch list {
    case .listed(let cells):
      cells.runs.map { run in (run.height ?? run.reuseIdentifier.flatMap { prototypes[$0]?.height }, run.count) }
    case .data(let data): [(height(of: data.cell), count)]
    }
  }

  /// A cell with what its prototype and its values make of it.
  subscript(index: Int) -> TableViewCell {
    switch list {
    case .listed(let cells):
      switch cells[index] {
      case .title(let text):
        var cell = TableViewCell()
        cell.textLabel = Label(text)
        return cell
      case .cell(let cell): return made(cell)
      }
    case .data(let data): return records.map { made(data.row(index, of: $0)) } ?? TableViewCell()
    }
  }

  /// Whether other cells say the same of themselves: those of a prototype or of a file.
  func isShared(_ index: Int) -> Bool {
    guard case .listed(let cells) = list else { return true }
    guard case .cell(let cell) = cells[index] else { return false }
    return cell.reuseIdentifier != nil
  }

  private func made(_ cell: TableViewCell) -> TableViewCell {
    cell.reuseIdentifier == nil && cell.bind.entries.isEmpty ? cell : cell.applied(to: prototype(of: cell))
  }

  private func prototype(of cell: TableViewCell?) -> TableViewCell? {
    cell?.reuseIdentifier.flatMap { prototypes[$0.string] }
  }
}

extension [TableViewCell] {
  /// The prototypes by their names; the first of a name counts.
  var byIdentifier: [String: TableViewCell] {
    Dictionary(
      compactMap { cell in cell.reuseIdentifier.map { ($0.string, cell) } }, uniquingKeysWith: { first, _ in first })
  }
}
