public import Geometry
public import Pixels
public import SceneModel
public import Typesetting

/// Everything that can be painted.
///
/// Coordinates count from the top left of the box that holds the primitive.
public enum Primitive: Sendable {
  /// The box's frame in one colour.
  case fill(Color)
  /// An outline.
  case path(PathContent)
  /// A text whose lines are placed.
  case text(TypesetText, Color)
  /// A picture that fills the box.
  case image(ImageContent)
  /// A blurred shadow of an outline.
  case shadow(ShadowContent)
  /// What lies under the box, blurred and tinted.
  case backdrop(BackdropContent)
}

/// An outline with its paint.
public struct PathContent: Sendable {
  /// The outline.
  public var path: Path
  /// The colour inside (nonzero winding); nil leaves it empty.
  public var fill: Color?
  /// The colour along the outline; nil draws no line.
  public var stroke: Color?
  /// The thickness of the line, in points.
  public var lineWidth: Double
  /// Whether the line's ends and corners are round; else butt ends and mitred corners.
  public var isRound: Bool

  /// Makes a painted outline.
  public init(
    _ path: Path, fill: Color? = nil, stroke: Color? = nil, lineWidth: Double = 1, isRound: Bool = false
  ) {
    self.path = path
    self.fill = fill
    self.stroke = stroke
    self.lineWidth = lineWidth
    self.isRound = isRound
  }
}

/// A picture and how it is coloured.
public struct ImageContent: Sendable {
  /// The pixels.
  public var bitmap: Bitmap
  /// For a template: only the picture's alpha counts, and it is painted in this colour.
  public var tint: Color?

  /// Makes a picture.
  public init(bitmap: Bitmap, tint: Color? = nil) {
    self.bitmap = bitmap
    self.tint = tint
  }
}

/// The shadow that a filled outline throws; the outline itself is not drawn.
public struct ShadowContent: Sendable {
  /// The outline.
  public var path: Path
  /// The shadow's colour, its alpha included.
  public var color: Color
  /// How far the shadow is moved.
  public var offset: Point
  /// The standard deviation of the Gaussian blur, in points.
  public var radius: Double

  /// Makes a shadow.
  public init(path: Path, color: Color, offset: Point, radius: Double) {
    self.path = path
    self.color = color
    self.offset = offset
    self.radius = radius
  }
}

/// The glass of a translucent bar: out = weight × saturated(blurred) + tint × (1 − weight).
public struct BackdropContent: Sendable, Hashable {
  /// The standard deviation of the Gaussian blur, in points.
  public var blurRadius: Double
  /// The factor by which the blurred colours move away from their grey.
  public var saturation: Double
  /// How much of the blurred colours remains, 0 to 1.
  public var weight: Double
  /// The colour that is laid over, opaque.
  public var tint: Color

  /// Makes a glass.
  public init(blurRadius: Double, saturation: Double, weight: Double, tint: Color) {
    self.blurRadius = blurRadius
    self.saturation = saturation
    self.weight = weight
    self.tint = tint
  }
}
