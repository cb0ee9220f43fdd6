import Geometry
import Pixels
import SceneModel

/// The background of a bar: glass, one colour or a picture, and the hairline at the edge that meets the content.
enum BarBackground {
  /// Which side of the bar meets the content; the hairline lies outside the bar (SL, S8 and DUMP).
  enum Edge {
    case top, bottom
  }

  static func boxes(_ rect: Rect, _ appearance: BarAppearance, hairline: Edge, _ context: LayoutContext) -> [Box] {
    let background = box(rect, appearance, context)
    guard appearance.shadowImage == .automatic else { return [background] }
    let pixel = context.grid.pixel
    let y = hairline == .top ? rect.minY - pixel : rect.maxY
    let line = Rect(x: rect.minX, y: y, width: rect.width, height: pixel)
    return [background, Box("hairline", frame: line, content: .fill(context.theme.bar.hairlineColor))]
  }

  private static func box(_ rect: Rect, _ appearance: BarAppearance, _ context: LayoutContext) -> Box {
    if let image = appearance.backgroundImage, let loaded = context.images[image] {
      return loaded.box("background", frame: rect)
    }
    let glass = appearance.glass(context.theme.bar)
    let color = appearance.color(context.theme.bar)
    return Box("background", frame: rect, content: appearance.lightPasses(context) ? .backdrop(glass) : .fill(color))
  }
}

extension BarAppearance {
  /// Whether what lies under the bar shows: if the scene says so, else unless a picture without holes lies over it
  /// (UINavigationBar.isTranslucent).
  func lightPasses(_ context: LayoutContext) -> Bool {
    isTranslucent ?? backgroundImage.flatMap { context.images[$0] }.map { !$0.isOpaque } ?? true
  }

  fileprivate func color(_ theme: BarTheme) -> Color {
    if let barTintColor { return barTintColor.opaque }
    return barStyle == .black ? theme.blackColor : theme.opaqueColor
  }

  fileprivate func glass(_ theme: BarTheme) -> BackdropContent {
    var glass = barStyle == .black ? theme.blackGlass : theme.glass
    if let barTintColor {
      glass.tint = barTintColor.opaque
      glass.weight = theme.tintedGlassWeight
    }
    return glass
  }
}

extension Color {
  /// The colour without its alpha, which a bar's tint does not have.
  fileprivate var opaque: Color { Color(red: red, green: green, blue: blue) }
}

extension ImageSet.Image {
  /// Whether nothing shows through any of its pixels.
  fileprivate var isOpaque: Bool { bitmap.pixels.allSatisfy { $0 >> 24 == 255 } }
}
