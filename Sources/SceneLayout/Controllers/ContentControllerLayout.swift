import Geometry
import SceneModel

extension ContentController: ControllerLayout {
  /// The view fills the place, below the bars as well, or ends at them; its layout guides stand where the bars end.
  func boxes(_ place: ControllerPlace, of controller: ViewController, _ context: LayoutContext) -> [Box] {
    var rect = place.rect
    var insets = place.insets
    if ends(at: .top, place.top) {
      rect.origin.y = insets.top
      rect.size.height = max(0, rect.height - insets.top)
      insets.top = 0
    }
    if ends(at: .bottom, place.bottom) {
      rect.size.height = max(0, rect.height - insets.bottom)
      insets.bottom = 0
    }
    var context = context
    context.scrollInsets = automaticallyAdjustsScrollViewInsets ? insets : .zero
    context.depthInController = 0
    context.safeAreaInsets = insets
    context.topLayoutGuide = insets.top
    context.bottomLayoutGuide = insets.bottom
    let content = view.map { $0.box(frame: rect, in: rect.size, context) }
    return [content ?? Box("view", frame: rect, content: .fill(.white))].compactMap { $0 }
      + guides(in: rect, insets)
  }

  /// Whether the view ends at a bar: if it may not go on at that edge, or not below an opaque bar
  /// (`edgesForExtendedLayout`, `extendedLayoutIncludesOpaqueBars`).
  private func ends(at edge: RectEdges.Edge, _ cover: ControllerPlace.Cover) -> Bool {
    guard cover.hasBar else { return false }
    return !edgesForExtendedLayout.edges.contains(edge) || cover.isOpaque && !extendedLayoutIncludesOpaqueBars
  }

  /// `topLayoutGuide` and `bottomLayoutGuide`: nothing wide and as high as the bars reach in, as UIKit prints them.
  private func guides(in rect: Rect, _ insets: Insets) -> [Box] {
    [
      Box("topLayoutGuide", frame: Rect(x: rect.minX, y: rect.minY, width: 0, height: insets.top)),
      Box(
        "bottomLayoutGuide",
        frame: Rect(x: rect.minX, y: rect.maxY - insets.bottom, width: 0, height: insets.bottom)),
    ]
  }
}
