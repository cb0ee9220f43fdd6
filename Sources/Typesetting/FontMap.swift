import CPango
import CPangoFC

/// Pango's source of fonts: those of one configuration and no others.
final class FontMap {
  private let reference: ObjectReference

  /// Makes a font map that asks fontconfig's given configuration.
  init(_ configuration: FontConfiguration) throws(FontSetFault) {
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      throw .libraryFailed(call: "pango_cairo_font_map_new_for_font_type")
    }
    reference = ObjectReference(owning: map)
    // One unit of size is one point.
    pango_cairo_font_map_set_resolution(reference.pointer, 72)
    pango_fc_font_map_set_config(reference.pointer, configuration.reference)
  }

  deinit {
    // Pango 1.50 does not let go of the configuration when its font map goes.
    pango_fc_font_map_set_config(reference.pointer, nil)
  }

  /// Pango's own object.
  var pointer: UnsafeMutablePointer<PangoFontMap> {
    UnsafeMutableRawPointer(reference.pointer).assumingMemoryBound(to: PangoFontMap.self)
  }
}
