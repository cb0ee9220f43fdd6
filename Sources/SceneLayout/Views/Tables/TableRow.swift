import Geometry
import SceneModel

/// What a row's place in its table means for its look.
struct RowPlace {
  var isSelected: Bool
  var isFirst = false
  var isLast = false
  /// Whether the section's footer or the header of another section follows the row.
  var isFollowed = false
  /// How far the row goes on below the section index, which leaves lines and content aside.
  var overhang = 0.0
}

extension TableView {
  /// A row with the line below it, and with the grey of a selected row behind it.
  func row(_ cell: TableViewCell, frame: Rect, _ place: RowPlace, _ context: LayoutContext) -> [Box] {
    var layout = CellLayout(cell, in: self, size: frame.size, isSelected: place.isSelected, context)
    let strip = Rect(x: frame.minX, y: frame.minY, width: frame.width + place.overhang, height: frame.height)
    let hasBackground = cell.backgroundColor != nil || cell.backgroundView != nil || cell.selectedBackgroundView != nil
    layout.isBackgroundApart = hasBackground && place.overhang > 0 || layout.selectionGround != nil
    var boxes: [Box] = []
    if layout.isBackgroundApart, hasBackground { boxes.append(layout.background(in: strip)) }
    if let ground = layout.selectionGround {
      // A selected row's grey covers the background (UITableViewCell), and the line above as well (S8: the line below it
      // stays).
      let line = context.grid.pixel
      let full = Rect(x: strip.minX, y: strip.minY - line, width: strip.width, height: strip.height + line)
      boxes.append(Box("selectedBackground", frame: full, content: .fill(ground)))
    }
    var box = layout.box(at: frame.origin)
    box.children += separators(of: layout, in: frame.size, place, context)
    // The buttons of a swiped row cover the line below it as well (S8 CloudKit).
    let actions = layout.actions
    guard place.overhang > 0, !actions.isEmpty else {
      box.children += actions
      return boxes + [box]
    }
    let moved = actions.map { action in
      var action = action
      action.frame.origin.x += place.overhang
      return action
    }
    return boxes + [box, Box("actions", frame: strip, clipsToBounds: true, children: moved)]
  }

  private func separators(
    of layout: CellLayout, in size: Size, _ place: RowPlace, _ context: LayoutContext
  ) -> [Box] {
    guard separatorStyle == .singleLine, size.height >= context.grid.pixel else { return [] }
    var boxes: [Box] = []
    // Grouped tables have whole lines at both ends of a section, inside the first and the last row (S8 Settings).
    if style == .grouped, place.isFirst { boxes.append(separator(y: 0, left: 0, right: 0, size, context)) }
    let isWhole = place.isLast && (style == .grouped || place.isFollowed)
    let inset = isWhole ? Insets.zero : layout.separatorInset
    boxes.append(
      separator(y: size.height - context.grid.pixel, left: inset.left, right: inset.right, size, context))
    return boxes
  }

  /// A separator is one device pixel; it is the last row of pixels of its cell (SL FontBook).
  func separator(y: Double, left: Double, right: Double, _ row: Size, _ context: LayoutContext) -> Box {
    Box(
      "separator", frame: Rect(x: left, y: y, width: max(0, row.width - left - right), height: context.grid.pixel),
      content: .fill(separatorColor ?? context.theme.table.separatorColor))
  }
}
