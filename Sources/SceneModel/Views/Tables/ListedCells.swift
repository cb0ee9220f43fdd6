/// Cells that are written one by one, and what they say of their heights.
///
/// A table is drawn at a cost of what shows, so nothing may ask each of 100,000 cells for its height at each drawing. They
/// are asked once, here, and most of them say the same as the one before.
public struct ListedCells: Sendable, RandomAccessCollection, ExpressibleByArrayLiteral {
  /// Cells after each other that say the same.
  public struct Run: Sendable {
    /// The height that each says of itself; nil for none.
    public var height: RowHeight?
    /// The prototype that each is like; nil for none.
    public var reuseIdentifier: String?
    /// How many cells there are.
    public var count: Int
  }

  private let cells: [ListedCell]

  /// What the cells say of their heights, in their order.
  public let runs: [Run]

  /// Lists cells, and looks at what each says of its height.
  public init(_ cells: [ListedCell]) {
    self.cells = cells
    var runs: [Run] = []
    for listed in cells {
      var run = Run(height: nil, reuseIdentifier: nil, count: 1)
      if case .cell(let cell) = listed {
        run.height = cell.height
        run.reuseIdentifier = cell.reuseIdentifier?.string
      }
      if let last = runs.last, last.height == run.height, last.reuseIdentifier == run.reuseIdentifier {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(run)
      }
    }
    self.runs = runs
  }

  /// Lists the cells that the source names.
  public init(arrayLiteral cells: ListedCell...) { self.init(cells) }

  /// The first cell's place, which is 0.
  public var startIndex: Int { 0 }
  /// How many cells there are.
  public var endIndex: Int { cells.count }
  /// The cell at a place.
  public subscript(index: Int) -> ListedCell { cells[index] }
}
