import Geometry
import SceneModel

extension CellLayout {
  /// What stands at the right of the row, and what it leaves to the content and to texts.
  struct Trailing {
    var boxes: [Box]
    var contentEdge: Double
    var textEdge: Double
  }

  var trailing: Trailing {
    var trailing = Trailing(boxes: [], contentEdge: size.width, textEdge: size.width - margins.right)
    var right = size.width - context.accessoryMargin
    func add(_ glyph: VectorGlyph, _ name: String, _ color: Color, right edge: Double) {
      let origin = Point(x: edge - glyph.size.width, y: (size.height - glyph.size.height) / 2)
      trailing.boxes.append(glyph.box(name, at: origin, color))
      trailing.contentEdge = origin.x - theme.accessoryContentSpacing
      trailing.textEdge = origin.x - theme.accessoryTextSpacing
      right = origin.x - theme.buttonSpacing
    }
    if isEditing, cell.showsReorderControl == true {
      add(CellGlyphs.grabber, "reorderControl", theme.indicatorColor, right: right)
    }
    if !isEditing, let view = cell.accessoryView {
      return addingView(view, to: trailing, right: right)
    }
    switch (isEditing ? cell.editingAccessoryType : cell.accessoryType) ?? .none {
    case .none: break
    case .disclosureIndicator: add(CellGlyphs.disclosure, "disclosureIndicator", theme.indicatorColor, right: right)
    case .checkmark:
      // It stands where texts end (S8: 16 on 375 points), left of a control that moves the row.
      let end = right - max(0, margins.right - context.accessoryMargin)
      add(CellGlyphs.checkmark, "checkmark", context.tintColor, right: end)
    case .detailButton: add(CellGlyphs.info, "detailButton", context.tintColor, right: right)
    case .detailDisclosureButton:
      add(CellGlyphs.disclosure, "disclosureIndicator", theme.indicatorColor, right: right)
      add(CellGlyphs.info, "detailButton", context.tintColor, right: right)
    }
    return trailing
  }

  /// A view in place of the accessory keeps its own size.
  private func addingView(_ view: View, to trailing: Trailing, right: Double) -> Trailing {
    let own = view.size(within: size, context)
    let frame = Rect(
      origin: Point(x: right - own.width, y: (size.height - own.height) / 2), size: own)
    guard let box = view.box(frame: frame, in: size, context) else { return trailing }
    return Trailing(
      boxes: trailing.boxes + [box], contentEdge: frame.minX, textEdge: frame.minX - theme.labelSpacing)
  }
}
