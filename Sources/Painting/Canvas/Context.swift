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

  /// Throws if anything went wrong since the context was made.
  func check() throws(PaintingFault) { try PaintingFault.check(cairo_status(pointer)) }
}
