import Geometry
import SceneModel

extension TableView: ViewLayout {
  var clipsByDefault: Bool { true }

  func defaultBackgroundColor(_ theme: Theme) -> Color? {
    style == .plain ? theme.table.backgroundColor : theme.table.groupedBackgroundColor
  }

  /// What of the content shows, from back to front; the rest is neither made nor measured.
  ///
  /// First comes the ground, then rows, headers and footers above them, and at last what stays at the edges.
  func boxes(in bounds: Size, of view: View, _ context: LayoutContext) -> [Box] {
    let bars = context.scrollInsets
    var insets = bars.adding(scrolling.contentInset)
    // What lies in a scrolled view has no bars of its own to keep clear of.
    var context = context
    context.scrollInsets = .zero
    if refreshControl?.isRefreshing == true { insets.top += context.theme.table.refresh.height }
    let window = TableWindow(of: self, bounds: bounds, insets: insets, context)
    var boxes: [Box] = []
    if let ground = backgroundView?.box(frame: Rect(origin: .zero, size: bounds), in: bounds, context) {
      boxes.append(ground)
    }
    if let refreshControl {
      boxes += refreshControl.boxes(
        width: bounds.width, contentTop: -window.offset.y, visibleTop: insets.top, context)
    }
    boxes += window.rows(context)
    boxes += window.wholeTableViews(context)
    boxes += window.supplements(context)
    if !sectionIndexTitles.isEmpty {
      let tint = view.tintColor ?? context.tintColor
      boxes.append(
        sectionIndex(
          in: Rect(origin: .zero, size: bounds).inset(by: insets), width: window.indexWidth, tint: tint, context))
    }
    let content = Size(width: bounds.width - insets.left - insets.right, height: window.contentHeight)
    return boxes
      + scrolling.indicators(
        of: content, in: bounds, at: window.offset, insets: insets, bars: bars, context.theme.scrollIndicator)
  }
}

/// The part of a table that shows.
struct TableWindow {
  private let table: TableView
  private let bounds: Size
  private let insets: Insets
  private let geometry: TableGeometry
  private let headerHeight: Double
  private let footerHeight: Double
  /// The place of the content at the table's top left.
  let offset: Point
  /// The width of the section index, which rows keep free; 0 without one.
  let indexWidth: Double

  init(of table: TableView, bounds: Size, insets: Insets, _ context: LayoutContext) {
    self.table = table
    self.bounds = bounds
    self.insets = insets
    func height(_ view: View?) -> Double {
      let height = view?.size(within: Size(width: bounds.width, height: .infinity), context).height ?? 0
      return height.isFinite ? height : 0
    }
    headerHeight = height(table.tableHeaderView)
    footerHeight = height(table.tableFooterView)
    let strip = Rect(origin: .zero, size: bounds).inset(by: insets)
    indexWidth = table.sectionIndexWidth(height: strip.height, context)
    let width = max(0, bounds.width - indexWidth)
    let start = Point(x: 0, y: -insets.top)
    if let path = table.scrollToRow {
      geometry = TableGeometry(
        of: table, width: width, from: headerHeight, showing: .around(path, reach: bounds.height), context)
      let header =
        table.style == .plain && geometry.sections.indices.contains(path.section)
        ? geometry.sections[path.section].headerHeight : 0
      let wanted = geometry.top(of: path).map { $0 - header - insets.top } ?? start.y
      // No further than the end of the content, as `scrollToRow(at:at:animated:)` has it.
      let last = geometry.height + footerHeight + insets.bottom - bounds.height
      offset = Point(x: 0, y: max(start.y, min(wanted, last)))
    } else {
      offset = table.scrolling.contentOffset.map { Point(x: $0.x, y: $0.y) } ?? start
      geometry = TableGeometry(
        of: table, width: width, from: headerHeight, showing: .stretch(offset.y...offset.y + bounds.height), context)
    }
  }

  /// The height of the whole content.
  var contentHeight: Double { geometry.height + footerHeight }

  /// The frame of a part of the content, in the table's bounds.
  private func frame(_ y: Double, _ height: Double, width: Double? = nil) -> Rect {
    Rect(x: -offset.x, y: y - offset.y, width: width ?? bounds.width, height: height)
  }

