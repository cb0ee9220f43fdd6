import CCairo
import Geometry
import SceneLayout
import SceneModel
import Typesetting

extension Canvas {
  /// Paints what there is of a text's letters beside their insides.
  func paint(_ text: TypesetText, _ lettering: Lettering) throws(PaintingFault) {
    guard let visible else { return }
    switch lettering {
    case .outline(let color, let width): try paintOutlines(of: text, color, width: width, visible)
    case .shadow(let color, let radius): try paintShadow(of: text, color, radius: radius, visible)
    case .innerShadow(let color, let offset, let radius):
      try paintInnerShadow(of: text, color, offset: offset, radius: radius, visible)
    }
  }

  private func paintShadow(of text: TypesetText, _ color: Color, radius: Double, _ visible: Rect) throws(PaintingFault)
  {
    let blur = GaussianBlur(sigma: radius * scale)
    let reach = Double(blur.reach) / scale
    // What lies outside of the clip by more than the blur's reach does not show.
    guard let (mask, pixels) = try silhouette(of: text, reach: blur.reach, visible.expanded(by: reach)) else { return }
    if radius > 0 { mask.blur(blur) }
    try paint(mask, at: pixels, color)
  }

  private func paintInnerShadow(
    of text: TypesetText, _ color: Color, offset: Point, radius: Double, _ visible: Rect
  ) throws(PaintingFault) {
    let blur = GaussianBlur(sigma: radius * scale)
    let reach = Double(blur.reach) / scale + max(abs(offset.x), abs(offset.y))
    guard let (letters, pixels) = try silhouette(of: text, reach: 0, visible),
      let (ground, groundPixels) = try silhouette(of: text, reach: blur.reach, visible.expanded(by: reach))
    else { return }
    if radius > 0 { ground.blur(blur) }
    let context = try Context(letters)
    cairo_set_operator(context.pointer, CAIRO_OPERATOR_DEST_OUT)
    cairo_set_source_surface(
      context.pointer, ground.pointer, Double(groundPixels.x - pixels.x) + offset.x * scale,
      Double(groundPixels.y - pixels.y) + offset.y * scale)
    cairo_paint(context.pointer)
    try context.check()
    try paint(letters, at: pixels, color)
  }

  /// The shapes of all glyphs as a mask, with a margin for a blur, and the canvas's pixels that it lies on; nil if none
  /// of them shows.
  private func silhouette(
    of text: TypesetText, reach: Int, _ visible: Rect
  ) throws(PaintingFault) -> (mask: ImageSurface, pixels: PixelRect)? {
    let letters = try placed(text, in: visible)
    var box = letters.box
    for pictures in letters.pictures {
      let pixels = PixelRect(touching: device(pictures.line.ink))
      box = box?.union(pixels) ?? pixels
    }
    guard let pixels = box?.intersection(PixelRect(touching: device(visible)))?.expanded(by: reach) else { return nil }
    let mask = try letters.mask(of: pixels)
    if !letters.pictures.isEmpty {
      let context = try Context(mask)
      var matrix = cairo_matrix_t()
      cairo_get_matrix(cairo, &matrix)
      cairo_translate(context.pointer, -Double(pixels.x), -Double(pixels.y))
      cairo_transform(context.pointer, &matrix)
      for pictures in letters.pictures { pictures.show(on: context.pointer) }
      try context.check()
    }
    return (mask, pixels)
  }
}
