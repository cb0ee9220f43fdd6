import Geometry
import SceneModel

/// A line with round ends that has one colour up to a place and another one from there.
struct Track {
  /// Where it lies in its control.
  var frame: Rect
  /// The radius of the ends.
  var radius: Double
  /// Where the colour changes, from the control's left edge.
  var split: Double

  /// Both parts; the whole line is seen through each of them, so that neither shows at the other's end.
  func boxes(_ names: (minimum: String, maximum: String), _ minimum: Color, _ maximum: Color) -> [Box] {
    let split = max(frame.minX, min(frame.maxX, split))
    return [
      part(names.maximum, from: split, to: frame.maxX, maximum),
      part(names.minimum, from: frame.minX, to: split, minimum),
    ].filter { $0.frame.width > 0 }
  }

  private func part(_ name: String, from left: Double, to right: Double, _ color: Color) -> Box {
    let window = Rect(x: left, y: frame.minY, width: right - left, height: frame.height)
    let line = Rect(origin: .zero, size: frame.size)
    let fill = Box(
      name + ".fill", frame: line.offset(by: Point(x: frame.minX - left, y: 0)),
      content: .path(PathContent(.roundedRect(line, radius: radius), fill: color)))
    return Box(name, frame: window, clipsToBounds: true, children: [fill])
  }
}
