/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The extent to the right, in points.
  public var width: Double
  /// The extent downward, in points.
  public var height: Double

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent at all.
  public static let zero = Size(width: 0, height: 0)
  /// A size without bound in either direction, as the proposal of a measurement.
  public static let unbounded = Size(width: .infinity, height: .infinity)
}
