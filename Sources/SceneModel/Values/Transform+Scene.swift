public import Geometry

extension Transform: SceneValue {
  fileprivate static let names = ["a", "b", "c", "d", "tx", "ty"]

  static let form = ValueForm.named(
    "transform",
    summary: "A turn and a stretching around a view's anchor point: the numbers of a CGAffineTransform or its parts.",
    .any([.numbers(names, least: [:]), .object(TransformParts.objectForm)]))

  static func read(_ json: JSON, _ reader: inout SceneReader) -> Transform? {
    switch json.value {
    case .array(let elements):
      guard elements.count == names.count else {
        let expected = "6 numbers [" + names.joined(separator: ", ") + "]"
        reader.report(.wrongCount(found: elements.count, expected: expected), at: json.offset)
        return nil
      }
      guard let numbers = [Double].read(json, &reader), numbers.count == names.count else { return nil }
      let transform = Transform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
      return transform.checked(json, &reader)
    case .object: return TransformParts.readObject(json, &reader)?.transform.checked(json, &reader)
    default: return reader.reject(json, expected: "6 numbers or an object (\(TransformParts.typeName))")
    }
  }

  /// The transform, or nil after a report if it makes everything flat, or larger than any length may be.
  fileprivate func checked(_ json: JSON, _ reader: inout SceneReader) -> Transform? {
    if let number = [a, b, c, d, tx, ty].first(where: { !($0.magnitude <= Scene.greatestLength) }) {
      reader.report(.outOfRange(found: number, range: Scene.lengthRange), at: json.offset)
      return nil
    }
    guard abs(determinant) < 1e-9 else { return self }
    reader.report(.notInvertible, at: json.offset)
    return nil
  }
}

/// A transform by what it does: `{ "rotate": 45, "scale": 1.5, "translate": [10, 0] }`.
private struct TransformParts: SceneObject {
  static let typeName = "transformParts"
  static let summary = "A transform by what it does: it scales, then turns, then moves."
  static let keys: [Key<TransformParts>] = [
    Key("scale", \.scale, default: "1", "How much larger things become: a number, or one each for width and height."),
    Key("rotate", \.degrees, default: "0", "The turn in degrees, clockwise."),
    Key("translate", \.offset, default: "[0, 0]", "The move."),
  ]
  var scale = ScaleFactors(), degrees = 0.0, offset = Point.zero

  var transform: Transform {
    .scale(x: scale.x, y: scale.y).followed(by: .rotation(degrees: degrees)).followed(by: .translation(offset))
  }
}

/// By how much things become larger.
private struct ScaleFactors: SceneValue {
  var x = 1.0, y = 1.0

  static let form = ValueForm.any([.number(nil), .numbers(["x", "y"], least: [:])])

  static func read(_ json: JSON, _ reader: inout SceneReader) -> ScaleFactors? {
    if case .array = json.value { return Point.read(json, &reader).map { ScaleFactors(x: $0.x, y: $0.y) } }
    guard case .number = json.value else { return reader.reject(json, expected: "a number or [x, y]") }
    return Double.read(json, &reader).map { ScaleFactors(x: $0, y: $0) }
  }
}

/// A transform of a layer, which may be written as a CATransform3D as long as the picture of it is affine.
struct Transform3D: SceneValue {
  var affine: Transform

  private static let names = (1...4).flatMap { row in (1...4).map { "m\(row)\($0)" } }

  static let form = ValueForm.any([Transform.form, .numbers(names, least: [:])])

  init(affine: Transform) { self.affine = affine }

  static func read(_ json: JSON, _ reader: inout SceneReader) -> Transform3D? {
    guard case .array(let elements) = json.value, elements.count == names.count else {
      return Transform.read(json, &reader).map { Transform3D(affine: $0) }
    }
    guard let m = [Double].read(json, &reader), m.count == names.count else { return nil }
    // A layer is flat: z is 0, so the third row has no effect, and the third column is depth.
    guard m[3] == 0, m[7] == 0, m[15] != 0 else {
      reader.report(.perspective, at: json.offset)
      return nil
    }
    let w = m[15]
    let affine = Transform(a: m[0] / w, b: m[1] / w, c: m[4] / w, d: m[5] / w, tx: m[12] / w, ty: m[13] / w)
    return affine.checked(json, &reader).map { Transform3D(affine: $0) }
  }
}
