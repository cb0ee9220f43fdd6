/// Margins inside a rectangle, in points, in UIKit's order.
public struct Insets: Hashable, Sendable {
  /// The margin at the top.
  public var top: Double
  /// The margin at the left.
  public var left: Double
  /// The margin at the bottom.
  public var bottom: Double
  /// The margin at the right.
  public var right: Double

  /// Makes insets.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes the same margin on all sides.
  public init(all margin: Double) {
    self.init(top: margin, left: margin, bottom: margin, right: margin)
  }

  /// No margins.
  public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)
}
