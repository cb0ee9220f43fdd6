import Geometry
import SceneModel
import Typesetting

/// One tab: its picture, its title and what is drawn around them.
struct TabBarButton {
  let isSelected: Bool
  private let item: TabBarItem
  private let left: Double
  private let width: Double
  private let context: LayoutContext

  init(item: TabBarItem, left: Double, width: Double, isSelected: Bool, _ context: LayoutContext) {
    self.item = item
    self.left = left
    self.width = width
    self.isSelected = isSelected
    self.context = context
  }

  private var theme: TabBarTheme { context.theme.tabBar }
  private var color: Color { isSelected ? context.tintColor : theme.unselectedColor }

  /// The picture around y = 19, also without a title, and the title below it with its baseline at 45.5 (SL and S8).
  var boxes: [Box] { icon + title }

  private var icon: [Box] {
    if let glyph = item.systemItem?.glyph(isSelected: isSelected, on: context.grid) {
      return [glyph.box("icon", at: iconFrame(glyph.size).origin + item.imageInsets.shift, color)]
    }
    guard let image = (isSelected ? item.selectedImage : nil) ?? item.image, let loaded = context.images[image] else {
      return []
    }
    return [loaded.box("icon", frame: iconFrame(loaded.size).inset(by: item.imageInsets), tint: color)]
  }

  private func iconFrame(_ size: Size) -> Rect {
    let x = left + ((width - size.width) / 2).rounded(.down)
    return Rect(origin: Point(x: x, y: theme.iconCenter - size.height / 2), size: size)
  }

  private var title: [Box] {
    guard let words = item.systemItem?.title ?? item.title else { return [] }
    // A colour that is not said for the selected tab does not hide that it is selected.
    var usual = item.titleTextAttributes
    if isSelected { usual.foregroundColor = nil }
    let attributes = isSelected ? item.selectedTitleTextAttributes?.completed(by: usual) ?? usual : usual
    let title = BarTitle(words, Font(size: theme.fontSize), color, attributes, width: width, context)
    let label = Rect(x: left, y: theme.titleOrigin, width: width, height: theme.titleHeight)
    return title.boxes(
      "title", in: label, alignment: .center, movedBy: item.titlePositionAdjustment, context)
  }

  /// The picture behind the selected tab, in its own size in the middle of the bar's column.
  func indicator(_ image: ImageReference?) -> [Box] {
    guard let image, let loaded = context.images[image] else { return [] }
    let origin = Point(
      x: left + (width - loaded.size.width) / 2, y: (theme.height - loaded.size.height) / 2)
    return [loaded.box("selectionIndicator", frame: Rect(origin: origin, size: loaded.size))]
  }

  /// The badge at the upper right of the picture.
  func badge(in barWidth: Double) -> [Box] {
    guard let value = item.badgeValue else { return [] }
    return [TabBarBadge(value: value, buttonLeft: left, buttonWidth: width, barWidth: barWidth).box(context)]
  }
}
