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
    switch blur {
    case .weights(let weights):
      if weights.count == 1 { return self }
      return rowsWeighted(weights).columnsWeighted(weights)
    case .windows(let radius, let edge):
      return rowsAveragedToColumns(radius: radius, edge: edge).rowsAveragedToColumns(radius: radius, edge: edge)
    }
  }

  /// Each row blurred by weights; distance by distance, several samples are added at a time.
  private func rowsWeighted(_ weights: [Float]) -> Plane {
    var result = self
    let (width, reach) = (width, weights.count - 1)
    var line = Array(repeating: samples[0], count: width + 2 * reach)
    result.samples.withUnsafeMutableBufferPointer { result in
      line.withUnsafeMutableBufferPointer { line in
        for y in 0..<height {
          let row = UnsafeMutableBufferPointer(rebasing: result[(y * width)..<((y + 1) * width)])
          for x in 0..<reach { (line[x], line[reach + width + x]) = (row[0], row[width - 1]) }
          for x in 0..<width { line[reach + x] = row[x] }
          for x in 0..<width { row[x] = row[x] * weights[0] }
          for distance in 1...reach {
            row.add(
              UnsafeMutableBufferPointer(rebasing: line[(reach - distance)...]),
              UnsafeMutableBufferPointer(rebasing: line[(reach + distance)...]), weights[distance])
          }
        }
      }
    }
    return result
  }

  /// Each column blurred by weights; whole rows are added, as they lie in memory.
  private func columnsWeighted(_ weights: [Float]) -> Plane {
    var source = self, result = self
    let width = width
    source.samples.withUnsafeMutableBufferPointer { source in
      result.samples.withUnsafeMutableBufferPointer { result in
        func row(_ y: Int, _ samples: UnsafeMutableBufferPointer<Value>) -> UnsafeMutableBufferPointer<Value> {
          let y = Swift.max(0, Swift.min(height - 1, y))
          return UnsafeMutableBufferPointer(rebasing: samples[(y * width)..<((y + 1) * width)])
        }
        for y in 0..<height {
          let target = row(y, result)
          for x in 0..<width { target[x] = target[x] * weights[0] }
          for distance in 1..<weights.count {
            target.add(row(y - distance, source), row(y + distance, source), weights[distance])
          }
        }
      }
    }
    return result
  }

  /// The plane with each row averaged several times and laid down as a column: twice that, and both directions are done.
  private func rowsAveragedToColumns(radius: Int, edge: Float) -> Plane {
    var result = Plane(width: height, height: width, filler: samples[0])
    let reach = GaussianBlur.windowPasses * (radius + 1)
    var line = Array(repeating: samples[0], count: width + 2 * reach)
    var spare = line
    samples.withUnsafeBufferPointer { samples in
      result.samples.withUnsafeMutableBufferPointer { result in
        line.withUnsafeMutableBufferPointer { line in
          spare.withUnsafeMutableBufferPointer { spare in
            for y in 0..<height {
              let row = UnsafeBufferPointer(rebasing: samples[(y * width)..<((y + 1) * width)])
              for x in 0..<reach { (line[x], line[reach + width + x]) = (row[0], row[width - 1]) }
              for x in 0..<width { line[reach + x] = row[x] }
              var (source, target, count) = (line, spare, line.count)
              for _ in 0..<GaussianBlur.windowPasses {
                target.slide(over: source, count: count, radius: radius, edge: edge)
                count -= 2 * (radius + 1)
                swap(&source, &target)
              }
              for x in 0..<width { result[x * height + y] = source[x] }
            }
          }
        }
      }
    }
    return result
  }
}

extension UnsafeMutableBufferPointer where Element: Sample {
  /// Adds a share of two other lines.
  @inline(__always)
  fileprivate func add(_ one: Self, _ other: Self, _ weight: Float) {
    for x in indices { self[x] = self[x] + (one[x] + other[x]) * weight }
  }

  /// The means of a window that slides along the first `count` samples of another line.
  fileprivate func slide(over source: Self, count: Int, radius: Int, edge: Float) {
    let full = 2 * radius + 1
    let share = 1 / (Float(full) + 2 * edge)
    var sum = source[1]
    for x in 2...full { sum = sum + source[x] }
    for x in 0..<(count - full - 1) {
      let (leaving, entering) = (source[x], source[x + full + 1])
      self[x] = (sum + (leaving + entering) * edge) * share
      sum = sum + (entering - source[x + 1])
    }
  }
}
