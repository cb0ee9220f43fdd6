import CCairo
import Geometry
import SceneLayout
import SceneModel

extension Canvas {
  /// Fills a rectangle whose edges lie on device pixels.
  func fill(_ rect: Rect, _ color: Color) {
    guard let rect = visiblePart(of: rect) else { return }
    setSource(color)
    cairo_new_path(cairo)
    cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    // Without antialiasing an edge never shares its pixel with what lies below, whatever the arithmetic left over.
    cairo_set_antialias(cairo, isOnGrid ? CAIRO_ANTIALIAS_NONE : CAIRO_ANTIALIAS_DEFAULT)
    cairo_fill(cairo)
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_DEFAULT)
  }

  /// Fills a rectangle with round corners, less a part at its edges.
  func fill(_ rect: Rect, _ color: Color, _ corners: Corners, inset: Double) {
    setSource(color)
    cairo_new_path(cairo)
    Path.rect(rect.inset(by: Insets(all: inset)), corners.inset(by: inset)).trace(on: cairo)
    cairo_fill(cairo)
  }

  /// Paints a line along the inside of a rectangle's edges.
  func paint(_ border: BorderContent, in rect: Rect) {
    let inner = rect.inset(by: Insets(all: border.width))
    setSource(border.color)
    cairo_new_path(cairo)
    if border.isClipped {
      Path.rect(rect.expanded(by: 1)).trace(on: cairo)
    } else {
      Path.rect(rect, border.corners).trace(on: cairo)
    }
    if inner.width > 0, inner.height > 0 {
      cairo_new_sub_path(cairo)
      Path.rect(inner, border.corners.inset(by: border.width)).trace(on: cairo)
    }
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_fill(cairo)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
  }
}
