/// Which differences between two pictures count; by default every one does.
public struct Tolerance: Equatable, Sendable {
  /// The greatest distance of two colours that does not count, 0 to 100; 100 is that of black and white.
  ///
  /// It is the distance in YIQ that people perceive, after Kotsarenko and Ramos, "Measuring perceived color difference
  /// using YIQ NTSC transmission color space in mobile applications" (2010).
  public var distance: Double
  /// Whether a pixel that differs does not count if it smooths an edge in either picture.
  public var ignoresAntialiasing: Bool
  /// The parts in which nothing counts, in pixels from the top left.
  public var masks: [PictureDifference.Box]

  /// Every difference counts.
  public static let exact = Tolerance()

  /// Says what does not count.
  public init(distance: Double = 0, ignoresAntialiasing: Bool = false, masks: [PictureDifference.Box] = []) {
    self.distance = distance
    self.ignoresAntialiasing = ignoresAntialiasing
    self.masks = masks
  }

  /// Whether nothing is forgiven.
  public var isExact: Bool { distance <= 0 && !ignoresAntialiasing && masks.isEmpty }
}

/// How many pixels may count as different while two pictures still pass as the same; none by default.
public struct PixelBudget: Equatable, Sendable {
  /// The most pixels; nil if only the share is limited.
  public var pixels: Int?
  /// The greatest part of all pixels, 0 to 1; nil if only their number is limited.
  public var share: Double?

  /// No pixel may differ.
  public static let none = PixelBudget()

  /// Sets limits; where both are given both hold, where none is given no pixel may differ.
  public init(pixels: Int? = nil, share: Double? = nil) {
    self.pixels = pixels
    self.share = share
  }

  /// Whether a difference is within the limits; two sizes never are.
  public func allows(_ difference: PictureDifference) -> Bool {
    guard difference.sizes == nil else { return false }
    if pixels == nil, share == nil { return difference.count == 0 }
    return difference.count <= pixels ?? .max && difference.share <= share ?? 1
  }
}
