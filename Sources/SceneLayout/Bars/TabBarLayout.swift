import Geometry
import SceneModel
import Typesetting

extension TabBar: ViewLayout {
  func sizeThatFits(_ size: Size, _ context: LayoutContext) -> Size? {
    Size(width: size.width, height: context.theme.tabBar.height)
  }

  func boxes(in bounds: Size, of view: View, _ context: LayoutContext) -> [Box] {
    let background = BarBackground.boxes(Rect(origin: .zero, size: bounds), appearance, hairline: .top, context)
    var context = context
    context.tintColor = view.tintColor ?? context.tintColor
    let buttons = zip(items, columns(in: bounds.width, context)).enumerated().map { index, tab in
      TabBarButton(item: tab.0, left: tab.1.left, width: tab.1.width, isSelected: index == selectedItem, context)
    }
    let indicator = buttons.filter(\.isSelected).flatMap { $0.indicator(selectionIndicatorImage) }
    // Badges lie over all tabs, since a long one goes on over its neighbour.
    return background + indicator + buttons.flatMap(\.boxes) + buttons.flatMap { $0.badge(in: bounds.width) }
  }

  /// The buttons' left edges and widths.
  ///
  /// A button is its column less 2 points at each side, its edges on whole points (DUMP: on 375 points four buttons stand
  /// at 2, 96, 190 and 283 and are 90, 90, 89 and 90 wide). Centred items have a width and a spacing of their own.
  private func columns(in width: Double, _ context: LayoutContext) -> [(left: Double, width: Double)] {
    let theme = context.theme.tabBar
    let count = Double(max(1, items.count))
    guard itemPositioning == .centered else {
      let pitch = width / count
      return items.indices.map { index in
        let left = (Double(index) * pitch + theme.buttonMargin).rounded()
        return (left, (Double(index + 1) * pitch - theme.buttonMargin).rounded() - left)
      }
    }
    let own = itemWidth > 0 ? itemWidth : theme.centeredItemWidth
    let spacing = itemSpacing > 0 ? itemSpacing : theme.centeredItemSpacing
    let start = (width - count * own - (count - 1) * spacing) / 2
    return items.indices.map { ((start + Double($0) * (own + spacing)).rounded(), own) }
  }
}
