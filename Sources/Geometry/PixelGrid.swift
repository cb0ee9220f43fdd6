/// The raster of a screen: how many device pixels a point has.
public struct PixelGrid: Hashable, Sendable {
  /// Device pixels for each point: 1, 2 or 3 on iPhones.
  public let scale: Double

  /// Makes the grid of a scale greater than 0.
  public init(scale: Double) {
    self.scale = scale
  }

  /// One device pixel, in points: the thickness of a hairline.
  public var pixel: Double { 1 / scale }

  /// The nearest grid line to a coordinate; halves go to the greater side.
  public func round(_ coordinate: Double) -> Double {
    (coordinate * scale + 0.5 + 1e-6).rounded(.down) / scale
  }

  /// The smallest length on the grid that is no shorter; an excess below a thousandth of a pixel is forgiven.
  public func ceil(_ length: Double) -> Double {
    (length * scale - 1e-3).rounded(.up) / scale
  }

  /// The greatest length on the grid that is no longer.
  public func floor(_ length: Double) -> Double {
    (length * scale + 1e-3).rounded(.down) / scale
  }

  /// The rectangle with each edge on its nearest grid line, so that rectangles which meet still meet.
  public func round(_ rect: Rect) -> Rect {
    let left = round(rect.minX), top = round(rect.minY)
    return Rect(x: left, y: top, width: round(rect.maxX) - left, height: round(rect.maxY) - top)
  }
}
