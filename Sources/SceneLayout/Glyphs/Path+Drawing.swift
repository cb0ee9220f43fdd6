import Geometry

/// Outlines written step by step in bare coordinates, in which drawings are easiest to read.
extension Path {
  func move(_ x: Double, _ y: Double) -> Path { adding(.move(Point(x: x, y: y))) }
  func line(_ x: Double, _ y: Double) -> Path { adding(.line(Point(x: x, y: y))) }
  func close() -> Path { adding(.close) }

  /// A curve with its two control points and its end.
  func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double) -> Path {
    adding(.curve(Point(x: x1, y: y1), Point(x: x2, y: y2), Point(x: x, y: y)))
  }

  /// A rounded corner: a quarter of an ellipse that leaves towards the corner and ends on the line away from it.
  func round(_ cornerX: Double, _ cornerY: Double, _ x: Double, _ y: Double) -> Path {
    guard let start = lastPoint else { return move(x, y) }
    // The share of the way to the corner at which a curve comes nearest to a quarter of a circle.
    let share = 0.5523
    let leaving = Point(x: start.x + share * (cornerX - start.x), y: start.y + share * (cornerY - start.y))
    let arriving = Point(x: x + share * (cornerX - x), y: y + share * (cornerY - y))
    return adding(.curve(leaving, arriving, Point(x: x, y: y)))
  }

  /// A circle.
  func disc(_ x: Double, _ y: Double, radius: Double) -> Path {
    let left = x - radius, right = x + radius, top = y - radius, bottom = y + radius
    return move(x, top).round(right, top, right, y).round(right, bottom, x, bottom).round(left, bottom, left, y)
      .round(left, top, x, top).close()
  }

  /// A rectangle by its edges.
  func rect(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Path {
    move(left, top).line(right, top).line(right, bottom).line(left, bottom).close()
  }

  /// The outlines of another drawing; those that run clockwise are filled.
  func with(_ other: Path) -> Path { Path(elements + other.elements) }

  /// The outline of a part that is cut out of what is filled around it: the part itself runs clockwise.
  func without(_ part: Path) -> Path { with(part.reversed) }

  /// One closed outline, in the opposite direction.
  private var reversed: Path {
    guard let end = lastPoint else { return self }
    var path = Path().move(end.x, end.y)
    for index in elements.indices.dropFirst().reversed() {
      guard let to = elements[index - 1].end else { continue }
      switch elements[index] {
      case .line: path = path.line(to.x, to.y)
      case .curve(let first, let second, _): path = path.adding(.curve(second, first, to))
      case .move, .arc, .close: break
      }
    }
    return path.close()
  }

  private func adding(_ element: Element) -> Path { Path(elements + [element]) }

  private var lastPoint: Point? { elements.last { $0.end != nil }?.end }
}

extension Path.Element {
  fileprivate var end: Point? {
    switch self {
    case .move(let point), .line(let point), .curve(_, _, let point): point
    case .arc, .close: nil
    }
  }
}