  private var shownSections: [(index: Int, section: TableGeometry.Section)] {
    // Sections lie one below the other, so that the first that shows is found by halving.
    let sections = geometry.sections
    var low = 0, high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].bottom > offset.y { high = middle } else { low = middle + 1 }
    }
    var shown: [(Int, TableGeometry.Section)] = []
    while low < sections.count, sections[low].top < offset.y + bounds.height {
      shown.append((low, sections[low]))
      low += 1
    }
    return shown
  }

  /// The rows that show; a plain table goes on with empty ones below its last.
  func rows(_ context: LayoutContext) -> [Box] {
    let selected = Set(table.indexPathsForSelectedRows)
    let width = max(0, bounds.width - indexWidth)
    var boxes: [Box] = []
    for (index, section) in shownSections {
      let top = offset.y - section.rowsTop
      // Before the next section's header a plain section ends with a line over the whole width (HIG 1, contacts); before
      // its own footer, too (C).
      let next = index + 1
      let isFollowed =
        section.footerHeight > 0
        || geometry.sections.indices.contains(next) && geometry.sections[next].headerHeight > 0
      for row in section.rows.rows(from: top, to: top + bounds.height) {
        let frame = frame(section.rowsTop + section.rows.top(row), section.rows.height(row), width: width)
        // Of rows that are lower than a pixel, one is drawn for each pixel.
        guard frame.height >= context.grid.pixel || context.grid.round(frame).height > 0 else { continue }
        let path = IndexPath(section: index, row: row)
        var place = RowPlace(isSelected: selected.contains(path))
        place.isFirst = row == 0
        place.isLast = row == section.rows.count - 1
        place.isFollowed = isFollowed
        place.overhang = indexWidth
        let row = ConstraintFault.Cell(section: index, index: row, list: .rows)
        let shown = table.row(section.source[row.index], frame: frame, place, context)
        boxes += section.source.naming(row, in: shown)
      }
    }
    if table.style == .plain, table.tableFooterView == nil { boxes += emptyRows(width: width, context) }
    return boxes
  }

  private func emptyRows(width: Double, _ context: LayoutContext) -> [Box] {
    let height = table.rowHeight.fixed(context.theme.cell) ?? context.theme.cell.height
    guard table.separatorStyle == .singleLine, height >= 1 else { return [] }
    var boxes: [Box] = []
    // Above the top of a content that is scrolled far away nothing shows either.
    let passed = max(0, ((offset.y - geometry.height) / height).rounded(.down))
    var y = geometry.height + passed * height
    let inset = table.separatorInset ?? Insets(top: 0, left: context.tableMargin, bottom: 0, right: 0)
    while y < offset.y + bounds.height {
      let row = frame(y, height, width: width)
      var line = table.separator(
        y: row.height - context.grid.pixel, left: inset.left, right: inset.right, row.size, context)
      line.name = "emptyRow.separator"
      line.frame = line.frame.offset(by: row.origin)
      boxes.append(line)
      y += height
    }
    return boxes
  }

  /// The views above the first section and below the last.
  func wholeTableViews(_ context: LayoutContext) -> [Box] {
    var boxes: [Box] = []
    var context = context
    context.sectionIndexWidth = indexWidth
    func add(_ view: View?, _ frame: Rect) {
      guard let view, frame.maxY > 0, frame.minY < bounds.height else { return }
      if let box = view.box(frame: frame, in: frame.size, context) { boxes.append(box) }
    }
    add(table.tableHeaderView, frame(0, headerHeight))
    add(table.tableFooterView, frame(geometry.height, footerHeight))
    return boxes
  }

  /// The headers and footers that show.
  ///
  /// Those of a plain table stay within what bars leave free while rows of their section show: a header is pushed away
  /// by the end of its section, a footer by its beginning.
  func supplements(_ context: LayoutContext) -> [Box] {
    shownSections.flatMap { index, section -> [Box] in
      var header = frame(section.top, section.headerHeight)
      var footer = frame(section.footerTop, section.footerHeight)
      if table.style == .plain {
        header.origin.y = max(
          header.minY, min(insets.top, section.footerTop - offset.y - header.height))
        let visibleBottom = bounds.height - insets.bottom
        footer.origin.y = min(
          footer.minY, max(visibleBottom - footer.height, section.rowsTop - offset.y))
      }
      return [(SupplementKind.header, header), (.footer, footer)].compactMap { kind, frame in
        guard frame.maxY > 0, frame.minY < bounds.height else { return nil }
        return table.supplement(kind, in: index, frame: frame, context)
      }
    }
  }
}

extension Insets {
  /// Both margins one after the other.
  func adding(_ other: Insets) -> Insets {
    Insets(top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
  }
}
