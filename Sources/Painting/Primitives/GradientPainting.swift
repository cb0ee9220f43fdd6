import CCairo
import Geometry
import SceneLayout

extension Canvas {
  /// Fills a rectangle with colours that run into each other.
  ///
  /// Points count in shares of the width and the height, so a line of one colour is at right angles to the gradient only
  /// in a square, as with CAGradientLayer.
  func paint(_ gradient: GradientContent, in rect: Rect) {
    guard rect.width > 0, rect.height > 0 else { return }
    let (start, end) = (gradient.start, gradient.end)
    let pattern =
      gradient.isRadial
      ? cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
      : cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    defer { cairo_pattern_destroy(pattern) }
    for stop in gradient.stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.place, stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    let kept = matrix
    cairo_translate(cairo, rect.minX, rect.minY)
    cairo_scale(cairo, rect.width, rect.height)
    if gradient.isRadial {
      cairo_translate(cairo, start.x, start.y)
      cairo_scale(cairo, max(1e-6, abs(end.x - start.x)), max(1e-6, abs(end.y - start.y)))
    }
    cairo_set_source(cairo, pattern)
    matrix = kept
    cairo_new_path(cairo)
    Path.rect(rect, gradient.corners).trace(on: cairo)
    cairo_fill(cairo)
  }
}
