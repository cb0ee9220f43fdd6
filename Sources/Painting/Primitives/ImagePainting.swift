import CCairo
import Geometry
import Pixels
import SceneLayout

extension Canvas {
  /// Paints a picture so that it fills a rectangle whose edges lie on device pixels.
  func paint(_ image: ImageContent, in rect: Rect) throws(PaintingFault) {
    guard rect.width > 0, rect.height > 0 else { return }
    var fault: PaintingFault?
    image.bitmap.pixels.withUnsafeBufferPointer { pixels in
      do throws(PaintingFault) {
        // Cairo asks for memory that may be changed, but does not change a source.
        let surface = try ImageSurface(
          over: UnsafeMutableBufferPointer(mutating: pixels), width: image.bitmap.width, height: image.bitmap.height)
        defer { surface.finish() }
        try paint(surface, of: image, in: rect)
      } catch {
        fault = error
      }
    }
    if let fault { throw fault }
  }

  private func paint(_ surface: ImageSurface, of image: ImageContent, in rect: Rect) throws(PaintingFault) {
    let zoom = (
      x: rect.width * scale / Double(image.bitmap.width), y: rect.height * scale / Double(image.bitmap.height)
    )
    let pattern = cairo_pattern_create_for_surface(surface.pointer)
    defer { cairo_pattern_destroy(pattern) }
    cairo_pattern_set_filter(pattern, cairo_filter_t(zoom: zoom))
    // At its edge a picture goes on as it is, or the frame would fade where the filter looks beyond it.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    try saved { () throws(PaintingFault) in
      clip(to: rect)
      cairo_translate(cairo, rect.minX, rect.minY)
      cairo_scale(cairo, rect.width / Double(image.bitmap.width), rect.height / Double(image.bitmap.height))
      if let tint = image.tint {
        setSource(tint)
        cairo_mask(cairo, pattern)
      } else {
        cairo_set_source(cairo, pattern)
        cairo_paint(cairo)
      }
    }
  }
}

extension cairo_filter_t {
  /// Copies at the natural size, interpolates when enlarging, averages when reducing.
  fileprivate init(zoom: (x: Double, y: Double)) {
    if abs(zoom.x - 1) < 1e-6, abs(zoom.y - 1) < 1e-6 {
      self = CAIRO_FILTER_NEAREST
    } else if zoom.x >= 1, zoom.y >= 1 {
      self = CAIRO_FILTER_BILINEAR
    } else {
      self = CAIRO_FILTER_GOOD
    }
  }
}
