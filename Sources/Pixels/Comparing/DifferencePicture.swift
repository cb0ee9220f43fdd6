extension Bitmap {
  /// A picture that shows what differs: changed pixels in magenta, the rest in pale grey so that one sees where they are.
  ///
  /// It is as large as both pictures laid over each other at their top left corners; where only one of them has
  /// pixels they count as changed; what the tolerance covers is grey too, and where neither has any it is transparent.
  public func differencePicture(to other: Bitmap, tolerance: Tolerance = .exact) -> Bitmap {
    let judge = PixelJudge(one: self, two: other, tolerance: tolerance)
    let canvas = (width: max(width, other.width), height: max(height, other.height))
    var result: [UInt32] = []
    result.reserveCapacity(canvas.width * canvas.height)
    for y in 0..<canvas.height {
      for x in 0..<canvas.width {
        switch (word(x: x, y: y), other.word(x: x, y: y)) {
        case (nil, nil): result.append(0)
        case (let mine?, let theirs?) where mine == theirs: result.append(mine.paleGrey)
        case (let mine, let theirs):
          if case .counts = judge.judge(mine, theirs, x: x, y: y) {
            result.append(0xFFFF_00FF)
          } else {
            result.append((mine ?? theirs ?? 0).paleGrey)
          }
        }
      }
    }
    return Bitmap(width: canvas.width, height: canvas.height, pixels: result)
  }

  private func word(x: Int, y: Int) -> UInt32? {
    x < width && y < height ? pixels[y * width + x] : nil
  }
}

extension UInt32 {
  /// The brightness of a premultiplied word on white, a quarter as strong as it is.
  fileprivate var paleGrey: UInt32 {
    let grey = 255 - (255 - Swift.min(brightness >> 8, 255)) / 4
    return 0xFF00_0000 | grey << 16 | grey << 8 | grey
  }
}
