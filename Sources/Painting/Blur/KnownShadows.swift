import CCairo

/// Blurred shadows that were painted before: a screen throws the same one again and again, from each of its switches.
///
/// They are told apart by the bytes of what throws them, so that the place of a view on its pixels counts as it should.
final class KnownShadows {
  private struct Key: Hashable {
    let outline: [UInt8]
    let width: Int
    let sigma: Double
    /// The part that shows, from the outline's top left.
    let target: [Int]

    /// All bytes at a time: the hash of an array would take them one by one.
    func hash(into hasher: inout Hasher) {
      outline.withUnsafeBytes { hasher.combine(bytes: $0) }
      hasher.combine(target)
    }
  }

  private var masks: [Key: ImageSurface] = [:]

  /// The pixels of an outline or a mask that is kept; beyond, blurring costs little for each pixel that is painted.
  private static let pixelLimit = 1 << 16
  private static let countLimit = 64

  /// The mask of an outline's shadow that shows in a view, and its pixels; nil if none shows.
  func mask(
    of outline: ImageSurface, at pixels: PixelRect, sigma: Double, in view: PixelRect
  ) throws(PaintingFault) -> (mask: ImageSurface, pixels: PixelRect)? {
    let isSmall = pixels.count <= Self.pixelLimit
    guard let target = BlurredAlpha.pixels(at: pixels, sigma: sigma).intersection(view) else { return nil }
    guard isSmall, target.count <= Self.pixelLimit else {
      return (try BlurredAlpha(of: outline, at: pixels, sigma: sigma).mask(of: target), target)
    }
    let key = Key(
      outline: outline.bytes, width: pixels.width, sigma: sigma,
      target: [target.x - pixels.x, target.y - pixels.y, target.width, target.height])
    if let mask = masks[key] { return (mask, target) }
    let mask = try BlurredAlpha(of: outline, at: pixels, sigma: sigma).mask(of: target)
    if masks.count >= Self.countLimit { masks.removeAll() }
    masks[key] = mask
    return (mask, target)
  }
}

extension ImageSurface {
  /// The bytes of a surface of bytes, row by row.
  fileprivate var bytes: [UInt8] {
    let (width, height) = (bounds.width, bounds.height)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height)
    withBytes { start, stride in
      for y in 0..<height { bytes += UnsafeRawBufferPointer(start: start + y * stride, count: width) }
    }
    return bytes
  }
}
