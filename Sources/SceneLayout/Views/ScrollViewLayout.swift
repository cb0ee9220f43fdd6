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

extension View {
  /// The view with the extent of what scrolls in it that constraints have found; nil leaves that of the scene.
  func withContentSize(_ size: Size?) -> View {
    guard let size, var scroll = content as? ScrollView else { return self }
    scroll.contentSize = size
    var view = self
    view.content = scroll
    return view
  }

  /// Tells that a content size of the scene is not heeded, as UIKit sets that of the constraints each time it lays out.
  func contentSizeRemarks(_ size: Size?) -> [Box.Remark] {
    guard let size, let declared = (content as? ScrollView)?.contentSize, declared != .zero,
      abs(declared.width - size.width) > 0.5 || abs(declared.height - size.height) > 0.5
    else { return [] }
    return [(site, .constraint(.contentSizeReplaced(by: size)))]
  }
}
