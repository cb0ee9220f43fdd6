import Geometry
import SceneModel

/// The background of a bar: glass or one colour, and the hairline at the edge that meets the content.
enum BarBackground {
  /// Which side of the bar meets the content; the hairline lies outside the bar (SL, S8 and DUMP).
  enum Edge {
    case top, bottom
  }

  static func boxes(_ rect: Rect, isTranslucent: Bool, hairline: Edge?, _ context: LayoutContext) -> [Box] {
    let theme = context.theme.bar
    let background = Box(
      "background", frame: rect, content: isTranslucent ? .backdrop(theme.glass) : .fill(theme.opaqueColor))
    guard let hairline else { return [background] }
    let pixel = context.grid.pixel
    let y = hairline == .top ? rect.minY - pixel : rect.maxY
    let line = Rect(x: rect.minX, y: y, width: rect.width, height: pixel)
    return [background, Box("hairline", frame: line, content: .fill(theme.hairlineColor))]
  }
}
