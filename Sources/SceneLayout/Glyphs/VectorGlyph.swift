import Geometry
import SceneModel

/// A drawing in one colour: outlines that are filled or stroked, in points from its top left.
struct VectorGlyph: Sendable {
  /// One outline with its line width; nil fills it.
  struct Part: Sendable {
    var path: Path
    var lineWidth: Double?
    var isRound = false
    /// The colour, where it is not that of the whole drawing.
    var color: Color?
  }

  /// The extent of the drawing.
  var size: Size
  /// The outlines, from back to front; they do not overlap, so that a translucent tint shows no seams.
  var parts: [Part]

  /// The drawing as a box; a part is a box of its own only if there are several.
  func box(_ name: String, at origin: Point, _ color: Color) -> Box {
    let frame = Rect(origin: origin, size: size)
    let contents = parts.map { part in
      let color = part.color ?? color
      return Primitive.path(
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

extension VectorGlyph {
  /// A drawing that is filled and nothing else.
  init(_ width: Double, _ height: Double, filled path: Path) {
    self.init(size: Size(width: width, height: height), parts: [Part(path: path)])
  }

  /// A drawing in lines, and with what is filled beside them.
  init(_ width: Double, _ height: Double, lines path: Path, _ lineWidth: Double, filled: Path? = nil) {
    let fill = filled.map { [Part(path: $0)] } ?? []
    self.init(size: Size(width: width, height: height), parts: [Part(path: path, lineWidth: lineWidth)] + fill)
  }
}
