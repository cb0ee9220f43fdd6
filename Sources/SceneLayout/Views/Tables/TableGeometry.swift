import Geometry
import SceneModel

/// Where the parts of a table lie in its content, whose upper edge is 0.
struct TableGeometry {
  /// A section's place.
  struct Section {
    var source: CellSource
    var top: Double
    var headerHeight: Double
    var rows: RowStack
    var footerHeight: Double

    var rowsTop: Double { top + headerHeight }
    var footerTop: Double { rowsTop + rows.height }
    var bottom: Double { footerTop + footerHeight }
  }

  /// The sections as far as they were looked at: those that begin below what shows are not.
  private(set) var sections: [Section] = []
  /// The height of the whole content, of which what was not looked at is guessed.
  private(set) var height: Double
  /// Where the sections begin, below the table's header view.
  let start: Double

  /// What has to be known of a table.
  enum Part {
    /// A stretch of the content.
    case stretch(ClosedRange<Double>)
    /// A row and what stands up to so many points away from it, wherever that is.
    case around(IndexPath, reach: Double)
  }

  /// Looks at the sections, down to where the content no longer shows.
  ///
  /// - Parameters:
  ///   - part: What shows; rows that grow with their content are measured only as far as they decide what stands there.
  init(of table: TableView, width: Double, from start: Double, showing part: Part, _ context: LayoutContext) {
    self.start = start
    height = start
    let prototypes = table.cells.byIdentifier
    let sources = table.sections.map { CellSource($0.rows, prototypes: prototypes, context) }
    var shown = -Double.infinity ... .infinity, measured: MeasuredRows?
    switch part {
    case .stretch(let stretch): shown = stretch
    case .around(let path, let reach):
      measured = MeasuredRows(around: path, reach: reach, in: sources) { source, row in
        table.height(of: row, in: source, width: width, context)
      }
    }
    for (index, source) in sources.enumerated() {
      guard height <= shown.upperBound else {
        height += Double(source.count) * table.assumedHeight(context)
        continue
      }
      let header = table.height(of: .header, in: index, width: width, context)
      let footer = table.height(of: .footer, in: index, width: width, context)
      let rows = table.rows(
        source, in: index, width: width, from: height + header, showing: shown, measured, context)
      let placed = Section(
        source: source, top: height, headerHeight: header, rows: rows, footerHeight: footer)
      sections.append(placed)
      height = placed.bottom
    }
  }

  /// The upper edge of a row in the content; nil if there is no such row.
  func top(of path: IndexPath) -> Double? {
    guard sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    guard (0..<section.rows.count).contains(path.row) else { return nil }
    return section.rowsTop + section.rows.top(path.row)
  }
}

extension TableView {
  /// What rows that say nothing count as where nobody has looked at them.
  func assumedHeight(_ context: LayoutContext) -> Double {
    switch rowHeight {
    case nil: context.theme.cell.height
    case .points(let height): height
    case .automaticDimension: estimate(context)
    }
  }

  /// What rows that grow count as while they don't show.
  private func estimate(_ context: LayoutContext) -> Double { estimatedRowHeight ?? context.theme.cell.height }

  fileprivate func rows(
    _ source: CellSource, in section: Int, width: Double, from start: Double, showing shown: ClosedRange<Double>,
    _ measured: MeasuredRows?, _ context: LayoutContext
  ) -> RowStack {
    let estimates = estimates(source)
    var stack = RowStack()
    for (said, count) in source.heights {
      switch said ?? rowHeight {
      case nil: stack.append(count, height: context.theme.cell.height)
      case .points(let height): stack.append(count, height: height)
      case .automaticDimension:
        let estimate = estimate(context)
        let end = stack.count + count
        var asked = stack.count..<end
        if estimates, let measured {
          asked = asked.clamped(to: measured.rows(of: section))
        } else if estimates {
          let above = rows(of: estimate, above: shown.lowerBound - start - stack.height)
          asked = asked.dropFirst(above).indices
        }
        stack.append(min(asked.lowerBound, end) - stack.count, height: estimate)
        while stack.count < asked.upperBound, start + stack.height <= shown.upperBound {
          let row = stack.count
          let known = measured?.height(of: row, in: section)
          stack.append(1, height: known ?? automaticHeight(source[row], width: width, context))
        }
        stack.append(end - stack.count, height: estimate)
      }
    }
    return stack
  }

  /// How many rows of a height fit above a line, which may be far away.
  private func rows(of height: Double, above y: Double) -> Int {
    guard y >= 0 else { return 0 }
    let count = y / height
    return count < 1e9 ? Int(count) : Int.max
  }

  /// The height of one row, measured if it grows.
  fileprivate func height(of row: Int, in source: CellSource, width: Double, _ context: LayoutContext) -> Double {
    switch source.height(row) ?? rowHeight {
    case nil: context.theme.cell.height
    case .points(let height): height
    case .automaticDimension: automaticHeight(source[row], width: width, context)
    }
  }

  /// Whether rows that grow count as their estimate while they lie above what shows.
  ///
  /// So they do where the table says an estimate, as in UIKit, and where measuring them all would cost more than a
  /// picture; UIKit without an estimate asks every row, however long that takes.
  private func estimates(_ source: CellSource) -> Bool {
    estimatedRowHeight != nil || source.count > Self.measuredRowLimit
  }

  /// How many rows of a section are measured at most to find out what shows.
  private static let measuredRowLimit = 1000

  private func automaticHeight(_ cell: TableViewCell, width: Double, _ context: LayoutContext) -> Double {
    CellLayout(cell, in: self, size: Size(width: width, height: context.theme.cell.height), context).fittingHeight
  }
}
