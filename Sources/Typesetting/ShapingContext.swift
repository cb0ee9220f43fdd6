import CFontconfig
import CPango
import CPangoFC

/// Pango with one font and its fallbacks, at a size that stands for all sizes.
///
/// Nothing is hinted or rounded, so a glyph's advance is proportional to the size. Shaping at one size serves all:
/// Pango finds a face's font once, not once for each size, and a text measures the same in em at every size.
final class ShapingContext {
  /// Pango's units in one em: 125 points, so that the thousand units of an OpenType em come out whole.
  static let unitsPerEm = 125.0 * 1024

  private let fontMap: FontMap
  private let context: ObjectReference
  private let layoutReference: ObjectReference
  private var direction = PANGO_DIRECTION_LTR
  private var fonts: [UnsafeMutablePointer<PangoFont>: ShapedFont] = [:]

  /// Makes a context for a font, with fallbacks in their order.
  init(own: FontPattern, fallbacks: [FontPattern]) throws(FontSetFault) {
    fontMap = try FontMap(FontConfiguration([own] + fallbacks))
    guard let context = pango_font_map_create_context(fontMap.pointer) else {
      throw .libraryFailed(call: "pango_font_map_create_context")
    }
    self.context = ObjectReference(owning: context, on: fontMap)
    Self.setUp(context, fontCount: 1 + fallbacks.count)
    guard let layout = pango_layout_new(context) else { throw .libraryFailed(call: "pango_layout_new") }
    layoutReference = ObjectReference(owning: layout, on: self.context)
    pango_layout_set_auto_dir(layout, 0)
  }

  /// Pango's layout object, which every text takes its turn in.
  private var layout: OpaquePointer { layoutReference.pointer }

  /// Sets a text without newlines and hands out its lines one by one.
  func setLines(
    _ bytes: [UInt8], _ attributes: AttributeList, rightToLeft: Bool, fitting: Fitting,
    _ take: (UnsafeMutablePointer<PangoLayoutLine>) -> Void
  ) {
    set(direction: rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    bytes.withUnsafeBytes { buffer in
      pango_layout_set_text(
        layout, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: buffer.count))
    }
    pango_layout_set_attributes(layout, attributes.reference)
    switch fitting {
    case .none: fit(width: -1)
    case .breakingWords(let width): fit(width: width)
    case .breakingLetters(let width): fit(width: width, wrap: PANGO_WRAP_CHAR)
    case .truncating(let width, let truncation): fit(width: width, ellipsize: truncation.place)
    }
    var link = pango_layout_get_lines_readonly(layout)
    while let line = link?.pointee {
      if let data = line.data { take(data.assumingMemoryBound(to: PangoLayoutLine.self)) }
      link = line.next
    }
  }

  /// The font of a run that this context has set.
  func font(_ font: UnsafeMutablePointer<PangoFont>) -> ShapedFont {
    if let known = fonts[font] { return known }
    let shaped = ShapedFont(font, of: fontMap)
    fonts[font] = shaped
    return shaped
  }

  /// The line metrics of the first font.
  private(set) lazy var ownMetrics: LineMetrics = {
    guard
      let font = pango_font_map_load_font(
        fontMap.pointer, context.pointer, pango_context_get_font_description(context.pointer))
    else { return LineMetrics(ascender: 0.8, descender: 0.2, leading: 0) }
    defer { g_object_unref(font) }
    return self.font(font).metrics
  }()

  private func set(direction: PangoDirection) {
    guard direction != self.direction else { return }
    self.direction = direction
    pango_context_set_base_dir(context.pointer, direction)
  }

  private func fit(
    width: Int32, wrap: PangoWrapMode = PANGO_WRAP_WORD_CHAR, ellipsize: PangoEllipsizeMode = PANGO_ELLIPSIZE_NONE
  ) {
    pango_layout_set_width(layout, width)
    pango_layout_set_wrap(layout, wrap)
    pango_layout_set_ellipsize(layout, ellipsize)
  }

  private static func setUp(_ context: OpaquePointer, fontCount: Int) {
    // Pango takes the language from LANG and PANGO_LANGUAGE if it is not told.
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_context_set_round_glyph_positions(context, 0)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    let description = pango_font_description_new()
    pango_font_description_set_family(description, FontConfiguration.families(count: fontCount))
    pango_font_description_set_absolute_size(description, unitsPerEm)
    pango_context_set_font_description(context, description)
    pango_font_description_free(description)
  }
}
