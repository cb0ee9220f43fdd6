extension Bitmap {
  /// Makes a picture of one colour, a premultiplied ARGB word.
  public init(width: Int, height: Int, color: UInt32) {
    self.init(width: width, height: height, pixels: Array(repeating: color, count: width * height))
  }

  /// Lays another picture on this one with its top left corner at a place; what lies outside is cut off.
  public mutating func draw(_ picture: Bitmap, x: Int, y: Int) {
    let columns = max(-x, 0)..<min(picture.width, width - x)
    for row in max(-y, 0)..<max(min(picture.height, height - y), max(-y, 0)) where !columns.isEmpty {
      for column in columns {
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
