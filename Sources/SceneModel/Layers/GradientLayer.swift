public import Geometry

/// Colours that run into each other (CAGradientLayer).
public struct GradientLayer: LayerContent {
  /// The colours, from the start to the end.
  public var colors: [Color] = []
  /// Where they stand between the start, 0, and the end, 1; nil spreads them evenly.
  public var locations: [Double]?
  /// Where they start, in shares of the size.
  public var startPoint = Point(x: 0.5, y: 0)
  /// Where they end, in shares of the size.
  public var endPoint = Point(x: 0.5, y: 1)
  /// Which way they run.
  public var type = Course.axial

  /// Which way the colours of a gradient run (CAGradientLayerType).
  public enum Course: String, CaseIterable, Sendable, SceneChoice {
    case axial, radial
  }

  /// Makes a gradient without colours.
  public init() {}
}

extension GradientLayer: SceneObject {
  static let typeName = "gradientLayer"
  static let summary = "A layer of colours that run into each other (CAGradientLayer)."
  static let keys: [Key<GradientLayer>] = [
    Key("colors", \.colors, isRequired: true, "The colours, from the start to the end: two to 1,000."),
    Key(
      "locations", \.locations, default: "null",
      "Where the colours stand, from 0 to 1 and never falling; null spreads them evenly."),
    Key("startPoint", \.startPoint, default: "[0.5, 0]", "Where they start, in shares of the size."),
    Key("endPoint", \.endPoint, default: "[0.5, 1]", "Where they end, in shares of the size."),
    Key(
      "gradientType", \.type, default: "\"axial\"",
      "Along a line, or outward from the start to an ellipse with the half axes that the end gives (CAGradientLayer's `type`)."
    ),
  ]

  /// Far more than anybody tells apart; what gradients cost grows with the square of their number.
  private static let mostColors = 1000

  func check(_ json: JSON, _ reader: inout SceneReader) {
    guard case .object(let members) = json.value else { return }
    if let member = members.first(where: { $0.key == "colors" }), case .array = member.value.value {
      if !(2...Self.mostColors).contains(colors.count) {
        let expected = colors.count < 2 ? "at least 2 colours" : "at most \(Self.mostColors.grouped) colours"
        reader.report(.wrongCount(found: colors.count, expected: expected), at: member.value.offset, under: "colors")
      }
    }
    guard let locations, let member = members.first(where: { $0.key == "locations" }) else { return }
    if locations.count != colors.count {
      reader.report(
        .wrongCount(found: locations.count, expected: "as many locations as colours, \(colors.count)"),
        at: member.value.offset, under: "locations")
    }
    var least = 0.0
    for location in locations {
      guard location >= least, location <= 1 else {
        let range = "\(least.shortText) to 1: locations never fall"
        return reader.report(.outOfRange(found: location, range: range), at: member.value.offset, under: "locations")
      }
      least = location
    }
  }
}
