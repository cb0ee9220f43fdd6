extension Bitmap {
  /// Makes a picture of one colour, a premultiplied ARGB word.
  public init(width: Int, height: Int, color: UInt32) {
    self.init(width: width, height: height, pixels: Array(repeating: color, count: width * height))
  }

  /// Lays another picture on this one with its top left corner at a place; what lies outside is cut off.
  public mutating func draw(_ picture: Bitmap, x: Int, y: Int) {
    func inside(_ start: Int, _ length: Int, of room: Int) -> Range<Int> {
      let first = max(-start, 0)
      return first..<max(min(length, room - start), first)
    }
    for row in inside(y, picture.height, of: height) {
      for column in inside(x, picture.width, of: width) {
        let source = picture.pixels[row * picture.width + column]
        let index = (y + row) * width + x + column
        pixels[index] = source >> 24 == 255 ? source : source.over(pixels[index])
      }
    }
  }
}

extension UInt32 {
  /// A premultiplied word laid over another (Porter and Duff's "over").
  fileprivate func over(_ below: UInt32) -> UInt32 {
    let rest = 255 - self >> 24
    func channel(_ shift: UInt32) -> UInt32 {
      Swift.min((self >> shift & 0xFF) + ((below >> shift & 0xFF) * rest + 127) / 255, 255) << shift
    }
    return channel(24) | channel(16) | channel(8) | channel(0)
  }
}
