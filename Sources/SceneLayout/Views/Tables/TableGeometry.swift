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
    /// A row and what stands around it, wherever that is, up to some rows away.
    case around(IndexPath, rows: Int)
  }

  /// Looks at the sections, down to where the content no longer shows.
  ///
  /// - Parameters:
  ///   - part: What shows; rows that grow with their content are measured only as far as they decide what stands there.
  init(of table: TableView, width: Double, from start: Double, showing part: Part, _ context: LayoutContext) {
    self.start = start
    height = start
    let prototypes = table.cells.byIdentifier
    var shown = -Double.infinity ... .infinity, near: ClosedRange<Int>?
    switch part {
    case .stretch(let stretch): shown = stretch
    case .around(let path, let distance):
      let before = table.sections.prefix(path.section).map {
        CellSource($0.rows, prototypes: prototypes, context).count
      }
      let place = before.reduce(path.row, +)
      near = place - distance...place + distance
    }
    var rowsBefore = 0
    for index in table.sections.indices {
      let section = table.sections[index]
      let source = CellSource(section.rows, prototypes: prototypes, context)
      guard height <= shown.upperBound else {
        height += Double(source.count) * table.plainHeight(context)
        continue
      }
      let header = table.height(of: .header, in: index, width: width, context)
      let footer = table.height(of: .footer, in: index, width: width, context)
      let measured = near.map { $0.lowerBound - rowsBefore...$0.upperBound - rowsBefore }
      let rows = table.rows(
        source, width: width, from: height + header, showing: shown, measuring: measured, context)
      rowsBefore += source.count
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
  /// The height of rows that say nothing, where they don't grow.
  func plainHeight(_ context: LayoutContext) -> Double {
    if case .points(let height) = rowHeight { return height }
    return estimatedRowHeight ?? context.theme.cell.height
  }

  fileprivate func rows(
    _ source: CellSource, width: Double, from start: Double, showing shown: ClosedRange<Double>,
    measuring measured: ClosedRange<Int>?, _ context: LayoutContext
  ) -> RowStack {
    let common = source.commonHeight.map { $0 ?? rowHeight ?? .points(context.theme.cell.height) }
    if case .points(let height) = common { return RowStack(count: source.count, height: height) }
    let plain = plainHeight(context)
    let estimates = estimates(source)
    var heights: [Double] = []
    heights.reserveCapacity(source.count)
    var y = start
    var isUniform = true
    for index in 0..<source.count {
      let height: Double
      switch common ?? source.height(index) ?? rowHeight {
      case nil: height = plain
      case .points(let points): height = points
      case .automaticDimension:
        let isAway = measured.map { !$0.contains(index) } ?? (y + plain <= shown.lowerBound)
        let isHidden = y > shown.upperBound || estimates && isAway
        height = isHidden ? plain : automaticHeight(source[index], width: width, context)
      }
      isUniform = isUniform && height == plain
      heights.append(height)
      y += height
    }
    return isUniform ? RowStack(count: heights.count, height: plain) : RowStack(heights: heights)
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
