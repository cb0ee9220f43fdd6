import Geometry
import SceneModel

extension PickerView: ViewLayout {
  func sizeThatFits(_ size: Size, _ context: LayoutContext) -> Size? { context.theme.picker.size }

  /// Wheels without a width share what the others leave, and all together stand in the middle.
  func boxes(in bounds: Size, of view: View, _ context: LayoutContext) -> [Box] {
    let given = components.reduce(0) { $0 + ($1.width ?? 0) }
    let sharing = components.filter { $0.width == nil }.count
    let share = sharing > 0 ? max(0, bounds.width - given) / Double(sharing) : 0
    var x = (bounds.width - given - share * Double(sharing)) / 2
    let wheels = components.map { component in
      let width = component.width ?? share
      defer { x += width }
      return Wheel(minX: x, width: width, alignment: .center) { offset in
        let index = component.selectedRow + offset
        return component.rows.indices.contains(index) ? Wheel.Row(title: component.rows[index]) : nil
      }
    }
    return Wheels(wheels: wheels).boxes(in: bounds, context)
  }
}
