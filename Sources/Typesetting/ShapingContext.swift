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
  /// What every shaping fills anew.
  private let glyphs = pango_glyph_string_new()
  /// An empty list: Pango's features are set for each font apart.
  private let attributes = pango_attr_list_new()
  /// What has kept a text from getting its glyphs: Pango itself goes on with blanks.
  private(set) var fault: FontSetFault?
  private var fonts: [UnsafeMutablePointer<PangoFont>: ShapedFont] = [:]

  /// Makes a context for a font, with fallbacks in their order.
  init(own: FontPattern, fallbacks: [FontPattern]) throws(FontSetFault) {
    fontMap = try FontMap(FontConfiguration([own] + fallbacks))
    guard let context = pango_font_map_create_context(fontMap.pointer) else {
      throw .libraryFailed(call: "pango_font_map_create_context")
    }
    self.context = ObjectReference(owning: context, on: fontMap)
    Self.setUp(context, fontCount: 1 + fallbacks.count)
  }

  deinit {
    pango_glyph_string_free(glyphs)
    pango_attr_list_unref(attributes)
  }

  /// Shapes a part of a text that runs one way, and hands out its stretches of one font.
  ///
  /// - Parameters:
  ///   - bytes: The text, in UTF-8; what stands beside the part decides how letters join.
  ///   - part: The part, in bytes.
  ///   - level: The depth of its direction.
  ///   - features: The features to set for a font, as HarfBuzz spells them.
  ///   - take: Takes a stretch.
  func shape(
    _ bytes: [UInt8], _ part: Range<Int>, level: UInt8, features: (FontFile) -> String?,
    _ take: (ShapedFont, PangoItem, PangoGlyphString) -> Void
  ) {
    if let fault = ThreadRoom.fault {
      self.fault = fault
      return
    }
    // Pango counts the characters from the text's start for each item, so it sees only the neighbourhood.
    let start = Self.boundary(bytes, part.lowerBound - Self.reach)
    let end = Self.boundary(bytes, part.upperBound + Self.reach)
    bytes[start..<end].withUnsafeBytes { buffer in
      guard let text = buffer.baseAddress?.assumingMemoryBound(to: CChar.self) else { return }
      let items = pango_itemize_with_base_dir(
        context.pointer, level & 1 == 1 ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR, text,
        Int32(clamping: part.lowerBound - start), Int32(clamping: part.count), attributes, nil)
      defer { g_list_free(items) }
      if items == nil, !part.isEmpty { fault = .libraryFailed(call: "pango_itemize_with_base_dir") }
      var link = items
      while let node = link?.pointee {
        link = node.next
        guard let item = node.data?.assumingMemoryBound(to: PangoItem.self) else { continue }
        defer { pango_item_free(item) }
        guard let font = item.pointee.analysis.font else {
          fault = .libraryFailed(call: "pango_itemize_with_base_dir")
          continue
        }
        let shaped = self.font(font)
        item.pointee.analysis.level = level
        if let features = features(shaped.file) {
          item.pointee.analysis.extra_attrs = g_slist_prepend(
            item.pointee.analysis.extra_attrs, pango_attr_font_features_new(features))
        }
        pango_shape_item(item, text, Int32(clamping: buffer.count), nil, glyphs, PANGO_SHAPE_NONE)
        item.pointee.offset += Int32(clamping: start)
        guard let glyphs else { continue }
        if isBlank(glyphs.pointee, bytes, item.pointee, shaped) {
          fault = FontSetFault.unopenedFont(path: shaped.file.path).orNoMemory
        }
        take(shaped, item.pointee, glyphs.pointee)
      }
    }
  }

  /// Whether a stretch has no glyph although its font was found to have some of its characters.
  private func isBlank(_ glyphs: PangoGlyphString, _ bytes: [UInt8], _ item: PangoItem, _ font: ShapedFont) -> Bool {
    guard (0..<Int(glyphs.num_glyphs)).allSatisfy({ glyphs.glyphs[$0].isUnknown }) else { return false }
    let start = Int(item.offset), range = start..<min(start + Int(item.length), bytes.count)
    return String(decoding: bytes[range], as: UTF8.self).unicodeScalars.contains {
      font.covers($0) && !FallbackChoice.goesWithItsNeighbour($0)
    }
  }

  /// In bytes: letters act on their next neighbours at most.
  private static let reach = 64

  private static func boundary(_ bytes: [UInt8], _ offset: Int) -> Int {
    guard offset > 0, offset < bytes.count else { return max(0, min(offset, bytes.count)) }
    var offset = offset
    while offset > 0, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
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
    guard ThreadRoom.fault == nil,
      let font = pango_font_map_load_font(
        fontMap.pointer, context.pointer, pango_context_get_font_description(context.pointer))
    else {
      fault = .libraryFailed(call: "pango_font_map_load_font")
      return LineMetrics(ascender: 0.8, descender: 0.2, leading: 0)
    }
    defer { g_object_unref(font) }
    return self.font(font).metrics
  }()

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
