/// A picture in memory: rows of premultiplied ARGB words in the machine's byte order, without padding.
///
/// The layout of the words is Cairo's `CAIRO_FORMAT_ARGB32`: alpha in the highest byte, then red, green, blue.
public struct Bitmap: Equatable, Sendable {
  /// The number of pixels in a row, at least 1.
  public let width: Int
  /// The number of rows, at least 1.
  public let height: Int
  /// The pixels, row by row from the top left.
  public var pixels: [UInt32]

  /// Makes a picture from its words; there must be `width × height` of them.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(width > 0 && height > 0 && pixels.count == width * height, "a bitmap's words fill its rows")
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}
