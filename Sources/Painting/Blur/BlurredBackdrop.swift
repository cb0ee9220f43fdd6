/// A strongly blurred picture, kept with fewer samples than it has pixels.
struct BlurredBackdrop {
  /// The pixels of a sample, in both directions.
  private let step: Int
  private var plane: Plane<SIMD4<Float>>

  /// Blurs a picture and changes its colours; what is not opaque lies on white.
  init(_ words: PixelWords, isOpaque: Bool, sigma: Double, glass: Glass) {
    step = sigma >= 32 ? 8 : sigma >= 16 ? 4 : sigma >= 8 ? 2 : 1
    plane = Plane(averaging: words, isOpaque: isOpaque, step: step)
    plane = plane.blurred(GaussianBlur(sigma: sigma, step: step))
    plane.samples.withUnsafeMutableBufferPointer { samples in
      for index in samples.indices {
        samples[index] = glass.color(over: samples[index])
          .clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
      }
    }
  }

  /// Writes the part of the picture that starts at a pixel, interpolated between the samples.
  ///
  /// A row of samples is widened to pixels once, as numbers with fixed places; from there to the next one each row of
  /// pixels is a sum away from the one above.
  func write(to target: PixelWords, x left: Int, y top: Int) {
    let columns = (0..<target.width).map { place(left + $0, count: plane.width) }
    var lower = [FixedPixel](repeating: FixedPixel(), count: target.width)
    var line = lower, deltas = lower
    var known = (row: -1, below: -1)
    for y in 0..<target.height {
      let (row, part) = place(top + y, count: plane.height)
      let below = min(row + 1, plane.height - 1)
      if (row, below) != known {
        if row == known.below { line = lower } else { widen(row, columns, to: &line) }
        if below == row { lower = line } else { widen(below, columns, to: &lower) }
        known = (row, below)
        if step > 1 { FixedPixel.start(&line, &deltas, towards: lower, part: part, steps: step) }
      }
      line.withUnsafeMutableBufferPointer { line in
        deltas.withUnsafeBufferPointer { deltas in
          let pixels = target[y]
          for x in pixels.indices {
            pixels[x] = line[x].word
            line[x].lanes &+= deltas[x].lanes
          }
        }
      }
    }
  }

  /// Interpolates a row of samples to pixels.
  private func widen(_ row: Int, _ columns: [(sample: Int, part: Float)], to line: inout [FixedPixel]) {
    plane.samples.withUnsafeBufferPointer { samples in
      line.withUnsafeMutableBufferPointer { line in
        let first = row * plane.width, last = first + plane.width - 1
        for (x, place) in columns.enumerated() {
          let one = samples[first + place.sample], other = samples[min(first + place.sample + 1, last)]
          line[x] = FixedPixel(one + (other - one) * place.part)
        }
      }
    }
  }

  /// The sample before the middle of a pixel, and how far it is from there to the next one.
  private func place(_ pixel: Int, count: Int) -> (sample: Int, part: Float) {
    // One sample lies beyond the picture on each side, so that its outermost pixels are between samples too.
    let place = (Double(pixel) + 0.5) / Double(step) + 0.5
    let sample = max(0, min(Double(count - 1), place.rounded(.down)))
    return (Int(sample), Float(max(0, min(1, place - sample))))
  }
}

/// Four components of a pixel with eight places after the point, side by side in one number.
private struct FixedPixel {
  var lanes: UInt64 = 0

  init() {}

  /// Components from 0 to 255.
  init(_ color: SIMD4<Float>) {
    // From 2²³ on a Float has no places after the point: the addition rounds, and the low bits are the integer.
    let bits = unsafeBitCast(color * 256 + 8_388_608, to: SIMD4<UInt32>.self) & 0xFFFF
    lanes = UInt64(bits.x | bits.y << 16) | UInt64(bits.z | bits.w << 16) << 32
  }

