import Geometry
import SceneModel

/// A drawing in one colour: outlines that are filled or stroked, in points from its top left.
struct VectorGlyph: Sendable {
  /// One outline with its line width; nil fills it.
  struct Part: Sendable {
    var path: Path
    var lineWidth: Double?
    var isRound = false
  }

  /// The extent of the drawing.
  var size: Size
  /// The outlines, from back to front.
  var parts: [Part]

  /// The drawing as a box; a part is a box of its own only if there are several.
  func box(_ name: String, at origin: Point, _ color: Color) -> Box {
    let frame = Rect(origin: origin, size: size)
    let contents = parts.map { part in
      Primitive.path(
        part.lineWidth.map { PathContent(part.path, stroke: color, lineWidth: $0, isRound: part.isRound) }
          ?? PathContent(part.path, fill: color))
    }
    guard contents.count > 1 else { return Box(name, frame: frame, content: contents.first) }
    let inner = Rect(origin: .zero, size: size)
    return Box(
      name, frame: frame,
      children: contents.enumerated().map { Box("part\($0.offset)", frame: inner, content: $0.element) })
  }
}
