/// An affine map of the plane: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty (CGAffineTransform).
public struct Transform: Hashable, Sendable {
  /// What x′ gains with x.
  public var a: Double
  /// What y′ gains with x.
  public var b: Double
  /// What x′ gains with y.
  public var c: Double
  /// What y′ gains with y.
  public var d: Double
  /// How far everything is moved to the right.
  public var tx: Double
  /// How far everything is moved downward.
  public var ty: Double

  /// Makes a map from its numbers in UIKit's order.
  public init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The map that leaves everything in its place.
  public static let identity = Transform()

  /// A move.
  public static func translation(_ offset: Point) -> Transform { Transform(tx: offset.x, ty: offset.y) }

  /// A change of size around the origin.
  public static func scale(x: Double, y: Double) -> Transform { Transform(a: x, d: y) }

  /// A turn around the origin, clockwise on the screen.
  public static func rotation(degrees: Double) -> Transform {
    let (sine, cosine) = sineAndCosine(degrees: degrees)
    return Transform(a: cosine, b: sine, c: -sine, d: cosine)
  }

  /// This map, and then another one (`concatenating`).
  public func followed(by next: Transform) -> Transform {
    Transform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The map with a point as its origin.
  public func around(_ pivot: Point) -> Transform {
    let away = Transform.translation(Point(x: -pivot.x, y: -pivot.y))
    return away.followed(by: self).followed(by: .translation(pivot))
  }

  /// By how much areas grow; 0 if everything falls on a line.
  public var determinant: Double { a * d - b * c }

  /// Whether it only moves things.
  public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Where a point goes.
  public func applied(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The smallest rectangle around where a rectangle goes.
  public func hull(of rect: Rect) -> Rect {
    let corners = [
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
      Point(x: rect.maxX, y: rect.maxY),
    ].map { applied(to: $0) }
    let left = corners.map(\.x).min() ?? 0, top = corners.map(\.y).min() ?? 0
    let right = corners.map(\.x).max() ?? 0, bottom = corners.map(\.y).max() ?? 0
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