  /// The rounded components as the word of an opaque pixel.
  var word: UInt32 {
    let bytes = (lanes &+ 0x0080_0080_0080_0080) >> 8 & 0x00FF_00FF_00FF_00FF
    let pairs = (bytes | bytes >> 8) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: pairs | pairs >> 16) | 0xFF00_0000
  }

  /// Moves a line a part of the way to another one, and says what to add for each further step.
  ///
  /// All is rounded towards the line itself, so that no component ever leaves its lane.
  static func start(
    _ line: inout [FixedPixel], _ deltas: inout [FixedPixel], towards other: [FixedPixel], part: Float, steps: Int
  ) {
    let first = Int32(part * 256), shift = Int32(steps.trailingZeroBitCount)
    for x in line.indices {
      var start: UInt64 = 0, delta: UInt64 = 0
      for place in stride(from: UInt64(0), to: 64, by: 16) {
        let one = Int32(line[x].lanes >> place & 0xFFFF), way = Int32(other[x].lanes >> place & 0xFFFF) - one
        let size = abs(way)
        let moved = (size * first) >> 8, step = size >> shift
        start &+= UInt64(one + (way < 0 ? -moved : moved)) << place
        // A negative step borrows from the lane above, which the sum gives back.
        delta &+= UInt64(bitPattern: Int64(way < 0 ? -step : step)) << place
      }
      (line[x].lanes, deltas[x].lanes) = (start, delta)
    }
  }
}

extension GaussianBlur {
  /// Plans the blur of samples of several pixels, which have been averaged and will be interpolated: both blur a little
  /// too, by the variances of a window and of a triangle.
  init(sigma: Double, step: Int) {
    let squared = Double(step * step)
    let window = (squared - 1) / 12, triangle = step == 1 ? 0 : (2 * squared + 1) / 12
    self.init(sigma: max(0, sigma * sigma - window - triangle).squareRoot() / Double(step))
  }
}

extension Plane<SIMD4<Float>> {
  /// The means of squares of pixels; on each side the outermost ones go on for one more.
  fileprivate init(averaging words: PixelWords, isOpaque: Bool, step: Int) {
    self.init(width: (words.width + step - 1) / step + 2, height: (words.height + step - 1) / step + 2, filler: .zero)
    let (columns, rows) = (width, height)
    samples.withUnsafeMutableBufferPointer { samples in
      for y in 0..<rows {
        let top = Swift.max(0, Swift.min(y - 1, rows - 3)) * step
        let line = UnsafeMutableBufferPointer(rebasing: samples[(y * columns)..<((y + 1) * columns)])
        switch step {
        case 8: line.average(words, top, step, SIMD8<UInt32>.self)
        case 4: line.average(words, top, step, SIMD4<UInt32>.self)
        default: line.average(words, top, step, SIMD2<UInt32>.self)
        }
        if isOpaque { continue }
        for x in line.indices { line[x] += 255 - line[x].w }
      }
    }
  }
}

extension UnsafeMutableBufferPointer<SIMD4<Float>> {
  /// Takes the means of the squares whose top is a row; `Block` has as many words as a square is wide, or is not used.
  @inline(__always)
  fileprivate func average<Block: SIMD>(
    _ words: PixelWords, _ top: Int, _ step: Int, _: Block.Type
  ) where Block.Scalar == UInt32 {
    let share = 1 / Float(step * step)
    for x in indices {
      let left = Swift.max(0, Swift.min(x - 1, count - 3)) * step
      // Two components in each, whose sums stay below 2¹⁶.
      var blueRed: UInt32 = 0, greenAlpha: UInt32 = 0
      if step == Block.scalarCount, left + step <= words.width {
        var even = Block(), odd = Block()
        for line in 0..<step {
          let block = words.load(Block.self, x: left, row: Swift.min(top + line, words.height - 1))
          even &+= block & 0xFF_00FF
          odd &+= block &>> 8 & 0xFF_00FF
        }
        (blueRed, greenAlpha) = (even.wrappedSum(), odd.wrappedSum())
      } else {
        for line in 0..<step {
          let row = words[Swift.min(top + line, words.height - 1)]
          for place in left..<left + step {
            let word = row[Swift.min(place, words.width - 1)]
            blueRed &+= word & 0xFF_00FF
            greenAlpha &+= word >> 8 & 0xFF_00FF
          }
        }
      }
      self[x] =
        SIMD4(Float(blueRed & 0xFFFF), Float(greenAlpha & 0xFFFF), Float(blueRed >> 16), Float(greenAlpha >> 16))
        * share
    }
  }
}
