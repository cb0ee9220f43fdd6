import CCairo
import Geometry
import SceneLayout
import SceneModel

extension Canvas {
  /// Fills an outline, then draws the line along it.
  func paint(_ content: PathContent) {
    cairo_new_path(cairo)
    content.path.trace(on: cairo)
    if let color = content.fill {
      setSource(color)
      cairo_set_fill_rule(cairo, content.fillRule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_fill_preserve(cairo)
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    }
    if let color = content.stroke {
      setSource(color)
      cairo_set_line_width(cairo, content.lineWidth)
      let style = content.strokeStyle
      cairo_set_line_cap(cairo, cairo_line_cap_t(style.cap))
      cairo_set_line_join(cairo, cairo_line_join_t(style.join))
      cairo_set_miter_limit(cairo, style.miterLimit)
      cairo_set_dash(cairo, style.dashes, Int32(style.dashes.count), style.dashPhase)
      cairo_stroke_preserve(cairo)
      cairo_set_dash(cairo, nil, 0, 0)
      cairo_set_miter_limit(cairo, 10)
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
  fileprivate init(_ cap: LineCap) {
    switch cap {
    case .butt: self = CAIRO_LINE_CAP_BUTT
    case .round: self = CAIRO_LINE_CAP_ROUND
    case .square: self = CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension cairo_line_join_t {
  fileprivate init(_ join: LineJoin) {
    switch join {
    case .miter: self = CAIRO_LINE_JOIN_MITER
    case .round: self = CAIRO_LINE_JOIN_ROUND
    case .bevel: self = CAIRO_LINE_JOIN_BEVEL
    }
  }
}
