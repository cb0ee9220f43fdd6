import Geometry

/// The arc of an ellipse by its ends (SVG 1.1, appendix F.6).
enum EllipticalArc {
  /// The arc as curves of at most a quarter each: two control points and the end.
  static func curves(
    from start: Point, to end: Point, radii: (x: Double, y: Double), degrees: Double, isLarge: Bool, isClockwise: Bool
  ) -> [(Point, Point, Point)] {
    guard start != end else { return [] }
    // Below a billionth of a point the squares and their quotients leave what a double can hold.
    let chord = max(abs(start.x - end.x), abs(start.y - end.y))
    guard min(radii.x, radii.y, chord) > 1e-9 else { return [(start, end, end)] }
    let (sine, cosine) = sineAndCosine(degrees: degrees)
    // Half of the chord, in the axes of the ellipse.
    let half = Point(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2)
    let x = cosine * half.x + sine * half.y, y = cosine * half.y - sine * half.x
    // Radii that do not reach from end to end grow until they do.
    let excess = (x / radii.x) * (x / radii.x) + (y / radii.y) * (y / radii.y)
    let growth = max(1, excess.squareRoot())
    let (rx, ry) = (radii.x * growth, radii.y * growth)
    let reach = (rx * y) * (rx * y) + (ry * x) * (ry * x)
    let share = max(0, (rx * ry) * (rx * ry) / reach - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let center = Point(x: share * rx * y / ry, y: -share * ry * x / rx)
    let first = angle(of: Point(x: (x - center.x) / rx, y: (y - center.y) / ry))
    var turn = angle(of: Point(x: (-x - center.x) / rx, y: (-y - center.y) / ry)) - first
    if isClockwise, turn < 0 { turn += 2 * .pi }
    if !isClockwise, turn > 0 { turn -= 2 * .pi }
    let middle = Point(
      x: cosine * center.x - sine * center.y + (start.x + end.x) / 2,
      y: sine * center.x + cosine * center.y + (start.y + end.y) / 2)
    let place = Transform(
      a: rx * cosine, b: rx * sine, c: -ry * sine, d: ry * cosine, tx: middle.x, ty: middle.y)
    let count = max(1, Int((abs(turn) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = turn / Double(count), handle = tangent(step / 4) * 4 / 3
    return (0..<count).map { index in
      func unit(_ angle: Double) -> Point {
        let (sine, cosine) = sineAndCosine(degrees: angle * 180 / .pi)
        return Point(x: cosine, y: sine)
      }
      let one = unit(first + step * Double(index)), other = unit(first + step * Double(index + 1))
      return (
        place.applied(to: Point(x: one.x - handle * one.y, y: one.y + handle * one.x)),
        place.applied(to: Point(x: other.x + handle * other.y, y: other.y - handle * other.x)),
        index == count - 1 ? end : place.applied(to: other)
      )
    }
  }
}
