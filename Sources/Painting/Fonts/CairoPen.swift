import CCairo
import CFreeType

/// Draws what FreeType says of an outline as a path of Cairo's, each contour closed.
struct CairoPen {
  let cairo: OpaquePointer
  let x: Double
  let y: Double
  private var last = (x: 0.0, y: 0.0)
  private var isDrawing = false

  init(cairo: OpaquePointer, x: Double, y: Double) {
    self.cairo = cairo
    self.x = x
    self.y = y
  }

  /// Hands the pen that FreeType passes along to code; the result tells FreeType to go on.
  static func with(_ pen: UnsafeMutableRawPointer?, _ body: (inout CairoPen) -> Void) -> Int32 {
    guard let pen else { return 1 }
    body(&pen.assumingMemoryBound(to: CairoPen.self).pointee)
    return 0
  }

  mutating func move(_ to: UnsafePointer<FT_Vector>?) {
    guard let to = place(to) else { return }
    if isDrawing { cairo_close_path(cairo) }
    isDrawing = true
    cairo_move_to(cairo, to.x, to.y)
    last = to
  }

  mutating func line(_ to: UnsafePointer<FT_Vector>?) {
    guard let to = place(to) else { return }
    cairo_line_to(cairo, to.x, to.y)
    last = to
  }

  /// A quadratic curve, which is a cubic one with its controls two thirds of the way to the one that it has.
  mutating func curve(_ control: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?) {
    guard let control = place(control), let to = place(to) else { return }
    cairo_curve_to(
      cairo, last.x + (control.x - last.x) * 2 / 3, last.y + (control.y - last.y) * 2 / 3,
      to.x + (control.x - to.x) * 2 / 3, to.y + (control.y - to.y) * 2 / 3, to.x, to.y)
    last = to
  }

  mutating func curve(
    _ first: UnsafePointer<FT_Vector>?, _ second: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?
  ) {
    guard let first = place(first), let second = place(second), let to = place(to) else { return }
    cairo_curve_to(cairo, first.x, first.y, second.x, second.y, to.x, to.y)
    last = to
  }

  /// FreeType counts upward in 64ths of a pixel.
  private func place(_ point: UnsafePointer<FT_Vector>?) -> (x: Double, y: Double)? {
    point.map { (x + Double($0.pointee.x) / 64, y - Double($0.pointee.y) / 64) }
  }
}
