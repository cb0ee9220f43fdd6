import CCairo

/// Owns a Cairo context.
final class Context {
  let pointer: OpaquePointer

  /// Makes a context that draws on a surface.
  init(_ surface: ImageSurface) throws(PaintingFault) {
    pointer = cairo_create(surface.pointer)
    try check()
  }

  deinit { cairo_destroy(pointer) }

  /// Sets what all drawing has in common: no hints that move letters, and long mitres.
  func prepare() {
    cairo_set_miter_limit(pointer, 10)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(pointer, options)
    cairo_font_options_destroy(options)
  }

  /// Throws if anything went wrong since the context was made.
  func check() throws(PaintingFault) { try PaintingFault.check(cairo_status(pointer)) }
}
