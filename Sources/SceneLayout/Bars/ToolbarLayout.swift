import Geometry
import SceneModel

extension Toolbar: ViewLayout {
  func sizeThatFits(_ size: Size, _ context: LayoutContext) -> Size? {
    Size(width: size.width, height: context.theme.toolbar.height)
  }

  func boxes(in bounds: Size, of view: View, _ context: LayoutContext) -> [Box] {
    var context = context
    context.tintColor = view.tintColor ?? context.tintColor
    let top = barPosition == .topAttached ? max(0, view.frame?.minY ?? 0) : 0
    return boxes(in: bounds, topExtension: top, bottomExtension: 0, context)
  }

  /// The items in a bar of some size, whose background goes on above or below it.
  func boxes(
    in bounds: Size, topExtension: Double = 0, bottomExtension: Double, _ context: LayoutContext
  ) -> [Box] {
    let background = Rect(
      x: 0, y: -topExtension, width: bounds.width, height: bounds.height + topExtension + bottomExtension)
    let isAtTop = barPosition == .top || barPosition == .topAttached
    return BarBackground.boxes(background, appearance, hairline: isAtTop ? .bottom : .top, context)
      + buttons(in: bounds, context)
  }

  /// The items from left to right: 10 between two neighbours, and spaces beyond that.
  ///
  /// Flexible spaces share equally what is left of the width (SL snapshot: 33.0 and 33.0 between the items at their
  /// ends); a fixed space adds its width, also a negative one, to the distance of its neighbours.
  private func buttons(in bounds: Size, _ context: LayoutContext) -> [Box] {
    let theme = context.theme.toolbar
    let room = max(theme.height, bounds.width - 2 * theme.textMargin)
    let buttons = items.map { item in
      item.space == nil ? BarButton(item, in: .toolbar, of: bounds, within: room, context) : nil
    }
    let shown = buttons.compactMap { $0 }
    guard let first = shown.first, let last = shown.last else { return [] }
    let fixed = items.reduce(0) { $0 + ($1.space ?? 0) }
    let used =
      shown.reduce(0) { $0 + $1.box.frame.width } + Double(shown.count - 1) * theme.itemSpacing + fixed
      + margin(of: first, context) + margin(of: last, context)
    let flexibles = items.filter { $0.systemItem == .flexibleSpace }.count
    let share = flexibles > 0 ? max(0, bounds.width - used) / Double(flexibles) : 0
    var x = margin(of: first, context)
    var boxes: [Box] = []
    for (item, button) in zip(items, buttons) {
      x += (item.space ?? 0) + (item.systemItem == .flexibleSpace ? share : 0)
      guard let button else { continue }
      var box = button.box
      box.frame.origin.x = x
      x += box.frame.width + theme.itemSpacing
      boxes.append(box)
    }
    return boxes
  }

  /// The distance of an item from the end of the bar (SL, DUMP); 4 more on a large screen.
  private func margin(of button: BarButton, _ context: LayoutContext) -> Double {
    let theme = context.theme.toolbar
    let extra = context.isWide ? context.theme.navigationBar.wideMargin : 0
    switch button.kind {
    case .text: return theme.textMargin + extra
    case .image: return theme.imageMargin + extra
    case .view: return theme.customViewMargin + extra
    }
  }
}
