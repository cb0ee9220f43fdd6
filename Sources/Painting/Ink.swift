import Geometry
import SceneLayout
import Typesetting

// Where drawing may leave a trace: never too small, for what lies outside of the clip by it is not drawn.

extension Box {
  /// What the box and its children may cover, in the box's coordinates; nil if that is nothing.
  var ink: Rect? {
    var ink = content?.ink(in: frame.size)
    for child in children where child.opacity > 0 {
      guard let rect = child.ink?.offset(by: child.frame.origin) else { continue }
      ink = ink?.union(rect) ?? rect
    }
    return clipsToBounds ? ink?.intersection(Rect(origin: .zero, size: frame.size)) : ink
  }
}

extension Primitive {
  /// What it may cover, in its box's coordinates.
  func ink(in size: Size) -> Rect {
    switch self {
    case .fill, .image, .backdrop: return Rect(origin: .zero, size: size)
    case .path(let content): return content.ink
    case .text(let text, _): return text.ink
    case .lettering(let text, let lettering): return text.ink.expanded(by: lettering.reach(in: text))
    case .projectedText(let content): return content.ink
    case .shadow(let shadow): return shadow.ink
    }
  }
}

extension PathContent {
  /// A mitre may reach out as far as half the line's width times the mitre limit of 10.
  var ink: Rect { path.hull.expanded(by: stroke == nil ? 0 : lineWidth * (isRound ? 0.5 : 5)) }
}

extension ProjectedText {
  /// What the text may cover, as it is seen.
  var ink: Rect { projection.hull(of: text.ink) }

  /// What a glyph of a line may cover, as it is seen.
  func ink(of glyph: Glyph, at origin: Point, _ size: Double) -> Rect {
    projection.hull(of: Rect(origin: origin + glyph.position, size: .zero).expanded(by: 3 * size))
  }
}

extension ShadowContent {
  /// Beyond three standard deviations less than one level of 255 is left.
  var ink: Rect { path.hull.offset(by: offset).expanded(by: 3 * radius) }
}

extension Lettering {
  /// How far it may go beyond the letters.
  fileprivate func reach(in text: TypesetText) -> Double {
    switch self {
    // A mitre may be as long as five times the line's width.
    case .outline(_, let width): 5 * width * text.lines.reduce(0) { $1.runs.reduce($0) { max($0, $1.size) } }
    case .shadow(_, let radius): 3 * radius
    case .innerShadow: 0
    }
  }
}

extension TypesetText {
  /// What its letters may cover.
  var ink: Rect { lines.reduce(.zero) { $0.union($1.ink) } }
}

extension TypesetLine {
  /// Glyphs may be taller than the line, and stick out of their advances.
  var ink: Rect {
    runs.reduce(Rect(x: 0, y: 0, width: width, height: 0)) { ink, run in
      run.glyphs.reduce(ink) { ink, glyph in
        ink.union(Rect(origin: glyph.position, size: .zero).expanded(by: 3 * run.size * run.reach))
      }
    }
    .offset(by: origin)
  }
}

extension GlyphRun {
  /// How many times wider than upright, unstretched glyphs those of the run may be.
  fileprivate var reach: Double { max(1, stretch + abs(slant)) }
}

extension Path {
  /// A rectangle around all the points that shape the outline.
  var hull: Rect {
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

extension Rect {
  /// The smallest rectangle around both.
  func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX), top = min(minY, other.minY)
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The rectangle with a margin on all sides.
  func expanded(by margin: Double) -> Rect {
    Rect(x: minX - margin, y: minY - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}
