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
  /// The height of the whole content, in which rows that grow count as estimated where they don't show.
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
    let heights = RowHeights(of: table, sources, width: width, context)
    var shown = -Double.infinity ... .infinity, measured: MeasuredRows?
    switch part {
    case .stretch(let stretch): shown = stretch
    case .around(let path, let reach):
      measured = MeasuredRows(around: path, reach: reach, in: sources) { heights.height(of: $1, in: $0) }
    }
    for (index, source) in sources.enumerated() {
      let isSeen = height <= shown.upperBound
      let header = table.height(of: .header, in: index, width: width, isSeen: isSeen, context)
      let footer = table.height(of: .footer, in: index, width: width, isSeen: isSeen, context)
      guard isSeen else {
        height += header + heights.unseen(source).height + footer
        continue
      }
      let rows = heights.rows(of: source, in: index, from: height + header, showing: shown, measured)
      let placed = Section(source: source, top: height, headerHeight: header, rows: rows, footerHeight: footer)
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
