/// How many pixels the pictures may have that are kept at the same time.
public struct DecodingBudget: Sendable {
  /// The greatest number of pixels in all: as many as one picture may have.
  public static let limit = Bitmap.areaLimit
  private var pixels = 0

  /// Makes a budget of which nothing is used.
  public init() {}

  /// Takes the pixels of a picture; throws, before anything is decoded, if there are not so many left.
  public mutating func take(width: Int, height: Int) throws(ImageFault) {
    let total = pixels + width * height
    guard total <= Self.limit else { throw .tooManyPixels(total) }
    pixels = total
  }
}
