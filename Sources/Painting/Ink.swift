import Geometry
import SceneLayout
import Typesetting

// Where drawing may leave a trace: never too small, for what lies outside of the clip by it is not drawn.

/// What may be covered: a rectangle, and how far it is blurred beyond its edges.
///
/// Blurs follow each other where shadows throw shadows: their variances add up, so that a hundred of them reach ten times
/// as far as one and not a hundred times.
struct Ink {
  var core: Rect
  /// Of the Gaussian that blurs it, in square points.
  var variance = 0.0

  /// How many standard deviations away so little is left that it does not add up to a level of 255, even over a hundred
  /// shadows of shadows.
  static let reach = 4.0

  /// All that may be covered.
  var rect: Rect { variance > 0 ? core.expanded(by: Self.reach * variance.squareRoot()) : core }

  /// What one of both may cover.
  func union(_ other: Ink?) -> Ink {
    guard let other else { return self }
    return Ink(core: core.union(other.core), variance: max(variance, other.variance))
  }

  /// The part inside of a rectangle; nil if there is none.
  func intersection(_ bounds: Rect) -> Ink? {
    let all = rect
    guard let inside = all.intersection(bounds) else { return nil }
    return inside == all ? self : Ink(core: inside)
  }

  /// What a shadow adds, of the ink or of an outline.
  func shadowed(by shadow: BoxShadow) -> Ink {
    let source = shadow.path.map { Ink(core: $0.hull) } ?? self
    return union(
      Ink(
        core: source.core.offset(by: shadow.offset), variance: source.variance + shadow.radius * shadow.radius))
  }

  /// The ink of a box in its parent's coordinates.
  func inParent(of box: Box) -> Ink {
    if let transform = box.transform { return Ink(core: transform.hull(of: rect).offset(by: box.frame.origin)) }
    return Ink(core: core.offset(by: box.frame.origin), variance: variance)
  }
}

extension Primitive {
  /// What it may cover, in its box's coordinates.
  func ink(in size: Size) -> Rect {
    switch self {
    case .fill, .rounded, .gradient, .border, .image, .backdrop: return Rect(origin: .zero, size: size)
    case .path(let content): return content.ink
    case .text(let text, _): return text.ink
    case .lettering(let text, let lettering): return text.ink.expanded(by: lettering.reach(in: text))
    case .projectedText(let content): return content.ink
    case .shadow(let shadow): return shadow.ink
    }
  }
}

extension PathContent {
  /// A mitre may reach out as far as half the line's width times the mitre limit.
  var ink: Rect {
    let reach = strokeStyle.join == .miter ? max(1, strokeStyle.miterLimit) / 2 : 1
    return path.hull.expanded(by: stroke == nil ? 0 : lineWidth * reach)
  }
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

extension Rect {
  /// The rectangle with a margin on all sides.
  func expanded(by margin: Double) -> Rect {
    Rect(x: minX - margin, y: minY - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}
