import Geometry
import SceneModel
import Typesetting

extension TableView: ViewLayout {
  var clipsByDefault: Bool { true }

  func defaultBackgroundColor(_ theme: Theme) -> Color? {
    style == .plain ? theme.table.backgroundColor : theme.table.groupedBackgroundColor
  }

  /// The sections from top to bottom, as far as they show; a plain table goes on with empty rows.
  func boxes(in bounds: Size, of view: View, _ context: LayoutContext) -> [Box] {
    var boxes: [Box] = []
    var y = context.scrollInsets.top
    // What stands in the table scrolls with it.
    var context = context
    context.scrollInsets = .zero
    func append(_ box: Box) {
      var box = box
      box.frame.origin.y = y
      y = box.frame.maxY
      if box.content != nil || !box.children.isEmpty { boxes.append(box) }
    }
    for (index, section) in sections.enumerated() {
      append(supplement(section.header, .header, of: index, width: bounds.width, context))
      for (row, cell) in section.rows.enumerated() where y < bounds.height {
        let size = Size(width: bounds.width, height: cell.height ?? rowHeight ?? context.theme.cell.height)
        append(self.row(cell, size: size, isFirst: row == 0, isLast: row == section.rows.count - 1, context))
      }
      // What lies below the screen is neither measured nor drawn.
      guard y < bounds.height else { return boxes }
      append(supplement(section.footer, .footer, of: index, width: bounds.width, context))
    }
    if style == .plain { boxes += emptyRows(from: y, in: bounds, context) }
    return boxes
  }

  private func row(
    _ cell: TableViewCell, size: Size, isFirst: Bool, isLast: Bool, _ context: LayoutContext
  ) -> Box {
    let margin = max(context.theme.cell.margin, separatorInset?.left ?? 0)
    var box = cell.box(frame: Rect(origin: .zero, size: size), margin: margin, context)
    guard separatorStyle == .singleLine, size.height >= context.grid.pixel else { return box }
    // Grouped tables have whole lines at both ends of a section, inside the first and the last row (S8 Settings).
    if style == .grouped, isFirst { box.children.append(separator(y: 0, left: 0, right: 0, size, context)) }
    let isWhole = style == .grouped && isLast
    let left = isWhole ? 0 : separatorInset?.left ?? cell.separatorX(height: size.height, context)
    box.children.append(
      separator(
        y: size.height - context.grid.pixel, left: left, right: isWhole ? 0 : separatorInset?.right ?? 0, size, context)
    )
    return box
  }

  /// A separator is one device pixel; it is the last row of pixels of its cell (SL FontBook).
  private func separator(y: Double, left: Double, right: Double, _ row: Size, _ context: LayoutContext) -> Box {
    Box(
      "separator", frame: Rect(x: left, y: y, width: max(0, row.width - left - right), height: context.grid.pixel),
      content: .fill(separatorColor ?? context.theme.table.separatorColor))
  }

  private func emptyRows(from start: Double, in bounds: Size, _ context: LayoutContext) -> [Box] {
    let height = rowHeight ?? context.theme.cell.height
    guard separatorStyle == .singleLine, height >= 1 else { return [] }
    var boxes: [Box] = []
    var y = start
    while y < bounds.height {
      let left = separatorInset?.left ?? context.theme.table.separatorInset
      var line = separator(
        y: height - context.grid.pixel, left: left, right: separatorInset?.right ?? 0,
        Size(width: bounds.width, height: height), context)
      line.name = "emptyRow.separator"
      line.frame.origin.y += y
      boxes.append(line)
      y += height
    }
    return boxes
  }
}

/// Above or below a section's rows.
private enum SupplementKind: String {
  case header, footer
}

