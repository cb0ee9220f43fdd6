/// A turn around a point, clockwise on the screen, by its cosine and sine.
public struct Rotation: Hashable, Sendable {
  /// The cosine of the angle.
  public var cosine: Double
  /// The sine of the angle.
  public var sine: Double

  /// Makes a turn from numbers whose squares add up to 1.
  public init(cosine: Double, sine: Double) {
    self.cosine = cosine
    self.sine = sine
  }

  /// No turn.
  public static let none = Rotation(cosine: 1, sine: 0)
  /// A twelfth of a full turn.
  public static let twelfth = Rotation(cosine: 0.75.squareRoot(), sine: 0.5)

  /// Two turns, one after the other.
  public static func * (first: Rotation, second: Rotation) -> Rotation {
    Rotation(
      cosine: first.cosine * second.cosine - first.sine * second.sine,
      sine: first.sine * second.cosine + first.cosine * second.sine)
  }

  /// The turn repeated; a negative count turns back.
  public func repeated(_ count: Int) -> Rotation {
    let step = count < 0 ? Rotation(cosine: cosine, sine: -sine) : self
    return (0..<count.magnitude).reduce(.none) { turn, _ in turn * step }
  }

  /// Where a point goes that is turned around the origin.
  public func applied(to point: Point) -> Point {
    Point(x: point.x * cosine - point.y * sine, y: point.x * sine + point.y * cosine)
  }
}
