import Geometry

/// Puts the glyphs of a line in their places, from left to right.
struct LineAssembly {
  private let text: ShapedText
  private let source: StyledSource
  private var runs: [GlyphRun] = []
  private var parts: [LinePart] = []
  /// The pen is at `base` points and so many units: units are whole, so that their sum is exact.
  private var base = 0.0
  private var units = 0.0
  private var scale = 0.0
  /// The space after the last cluster, which no line ends with.
  private var spaceAtEnd = 0.0

  /// Assembles a line; `start` is where it begins in the text, in bytes, if it is empty, and `gap` what it leaves out.
  static func line(_ text: ShapedText, of source: StyledSource, start: Int, gap: Range<Int>?) -> TypesetLine {
    var assembly = LineAssembly(text: text, source: source)
    for stretch in text.visualOrder {
      if text.items[text.clusters[stretch.lowerBound].item].level & 1 == 1 {
        for place in stretch.reversed() { assembly.add(place) }
      } else {
        for place in stretch { assembly.add(place) }
      }
    }
    let written = text.clusters.lazy.filter { !$0.flags.contains(.inserted) }
    let lower = written.first?.start ?? start
    let upper = text.clusters.last { !$0.flags.contains(.inserted) }?.end ?? lower
    return TypesetLine(
      origin: .zero, width: max(0, assembly.base + (assembly.units - assembly.spaceAtEnd) * assembly.scale),
      runs: assembly.runs, range: source.text.original(lower..<upper), gap: gap.map(source.text.original),
      parts: assembly.parts)
  }

  private init(text: ShapedText, source: StyledSource) {
    self.text = text
    self.source = source
  }

  private var x: Double { base + units * scale }

  private mutating func add(_ place: Int) {
    let cluster = text.clusters[place], item = text.items[cluster.item]
    if item.scale != scale { (base, units, scale) = (x, 0, item.scale) }
    let hasSpacing = cluster.units > 0
    let left = parts.isEmpty ? 0 : x
    if hasSpacing { units += parts.isEmpty ? 0 : Double(item.spaceBefore) }
    addGlyphs(cluster, item)
    if hasSpacing { units += Double(item.spaceAfter) + Double(item.kern) }
    spaceAtEnd = hasSpacing ? Double(item.spaceAfter) : 0
    if cluster.extra != 0 { (base, units) = (x + cluster.extra, 0) }
    addPart(left..<max(left, x), source.span(at: cluster.start), isWhite: cluster.flags.contains(.white))
  }

  private mutating func addGlyphs(_ cluster: Cluster, _ item: ShapedItem) {
    guard let font = item.font else { return }
    let style = source.styles[item.style], unit = style.size / ShapingContext.unitsPerEm
    for glyph in text.glyphs[cluster.glyphs] {
      if let id = glyph.id {
        let position = Point(
          x: base + (units + Double(glyph.x)) * scale, y: Double(glyph.y) * unit - style.baselineOffset)
        let run = run(of: font, in: style, span: source.span(at: cluster.start))
        runs[run].glyphs.append(Glyph(id: id, position: position))
      }
      units += Double(glyph.width)
    }
  }

  /// The run that a glyph continues, or a new one.
  private mutating func run(of font: ShapedFont, in style: SpanStyle, span: Int) -> Int {
    if let last = runs.indices.last, runs[last].span == span, runs[last].file == font.file { return last }
    runs.append(
      GlyphRun(
        file: font.file, size: style.size, emboldening: font.hasColor ? 0 : style.emboldening, glyphs: [], span: span,
        slant: style.slant, stretch: style.stretch))
    return runs.count - 1
  }

  private mutating func addPart(_ range: Range<Double>, _ span: Int, isWhite: Bool) {
    if let last = parts.indices.last, parts[last].span == span {
      parts[last].width = range.upperBound - parts[last].x
    } else {
      parts.append(LinePart(span: span, x: range.lowerBound, width: range.upperBound - range.lowerBound))
    }
    guard isWhite else { return }
    let last = parts.count - 1
    if let space = parts[last].spaces.last, space.upperBound == range.lowerBound {
      parts[last].spaces[parts[last].spaces.count - 1] = space.lowerBound..<range.upperBound
    } else {
      parts[last].spaces.append(range)
    }
  }
}

extension ShapedText {
  /// Stretches of clusters of one item, from left to right: rule L2 of the Unicode bidirectional algorithm.
  fileprivate var visualOrder: [Range<Int>] {
    var stretches: [Range<Int>] = []
    for place in clusters.indices {
      if let last = stretches.last, clusters[last.lowerBound].item == clusters[place].item {
        stretches[stretches.count - 1] = last.lowerBound..<place + 1
      } else {
        stretches.append(place..<place + 1)
      }
    }
    let levels = stretches.map { items[clusters[$0.lowerBound].item].level }
    guard let deepest = levels.max(), deepest > 0 else { return stretches }
    var order = Array(stretches.indices)
    for level in stride(from: deepest, to: 0, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        let end = order[start...].firstIndex { levels[$0] < level } ?? order.count
        order[start..<end].reverse()
        start = end
      }
    }
    return order.map { stretches[$0] }
  }
}
