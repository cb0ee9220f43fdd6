import CCairo
import Geometry
import SceneLayout

extension Canvas {
  /// Lays what is drawn without any turn or stretch over the picture as a turned and stretched bitmap.
  ///
  /// So Core Animation treats the bitmaps of texts, whose letters stay as they were set.
  func stretched(within ink: Rect, _ body: (Canvas) throws(PaintingFault) -> Void) throws(PaintingFault) {
    guard let part = visiblePart(of: ink) else { return }
    // A text that is shrunk to nearly nothing has more pixels than any bitmap; nobody sees what fewer of them lose.
    var scale = scale, pixels = part.pixels(scale: scale)
    while max(pixels.width, pixels.height) > 16_384 || pixels.count > 1 << 26, scale > 1e-6 {
      scale /= 2
      pixels = part.pixels(scale: scale)
    }
    let bitmap: ImageSurface
    if scale == self.scale {
      let upright = cairo_matrix_t(xx: scale, yx: 0, xy: 0, yy: scale, x0: 0, y0: 0)
      bitmap = try layer(over: pixels, matrix: upright) { () throws(PaintingFault) in try body(self) }
    } else {
      bitmap = try ImageSurface(over: pixels)
      let canvas = try Canvas(bitmap, scale: scale, fonts: fonts, shadows: shadows, layerLimit: layerMemory.limit)
      try body(canvas)
      try canvas.context.check()
    }
    try saved { () throws(PaintingFault) in
      cairo_scale(cairo, 1 / scale, 1 / scale)
      cairo_set_source_surface(cairo, bitmap.pointer, 0, 0)
      guard let filter = averagingFilter(step: Point(x: 1, y: 1)) else { return }
      cairo_pattern_set_filter(cairo_get_source(cairo), filter)
      cairo_paint(cairo)
    }
  }

  /// The filter for pixels that are so far apart in the box's units: averages, but where one direction is enlarged so much
  /// beside the other that Cairo finds no filter for both, interpolates; nil if neighbours on the screen are so far apart
  /// that Cairo cannot count the pixels between them, and nothing could be made out.
  func averagingFilter(step: Point) -> cairo_filter_t? {
    let matrix = matrix
    let area = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx)
    let across = (matrix.yy * matrix.yy + matrix.xy * matrix.xy).squareRoot() / (area * abs(step.x))
    let down = (matrix.xx * matrix.xx + matrix.yx * matrix.yx).squareRoot() / (area * abs(step.y))
    guard max(across, down) < 32_000 else { return nil }
    return min(across, down) < 1.0 / 32 ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_GOOD
  }

  /// Turns and stretches what is drawn next; false if that would be too small or too large for any picture.
  func apply(_ transform: Transform) -> Bool {
    var inner = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
    var outer = self.matrix, matrix = outer
    cairo_matrix_multiply(&matrix, &inner, &outer)
    let area = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx)
    guard area > 1e-9, area < 1e18, abs(matrix.x0) < 1e12, abs(matrix.y0) < 1e12 else { return false }
    self.matrix = matrix
    return true
  }
}

extension Rect {
  /// The pixels that the rectangle touches at a scale, and one more around.
  fileprivate func pixels(scale: Double) -> PixelRect {
    PixelRect(touching: Rect(x: minX * scale, y: minY * scale, width: width * scale, height: height * scale))
      .expanded(by: 1)
  }
}
