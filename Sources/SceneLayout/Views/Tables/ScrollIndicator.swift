import Geometry
import SceneModel

/// The mark at the edge of a scrolled view that shows which part of the content one sees.
struct ScrollIndicator {
  var style: ScrollIndicatorStyle
  var contentLength: Double
  var visibleLength: Double
  var offset: Double
  /// What bars cover at the beginning and at the end.
  var leading: Double
  var trailing: Double

  /// The mark, if the content is longer than what shows of it.
  ///
  /// Its length is to the track as what shows is to the content; beyond an end of the content it is squeezed.
  func boxes(acrossLength across: Double, isVertical: Bool, _ context: LayoutContext) -> [Box] {
    let theme = context.theme.scrollIndicator
    let visible = visibleLength - leading - trailing
    let track = visible - 2 * theme.margin
    guard track > theme.leastLength, contentLength > visible else { return [] }
    let way = contentLength - visible
    let position = offset + leading
    let squeezed = max(0, max(-position, position - way))
    let length = max(theme.width, max(theme.leastLength, track * visible / contentLength) - squeezed)
    let start = leading + theme.margin + (track - length) * min(1, max(0, position / way))
    let thickness = across - theme.margin - theme.width
    let frame =
      isVertical
      ? Rect(x: thickness, y: start, width: theme.width, height: length)
      : Rect(x: start, y: thickness, width: length, height: theme.width)
    let color = theme.color(style)
    let shape = Path.roundedRect(Rect(origin: .zero, size: frame.size), radius: theme.width / 2)
    return [Box("scrollIndicator", frame: frame, content: .path(PathContent(shape, fill: color)))]
  }
}

extension ScrollIndicatorTheme {
  /// The colour of a style.
  func color(_ style: ScrollIndicatorStyle) -> Color {
    switch style {
    case .default: defaultColor
    case .black: blackColor
    case .white: whiteColor
    }
  }
}
