import Geometry
import SceneModel

/// How high the rows of a table are, of which those that grow with their content are measured only where they show.
struct RowHeights {
  private let table: TableView
  private let width: Double
  private let context: LayoutContext
  /// What rows that grow count as while they don't show.
  private let estimate: Double
  /// Whether rows that grow count as their estimate while they lie above what shows.
  ///
  /// So they do where the table says an estimate, as in UIKit, and where measuring them all would cost more than a
  /// picture; UIKit without an estimate asks every row, however long that takes.
  private let estimates: Bool

  /// How many rows of a table are measured at most to find out what shows.
  private static let measuredRowLimit = 1000

  init(of table: TableView, _ sources: [CellSource], width: Double, _ context: LayoutContext) {
    self.table = table
    self.width = width
    self.context = context
    // 0 means that there is no estimate (UITableView.estimatedRowHeight).
    let said = table.estimatedRowHeight.flatMap { $0 > 0 ? $0 : nil }
    estimate = said ?? context.theme.cell.height
    var count = 0
    for source in sources { count += source.count }
    estimates = said != nil || count > Self.measuredRowLimit
  }

  /// The rows of a section where nothing of it shows.
  func unseen(_ source: CellSource) -> RowStack {
    var stack = RowStack()
    for (said, count) in source.heights { stack.append(count, height: fixed(said) ?? estimate) }
    return stack
  }

  /// The rows of a section from a line downward, of which a stretch shows.
  ///
  /// - Parameters:
  ///   - measured: The rows that are to be known, whatever shows; nil to find them by the stretch.
  func rows(
    of source: CellSource, in section: Int, from start: Double, showing shown: ClosedRange<Double>,
    _ measured: MeasuredRows?
  ) -> RowStack {
    var stack = RowStack()
    for (said, count) in source.heights {
      if let height = fixed(said) {
        stack.append(count, height: height)
        continue
      }
      let run = stack.count..<stack.count + count
      var asked = run
      if estimates, let measured {
        asked = run.clamped(to: measured.rows(of: section)).clamped(to: run)
      } else if estimates {
        asked = run.dropFirst(rowsAbove(shown.lowerBound - start - stack.height)).indices
      }
      stack.append(asked.lowerBound - run.lowerBound, height: estimate)
      while stack.count < asked.upperBound, start + stack.height <= shown.upperBound {
        let known = measured?.height(of: stack.count, in: section)
        stack.append(1, height: known ?? measure(source[stack.count]))
      }
      stack.append(run.upperBound - stack.count, height: estimate)
    }
    return stack
  }

  /// The height of one row, measured if it grows.
  func height(of row: Int, in source: CellSource) -> Double { fixed(source.height(row)) ?? measure(source[row]) }

  /// The height of rows that don't grow; nil if they do.
  private func fixed(_ said: RowHeight?) -> Double? { (said ?? table.rowHeight).fixed(context.theme.cell) }

  /// How many rows that count as their estimate end above a line, which may be far away.
  private func rowsAbove(_ y: Double) -> Int {
    let count = max(0, y) / estimate
    return count < 1e9 ? Int(count) : Int.max
  }

  private func measure(_ cell: TableViewCell) -> Double {
    CellLayout(cell, in: table, size: Size(width: width, height: context.theme.cell.height), context).fittingHeight
  }
}

extension RowHeight? {
  /// The height of rows of which this is said; nil if they grow.
  func fixed(_ theme: CellTheme) -> Double? {
    switch self {
    case nil: theme.height
    case .points(let height): height
    case .automaticDimension: nil
    }
  }
}
