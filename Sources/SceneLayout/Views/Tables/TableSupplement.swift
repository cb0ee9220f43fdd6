import Geometry
import SceneModel
import Typesetting

/// Above or below a section's rows.
enum SupplementKind: String {
  case header, footer
}

extension TableView {
  private func content(_ kind: SupplementKind, in section: Int) -> TableSection.Supplement? {
    kind == .header ? sections[section].header : sections[section].footer
  }

  private func declaredHeight(_ kind: SupplementKind, in section: Int) -> Double? {
    let (own, common) =
      kind == .header
      ? (sections[section].heightForHeader, sectionHeaderHeight)
      : (sections[section].heightForFooter, sectionFooterHeight)
    // A plain table has no headers where there is nothing to show, unless the section asks for one.
    let counts = style == .grouped || content(kind, in: section) != nil
    return own ?? (counts ? common : nil)
  }

  /// The height of a header or a footer: the declared one, else what the look gives to what it holds.
  ///
  /// Where nothing shows of it, its title counts as one line, as rows that grow count as estimated.
  func height(
    of kind: SupplementKind, in section: Int, width: Double, isSeen: Bool, _ context: LayoutContext
  ) -> Double {
    if let declared = declaredHeight(kind, in: section) { return declared }
    let theme = context.theme.table
    switch content(kind, in: section) {
    case nil:
      // The space that a grouped table keeps where a section says nothing: 35 above the first, 17.5 else (S8 Settings).
      guard style == .grouped else { return 0 }
      return theme.groupedSpacing + (kind == .header ? spaceAboveAll(section, context) : 0)
    case .view: return theme.customHeaderHeight
    case .title where style == .plain: return theme.plainHeaderHeight
    case .title(let title):
      let moreLines = isSeen ? heightOfMoreLines(of: title, kind, width: width, context) : 0
      switch kind {
      case .header: return theme.groupedTitleHeight + spaceAboveAll(section, context) + moreLines
      case .footer: return theme.groupedFooterHeight + moreLines
      }
    }
  }

  /// What the lines of a title after its first add to its height.
  ///
  /// A title that is too short to fill a line is not set: those of thousands of sections would be, to know where the rows
  /// stand that show. No letter of ASCII is wider than 1.1 of its size.
  private func heightOfMoreLines(
    of title: Text, _ kind: SupplementKind, width: Double, _ context: LayoutContext
  ) -> Double {
    let room = width - 2 * context.tableMargin
    let letters = title.string.utf8
    let widest = 1.1 * context.theme.table.groupedFontSize * Double(letters.count)
    if widest <= room, letters.allSatisfy({ (0x20..<0x7F).contains($0) }) { return 0 }
    let text = groupedTitle(title, kind, width: width, context)
    return max(0, text.size.height * Double(text.lines.count - 1) / Double(max(1, text.lines.count)))
  }

  /// What the first section of a grouped table keeps above itself, unless a view stands there (S8 HealthKit).
  private func spaceAboveAll(_ section: Int, _ context: LayoutContext) -> Double {
    section == 0 && tableHeaderView == nil ? context.theme.table.groupedSpacing : 0
  }

  /// A header or a footer in its place; nil if it is mere space.
  func supplement(_ kind: SupplementKind, in section: Int, frame: Rect, _ context: LayoutContext) -> Box? {
    guard frame.height >= context.grid.pixel || context.grid.round(frame).height > 0 else { return nil }
    var box = Box(kind.rawValue, frame: frame)
    switch content(kind, in: section) {
    case nil: return nil
    case .view(let view):
      // The table gives the view its own width and the declared height at x = 0, whatever the view's frame says: a label
      // alone stands at the very edge, and only a container insets it (UITableViewDelegate; cookbook recipe 4.7).
      let inner = Rect(origin: .zero, size: frame.size)
      box.children = view.box(frame: inner, in: frame.size, context).map { [$0] } ?? []
    case .title(let title) where style == .plain:
      box.clipsToBounds = true
      addPlainTitle(title, to: &box, context)
    case .title(let title):
      addGroupedTitle(title, kind, to: &box, context)
    }
    return box
  }

  /// A strip across the table with a bold title (S8 table heights).
  private func addPlainTitle(_ title: Text, to box: inout Box, _ context: LayoutContext) {
    let theme = context.theme.table
    let margin = max(context.tableMargin, separatorInset?.left ?? 0)
    let text = context.line(
      title, Font(size: theme.plainHeaderFontSize, weight: .bold), width: max(0, box.frame.width - 2 * margin))
    box.content = .fill(theme.plainHeaderColor)
    let rect = Rect(origin: .zero, size: box.frame.size).inset(by: Insets(top: 0, left: margin, bottom: 0, right: 0))
    box.children = [
      text.box(
        "title", centredIn: rect, alignment: .left, color: theme.plainHeaderTextColor, site: title.site, context.grid)
    ]
  }

  private func groupedTitle(
    _ title: Text, _ kind: SupplementKind, width: Double, _ context: LayoutContext
  ) -> TypesetText {
    let theme = context.theme.table
    var label = Label(kind == .header ? Text(title.string.uppercased(), site: title.site) : title)
    label.font = Font(size: theme.groupedFontSize)
    label.numberOfLines = 0
    return label.typeset(width: max(0, width - 2 * context.tableMargin), height: .infinity, context)
  }

  /// A grey text on the table's ground: a header in capitals just above the rows, a footer just below (S8 Settings).
  private func addGroupedTitle(_ title: Text, _ kind: SupplementKind, to box: inout Box, _ context: LayoutContext) {
    let theme = context.theme.table
    let text = groupedTitle(title, kind, width: box.frame.width, context)
    guard let first = text.lines.first, let last = text.lines.last else { return }
    var y =
      kind == .header
      ? box.frame.height - theme.groupedHeaderBaseline - last.origin.y : theme.groupedFooterBaseline - first.origin.y
    // In a height that is too low for that the title stands in the middle rather than above or below (C).
    if y < 0 || y + text.size.height > box.frame.height {
      y = context.grid.round((box.frame.height - text.size.height) / 2)
    }
    let rect = Rect(x: context.tableMargin, y: y, width: text.size.width, height: text.size.height)
    box.children = [text.box("title", in: rect, alignment: .left, color: theme.groupedTextColor, site: title.site)]
  }
}
