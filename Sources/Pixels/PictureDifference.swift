/// How one picture differs from another.
public struct PictureDifference: Equatable, Sendable {
  /// A rectangle of whole pixels.
  public struct Box: Equatable, Sendable {
    /// The leftmost column.
    public var x: Int
    /// The topmost row.
    public var y: Int
    /// The number of columns.
    public var width: Int
    /// The number of rows.
    public var height: Int

    /// Makes a rectangle.
    public init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// Two sizes that should be one, in pixels.
  public struct Sizes: Equatable, Sendable {
    /// The size of the picture that was asked.
    public var width: Int, height: Int
    /// The size of the picture that it was compared with.
    public var otherWidth: Int, otherHeight: Int
  }

  /// The number of pixels that differ, at least 1; a pixel that only one of the pictures has is one of them.
  public var count: Int
  /// The number of pixels that at least one of the pictures has.
  public var total: Int
  /// The smallest rectangle around all that differs.
  public var boundingBox: Box
  /// The greatest difference of a premultiplied channel where both pictures have pixels, 0 to 255.
  public var greatestDelta: Int
  /// Both sizes if they are not the same, else nil.
  public var sizes: Sizes?

  /// The part of the pixels that differ, above 0 and up to 1.
  public var share: Double { Double(count) / Double(total) }
}
