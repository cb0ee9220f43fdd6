/// An outline, filled and drawn along (CAShapeLayer).
public struct ShapeLayer: LayerContent {
  /// The outline.
  public var path = Outline()
  /// The colour inside; nil leaves it empty.
  public var fillColor: Color? = .black
  /// What is inside of an outline that crosses itself.
  public var fillRule = FillRule.nonZero
  /// The colour of the line along the outline; nil draws none.
  public var strokeColor: Color?
  /// The thickness of the line.
  public var lineWidth = 1.0
  /// How the line is drawn.
  public var strokeStyle = StrokeStyle()

  /// Makes a shape without an outline.
  public init() {}
}

extension ShapeLayer: SceneObject {
  static let typeName = "shapeLayer"
  static let summary = "A layer that draws an outline (CAShapeLayer)."
  static let keys: [Key<ShapeLayer>] = [
    Key("path", \.path, isRequired: true, "The outline."),
    Key("fillColor", \.fillColor, default: "\"black\"", "The colour inside; null leaves it empty."),
    Key("fillRule", \.fillRule, default: "\"non-zero\"", "What is inside of an outline that crosses itself."),
    Key("strokeColor", \.strokeColor, default: "null", "The colour of the line along the outline; null draws none."),
    Key("lineWidth", \.lineWidth, in: 0...Scene.greatestLength, default: "1", "The thickness of the line."),
    Key("lineCap", \.strokeStyle.cap, default: "\"butt\"", "The ends of the line."),
    Key("lineJoin", \.strokeStyle.join, default: "\"miter\"", "The corners of the line."),
    Key(
      "miterLimit", \.strokeStyle.miterLimit, in: 1...1000, default: "10",
      "How many times the line's width a corner may reach out."),
    Key("lineDashPattern", \.strokeStyle.dashLengths, default: "[]", "The lengths of strokes and gaps in turn."),
    Key("lineDashPhase", \.strokeStyle.dashPhase, default: "0", "Where in the pattern the line starts."),
  ]

  func check(_ json: JSON, _ reader: inout SceneReader) {
    guard case .object(let members) = json.value, let member = members.first(where: { $0.key == "lineDashPattern" })
    else { return }
    let dashes = strokeStyle.dashes
    guard !dashes.isEmpty else { return }
    if let least = dashes.min(), !dashes.contains(where: { $0 >= 0.01 }) {
      reader.report(
        .outOfRange(found: least, range: "at least one of them 0.01 or more"), at: member.value.offset,
        under: member.key)
    } else if path.path.length > 100_000 * dashes.reduce(0, +) {
      reader.report(
        .outOfRange(found: dashes.reduce(0, +), range: "long enough for at most 100,000 repetitions"),
        at: member.value.offset, under: member.key)
    }
  }
}
