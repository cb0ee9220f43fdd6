public import Pixels

/// What is to be compared with a golden, and how.
public struct GoldenCheck: Sendable {
  /// The name of the golden.
  public var name: String
  /// What was drawn.
  public var picture: Bitmap
  /// How many of its pixels a point has, which a file of it says.
  public var scale: Double
  /// The layout text, to be compared and recorded too; nil if it is not.
  public var text: String?
  /// Which differences of pixels count.
  public var tolerance = Tolerance.exact
  /// How many pixels may count.
  public var budget = PixelBudget.none

  /// Names a picture.
  public init(name: String, picture: Bitmap, scale: Double, text: String?) {
    self.name = name
    self.picture = picture
    self.scale = scale
    self.text = text
  }
}
