/// A value that can be averaged.
protocol Sample {
  static func + (one: Self, other: Self) -> Self
  static func - (one: Self, other: Self) -> Self
  static func * (value: Self, factor: Float) -> Self
}

extension Float: Sample {}
extension SIMD4<Float>: Sample {}

/// Samples in rows.
struct Plane<Value: Sample> {
  let width: Int
  let height: Int
  var samples: [Value]

  init(width: Int, height: Int, filler: Value) {
    self.width = width
    self.height = height
    samples = Array(repeating: filler, count: width * height)
  }
}

extension Plane {
  /// The plane blurred in both directions; beyond its edges the outermost samples go on.
  func blurred(_ blur: GaussianBlur) -> Plane {
    if blur.reach == 0 { return self }
    return rowsBlurredToColumns(blur).rowsBlurredToColumns(blur)
  }

  /// The plane with each row blurred and laid down as a column: twice that, and both directions are done.
  private func rowsBlurredToColumns(_ blur: GaussianBlur) -> Plane {
    var result = Plane(width: height, height: width, filler: samples[0])
    let reach = blur.reach
    var line = Array(repeating: samples[0], count: width + 2 * reach)
    var spare = line
    samples.withUnsafeBufferPointer { samples in
      result.samples.withUnsafeMutableBufferPointer { result in
        line.withUnsafeMutableBufferPointer { line in
          spare.withUnsafeMutableBufferPointer { spare in
            for y in 0..<height {
              let row = UnsafeBufferPointer(rebasing: samples[(y * width)..<((y + 1) * width)])
              for x in 0..<reach {
                line[x] = row[0]
                line[reach + width + x] = row[width - 1]
              }
              for x in 0..<width { line[reach + x] = row[x] }
              let blurred = blur.apply(to: line, spare: spare)
              for x in 0..<width { result[x * height + y] = blurred[x] }
            }
          }
        }
      }
    }
    return result
  }
}

extension GaussianBlur {
  /// Blurs a line that has `reach` samples more on each side than are wanted.
  /// - Returns: One of the two buffers, with the wanted samples from its start.
  func apply<Value: Sample>(
    to line: UnsafeMutableBufferPointer<Value>, spare: UnsafeMutableBufferPointer<Value>
  ) -> UnsafeMutableBufferPointer<Value> {
    switch self {
    case .weights(let weights):
      let reach = weights.count - 1
      let count = line.count - 2 * reach
      for x in 0..<count { spare[x] = line[x + reach] * weights[0] }
      // Distance by distance, several samples are added at a time.
      for (distance, weight) in weights.enumerated().dropFirst() {
        let left = UnsafeMutableBufferPointer(rebasing: line[(reach - distance)...])
        let right = UnsafeMutableBufferPointer(rebasing: line[(reach + distance)...])
        for x in 0..<count { spare[x] = spare[x] + (left[x] + right[x]) * weight }
      }
      return spare
    case .windows(let radius, let edge):
      var (source, target, count) = (line, spare, line.count)
      for _ in 0..<Self.windowPasses {
        slide(source, to: target, count: count, radius: radius, edge: edge)
        count -= 2 * (radius + 1)
        swap(&source, &target)
      }
      return source
    }
  }

  /// The means of a window that slides along the first `count` samples.
  private func slide<Value: Sample>(
    _ source: UnsafeMutableBufferPointer<Value>, to target: UnsafeMutableBufferPointer<Value>, count: Int,
    radius: Int, edge: Float
  ) {
    let full = 2 * radius + 1
    let share = 1 / (Float(full) + 2 * edge)
    var sum = source[1]
    for x in 2...full { sum = sum + source[x] }
    for x in 0..<(count - full - 1) {
      let (leaving, entering) = (source[x], source[x + full + 1])
      target[x] = (sum + (leaving + entering) * edge) * share
      sum = sum + (entering - source[x + 1])
    }
  }
}
