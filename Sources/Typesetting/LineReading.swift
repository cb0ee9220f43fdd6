import CPango
import Geometry

/// Takes the glyphs of a line from Pango, at the text's size and without the white space at the line's end.
struct LineReading {
  private let size: Double
  private let emboldening: Double
  private let halfSpace: Double
  private let context: ShapingContext
  private let visibleEnd: Int
  private var place = 0.0
  private var spaceAtRight = 0.0
  private var runs: [GlyphRun] = []
  private var gap: Range<Int>?

  /// Reads a line; `range` of the result counts in the excerpt's text.
  static func line(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, of excerpt: Excerpt, in context: ShapingContext, as style: TextStyle
  ) -> TypesetLine {
    let start = Int(line.pointee.start_index)
    let visible = SourceText.trimmed(start..<start + Int(line.pointee.length), of: excerpt.bytes)
    var reading = LineReading(style, context: context, visibleEnd: visible.upperBound)
    var link = line.pointee.runs
    while let run = link?.pointee {
      if let item = run.data?.assumingMemoryBound(to: PangoGlyphItem.self) { reading.read(item.pointee) }
      link = run.next
    }
    return reading.line(showing: visible, of: excerpt)
  }

  private init(_ style: TextStyle, context: ShapingContext, visibleEnd: Int) {
    size = style.size
    emboldening = style.face.emboldening * style.size
    halfSpace = Double(style.spacing) / 2
    self.context = context
    self.visibleEnd = visibleEnd
  }

  private var scale: Double { size / ShapingContext.unitsPerEm }

  private mutating func read(_ run: PangoGlyphItem) {
    guard let item = run.item?.pointee, let string = run.glyphs?.pointee, let font = item.analysis.font else { return }
    let shaped = context.font(font)
    if Int32(item.analysis.flags) & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0 {
      gap = Int(item.offset)..<Int(item.offset + item.length)
      append(ellipsis: string, shaped)
    } else {
      append(string, from: Int(item.offset), shaped)
    }
  }

  private mutating func append(_ string: PangoGlyphString, from offset: Int, _ font: ShapedFont) {
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(Int(string.num_glyphs))
    for index in 0..<Int(string.num_glyphs) {
      let info = string.glyphs[index]
      if offset + Int(string.log_clusters[index]) >= visibleEnd {
        hide(info.geometry)
      } else {
        place += spaceAtRight
        spaceAtRight = 0
        if let glyph = glyph(info) { glyphs.append(glyph) }
        place += Double(info.geometry.width)
      }
    }
    append(glyphs, font)
  }

  /// Pango widens an ellipsis by what is left of the line, and gives it no spacing: both are mended.
  private mutating func append(ellipsis string: PangoGlyphString, _ font: ShapedFont) {
    if !runs.isEmpty { place += halfSpace }
    var glyphs: [Glyph] = []
    for index in 0..<Int(string.num_glyphs) {
      let info = string.glyphs[index]
      if let glyph = glyph(info) { glyphs.append(glyph) }
      place += Double(font.advance(of: info.glyph))
    }
    append(glyphs, font)
    spaceAtRight = halfSpace
  }

  /// Leaves out white space at the line's end, and the half of the spacing that its neighbour keeps on this side.
  private mutating func hide(_ geometry: PangoGlyphGeometry) {
    guard geometry.width > 0 else { return }
    if runs.isEmpty, place <= 0 { place = -halfSpace } else { spaceAtRight = -halfSpace }
  }

  private func glyph(_ info: PangoGlyphInfo) -> Glyph? {
    guard info.glyph != pango_glyph_empty(), info.glyph & pango_glyph_unknown_flag() == 0 else { return nil }
    let x = place + Double(info.geometry.x_offset), y = Double(info.geometry.y_offset)
    return Glyph(id: info.glyph, position: Point(x: x * scale, y: y * scale))
  }

  private mutating func append(_ glyphs: [Glyph], _ font: ShapedFont) {
    guard !glyphs.isEmpty else { return }
    if let last = runs.indices.last, runs[last].file == font.file {
      runs[last].glyphs += glyphs
    } else {
      let emboldening = font.hasColor ? 0 : emboldening
      runs.append(GlyphRun(file: font.file, size: size, emboldening: emboldening, glyphs: glyphs))
    }
  }

  private func line(showing visible: Range<Int>, of excerpt: Excerpt) -> TypesetLine {
    var lower = visible.lowerBound, upper = visible.upperBound
    if let gap {
      if gap.lowerBound <= lower { lower = min(gap.upperBound, upper) }
      if gap.upperBound >= upper { upper = max(gap.lowerBound, lower) }
    }
    let trailing = min(spaceAtRight, 0)
    return TypesetLine(
      origin: .zero, width: max(0, place + trailing) * scale, runs: runs,
      range: excerpt.source(lower)..<excerpt.source(upper), isTruncated: gap != nil)
  }
}
