public import Geometry

/// How a scene is compared with its golden picture; an option that the command is given prevails over it.
public struct SceneTest: Sendable {
  /// The greatest distance of colours that does not count, 0 to 100.
  public var tolerance: Double?
  /// Whether pixels that smooth edges may differ.
  public var ignoresAntialiasing: Bool?
  /// The most pixels that may differ.
  public var maxPixels: Int?
  /// The greatest part of the pixels that may differ, 0 to 1.
  public var maxShare: Double?
  /// The parts that are not compared.
  public var ignore: [Region] = []

  /// Leaves everything open.
  public init() {}

  /// A part of the screen that is not compared.
  public enum Region: Sendable {
    /// The frame of the view with an id, and where the scene says so.
    case view(String, Site?)
    /// A rectangle on the screen, in points.
    case frame(Rect)
  }
}

extension SceneTest: SceneObject {
  static let typeName = "test"
  static let summary =
    "How `uirender test` compares the scene with its golden picture; an option of the command prevails over it."
  static let keys: [Key<SceneTest>] = [
    Key(
      "tolerance", \.tolerance, in: 0...100, default: "null",
      "The greatest distance of two colours, as eyes see it, that does not count; 100 is that of black and white."),
    Key(
      "antialiasing", \.ignoresAntialiasing, default: "null", "Whether pixels that smooth edges may differ."),
    Key("maxPixels", \.maxPixels, in: 0...64_000_000, default: "null", "The most pixels that may differ."),
    Key("maxShare", \.maxShare, in: 0...1, default: "null", "The greatest part of the pixels that may differ."),
    Key(
      "ignore", \.ignore, default: "[]",
      "What is not compared: views by their ids, or rectangles on the screen, in points."),
  ]
}

extension SceneTest.Region: SceneValue {
  static let form = ValueForm.any([.string, Rect.form])

  static func read(_ json: JSON, _ reader: inout SceneReader) -> Self? {
    if case .string(let id) = json.value { return .view(id, reader.site(of: json.offset)) }
    return Rect.read(json, &reader).map { .frame($0) }
  }
}
