public import Geometry
public import SceneModel
public import Typesetting

/// A text on a plane that is seen in perspective, and that fades away above and below a height.
public struct ProjectedText: Sendable {
  /// The text, placed on its plane.
  public var text: TypesetText
  /// The colour where nothing fades.
  public var color: Color
  /// How the plane is seen, in the coordinates of the box.
  public var projection: Projection
  /// How strongly the text shows, by the distance from the height; the last stop goes on.
  public var fade: [FadeStop]
  /// The height from which distances count, from the top of the box.
  public var fadeCenter: Double

  /// Makes a text.
  public init(
    text: TypesetText, color: Color, projection: Projection, fade: [FadeStop], fadeCenter: Double
  ) {
    self.text = text
    self.color = color
    self.projection = projection
    self.fade = fade
    self.fadeCenter = fadeCenter
  }
}

/// How strongly something shows at a distance; between two stops it changes evenly.
public struct FadeStop: Hashable, Sendable {
  /// The distance, in points.
  public var distance: Double
  /// The share of the opacity that is left.
  public var opacity: Double

  /// Makes a stop.
  public init(distance: Double, opacity: Double) {
    self.distance = distance
    self.opacity = opacity
  }
}
