import Geometry
import SceneModel

extension ActivityIndicatorView: ViewLayout {
  func sizeThatFits(_ size: Size, _ context: LayoutContext) -> Size? {
    let side = side(context.theme.activityIndicator)
    return Size(width: side, height: side)
  }

  /// Twelve spokes in the middle of the bounds; they pale backwards from the strongest one, and the first half turn
  /// before it is all the same (HIG).
  func boxes(in bounds: Size, of view: View, _ context: LayoutContext) -> [Box] {
    guard isAnimating || !hidesWhenStopped else { return [] }
    let theme = context.theme.activityIndicator
    let radius = side(theme) / 2
    let width = theme.spokeWidth * radius
    let center = Point(x: bounds.width / 2, y: bounds.height / 2)
    let color = color ?? (style == .gray ? theme.gray : theme.white)
    return (0..<12).map { index in
      let turn = Rotation.twelfth.repeated(index)
      // The line's ends are round, and reach half its width further.
      let ends = [theme.spokeStart * radius + width / 2, radius - width / 2].map { distance in
        center + turn.applied(to: Point(x: 0, y: -distance))
      }
      let age = (phase - index + 12) % 12
      let opacity = theme.opacities[min(age, theme.opacities.count - 1)]
      let path = PathContent(.lines(ends), stroke: color.faded(to: opacity), lineWidth: width, isRound: true)
      return Box("spoke", frame: Rect(origin: .zero, size: bounds), content: .path(path))
    }
  }

  private func side(_ theme: ActivityIndicatorTheme) -> Double {
    style == .whiteLarge ? theme.largeSize : theme.size
  }
}
