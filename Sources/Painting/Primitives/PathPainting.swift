import CCairo
import Geometry
import SceneLayout

extension Canvas {
  /// Fills an outline, then draws the line along it.
  func paint(_ content: PathContent) {
    cairo_new_path(cairo)
    content.path.trace(on: cairo)
    if let color = content.fill {
      setSource(color)
      cairo_fill_preserve(cairo)
    }
    if let color = content.stroke {
      setSource(color)
      cairo_set_line_width(cairo, content.lineWidth)
      cairo_set_line_cap(cairo, cairo_line_cap_t(isRound: content.isRound))
      cairo_set_line_join(cairo, cairo_line_join_t(isRound: content.isRound))
      cairo_stroke_preserve(cairo)
    }
    cairo_new_path(cairo)
  }
}

extension Path {
  /// Adds the outline to a context's path.
  func trace(on cairo: OpaquePointer) {
    var isClosed = false
    for element in elements {
      switch element {
      case .move(let point): cairo_move_to(cairo, point.x, point.y)
      case .line(let point): cairo_line_to(cairo, point.x, point.y)
      case .curve(let first, let second, let end):
        cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
      case .arc(let center, let radius, let start, let end):
        // Cairo would join the arc to the start of the part that was just closed.
        if isClosed { cairo_new_sub_path(cairo) }
        cairo_arc(cairo, center.x, center.y, radius, start, end)
      case .close: cairo_close_path(cairo)
      }
      isClosed = element == .close
    }
  }
}

extension cairo_line_cap_t {
  fileprivate init(isRound: Bool) { self = isRound ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT }
}

extension cairo_line_join_t {
  fileprivate init(isRound: Bool) { self = isRound ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER }
}
