import CCairo
import Geometry
import Pixels
import SceneLayout

extension Canvas {
  /// Paints a picture so that it fills a rectangle whose edges lie on device pixels, once or tile by tile.
  func paint(_ image: ImageContent, in rect: Rect) throws(PaintingFault) {
    guard rect.width > 0, rect.height > 0 else { return }
    let bitmap = image.bitmap
    let part = image.part ?? ImageContent.Part(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    precondition(
      part.x >= 0 && part.y >= 0 && part.width > 0 && part.height > 0
        && part.x + part.width <= bitmap.width && part.y + part.height <= bitmap.height, "a part lies in its picture")
    var fault: PaintingFault?
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      do throws(PaintingFault) {
        // Cairo asks for memory that may be changed, but does not change a source.
        let words = UnsafeMutableBufferPointer(mutating: pixels)
        let first = part.y * bitmap.width + part.x
        let surface = try ImageSurface(
          over: UnsafeMutableBufferPointer(rebasing: words[first...]), width: part.width, height: part.height,
          rowLength: bitmap.width)
        defer { surface.finish() }
        try paint(surface, of: image, in: rect)
      } catch {
        fault = error
      }
    }
    if let fault { throw fault }
  }

  private func paint(_ surface: ImageSurface, of image: ImageContent, in rect: Rect) throws(PaintingFault) {
    let bounds = surface.bounds, drawn = image.tile ?? rect.size
    let step = (x: drawn.width / Double(bounds.width), y: drawn.height / Double(bounds.height))
    let pattern = cairo_pattern_create_for_surface(surface.pointer)
    defer { cairo_pattern_destroy(pattern) }
    let zoom = isOnGrid ? (x: step.x * scale, y: step.y * scale) : turnedZoom(step)
    var filter = cairo_filter_t(zoom: zoom)
    if filter == CAIRO_FILTER_GOOD {
      guard let averaging = averagingFilter(step: Point(x: step.x, y: step.y)) else { return }
      filter = averaging
    }
    cairo_pattern_set_filter(pattern, filter)
    // At its edge a picture goes on as it is, or the frame would fade where the filter looks beyond it.
    cairo_pattern_set_extend(pattern, image.tile == nil ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_REPEAT)
    try saved { () throws(PaintingFault) in
      clip(to: rect)
      cairo_translate(cairo, rect.minX, rect.minY)
      cairo_scale(cairo, step.x, step.y)
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

extension Canvas {
  /// How much larger than its pixels a turned picture is drawn; never its natural size, which would be copied.
  private func turnedZoom(_ step: (x: Double, y: Double)) -> (x: Double, y: Double) {
    let (x, y) = (step.x * meanScale, step.y * meanScale)
    return x >= 0.99 && y >= 0.99 ? (max(1.01, x), max(1.01, y)) : (x, y)
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
