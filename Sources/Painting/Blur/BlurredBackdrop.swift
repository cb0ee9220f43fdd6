/// A strongly blurred picture, kept with fewer samples than it has pixels.
struct BlurredBackdrop {
  /// The pixels of a sample, in both directions.
  private let step: Int
  private var plane: Plane<SIMD4<Float>>

  /// Blurs a picture and changes its colours.
  init(_ words: PixelWords, sigma: Double, glass: Glass) {
    step = sigma >= 16 ? 4 : sigma >= 8 ? 2 : 1
    plane = Plane(averaging: words, step: step)
    // Averaging and interpolating blur a little too: by the variances of a window and of a triangle.
    let squared = Double(step * step - 1)
    let variance = sigma * sigma - squared / 12 - squared / 6
    plane = plane.blurred(GaussianBlur(sigma: max(0, variance).squareRoot() / Double(step)))
    plane.samples.withUnsafeMutableBufferPointer { samples in
      for index in samples.indices { samples[index] = glass.color(over: samples[index]) }
    }
  }

  /// Writes the part of the picture that starts at a pixel, interpolated between the samples.
  func write(to target: PixelWords, x left: Int, y top: Int) {
    var line = Array(repeating: SIMD4<Float>.zero, count: plane.width)
    let columns = (0..<target.width).map { place(left + $0, count: plane.width) }
    plane.samples.withUnsafeBufferPointer { samples in
      line.withUnsafeMutableBufferPointer { line in
        columns.withUnsafeBufferPointer { columns in
          for y in 0..<target.height {
            let (row, rowPart) = place(top + y, count: plane.height)
            let below = min(row + 1, plane.height - 1)
            for x in 0..<plane.width {
              let (one, other) = (samples[row * plane.width + x], samples[below * plane.width + x])
              line[x] = one + (other - one) * rowPart
            }
            let pixels = target[y]
            for x in 0..<target.width {
              let (column, part) = columns[x]
              let one = line[column], other = line[min(column + 1, plane.width - 1)]
              pixels[x] = UInt32(opaque: one + (other - one) * part)
            }
          }
        }
      }
    }
  }

  /// The sample before the middle of a pixel, and how far it is from there to the next one.
  private func place(_ pixel: Int, count: Int) -> (sample: Int, part: Float) {
    let place = (Double(pixel) + 0.5) / Double(step) - 0.5
    let sample = max(0, min(Double(count - 1), place.rounded(.down)))
    return (Int(sample), Float(max(0, min(1, place - sample))))
  }
}

extension Plane<SIMD4<Float>> {
  /// The means of squares of pixels; at the right and the bottom the outermost pixels go on.
  fileprivate init(averaging words: PixelWords, step: Int) {
    self.init(width: (words.width + step - 1) / step, height: (words.height + step - 1) / step, filler: .zero)
    let share = 1 / Float(step * step)
    let columns = width
    samples.withUnsafeMutableBufferPointer { samples in
      for y in 0..<samples.count / columns {
        let target = samples[(y * columns)...]
        for line in 0..<step {
          let row = words[min(y * step + line, words.height - 1)]
          for x in 0..<columns {
            var sum = SIMD4<UInt16>.zero
            for place in 0..<step {
              sum &+= SIMD4<UInt16>(truncatingIfNeeded: SIMD4<UInt8>(word: row[min(x * step + place, words.width - 1)]))
            }
            samples[target.startIndex + x] += SIMD4<Float>(sum) * share
          }
        }
      }
    }
  }
}
