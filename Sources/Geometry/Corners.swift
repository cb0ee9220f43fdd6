/// Which corners of a rectangle are round, and how much.
public struct Corners: Hashable, Sendable {
  /// The corners of a rectangle.
  public struct Places: OptionSet, Hashable, Sendable {
    /// A bit for each corner.
    public let rawValue: UInt8
    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The corner at the top left.
    public static let topLeft = Places(rawValue: 1)
    /// The corner at the top right.
    public static let topRight = Places(rawValue: 2)
    /// The corner at the bottom left.
    public static let bottomLeft = Places(rawValue: 4)
    /// The corner at the bottom right.
    public static let bottomRight = Places(rawValue: 8)
    /// All four.
    public static let all: Places = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }

  /// The radius of the round ones, in points.
  public var radius: Double
  /// Those that are round.
  public var places: Places

  /// Makes round corners.
  public init(radius: Double, places: Places = .all) {
    self.radius = max(0, radius)
    self.places = radius > 0 ? places : []
  }

  /// Corners as every rectangle has them.
  public static let square = Corners(radius: 0)

  /// Whether none is round.
  public var areSquare: Bool { places.isEmpty }

  /// Those of a rectangle inside, at a distance from the edges.
  public func inset(by distance: Double) -> Corners { Corners(radius: radius - distance, places: places) }
}

extension Path {
  /// A rectangle, some of whose corners are round; the radius is at most half the shorter side.
  public static func rect(_ rect: Rect, _ corners: Corners) -> Path {
    guard corners.places != .all else { return .roundedRect(rect, radius: corners.radius) }
    let radius = min(corners.radius, rect.width / 2, rect.height / 2)
    guard !corners.areSquare, radius > 0 else { return .rect(rect) }
    func corner(_ place: Corners.Places, _ x: Double, _ y: Double, _ quarter: Double) -> Element {
      guard corners.places.contains(place) else { return .line(Point(x: x, y: y)) }
      let center = Point(
        x: x == rect.minX ? x + radius : x - radius, y: y == rect.minY ? y + radius : y - radius)
      return .arc(center: center, radius: radius, start: quarter * .pi / 2, end: (quarter + 1) * .pi / 2)
    }
    return Path([
      .move(Point(x: rect.midX, y: rect.minY)),
      corner(.topRight, rect.maxX, rect.minY, 3), corner(.bottomRight, rect.maxX, rect.maxY, 0),
      corner(.bottomLeft, rect.minX, rect.maxY, 1), corner(.topLeft, rect.minX, rect.minY, 2), .close,
    ])
  }
}
