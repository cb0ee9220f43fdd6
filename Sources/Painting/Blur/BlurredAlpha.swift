import CCairo

/// The blurred alpha of a surface, with fewer samples the wider the blur: the cost does not grow with the radius.
///
/// Averaging, a narrow Gaussian and interpolation together have the variance of the wanted Gaussian; they differ from it
/// by less than a level of 255.
struct BlurredAlpha {
  /// The pixels of a sample, in both directions.
  private let step: Int
  private var plane: Plane<Float>
  /// The pixels that the samples stand for.
  let pixels: PixelRect

  /// How far blurs reach that are computed at all: beyond, a shadow is too faint for what throws it to matter.
  private static let farthest = 2048
  /// The widest blur that is computed: that of the largest picture is nowhere as much as a level of 255.
  private static let widest = Double(1 << 20)

  private static func step(sigma: Double) -> Int {
    // With two pixels a sample all pixels lie alike between samples, which may be coarser then.
    var step = sigma >= 4 ? 2 : 1
    while sigma >= 8 * Double(step) { step *= 2 }
    return step
  }

  /// How many pixels away a pixel still counts.
  static func reach(sigma: Double) -> Int { Int(min(Double(farthest), (3.5 * sigma).rounded(.up))) + 1 }

  /// Blurs the alpha of a surface that lies over some pixels, with nothing around.
  init(of surface: ImageSurface, at source: PixelRect, sigma: Double) {
    let (step, blur, margin) = Self.sampling(sigma: sigma)
    self.step = step
    pixels = Self.pixels(at: source, step: step, margin: margin)
    plane = Plane(width: pixels.width / step, height: pixels.height / step, filler: 0)
    surface.add(to: &plane, margin: margin, step: step)
    plane = plane.blurred(blur)
  }

  /// The pixels that the blurred alpha of a surface over some pixels is of.
  static func pixels(at source: PixelRect, sigma: Double) -> PixelRect {
    let (step, _, margin) = sampling(sigma: sigma)
    return pixels(at: source, step: step, margin: margin)
  }

  private static func pixels(at source: PixelRect, step: Int, margin: Int) -> PixelRect {
    PixelRect(
      x: source.x - margin * step, y: source.y - margin * step,
      width: ((source.width + step - 1) / step + 2 * margin) * step,
      height: ((source.height + step - 1) / step + 2 * margin) * step)
  }

  /// The pixels of a sample, how samples are blurred, and how many there are around the surface.
  private static func sampling(sigma: Double) -> (step: Int, blur: GaussianBlur, margin: Int) {
    let sigma = min(sigma, widest)
    let step = step(sigma: sigma)
    let blur = GaussianBlur(sigma: sigma, step: step)
    return (step, blur, blur.reach + (step > 1 ? 1 : 0))
  }

  /// A mask of some of the pixels.
  func mask(of target: PixelRect) throws(PaintingFault) -> ImageSurface {
    let mask = try ImageSurface(CAIRO_FORMAT_A8, width: target.width, height: target.height)
    let columns = (0..<target.width).map { place(target.x - pixels.x + $0, count: plane.width) }
    var line = Array(repeating: Float.zero, count: plane.width + 1)
    mask.withBytes { start, stride in
      plane.samples.withUnsafeBufferPointer { samples in
        line.withUnsafeMutableBufferPointer { line in
          columns.withUnsafeBufferPointer { columns in
            for y in 0..<target.height {
              let (row, rowPart) = place(target.y - pixels.y + y, count: plane.height)
              let first = row * plane.width, below = min(row + 1, plane.height - 1) * plane.width
              for x in 0..<plane.width {
                let one = samples[first + x]
                line[x] = one + (samples[below + x] - one) * rowPart
              }
              line[plane.width] = line[plane.width - 1]
              let bytes = (start + y * stride).assumingMemoryBound(to: UInt8.self)
              if step == 1 {
                let line = line.baseAddress.map { $0 + columns[0].sample }
                for x in 0..<target.width { bytes[x] = Self.byte(line?[x] ?? 0) }
              } else {
                for x in 0..<target.width {
                  let (column, part) = columns[x]
                  bytes[x] = Self.byte(line[column] + (line[column + 1] - line[column]) * part)
                }
              }
            }
          }
        }
      }
    }
    return mask
  }

  /// The rounded byte: from 2²³ on a Float has no places after the point.
  private static func byte(_ value: Float) -> UInt8 {
    UInt8(truncatingIfNeeded: (max(0, min(255, value)) + 8_388_608).bitPattern)
  }

  /// The sample before the middle of a pixel, and how far it is from there to the next one.
  private func place(_ pixel: Int, count: Int) -> (sample: Int, part: Float) {
    guard step > 1 else { return (max(0, min(count - 1, pixel)), 0) }
    let place = (Double(pixel) + 0.5) / Double(step) - 0.5
    let sample = max(0, min(Double(count - 1), place.rounded(.down)))
    return (Int(sample), Float(max(0, min(1, place - sample))))
  }
}

extension ImageSurface {
  /// Adds the mean alpha of squares of pixels to the samples inside of a margin.
  fileprivate func add(to plane: inout Plane<Float>, margin: Int, step: Int) {
    let (width, height, columns) = (bounds.width, bounds.height, plane.width)
    let isAlphaOnly = cairo_image_surface_get_format(pointer) == CAIRO_FORMAT_A8
    withBytes { start, stride in
      plane.samples.withUnsafeMutableBufferPointer { samples in
        for y in 0..<height {
          let target = UnsafeMutableBufferPointer(rebasing: samples[((y / step + margin) * columns + margin)...])
          let row = start + y * stride
          if isAlphaOnly {
            let bytes = row.assumingMemoryBound(to: UInt8.self)
            target.add(width, step) { UInt32(bytes[$0]) }
          } else {
            let words = row.assumingMemoryBound(to: UInt32.self)
            target.add(width, step) { words[$0] >> 24 }
          }
        }
      }
    }
  }
}

extension UnsafeMutableBufferPointer<Float> {
  /// Adds to each sample its share of the values of some pixels.
  @inline(__always)
  fileprivate func add(_ count: Int, _ step: Int, _ value: (Int) -> UInt32) {
    if step == 1 {
      for x in 0..<count { self[x] = Float(value(x)) }
      return
    }
    let share = 1 / Float(step * step)
    for sample in 0..<(count + step - 1) / step {
      var sum: UInt32 = 0
      for x in sample * step..<Swift.min(count, (sample + 1) * step) { sum &+= value(x) }
      self[sample] += Float(sum) * share
    }
  }
}
