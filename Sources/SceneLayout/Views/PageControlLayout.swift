import Geometry
import SceneModel

extension PageControl: ViewLayout {
  /// As wide as its dots (`size(forNumberOfPages:)`).
  func sizeThatFits(_ size: Size, _ context: LayoutContext) -> Size? {
    Size(width: dotsWidth(context.theme.pageControl), height: context.theme.pageControl.height)
  }

  func boxes(in bounds: Size, of view: View, _ context: LayoutContext) -> [Box] {
    guard numberOfPages > 1 || !hidesForSinglePage else { return [] }
    let theme = context.theme.pageControl
    let diameter = theme.dotDiameter
    let left = (bounds.width - dotsWidth(theme)) / 2
    let circle = Path.circle(center: Point(x: diameter / 2, y: diameter / 2), radius: diameter / 2)
    return (0..<numberOfPages).map { page in
      let color =
        page == currentPage
        ? currentPageIndicatorTintColor ?? theme.currentColor : pageIndicatorTintColor ?? theme.color
      let frame = Rect(
        x: left + Double(page) * (diameter + theme.dotSpacing), y: (bounds.height - diameter) / 2, width: diameter,
        height: diameter)
      return Box("dot", frame: frame, content: .path(PathContent(circle, fill: color)))
    }
  }

  private func dotsWidth(_ theme: PageControlTheme) -> Double {
    let count = Double(numberOfPages)
    return max(0, count * theme.dotDiameter + (count - 1) * theme.dotSpacing)
  }
}
