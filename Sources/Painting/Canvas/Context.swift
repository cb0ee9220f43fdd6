import CCairo

/// Owns a Cairo context.
final class Context {
  let pointer: OpaquePointer

  /// Makes a context that draws on a surface.
  init(_ surface: ImageSurface) throws(PaintingFault) {
    pointer = cairo_create(surface.pointer)
    try check()
  }

  /// Makes a context that knows what shows of some pixels and draws nothing.
  init(measuring pixels: PixelRect) throws(PaintingFault) {
    var extents = cairo_rectangle_t(
      x: Double(pixels.x), y: Double(pixels.y), width: Double(pixels.width), height: Double(pixels.height))
    let surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents)
    pointer = cairo_create(surface)
    cairo_surface_destroy(surface)
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
