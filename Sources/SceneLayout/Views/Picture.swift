import Geometry
import SceneModel

/// What stands in a control where it has a picture: an image of the scene, or one of the look's own signs.
enum Picture {
  case image(ImageSet.Image, isTemplate: Bool)
  case glyph(VectorGlyph)

  /// The size in points.
  var size: Size {
    switch self {
    case .image(let image, _): image.size
    case .glyph(let glyph): glyph.size
    }
  }

  /// The picture in a frame; a sign keeps its size and stands in the frame's middle.
  func box(_ name: String, frame: Rect, tint: Color, _ grid: PixelGrid) -> Box {
    switch self {
    case .image(let image, let isTemplate): return image.box(name, frame: frame, tint: isTemplate ? tint : nil)
    case .glyph(let glyph):
      let origin = Point(x: frame.midX - glyph.size.width / 2, y: frame.midY - glyph.size.height / 2)
      return glyph.box(name, at: Point(x: grid.round(origin.x), y: grid.round(origin.y)), tint)
    }
  }
}
