/// How a line is drawn along an outline.
public struct StrokeStyle: Hashable, Sendable {
  /// The ends of the line.
  public var cap = LineCap.butt
  /// The corners of the line.
  public var join = LineJoin.miter
  /// How many times the line's width a corner may reach out before it is cut off.
  public var miterLimit = 10.0
  /// The lengths of strokes and gaps in turn; empty for a line without gaps.
  public var dashes: [Double] = []
  /// Where in the dashes the line starts.
  public var dashPhase = 0.0

  /// Makes a line without gaps, with butt ends and mitred corners.
  public init() {}

  /// A line whose ends and corners are round.
  public static let round: StrokeStyle = {
    var style = StrokeStyle()
    (style.cap, style.join) = (.round, .round)
    return style
  }()
}

/// The ends of a line (CAShapeLayerLineCap).
public enum LineCap: String, CaseIterable, Sendable, SceneChoice {
  case butt, round, square
}

/// The corners of a line (CAShapeLayerLineJoin).
public enum LineJoin: String, CaseIterable, Sendable, SceneChoice {
  case miter, round, bevel
}

/// What is inside of an outline that crosses itself (CAShapeLayerFillRule).
public enum FillRule: String, CaseIterable, Sendable, SceneChoice {
  case nonZero = "non-zero"
  case evenOdd = "even-odd"
}

/// How colours are mixed with those below (the `compositingFilter` of CALayer).
public enum BlendMode: String, CaseIterable, Sendable, SceneChoice {
  case normal = "normalBlendMode"
  case multiply = "multiplyBlendMode"
  case screen = "screenBlendMode"
}

/// The length of a stroke or a gap.
struct DashLength: SceneValue {
  let value: Double

  private static let range = 0...Scene.greatestLength

  static let form = ValueForm.number(range)

  static func read(_ json: JSON, _ reader: inout SceneReader) -> DashLength? {
    if case .number(let number) = json.value, !range.contains(number) {
      reader.report(.outOfRange(found: number, range: "0 to 1,000,000"), at: json.offset)
      return nil
    }
    return Double.read(json, &reader).map { DashLength(value: $0) }
  }
}

extension StrokeStyle {
  /// The dashes as scenes write them.
  var dashLengths: [DashLength] {
    get { dashes.map { DashLength(value: $0) } }
    set { dashes = newValue.map(\.value) }
  }
}