extension TableView {
  /// A header or a footer at y = 0; an empty box is mere space.
  private func supplement(
    _ content: Supplement?, _ kind: SupplementKind, of section: Int, width: Double, _ context: LayoutContext
  ) -> Box {
    let declared =
      switch kind {
      case .header: sections[section].heightForHeader ?? sectionHeaderHeight
      case .footer: sections[section].heightForFooter ?? sectionFooterHeight
      }
    var box = Box(kind.rawValue, frame: Rect(x: 0, y: 0, width: width, height: declared ?? 0))
    switch content {
    case nil:
      box.frame.size.height = declared ?? emptyHeight(section, kind, context)
    case .view(let view):
      // The table gives the view its own width and the declared height at x = 0, whatever the view's frame says: a label
      // alone stands at the very edge, and only a container insets it (UITableViewDelegate; cookbook recipe 4.7).
      box.frame.size.height = declared ?? context.theme.table.customHeaderHeight
      let frame = Rect(origin: .zero, size: box.frame.size)
      box.children = view.box(frame: frame, in: frame.size, context).map { [$0] } ?? []
    case .title(let title) where style == .plain:
      box.clipsToBounds = true
      box.frame.size.height = declared ?? context.theme.table.plainHeaderHeight
      addPlainTitle(title, to: &box, context)
    case .title(let title):
      box.clipsToBounds = true
      addGroupedTitle(title, kind, of: section, declared, to: &box, context)
    }
    return box
  }

  /// The space that a grouped table keeps where a section says nothing: 35 above the first, 17.5 else (S8 Settings).
  private func emptyHeight(_ section: Int, _ kind: SupplementKind, _ context: LayoutContext) -> Double {
    guard style == .grouped else { return 0 }
    return context.theme.table.groupedSpacing * (section == 0 && kind == .header ? 2 : 1)
  }

  /// A strip across the table with a bold title (S8 table heights).
  private func addPlainTitle(_ title: Text, to box: inout Box, _ context: LayoutContext) {
    let theme = context.theme.table
    let margin = max(theme.separatorInset, separatorInset?.left ?? 0)
    let text = context.line(
      title, Font(size: theme.plainHeaderFontSize, weight: .bold), width: max(0, box.frame.width - 2 * margin))
    box.content = .fill(theme.plainHeaderColor)
    let rect = Rect(origin: .zero, size: box.frame.size).inset(by: Insets(top: 0, left: margin, bottom: 0, right: 0))
    box.children = [
      text.box(
        "title", centredIn: rect, alignment: .left, color: theme.plainHeaderTextColor, site: title.site, context.grid)
    ]
  }

  /// A grey text on the table's ground: a header in capitals just above the rows, a footer just below (S8 Settings).
  private func addGroupedTitle(
    _ title: Text, _ kind: SupplementKind, of section: Int, _ declared: Double?, to box: inout Box,
    _ context: LayoutContext
  ) {
    let theme = context.theme.table
    var label = Label(kind == .header ? Text(title.string.uppercased(), site: title.site) : title)
    label.font = Font(size: theme.groupedFontSize)
    label.numberOfLines = 0
    let text = label.typeset(
      width: max(0, box.frame.width - 2 * theme.separatorInset), height: .infinity, context)
    guard let first = text.lines.first, let last = text.lines.last else { return }
    let moreLines = text.size.height * Double(text.lines.count - 1) / Double(text.lines.count)
    let y: Double
    switch kind {
    case .header:
      let own = theme.groupedTitleHeight + (section == 0 ? theme.groupedSpacing : 0) + moreLines
      box.frame.size.height = declared ?? own
      y = box.frame.height - theme.groupedHeaderBaseline - last.origin.y
    case .footer:
      box.frame.size.height = declared ?? theme.groupedFooterHeight + moreLines
      y = theme.groupedFooterBaseline - first.origin.y
    }
    let rect = Rect(x: theme.separatorInset, y: y, width: text.size.width, height: text.size.height)
    box.children = [
      text.box("title", in: rect, alignment: .left, color: theme.groupedTextColor, site: title.site)
    ]
  }
}
