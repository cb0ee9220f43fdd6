import Geometry
import SceneModel

extension CellLayout {
  /// The background view of a selected row, which the selection lies above (UITableViewCell's `selectedBackgroundView`).
  func coveredBackground(at origin: Point) -> [Box] {
    guard let view = cell.backgroundView,
      let inner = view.box(frame: Rect(origin: .zero, size: size), in: size, context)
    else { return [] }
    return [Box("background", frame: Rect(origin: origin, size: size), clipsToBounds: true, children: [inner])]
  }
}

extension View {
  /// The view as it is in a selected cell: labels have their highlighted colours, and in a table's row nothing has a
  /// ground that would hide the selection (UITableViewCell).
  func marked(clearing: Bool) -> View {
    var view = self
    if var label = content as? Label {
      label.isHighlighted = true
      view.content = label
    }
    if clearing {
      if view.backgroundColor != nil { view.backgroundColor = .clear }
      view.backgroundPattern = nil
    }
    view.subviews = subviews.map { $0.marked(clearing: clearing) }
    return view
  }
}
