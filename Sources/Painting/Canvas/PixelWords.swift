/// The words of a surface, lent for a while.
struct PixelWords {
  let width: Int
  let height: Int
  private let start: UnsafeMutablePointer<UInt32>
  /// The distance from row to row in words.
  private let stride: Int

  init(start: UnsafeMutableRawPointer, byteStride: Int, width: Int, height: Int) {
    self.width = width
    self.height = height
    self.start = start.assumingMemoryBound(to: UInt32.self)
    stride = byteStride / MemoryLayout<UInt32>.size
  }

  /// Some of the pixels, which must lie within.
  func part(_ pixels: PixelRect) -> PixelWords {
    PixelWords(
      start: start + pixels.y * stride + pixels.x, byteStride: stride * MemoryLayout<UInt32>.size, width: pixels.width,
      height: pixels.height)
  }

  /// A row from the top.
  subscript(row: Int) -> UnsafeMutableBufferPointer<UInt32> {
    UnsafeMutableBufferPointer(start: start + row * stride, count: width)
  }

  /// As many words of a row as a vector has, which must lie within.
  @inline(__always)
  func load<Block: SIMD>(_: Block.Type, x: Int, row: Int) -> Block where Block.Scalar == UInt32 {
    UnsafeRawPointer(start + row * stride + x).loadUnaligned(as: Block.self)
  }

  /// The word that all pixels are, or nil if there are several.
  var onlyWord: UInt32? {
    let word = self[0][0]
    for y in 0..<height {
      // Without a way out inside of the row it is compared many words at a time.
      var difference: UInt32 = 0
      for other in self[y] { difference |= other ^ word }
      if difference != 0 { return nil }
    }
    return word
  }

  /// Makes all pixels the same.
  func fill(_ word: UInt32) {
    for y in 0..<height { self[y].update(repeating: word) }
  }
}

extension ImageSurface {
  /// Lends the words of a surface whose pixels are words.
  func withWords(_ body: (PixelWords) -> Void) {
    withBytes { start, stride in
      let bounds = bounds
      body(PixelWords(start: start, byteStride: stride, width: bounds.width, height: bounds.height))
    }
  }
}
