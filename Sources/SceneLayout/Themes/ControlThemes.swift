import Geometry
import SceneModel

/// The disc of switches and sliders.
struct ThumbTheme: Sendable {
  var diameter: Double
  var color: Color
  var rimWidth: Double
  var rimOpacity: Double
  var shadows: [ThumbShadow]
}

/// One of the shadows below a thumb.
struct ThumbShadow: Sendable {
  var opacity: Double
  var offset: Double
  var radius: Double
}

struct SliderTheme: Sendable {
  var size: Size
  var trackInset: Double
  var trackHeight: Double
  var trackRadius: Double
  var trackColor: Color
  /// How far the thumb's left edge lies beyond the track's at the left end, and its right edge at the right end.
  var thumbOverhang: (left: Double, right: Double)
  /// How much higher than the track the thumb and the images have their middle.
  var lift: Double
  var imageSpacing: Double
}

struct StepperTheme: Sendable {
  var size: Size
  var dividerX: Double
  var minusOrigin: Point
  var plusOrigin: Point
}

struct ProgressViewTheme: Sendable {
  var size: Size
  var trackColor: Color
  var radius: Double
  var barRadius: Double
}

struct ActivityIndicatorTheme: Sendable {
  var size: Double
  var largeSize: Double
  /// The inner end and the width of a spoke, as shares of the radius; the outer end lies on the circle.
  var spokeStart: Double
  var spokeWidth: Double
  var white: Color
  var gray: Color
  /// The opacities of the spokes from the strongest one backwards; further ones are as the last.
  var opacities: [Double]
}

struct PageControlTheme: Sendable {
  var height: Double
  var dotDiameter: Double
  var dotSpacing: Double
  var currentColor: Color
  var color: Color
}
