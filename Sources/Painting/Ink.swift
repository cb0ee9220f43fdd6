import Geometry
import SceneLayout
import Typesetting

// Where drawing may leave a trace: never too small, for what lies outside of the clip by it is not drawn.

extension Box {
  /// What the box and its children may cover with all effects, in the box's coordinates; nil if that is nothing.
  var ink: Rect? {
    var ink = innerInk
    for effect in effects {
      guard let covered = ink else { return nil }
      switch effect {
      case .clip: ink = covered.intersection(Rect(origin: .zero, size: frame.size))
      case .shadow(let shadow):
        let source = shadow.path?.hull ?? covered
        ink = covered.union(source.offset(by: shadow.offset).expanded(by: 3.5 * shadow.radius))
      case .mask(let mask): ink = mask.inkInParent.flatMap { covered.intersection($0) }
      }
    }
    return ink
  }

  /// What the box and its children may cover before any effect.
  var innerInk: Rect? {
    var ink = content?.ink(in: frame.size)
    for child in children where child.opacity > 0 {
      guard let rect = child.inkInParent else { continue }
      ink = ink?.union(rect) ?? rect
    }
    return clipsToBounds ? ink?.intersection(Rect(origin: .zero, size: frame.size)) : ink
  }

  private var inkInParent: Rect? {
    ink.map { (transform?.hull(of: $0) ?? $0).offset(by: frame.origin) }
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
