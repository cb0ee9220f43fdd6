import CFontconfig
import CPango
import CPangoFC

/// A font that Pango has chosen, as data.
struct ShapedFont {
  /// Where it is.
  let file: FontFile
  /// Whether its glyphs have colours of their own, so that no stroke may thicken them.
  let hasColor: Bool
  /// The reference keeps the font's address from being given to another.
  private let reference: ObjectReference
  private let shaper: OpaquePointer?
  private let characters: OpaquePointer?

  /// Looks at a font.
  init(_ font: UnsafeMutablePointer<PangoFont>, of map: FontMap) {
    g_object_ref(font)
    reference = ObjectReference(owning: font, on: map)
    shaper = pango_font_get_hb_font(font)
    let record = pango_fc_font_get_pattern(UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
    var path: UnsafeMutablePointer<FcChar8>?
    var variations: UnsafeMutablePointer<FcChar8>?
    var index: Int32 = 0
    var hasColor: FcBool = 0
    var characters: OpaquePointer?
    FcPatternGetCharSet(record, FC_CHARSET, 0, &characters)
    self.characters = characters
    FcPatternGetString(record, FC_FILE, 0, &path)
    FcPatternGetInteger(record, FC_INDEX, 0, &index)
    FcPatternGetBool(record, FC_COLOR, 0, &hasColor)
    FcPatternGetString(record, FC_FONT_VARIATIONS, 0, &variations)
    file = FontFile(
      path: path.map { String(cString: $0) } ?? "", index: Int(index),
      variations: variations.map { FontFile.variations(String(cString: $0)) } ?? [])
    self.hasColor = hasColor != 0
  }

  /// Whether the font was found to have a glyph for a character.
  func covers(_ scalar: Unicode.Scalar) -> Bool {
    characters.map { FcCharSetHasChar($0, scalar.value) != 0 } ?? false
  }

  /// The advance of a glyph without spacing, in Pango's units.
  func advance(of glyph: UInt32) -> Int32 {
    hb_font_get_glyph_h_advance(shaper, glyph)
  }

  /// The font's own line metrics.
  var metrics: LineMetrics {
    var extents = hb_font_extents_t()
    guard hb_font_get_h_extents(shaper, &extents) != 0 else {
      return LineMetrics(ascender: 0.8, descender: 0.2, leading: 0)
    }
    return LineMetrics(
      ascender: Double(extents.ascender) / ShapingContext.unitsPerEm,
      descender: -Double(extents.descender) / ShapingContext.unitsPerEm,
      // UIFont's lineHeight has the gap in it: Helvetica Neue's 1.193 is 0.952 + 0.213 + 0.028.
      leading: max(0, Double(extents.line_gap) / ShapingContext.unitsPerEm))
  }
}
