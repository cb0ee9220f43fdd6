import SceneModel

extension LayoutContext {
  /// The context of what an alert stands before: tints lose their colour there (UIViewTintAdjustmentModeDimmed).
  var dimmingTints: LayoutContext {
    var context = self
    context.isTintDimmed = true
    context.tintColor = tintColor.dimmed
    return context
  }
}

extension Color {
  /// The grey that is as light as the colour, by the weights of television (BT.601).
  ///
  /// UIKit's documentation calls a dimmed tint desaturated; the weights were not measured.
  var dimmed: Color {
    Color(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }
}
