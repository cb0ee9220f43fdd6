import Geometry
import SceneModel

extension CellLayout {
  /// The colour of the cell; a collection's items have none unless they say one.
  var ground: Color? { table == nil ? cell.backgroundColor : cell.backgroundColor ?? theme.backgroundColor }

  /// The views behind the content: that of a selected row lies above the other (`selectedBackgroundView`).
  func viewsBehind(in size: Size) -> [Box] {
    let views = [cell.backgroundView, isMarked ? cell.selectedBackgroundView : nil].compactMap { $0 }
    return views.compactMap { $0.box(frame: Rect(origin: .zero, size: size), in: size, context) }
  }

  /// What lies behind the content, for a row that the selection covers or that goes on below the section index.
  func background(in frame: Rect) -> Box {
    Box(
      "background", frame: frame, content: ground.map { .fill($0) }, clipsToBounds: true,
      children: viewsBehind(in: frame.size))
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
    view.changeAllSubviews { $0 = $0.marked(clearing: clearing) }
    return view
  }
}
