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
  /// The box's frame in one colour, with round corners; a part at the edges may stay free.
  case rounded(Color, Corners, inset: Double)
  /// The box's frame in colours that run into each other.
  case gradient(GradientContent)
  /// A line along the inside of the frame.
  case border(BorderContent)
  /// An outline.
  case path(PathContent)
  /// A text whose lines are placed.
  case text(TypesetText, Color)
  /// The shapes of a text's letters, painted in another way than filled.
  case lettering(TypesetText, Lettering)
  /// A text that is seen in perspective.
  case projectedText(ProjectedText)
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
  /// The colour inside; nil leaves it empty.
  public var fill: Color?
  /// What is inside.
  public var fillRule = FillRule.nonZero
  /// The colour along the outline; nil draws no line.
  public var stroke: Color?
  /// The thickness of the line, in points.
  public var lineWidth: Double
  /// How the line is drawn.
  public var strokeStyle: StrokeStyle

  /// Makes a painted outline; the line has butt ends and mitred corners if it is not round.
  public init(
    _ path: Path, fill: Color? = nil, stroke: Color? = nil, lineWidth: Double = 1, isRound: Bool = false
  ) {
    self.path = path
    self.fill = fill
    self.stroke = stroke
    self.lineWidth = lineWidth
    strokeStyle = isRound ? .round : StrokeStyle()
  }
}

/// What may be painted of letters beside their insides.
public enum Lettering: Hashable, Sendable {
  /// A line along the outlines of the letters, half of it outside; its width is a share of each run's font size.
  case outline(Color, width: Double)
  /// The letters' shapes in one colour, emoji included, blurred by a Gaussian; the radius is its standard deviation in
  /// points, 0 for sharp shapes.
  case shadow(Color, radius: Double)
  /// The shadow that the letters' own edges throw on their insides, as if they were cut out of the ground.
  case innerShadow(Color, offset: Point, radius: Double)
}

/// A picture or a part of one, and how it is coloured.
public struct ImageContent: Sendable {
  /// The pixels.
  public var bitmap: Bitmap
  /// For a template: only the picture's alpha counts, and it is painted in this colour.
  public var tint: Color?
  /// The part of the picture that is drawn; nil is all of it.
  public var part: Part?
  /// The size at which it is repeated from the top left of the box; nil lets it fill the box once.
  public var tile: Size?

  /// Some of a picture's pixels; at least one, and none outside of the picture.
  public struct Part: Hashable, Sendable {
    /// The first column and the first row.
    public var x: Int, y: Int
    /// The number of columns and of rows.
    public var width: Int, height: Int

    /// Names a part.
    public init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// Makes a picture.
  public init(bitmap: Bitmap, tint: Color? = nil, part: Part? = nil, tile: Size? = nil) {
    self.bitmap = bitmap
    self.tint = tint
    self.part = part
    self.tile = tile
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
  /// The radius of the pane's corners, in points.
  public var cornerRadius = 0.0

  /// Makes a glass.
  public init(blurRadius: Double, saturation: Double, weight: Double, tint: Color) {
    self.blurRadius = blurRadius
    self.saturation = saturation
    self.weight = weight
    self.tint = tint
  }
}

extension Primitive {
  /// The text, if it is one; what is done to its letters stays as it is.
  public var typesetText: TypesetText? {
    get {
      switch self {
      case .text(let text, _), .lettering(let text, _): text
      case .projectedText(let content): content.text
      case .fill, .rounded, .gradient, .border, .path, .image, .shadow, .backdrop: nil
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .text(_, let color): self = .text(newValue, color)
      case .lettering(_, let lettering): self = .lettering(newValue, lettering)
      case .projectedText(var content):
        content.text = newValue
        self = .projectedText(content)
      case .fill, .rounded, .gradient, .border, .path, .image, .shadow, .backdrop: break
      }
    }
  }
  /// Whether its coordinates are those of a plane that is seen in perspective.
  var isProjected: Bool {
    if case .projectedText = self { true } else { false }
  }
}
