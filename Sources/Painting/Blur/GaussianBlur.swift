import Geometry

/// How a Gaussian blur of a line of samples is computed.
///
/// A narrow one is the sum of weighted samples. A wide one is several means over a window that slides along the line,
/// whose cost does not depend on the width; the window's ends count in part, so that the means together have
/// exactly the variance of the Gaussian (Gwosdek, Grewenig, Bruhn, Weickert: Theoretical foundations of Gaussian
/// convolution by extended box filtering, 2011).
enum GaussianBlur {
  /// Weights from the sample itself outward.
  case weights([Float])
  /// Samples on each side that count in full, and the weight of the one next to them.
  case windows(radius: Int, edge: Float)

  /// With four means a blurred edge differs from the Gaussian's by less than two levels of 255; three leave 2.5.
  static let windowPasses = 4

  /// Plans the blur of a standard deviation in samples.
  init(sigma: Double) {
    guard sigma >= 8 else {
      self = .weights(Self.weights(sigma: sigma))
      return
    }
    let variance = sigma * sigma / Double(Self.windowPasses)
    let radius = ((12 * variance + 1).squareRoot() / 2 - 0.5).rounded(.down)
    let next = radius + 1
    let edge = (2 * radius + 1) * (radius * next - 3 * variance) / (6 * (variance - next * next))
    self = .windows(radius: Int(radius), edge: Float(edge))
  }

  private static func weights(sigma: Double) -> [Float] {
    guard sigma > 0.05 else { return [1] }
    let bell = (0...Int((3.3 * sigma).rounded(.up))).map { exponential(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = bell[0] + 2 * bell.dropFirst().reduce(0, +)
    return bell.map { Float($0 / sum) }
  }

  /// How many samples away a sample still counts.
  var reach: Int {
    switch self {
    case .weights(let weights): return weights.count - 1
    case .windows(let radius, _): return Self.windowPasses * (radius + 1)
    }
  }
}
