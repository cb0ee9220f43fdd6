public import Geometry

/// An outline as a scene writes it: in SVG's path syntax, as a basic shape, or several of these.
public struct Outline: Hashable, Sendable {
  /// The outline, in points.
  public var path: Path

  /// Takes an outline.
  public init(_ path: Path = Path()) {
    self.path = path
  }
}

extension Outline: SceneValue {
  private static let single = ValueForm.any([.string, .object(BasicShape.objectForm)])

  static let form = ValueForm.named(
    "outline",
    summary:
      "An outline: a string in SVG's path syntax (`M 0 0 L 10 10 Z`), a basic shape, or a list of these that are drawn as one.",
    .any([single, .array(single)]))

  /// The greatest sum of the lengths of an outline's lines, in points, each of them counted up to `longestStep`.
  ///
  /// Where thousands of lines go to and fro over a screen nearly all of them cross, and each crossing costs.
  private static let longest = 500_000.0
  /// What lies beyond a screen costs nothing.
  private static let longestStep = 1000.0

  static func read(_ json: JSON, _ reader: inout SceneReader) -> Outline? {
    guard let outline = readParts(json, &reader) else { return nil }
    let length = outline.path.length(ofEachStepUpTo: longestStep).rounded()
    guard length <= longest else {
      reader.report(.outOfRange(found: length, range: "lines of at most 500,000 points in all"), at: json.offset)
      return nil
    }
    return outline
  }

  private static func readParts(_ json: JSON, _ reader: inout SceneReader) -> Outline? {
    switch json.value {
    case .string(let text):
      do throws(SVGPathFault) {
        return Outline(try SVGPath.parse(text))
      } catch {
        reader.report(.notAPath(text, error), at: json.offset)
        return nil
      }
    case .object: return BasicShape.readObject(json, &reader)?.path.map { Outline($0) }
    case .array(let elements):
      var path = Path()
      for (index, element) in elements.enumerated() {
        if case .array = element.value {
          return reader.descend(into: "[\(index)]") { $0.reject(element, expected: "a string or an object (shape)") }
        }
        let part = reader.descend(into: "[\(index)]") { readParts(element, &$0) }
        if let part { path.elements += part.path.elements }
      }
      return Outline(path)
    default: return reader.reject(json, expected: "a string in SVG's path syntax or an object (shape)")
    }
  }
}

extension Path {
  /// About how long its lines are together.
  fileprivate func length(ofEachStepUpTo most: Double) -> Double {
    var length = 0.0, pen = Point.zero, start = Point.zero
    func go(to point: Point) {
      length += min(most, max(abs(point.x - pen.x), abs(point.y - pen.y)))
      pen = point
    }
    for element in elements {
      switch element {
      case .move(let point): (pen, start) = (point, point)
      case .line(let point): go(to: point)
      case .curve(let first, let second, let end): for point in [first, second, end] { go(to: point) }
      case .arc(_, let radius, let start, let end): length += min(most, radius * abs(end - start))
      case .close: go(to: start)
      }
    }
    return length
  }
}

/// A basic shape: `{ "rect": [0, 0, 20, 10], "cornerRadius": 3 }`.
private struct BasicShape: SceneObject {
  static let typeName = "shape"
  static let summary = "A basic shape; it has one of `rect`, `oval`, `line` and `polygon`."
  static let keys: [Key<BasicShape>] = [
    Key("rect", \.rect, default: "null", "A rectangle."),
    Key("cornerRadius", \.cornerRadius, in: 0...Scene.greatestLength, default: "0", "The radius of its corners."),
    Key("oval", \.oval, default: "null", "An ellipse, by the rectangle around it."),
    Key("line", \.line, default: "null", "Points that straight lines join."),
    Key("polygon", \.polygon, default: "null", "Points that straight lines join, the last with the first."),
  ]
  var rect: Rect?, cornerRadius = 0.0, oval: Rect?, line: [Point]?, polygon: [Point]?

  var path: Path? {
    if let rect { return .roundedRect(rect, radius: cornerRadius) }
    if let oval { return .oval(in: oval) }
    if let line { return .lines(line) }
    return polygon.map { .lines($0, closed: true) }
  }

  func check(_ json: JSON, _ reader: inout SceneReader) {
    guard case .object(let members) = json.value else { return }
    let kinds = members.map(\.key).filter { ["rect", "oval", "line", "polygon"].contains($0) }
    if kinds.count > 1 { reader.report(.conflictingKeys(kinds[0], kinds[1]), at: json.offset) }
    if kinds.isEmpty { reader.report(.missingKey("rect"), at: json.offset) }
    if cornerRadius > 0, let other = kinds.first(where: { $0 != "rect" }) {
      reader.report(.conflictingKeys("cornerRadius", other), at: json.offset)
    }
  }
}
