import CCairo
import Geometry
import SceneModel

extension Canvas {
  /// Fills a rectangle whose edges lie on device pixels.
  func fill(_ rect: Rect, _ color: Color) {
    guard let rect = visiblePart(of: rect) else { return }
    setSource(color)
    cairo_new_path(cairo)
    cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    // Without antialiasing an edge never shares its pixel with what lies below, whatever the arithmetic left over.
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE)
    cairo_fill(cairo)
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_DEFAULT)
  }
}
