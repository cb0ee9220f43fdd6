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

  private static func step(sigma: Double) -> Int {
    var step = 1
    while sigma >= 8 * Double(step), step < 1 << 20 { step *= 2 }
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
    let step = step(sigma: sigma)
    let squared = Double(step * step - 1)
    let variance = sigma * sigma - squared / 12 - squared / 6
    let blur = GaussianBlur(sigma: max(0, variance).squareRoot() / Double(step))
    return (step, blur, blur.reach + (step > 1 ? 1 : 0))
  }

  /// A mask of some of the pixels.
  func mask(of target: PixelRect) throws(PaintingFault) -> ImageSurface {
    let mask = try ImageSurface(CAIRO_FORMAT_A8, width: target.width, height: target.height)
    let columns = (0..<target.width).map { place(target.x - pixels.x + $0, count: plane.width) }
    var line = Array(repeating: Float.zero, count: plane.width)
    mask.withBytes { start, stride in
      for y in 0..<target.height {
        let (row, rowPart) = place(target.y - pixels.y + y, count: plane.height)
        let below = min(row + 1, plane.height - 1)
        for x in 0..<plane.width {
          let one = plane.samples[row * plane.width + x]
          line[x] = one + (plane.samples[below * plane.width + x] - one) * rowPart
        }
        let bytes = (start + y * stride).assumingMemoryBound(to: UInt8.self)
        for x in 0..<target.width {
          let (column, part) = columns[x]
          let value = line[column] + (line[min(column + 1, plane.width - 1)] - line[column]) * part
          bytes[x] = UInt8(max(0, min(255, value + 0.5)))
        }
      }
    }
    return mask
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
    let share = 1 / Float(step * step)
    withBytes { start, stride in
      plane.samples.withUnsafeMutableBufferPointer { samples in
        for y in 0..<height {
          let target = UnsafeMutableBufferPointer(rebasing: samples[((y / step + margin) * columns + margin)...])
          let row = start + y * stride
          if isAlphaOnly {
            let bytes = row.assumingMemoryBound(to: UInt8.self)
            for x in 0..<width { target[x / step] += Float(bytes[x]) * share }
          } else {
            let words = row.assumingMemoryBound(to: UInt32.self)
            for x in 0..<width { target[x / step] += Float(words[x] >> 24) * share }
          }
        }
      }
    }
  }
}
