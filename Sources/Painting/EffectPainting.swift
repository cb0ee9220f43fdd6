import CCairo
import Geometry
import SceneLayout

extension Canvas {
  /// Paints what a body draws of a box, with an effect done to it.
  func paint(_ box: Box, _ effect: Effect, _ body: () throws(PaintingFault) -> Void) throws(PaintingFault) {
    switch effect {
    case .clip(let corners):
      let bounds = Rect(origin: .zero, size: box.frame.size)
      try clipped(to: .rect(bounds, corners), bounds, body)
    case .mask(let mask):
      if let ink = box.ink { try masked(by: mask, within: ink, body) }
    case .shadow(let shadow):
      if let path = shadow.path {
        try paint(ShadowContent(path: path, color: shadow.color, offset: shadow.offset, radius: shadow.radius))
        try body()
      } else if let ink = box.innerInk {
        try shadowed(by: shadow, within: ink, body)
      }
    }
  }

  /// Draws only what lies inside of an outline.
  ///
  /// All is drawn on a layer that is then cut out as one, so that nothing shines through the half-covered pixels.
  func clipped(
    to outline: Path, _ bounds: Rect, _ body: () throws(PaintingFault) -> Void
  ) throws(PaintingFault) {
    guard let pixels = visiblePixels(of: bounds) else { return }
    let layer = try layer(over: pixels, body)
    try saved { () throws(PaintingFault) in
      setSource(layer)
      cairo_new_path(cairo)
      outline.trace(on: cairo)
      cairo_fill(cairo)
    }
  }

  /// Draws as strongly as another box covers.
  private func masked(
    by mask: Box, within ink: Rect, _ body: () throws(PaintingFault) -> Void
  ) throws(PaintingFault) {
    guard let pixels = visiblePixels(of: ink) else { return }
    let layer = try layer(over: pixels, body)
    let cover = try self.layer(over: pixels) { () throws(PaintingFault) in try paint(mask) }
    try savedInDevicePixels { () throws(PaintingFault) in
      setSource(layer)
      cairo_mask_surface(cairo, cover.pointer, 0, 0)
    }
  }

  /// Draws over the shadow of what is drawn.
  private func shadowed(
    by shadow: BoxShadow, within ink: Rect, _ body: () throws(PaintingFault) -> Void
  ) throws(PaintingFault) {
    guard let view = visiblePixels else { return }
    let sigma = shadow.radius * meanScale
    let drawn = PixelRect(touching: device(ink))
    var offset = shadow.offset
    cairo_user_to_device_distance(cairo, &offset.x, &offset.y)
    let (right, down) = (Int(offset.x.rounded()), Int(offset.y.rounded()))
    // What stands outside of the picture throws a shadow into it, from as far as its blur reaches.
    let source = view.expanded(by: BlurredAlpha.reach(sigma: sigma)).moved(x: -right, y: -down).expanded(by: 1)
    guard let throwing = drawn.intersection(source) else { return try body() }
    let all = drawn.intersection(view).map { throwing.union($0) } ?? throwing
    // What is seen is drawn once more where the shadow comes from so far that one layer would be too large.
    let isNear = all.count <= 2 * (throwing.count + view.count)
    let pixels = isNear ? all : throwing
    let layer = try layer(over: pixels, body)
    let blurred = BlurredAlpha(of: layer, at: pixels, sigma: sigma)
    if let target = blurred.pixels.intersection(
      view.moved(x: -right, y: -down).expanded(by: 1))
    {
      let mask = try blurred.mask(of: target)
      try savedInDevicePixels { () throws(PaintingFault) in
        setSource(shadow.color)
        cairo_mask_surface(cairo, mask.pointer, Double(target.x) + offset.x, Double(target.y) + offset.y)
      }
    }
    guard isNear else { return try body() }
    try saved { () throws(PaintingFault) in
      setSource(layer)
      cairo_paint(cairo)
    }
  }

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
      let canvas = try Canvas(bitmap, scale: scale, fonts: fonts)
      try body(canvas)
      try canvas.context.check()
    }
    try saved { () throws(PaintingFault) in
      cairo_scale(cairo, 1 / scale, 1 / scale)
      cairo_set_source_surface(cairo, bitmap.pointer, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_GOOD)
      cairo_paint(cairo)
    }
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
