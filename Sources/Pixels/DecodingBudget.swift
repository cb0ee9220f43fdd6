/// How many pixels the pictures may have that are kept at the same time.
public struct DecodingBudget: Sendable {
  private let limit: Int
  private var pixels = 0

  /// Makes a budget of which nothing is used; without a limit of its own, as many pixels as one picture may have.
  public init(limit: Int = Bitmap.areaLimit) { self.limit = limit }

  /// Takes the pixels of a picture; throws, before anything is decoded, if there are not so many left.
  public mutating func take(width: Int, height: Int) throws(ImageFault) {
    let total = pixels + width * height
    guard total <= limit else { throw .tooManyPixels(total, limit: limit) }
    pixels = total
  }
}
