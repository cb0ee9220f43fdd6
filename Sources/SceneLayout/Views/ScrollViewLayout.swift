import Geometry
import SceneModel

extension ScrollView: ViewLayout {
  var clipsByDefault: Bool { true }

  /// Bars push the content as an inset does; at rest it starts below them.
  func boundsOrigin(of view: View, _ context: LayoutContext) -> Point {
    if scrolling.contentOffset == nil, let origin = view.bounds?.origin { return origin }
    return scrolling.offset(insets: context.scrollInsets.adding(scrolling.contentInset))
  }

  func frontBoxes(in bounds: Size, of view: View, _ context: LayoutContext) -> [Box] {
    scrolling.indicators(
      of: contentSize, in: bounds, at: boundsOrigin(of: view, context),
      insets: context.scrollInsets.adding(scrolling.contentInset), bars: context.scrollInsets,
      context.theme.scrollIndicator)
  }
}
