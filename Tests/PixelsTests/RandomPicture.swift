@testable import Pixels

/// Pictures for tests: runs of few or many colours, rows that come again, noise, and parts that shine through.
enum RandomPicture {
  /// A picture that only a number decides about.
  static func make(seed: UInt32) -> Bitmap {
    var state = seed &* 747_796_405 &+ 1
    func random(_ limit: Int) -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 8) % limit
    }
    let width = 1 + random(400), height = 1 + random(60), colorCount = 1 + random(600), isOpaque = random(3) > 0
    let colors = (0..<colorCount).map { _ in
      let color = UInt32(random(1 << 24))
      return isOpaque || random(4) == 0 ? color | 0xFF00_0000 : (color | UInt32(random(256)) << 24).premultiplied
    }
    var pixels: [UInt32] = []
    while pixels.count < width * height {
      let y = pixels.count / width
      if y > 0, random(3) == 0 {
        // Some rows like the one before.
        for _ in 0..<(1 + random(12)) where pixels.count < width * height {
          pixels += pixels[((pixels.count / width - 1) * width)..<(pixels.count / width * width)]
        }
        continue
      }
      var x = 0
      while x < width {
        let color = colors[random(colorCount)], length = min(width - x, 1 + random(random(2) == 0 ? 3 : 90))
        pixels += Array(repeating: color, count: length)
        x += length
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
