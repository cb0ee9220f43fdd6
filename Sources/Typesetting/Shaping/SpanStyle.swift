import Geometry

/// How a stretch of a text is shaped and how high it is; spans that differ in other things alone share one.
struct SpanStyle {
  /// The face's own font.
  let font: FontFile
  /// Who shapes it.
  let context: ShapingContext
  /// The size, in points; greater than 0.
  let size: Double
  /// How much the stems are thickened, in points.
  let emboldening: Double
  /// The face's space after each glyph, in Pango's units; it is not for the glyphs of other fonts.
  let tracking: Int32
  /// The space after each glyph that the text asks for, in Pango's units.
  let kern: Int32
  /// The features for the face's own font.
  let ownFeatures: String?
  /// The features for every font.
  let features: String?
  /// How far the letters stand above the baseline, in points.
  let baselineOffset: Double
  /// How much the letters lean to the right.
  let slant: Double
  /// The factor by which letters and advances are wider.
  let stretch: Double
  /// What stands in the line in place of a U+FFFC.
  let attachment: Rect?
  /// The line metrics, in em.
  let metrics: LineMetrics

  /// Takes over what can be set.
  init(_ span: TextSpan, font: FontFile, context: ShapingContext) {
    self.font = font
    self.context = context
    size = min(span.size, 10_000)
    stretch = span.stretch.isFinite ? max(0.001, min(1000, span.stretch)) : 1
    slant = span.slant.isFinite ? max(-10, min(10, span.slant)) : 0
    baselineOffset = span.baselineOffset.isFinite ? max(-100_000, min(100_000, span.baselineOffset)) : 0
    emboldening = span.face.emboldening * size
    tracking = Self.units(span.face.tracking.points(at: size) / size)
    kern = Self.units((span.kern ?? 0) / size / stretch)
    attachment = span.attachment
    metrics = span.face.metrics ?? context.ownMetrics

    var shared = span.kern == 0 ? ["kern=0"] : []
    switch span.ligature {
    case 0: shared += ["liga=0", "clig=0"]
    case 2: shared += ["liga=1", "clig=1", "dlig=1", "hlig=1"]
    default: break
    }
    var own = span.face.features.map { "\($0.tag)=\($0.value)" }
    // Letters that stand apart are not joined.
    if span.ligature == 1, !span.face.tracking.stops.isEmpty || kern != 0 { own += ["liga=0", "clig=0"] }
    features = shared.isEmpty ? nil : shared.joined(separator: ",")
    ownFeatures = shared.isEmpty && own.isEmpty ? nil : (shared + own).joined(separator: ",")
  }

  /// The points in one of Pango's units, along the line.
  var scale: Double { size / ShapingContext.unitsPerEm * stretch }

  /// A stretch of text in this style.
  func item(_ font: ShapedFont?, style: Int, level: UInt8) -> ShapedItem {
    var item = ShapedItem(style: style, font: font, level: level, scale: scale, kern: kern)
    if let font, font.file == self.font {
      // The halves are Pango's: whole points are divided into whole points.
      item.spaceBefore = tracking / 2
      if tracking & 1023 == 0 { item.spaceBefore = (item.spaceBefore &+ 512) & ~1023 }
      item.spaceAfter = tracking - item.spaceBefore
    }
    return item
  }

  private static func units(_ em: Double) -> Int32 {
    em.isFinite ? Int32(max(-10, min(10, em)) * ShapingContext.unitsPerEm) : 0
  }
}
