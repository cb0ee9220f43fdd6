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

    /// The number of pixels that both pictures have.
    public var overlap: Int { min(width, otherWidth) * min(height, otherHeight) }

    /// Puts two sizes beside each other.
    public init(width: Int, height: Int, otherWidth: Int, otherHeight: Int) {
      self.width = width
      self.height = height
      self.otherWidth = otherWidth
      self.otherHeight = otherHeight
    }
  }

  /// The number of pixels that count as different; a pixel that only one of the pictures has is one of them.
  public var count: Int
  /// The number of pixels that at least one of the pictures has.
  public var total: Int
  /// The number of pixels that differ and do not count, since the tolerance covers them.
  public var tolerated = 0
  /// The number of pixels that differ and do not count, since they smooth edges.
  public var antialiased = 0
  /// The number of pixels that differ and do not count, since a mask lies over them.
  public var masked = 0
  /// The number of pixels among those that count which only one of the pictures has.
  public var outside = 0
  /// The smallest rectangle around all that counts; without a width if nothing does.
  public var boundingBox: Box
  /// The rectangles around the parts that have changed, from the top and from the left, where both pictures have pixels.
  public var regions: [Box]
  /// The greatest difference of a premultiplied channel where both pictures have pixels, 0 to 255.
  public var greatestDelta: Int
  /// The mean of each counted pixel's greatest difference of a channel, 0 to 255.
  public var meanDelta: Double
  /// Both sizes if they are not the same, else nil.
  public var sizes: Sizes?

  /// Puts a difference together from what was counted.
  public init(
    count: Int, total: Int, tolerated: Int, masked: Int, boundingBox: Box, regions: [Box], greatestDelta: Int,
    meanDelta: Double, sizes: Sizes?
  ) {
    self.count = count
    self.total = total
    self.tolerated = tolerated
    self.masked = masked
    self.boundingBox = boundingBox
    self.regions = regions
    self.greatestDelta = greatestDelta
    self.meanDelta = meanDelta
    self.sizes = sizes
  }

  /// The part of the pixels that differ, 0 to 1.
  public var share: Double { Double(count) / Double(total) }
}
