import Geometry

/// A rectangle of device pixels, counted from the canvas's top left.
struct PixelRect: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// How many pixels it has.
  var count: Int { width * height }

  /// The rectangle with a margin on all sides.
  func expanded(by margin: Int) -> PixelRect {
    PixelRect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  /// The rectangle moved by an offset.
  func moved(x right: Int, y down: Int) -> PixelRect {
    PixelRect(x: x + right, y: y + down, width: width, height: height)
  }

  /// The part that both rectangles cover, or nil if there is none.
  func intersection(_ other: PixelRect) -> PixelRect? {
    let left = max(x, other.x), right = min(x + width, other.x + other.width)
    let top = max(y, other.y), bottom = min(y + height, other.y + other.height)
    guard left < right, top < bottom else { return nil }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle around both.
  func union(_ other: PixelRect) -> PixelRect {
    let left = min(x, other.x), top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}

extension PixelRect {
  /// The pixels that a rectangle in device space touches; less than a thousandth of a pixel does not count.
  init(touching rect: Rect) {
    // Far beyond any picture, where a Double still counts pixels one by one.
    func limited(_ edge: Double) -> Int { Int(max(-1e12, min(1e12, edge))) }
    let left = limited((rect.minX + 1e-3).rounded(.down)), right = limited((rect.maxX - 1e-3).rounded(.up))
    let top = limited((rect.minY + 1e-3).rounded(.down)), bottom = limited((rect.maxY - 1e-3).rounded(.up))
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
