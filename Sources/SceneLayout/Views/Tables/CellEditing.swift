import Geometry
import SceneModel
import Typesetting

extension CellLayout {
  /// What stands at the left of the row while its table is edited: a round button, or a mark of the selection.
  var editingControl: [Box] {
    guard isEditing else { return [] }
    let editing = theme.editing
    let diameter = CellGlyphs.controlDiameter
    let origin = Point(x: editing.controlX, y: (size.height - diameter) / 2 + editing.controlDrop)
    let frame = Rect(x: origin.x, y: origin.y, width: diameter, height: diameter)
    let whole = Rect(x: 0, y: 0, width: diameter, height: diameter)
    let center = Point(x: diameter / 2, y: diameter / 2)
    func disc(_ name: String, _ color: Color, _ sign: VectorGlyph) -> [Box] {
      let at = Point(x: center.x - sign.size.width / 2, y: center.y - sign.size.height / 2)
      let path = PathContent(.circle(center: center, radius: diameter / 2), fill: color)
      return [
        Box(
          name, frame: frame,
          children: [Box("disc", frame: whole, content: .path(path)), sign.box("sign", at: at, .white)])
      ]
    }
    if table?.allowsMultipleSelectionDuringEditing == true {
      guard !isSelected else { return disc("selectionMark", context.tintColor, CellGlyphs.smallCheckmark) }
      let ring = PathContent(
        .circle(center: center, radius: diameter / 2 - 0.5), stroke: editing.markColor, lineWidth: 1)
      return [Box("selectionMark", frame: frame, content: .path(ring))]
    }
    switch cell.editingStyle ?? .delete {
    case .none: return []
    case .delete: return disc("deleteControl", editing.deleteColor, CellGlyphs.minus)
    case .insert: return disc("insertControl", editing.insertColor, CellGlyphs.plus)
    }
  }

  private var titles: [(action: RowAction, text: TypesetText, width: Double)] {
    guard cell.showingDeleteConfirmation == true else { return [] }
    let editing = theme.editing
    let actions = cell.editActions ?? [RowAction(Text(editing.deleteTitle))]
    return actions.map { action in
      let text = context.line(action.title, Font(size: editing.actionFontSize))
      return (action, text, context.grid.round(text.size.width) + 2 * editing.actionPadding)
    }
  }

  /// How far the actions of a swiped row move its content to the left.
  var actionsWidth: Double { titles.reduce(0) { $0 + $1.width } }

  /// The actions of a swiped row, the first at the right edge (S8 CloudKit; `editActions`).
  var actions: [Box] {
    var right = size.width
    return titles.map { action, text, width in
      right -= width
      let frame = Rect(x: right, y: 0, width: width, height: size.height)
      let color =
        action.backgroundColor
        ?? (action.style == .normal ? theme.editing.normalActionColor : theme.editing.deleteColor)
      let title = text.box(
        "title", centredIn: Rect(origin: .zero, size: frame.size), alignment: .center, color: theme.editing.actionColor,
        site: action.title.site, context.grid)
      return Box("rowAction", frame: frame, content: .fill(color), children: [title])
    }
  }
}
