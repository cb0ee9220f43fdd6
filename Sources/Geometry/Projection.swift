/// A picture of a plane as it is seen in perspective: x′ = X / W and y′ = Y / W, where X, Y and W are linear in x and y.
public struct Projection: Hashable, Sendable {
  /// The coefficients of x, of y, and what is added.
  public struct Row: Hashable, Sendable {
    /// The coefficient of x.
    public var x: Double
    /// The coefficient of y.
    public var y: Double
    /// What is added.
    public var constant: Double

    /// Makes a row.
    public init(x: Double, y: Double, constant: Double) {
      (self.x, self.y, self.constant) = (x, y, constant)
    }

    fileprivate func value(at point: Point) -> Double { x * point.x + y * point.y + constant }
  }

  /// The numerator of x′.
  public var x: Row
  /// The numerator of y′.
  public var y: Row
  /// The denominator of both, above 0 for what lies before the eye.
  public var w: Row

  /// Makes a projection from its rows.
  public init(x: Row, y: Row, w: Row) {
    (self.x, self.y, self.w) = (x, y, w)
  }

  /// Where a point is seen.
  public func applied(to point: Point) -> Point {
    let w = w.value(at: point)
    return Point(x: x.value(at: point) / w, y: y.value(at: point) / w)
  }

  /// The smallest rectangle around what is seen of a rectangle.
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
