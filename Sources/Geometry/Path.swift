/// An outline made of lines, curves and arcs, in points.
public struct Path: Hashable, Sendable {
  /// One step of an outline.
  public enum Element: Hashable, Sendable {
    /// Starts a new part of the outline.
    case move(Point)
    /// A straight line.
    case line(Point)
    /// A cubic Bézier curve by its two control points and its end.
    case curve(Point, Point, Point)
    /// A circular arc, clockwise on the screen, angles in radians from the x axis.
    case arc(center: Point, radius: Double, start: Double, end: Double)
    /// Closes the part of the outline that is being drawn.
    case close
  }

  /// The steps, in drawing order.
  public var elements: [Element]

  /// Makes an outline.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// A rectangle.
  public static func rect(_ rect: Rect) -> Path {
    Path([
      .move(rect.origin), .line(Point(x: rect.maxX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.maxY)),
      .line(Point(x: rect.minX, y: rect.maxY)), .close,
    ])
  }

  /// A rectangle with circular corners; the radius is at most half the shorter side.
  public static func roundedRect(_ rect: Rect, radius: Double) -> Path {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0 else { return .rect(rect) }
    func corner(_ x: Double, _ y: Double, _ quarter: Double) -> Element {
      .arc(
        center: Point(x: x, y: y), radius: radius, start: quarter * .pi / 2, end: (quarter + 1) * .pi / 2)
    }
    return Path([
      corner(rect.maxX - radius, rect.minY + radius, 3), corner(rect.maxX - radius, rect.maxY - radius, 0),
      corner(rect.minX + radius, rect.maxY - radius, 1), corner(rect.minX + radius, rect.minY + radius, 2), .close,
    ])
  }

  /// A circle.
  public static func circle(center: Point, radius: Double) -> Path {
    Path([.arc(center: center, radius: radius, start: 0, end: 2 * .pi), .close])
  }

  /// Straight lines from point to point.
  public static func lines(_ points: [Point], closed: Bool = false) -> Path {
    var elements: [Element] = []
    for point in points { elements.append(elements.isEmpty ? .move(point) : .line(point)) }
    return Path(closed ? elements + [.close] : elements)
  }
}

extension Path {
  /// An ellipse in a rectangle, of four curves that lie within three ten-thousandths of it.
  public static func oval(in rect: Rect) -> Path {
    let (x, y) = (rect.width / 2 * 0.5522847498, rect.height / 2 * 0.5522847498)
    func point(_ px: Double, _ py: Double) -> Point { Point(x: px, y: py) }
    return Path([
      .move(point(rect.maxX, rect.midY)),
      .curve(
        point(rect.maxX, rect.midY + y), point(rect.midX + x, rect.maxY), point(rect.midX, rect.maxY)),
      .curve(
        point(rect.midX - x, rect.maxY), point(rect.minX, rect.midY + y), point(rect.minX, rect.midY)),
      .curve(
        point(rect.minX, rect.midY - y), point(rect.midX - x, rect.minY), point(rect.midX, rect.minY)),
      .curve(
        point(rect.midX + x, rect.minY), point(rect.maxX, rect.midY - y), point(rect.maxX, rect.midY)),
      .close,
    ])
  }
}

extension Path {
  /// A rectangle around all the points that shape the outline; empty at the origin if there are none.
  public var hull: Rect {
    var hull: Rect?
    func add(_ points: Point...) {
      for point in points {
        let rect = Rect(origin: point, size: .zero)
        hull = hull?.union(rect) ?? rect
      }
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .curve(let first, let second, let end): add(first, second, end)
      case .arc(let center, let radius, _, _):
        add(center + Point(x: -radius, y: -radius), center + Point(x: radius, y: radius))
      case .close: break
      }
    }
    return hull ?? .zero
  }
}

extension Path {
  /// The length of the lines between all points that shape the outline: no less than its own, and near to it.
  public var length: Double {
    var length = 0.0, pen = Point.zero
    func go(to point: Point) {
      length += ((point.x - pen.x) * (point.x - pen.x) + (point.y - pen.y) * (point.y - pen.y)).squareRoot()
      pen = point
    }
    for element in elements {
      switch element {
      case .move(let point): pen = point
      case .line(let point): go(to: point)
      case .curve(let first, let second, let end): for point in [first, second, end] { go(to: point) }
      case .arc(_, let radius, let start, let end): length += radius * abs(end - start)
      case .close: break
      }
    }
    return length
  }
}
