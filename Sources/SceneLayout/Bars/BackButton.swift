import Geometry
import SceneModel
import Typesetting

/// The chevron at the left of a navigation bar with the title of the screen before.
struct BackButton {
  let boxes: [Box]
  /// Where it ends.
  let edge: Double

  /// The back buttons that a bar can have, from the widest on: the previous title, "Back", the chevron alone.
  ///
  /// A title wider than a third of the bar is never shown (SL FontBook and S8 HealthKit, where it would have fitted);
  /// after that the bar takes the first that leaves room for its own title.
  static func choices(
    to previous: NavigationItem, in size: Size, indicator: ImageReference?, margin: Double, _ context: LayoutContext
  ) -> [BackButton] {
    let theme = context.theme.navigationBar
    let item = previous.backBarButtonItem
    var context = context
    context.tintColor = item?.tintColor ?? context.tintColor
    let chevron = self.chevron(indicator, in: size, margin: margin, context)
    let x = chevron.frame.maxX + theme.backTitleSpacing
    func button(_ boxes: [Box], _ edge: Double) -> BackButton { BackButton(boxes: [chevron] + boxes, edge: edge) }
    let alone = button([], chevron.frame.maxX)
    if item?.title == nil, let image = item?.image, let loaded = context.images[image] {
      let frame = Rect(
        x: x, y: context.grid.floor((size.height - loaded.size.height) / 2), width: loaded.size.width,
        height: loaded.size.height)
      return [button([loaded.box("back.image", frame: frame, tint: context.tintColor)], frame.maxX), alone]
    }
    let given = item?.title ?? previous.title ?? Text(theme.backTitleFallback)
    var titles = [given, Text(theme.backTitleFallback)].map { title in
      BarTitle(
        title, Font(size: theme.fontSize), context.tintColor, item?.titleTextAttributes ?? TextAttributes(), context)
    }
    if titles[0].width > size.width * theme.backTitleGreatestShare || titles[0].width <= titles[1].width {
      titles.remove(at: titles[0].width <= titles[1].width ? 1 : 0)
    }
    return titles.map { title in
      let rect = Rect(x: x, y: 0, width: title.width, height: size.height)
      return button(
        title.boxes("back.title", in: rect, movedBy: item?.titlePositionAdjustment ?? .zero, context), rect.maxX)
    } + [alone]
  }

  private static func chevron(
    _ image: ImageReference?, in size: Size, margin: Double, _ context: LayoutContext
  ) -> Box {
    let x = context.theme.navigationBar.backIndicatorX + margin
    if let image, let loaded = context.images[image] {
      let origin = Point(x: x, y: context.grid.floor((size.height - loaded.size.height) / 2))
      return loaded.box("back.indicator", frame: Rect(origin: origin, size: loaded.size), tint: context.tintColor)
    }
    let y = context.grid.floor((size.height - BarGlyphs.back.size.height) / 2 + 0.25)
    return BarGlyphs.back.box("back.indicator", at: Point(x: x, y: y), context.tintColor)
  }
}
