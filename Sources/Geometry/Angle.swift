import Glibc

/// The sine and the cosine of an angle in degrees, exact for quarter turns.
public func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
  switch degrees.truncatingRemainder(dividingBy: 360) {
  case 0: (0, 1)
  case 90, -270: (1, 0)
  case 180, -180: (0, -1)
  case 270, -90: (-1, 0)
  default: (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
  }
}

/// The angle of a direction from the x axis, in radians.
public func angle(of direction: Point) -> Double { atan2(direction.y, direction.x) }

/// The tangent of an angle in radians.
public func tangent(_ angle: Double) -> Double { tan(angle) }
