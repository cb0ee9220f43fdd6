public import Geometry

/// What a layer does with what its view draws (CALayer).
public struct Layer: Sendable {
  /// The radius of the round corners of the background and the border.
  public var cornerRadius = 0.0
  /// Which corners are round.
  public var maskedCorners = MaskedCorner.allCases
  /// Whether what goes beyond the bounds is cut off, shadow included; nil leaves it to the view.
  public var masksToBounds: Bool?
  /// The thickness of the line inside the edges.
  public var borderWidth = 0.0
  /// The colour of that line.
  public var borderColor = Color.black
  /// The colour of the shadow.
  public var shadowColor = Color.black
  /// How strongly the shadow shows.
  public var shadowOpacity = 0.0
  /// How far the shadow is moved.
  public var shadowOffset = Point(x: 0, y: -3)
  /// The standard deviation of the shadow's blur.
  public var shadowRadius = 3.0
  /// The outline that throws the shadow in place of what is drawn.
  public var shadowPath: Outline?
  /// The opacity with all that is in it; nil is the view's alpha.
  public var opacity: Double?
  /// Layers with a greater one lie above their siblings.
  public var zPosition = 0.0
  /// The point, in shares of the size, that stands at the position and that a transform turns around.
  public var anchorPoint = Point(x: 0.5, y: 0.5)
  /// Whether the layer was placed before its anchor point was changed, which then moves it.
  public var movesToAnchorPoint = false
  /// How it is turned and stretched; nil is the view's transform.
  public var transform: Transform?
  /// How its colours are mixed with those below.
  public var compositingFilter: BlendMode?
  /// The layers behind the view's subviews, from back to front.
  public var sublayers: [Sublayer] = []
  // In a list of at most one, since a layer can't hold layers otherwise.
  private var masks: [Sublayer] = []

  /// The layer whose alpha says how strongly this one shows; nil shows all.
  public var mask: Sublayer? {
    get { masks.first }
    set { masks = newValue.map { [$0] } ?? [] }
  }

  /// Makes a layer as every view has one.
  public init() {}
}

/// A corner of a layer (CACornerMask).
public enum MaskedCorner: String, CaseIterable, Sendable, SceneChoice {
  case topLeft = "layerMinXMinYCorner"
  case topRight = "layerMaxXMinYCorner"
  case bottomLeft = "layerMinXMaxYCorner"
  case bottomRight = "layerMaxXMaxYCorner"
}

extension Layer: SceneObject {
  static let typeName = "viewLayer"
  static let summary = "The layer of a view (CALayer)."
  static let keys: [Key<Layer>] = [
    Key(
      "cornerRadius", \.cornerRadius, in: 0...Scene.greatestLength, default: "0",
      "The radius of the background's and the border's corners; what is inside is cut off only with `masksToBounds`."),
    Key("maskedCorners", \.maskedCorners, default: cornerNames, "Which corners are round."),
    Key(
      "masksToBounds", \.masksToBounds, default: "null",
      "Whether what goes beyond the bounds is cut off, the shadow too; null is the view's `clipsToBounds`."),
    Key(
      "borderWidth", \.borderWidth, in: 0...Scene.greatestLength, default: "0",
      "The thickness of a line inside the edges, over all that is in the view."),
    Key("borderColor", \.borderColor, default: "\"black\"", "The colour of that line."),
    Key("shadowColor", \.shadowColor, default: "\"black\"", "The colour of the shadow of all that is drawn."),
    Key("shadowOpacity", \.shadowOpacity, in: 0...1, default: "0", "How strongly the shadow shows."),
    Key("shadowOffset", \.shadowOffset, default: "[0, -3]", "How far the shadow is moved."),
    Key(
      "shadowRadius", \.shadowRadius, in: 0...Scene.greatestLength, default: "3",
      "The standard deviation of the shadow's Gaussian blur."),
    Key("shadowPath", \.shadowPath, default: "null", "The outline that throws the shadow; null is what is drawn."),
    Key("opacity", \.opacity, in: 0...1, default: "null", "The same as the view's `alpha`."),
    Key("zPosition", \.zPosition, default: "0", "Views and layers with a greater one lie above their siblings."),
    Key(
      "anchorPoint", \.anchorPoint, default: "[0.5, 0.5]",
      "The point, in shares of the size, that stands at `center` and that transforms turn around; a `frame` stays."),
    Key("transform", \.transform3D, default: "null", "The same as the view's `transform`, also as 16 numbers."),
    Key("compositingFilter", \.compositingFilter, default: "null", "How its colours are mixed with those below."),
    Key("sublayers", \.sublayers, default: "[]", "The layers behind the subviews, from back to front."),
    Key("mask", \.mask, default: "null", "The layer whose alpha says how strongly this one shows."),
  ]

  private static let cornerNames =
    "[" + MaskedCorner.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ") + "]"

  /// The transform as scenes write it for layers.
  private var transform3D: Transform3D? {
    get { transform.map { Transform3D(affine: $0) } }
    set { transform = newValue?.affine }
  }
}
