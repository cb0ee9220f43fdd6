import Geometry
import Painting
import Pixels
import SceneLayout
import SceneModel

/// Paints boxes on a small canvas.
func paint(
  _ boxes: Box..., width: Double = 8, height: Double = 8, scale: Double = 1, background: Color? = .white
) throws -> Bitmap {
  let root = Box("root", frame: Rect(x: 0, y: 0, width: width, height: height), children: boxes)
  return try Painter().paint(root, scale: scale, background: background)
}

/// A box that draws something.
func box(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ content: Primitive? = nil, clips: Bool = false,
  opacity: Double = 1, _ children: Box...
) -> Box {
  Box(
    "box", frame: Rect(x: x, y: y, width: width, height: height), content: content, clipsToBounds: clips,
    opacity: opacity, children: children)
}

extension Bitmap {
  /// The word of a pixel.
  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// The red, green and blue of a pixel, in the usual notation.
  func rgb(_ x: Int, _ y: Int) -> UInt32 { self[x, y] & 0xFFFFFF }

  /// The alpha of a pixel.
  func alpha(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 24) }

  /// The alpha of all pixels together, in whole pixels.
  var coverage: Double { pixels.reduce(0) { $0 + Double($1 >> 24) } / 255 }

  /// The rows in which something was drawn on a transparent canvas.
  var inkedRows: [Int] { (0..<height).filter { y in (0..<width).contains { alpha($0, y) > 0 } } }

  /// The place of the ink on average, in pixels from the left.
  var inkCenter: Double {
    var sum = 0.0
    for y in 0..<height { for x in 0..<width { sum += Double(alpha(x, y)) * (Double(x) + 0.5) } }
    return sum / coverage / 255
  }
}

extension Color {
  static let red = Color(hex: 0xFF0000)
  static let blue = Color(hex: 0x0000FF)
}
