public import Geometry
public import SceneModel

/// What is done to a box with all that is in it.
///
/// A box's effects follow each other: each is done to what those before it made.
public enum Effect: Sendable {
  /// What goes beyond the box's frame, whose corners may be round, is cut off.
  case clip(Corners)
  /// A shadow of what was drawn lies under it.
  case shadow(BoxShadow)
  /// Only what lies under another box shows, as strongly as that one covers.
  case mask(Box)
}

/// The shadow that a box throws.
public struct BoxShadow: Hashable, Sendable {
  /// The colour, its alpha included.
  public var color: Color
  /// How far it is moved.
  public var offset: Point
  /// The standard deviation of the Gaussian blur, in points.
  public var radius: Double
  /// The outline that throws it in place of what was drawn.
  public var path: Path?

  /// Makes a shadow.
  public init(color: Color, offset: Point, radius: Double, path: Path? = nil) {
    self.color = color
    self.offset = offset
    self.radius = radius
    self.path = path
  }
}

/// A line along the inside of a box's edges.
public struct BorderContent: Hashable, Sendable {
  /// The colour.
  public var color: Color
  /// The thickness, in points.
  public var width: Double
  /// The corners of the box.
  public var corners: Corners
  /// Whether the box is cut off at its corners, so that the line may go on beyond them: where both ended on the same
  /// curve, what lies below would shine through.
  public var isClipped: Bool

  /// Makes a border.
  public init(color: Color, width: Double, corners: Corners, isClipped: Bool) {
    self.color = color
    self.width = width
    self.corners = corners
    self.isClipped = isClipped
  }
}

/// Colours that run into each other.
public struct GradientContent: Hashable, Sendable {
  /// A colour and where it stands between the start, 0, and the end, 1.
  public struct Stop: Hashable, Sendable {
    /// The place.
    public var place: Double
    /// The colour.
    public var color: Color

    /// Makes a stop.
    public init(place: Double, color: Color) {
      self.place = place
      self.color = color
    }
  }

  /// The colours, from the start to the end.
  public var stops: [Stop]
  /// Where the colours start, in shares of the box's width and height.
  public var start: Point
  /// Where they end; what lies beyond has the last colour.
  public var end: Point
  /// Whether they run outward from the start, to an ellipse whose half axes the end gives.
  public var isRadial: Bool
  /// The corners of the box.
  public var corners: Corners

  /// Makes a gradient.
  public init(stops: [Stop], start: Point, end: Point, isRadial: Bool = false, corners: Corners = .square) {
    self.stops = stops
    self.start = start
    self.end = end
    self.isRadial = isRadial
    self.corners = corners
  }
}
