import Geometry
import SceneModel

// What a view draws at its own level; nothing here goes down to the next one.

extension View {
  /// Whether anything of the view can be seen.
  var shows: Bool {
    guard !isHidden else { return false }
    guard let transform = layer?.transform ?? transform else { return true }
    return abs(transform.determinant) >= 1e-9
  }

  /// The context of the view itself and of what is in it: its tint is inherited.
  func inherited(_ context: LayoutContext) -> LayoutContext {
    var context = context
    if let tintColor { context.tintColor = context.isTintDimmed ? tintColor.dimmed : tintColor }
    return context
  }

  /// The box of the view with its background and its content, without subviews.
  func ownBox(frame: Rect, _ context: LayoutContext) -> Box {
    let theme = context.theme
    var box = Box(
      type(of: content).name, id: id, frame: frame, opacity: (layer?.opacity ?? alpha) * kind.opacity(theme))
    if !kind.shapesBackground {
      box.content = (backgroundColor ?? kind.defaultBackgroundColor(theme)).map { .fill($0) }
      if let image = backgroundPattern.flatMap({ context.images[$0] }) {
        let content = ImageContent(bitmap: image.bitmap, tile: image.size)
        box.children = [
          Box(Box.patternName, frame: Rect(origin: .zero, size: frame.size), content: .image(content))
        ]
      }
    }
    box.clipsToBounds = clipsToBounds ?? layer?.masksToBounds ?? kind.clipsByDefault
    box.children += kind.boxes(in: frame.size, of: withDimmedTint(context), context)
    return box
  }

  /// Puts what lies over the subviews into the box, and does to it what the layer does.
  func finish(_ box: inout Box, mask: Box?, _ context: LayoutContext) {
    box.children += kind.frontBoxes(in: box.frame.size, of: self, context)
    layer?.dress(&box, masks: clipsToBounds ?? layer?.masksToBounds ?? kind.masksByDefault)
    if let mask { box.effects.append(.mask(mask)) }
    if layer != nil || transform != nil { (layer ?? Layer()).place(&box, transform, context) }
    if box.site == nil { box.site = site }
  }

  /// A subview's box as the view shows it, which may be scrolled.
  func boxInBounds(_ box: Box, _ context: LayoutContext) -> Box {
    let origin = kind.boundsOrigin(of: self, context)
    var box = box
    box.frame = box.frame.offset(by: Point(x: -origin.x, y: -origin.y))
    return box
  }

  private func withDimmedTint(_ context: LayoutContext) -> View {
    guard context.isTintDimmed, let tintColor else { return self }
    var view = self
    view.tintColor = tintColor.dimmed
    return view
  }
}
