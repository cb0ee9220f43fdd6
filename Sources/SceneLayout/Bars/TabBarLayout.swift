import Geometry
import SceneModel
import Typesetting

extension TabBar: ViewLayout {
  func sizeThatFits(_ size: Size, _ context: LayoutContext) -> Size? {
    Size(width: size.width, height: context.theme.tabBar.height)
  }

  func boxes(in bounds: Size, of view: View, _ context: LayoutContext) -> [Box] {
    let background = BarBackground.boxes(
      Rect(origin: .zero, size: bounds), isTranslucent: isTranslucent, hairline: .top, context)
    let pitch = bounds.width / Double(max(1, items.count))
    return background
      + items.enumerated().flatMap { index, item in
        let isSelected = index == selectedItem
        return button(
          item, isSelected: isSelected, column: Double(index) * pitch, pitch: pitch,
          color: isSelected ? view.tintColor ?? context.tintColor : context.theme.tabBar.unselectedColor, context)
      }
  }

  /// A button is its column less 2 points at each side, its edges on whole points (DUMP: on 375 points four buttons stand
  /// at 2, 96, 190 and 283 and are 90, 90, 89 and 90 wide).
  private func button(
    _ item: TabBarItem, isSelected: Bool, column: Double, pitch: Double, color: Color, _ context: LayoutContext
  ) -> [Box] {
    let theme = context.theme.tabBar
    let left = (column + theme.buttonMargin).rounded()
    let width = (column + pitch - theme.buttonMargin).rounded() - left
    var boxes: [Box] = []
    func iconOrigin(_ size: Size) -> Point {
      Point(x: left + ((width - size.width) / 2).rounded(.down), y: theme.iconCenter - size.height / 2)
    }
    if let glyph = item.systemItem?.glyph(isSelected: isSelected, on: context.grid) {
      boxes.append(glyph.box("icon", at: iconOrigin(glyph.size), color))
    } else if let image = item.image, let loaded = context.images[image] {
      boxes.append(
        loaded.box("icon", frame: Rect(origin: iconOrigin(loaded.size), size: loaded.size), tint: color))
    }
    let title = item.systemItem?.title ?? item.title ?? ""
    let text = context.line(title, Font(size: theme.fontSize), width: width)
    guard !text.lines.isEmpty else { return boxes }
    let label = Rect(x: left, y: theme.titleOrigin, width: width, height: theme.titleHeight)
    return boxes + [
      text.box("title", centredIn: label, alignment: .center, color: color, site: title.site, context.grid)
    ]
  }
}
