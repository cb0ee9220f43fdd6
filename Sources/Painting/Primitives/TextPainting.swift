import CCairo
import Geometry
import SceneModel
import Typesetting

extension Canvas {
  /// Paints a text in one colour; glyphs that are coloured pictures keep their own.
  ///
  /// Letters are masks of FreeType's, for Cairo 1.16 moves glyphs to whole pixels where UIKit does not. All letters of
  /// a text are in one mask, so that nothing is painted twice in a translucent colour.
  func paint(_ text: TypesetText, _ color: Color) throws(PaintingFault) {
    guard let visible else { return }
    let letters = try placed(text, in: visible)
    for pictures in letters.pictures {
      try grouped(opacity: color.alpha, within: pictures.line.ink) { pictures.show(on: cairo) }
    }
    guard let box = letters.box, let pixels = box.intersection(PixelRect(touching: device(visible))) else { return }
    try paint(letters.mask(of: pixels), at: pixels, color)
  }
}

extension PlacedLetters.Pictures {
  /// Paints glyphs that are made of pixels, which Cairo brings to their size; a unit of the context is a point.
  func show(on cairo: OpaquePointer) {
    var matrix = cairo_matrix_t(
      xx: run.size * run.stretch, yx: 0, xy: -run.size * run.slant, yy: run.size, x0: 0, y0: 0)
    let glyphs = run.glyphs.map { glyph in
      cairo_glyph_t(
        index: UInt(glyph.id), x: line.origin.x + glyph.position.x, y: line.origin.y + glyph.position.y)
    }
    cairo_set_font_face(cairo, face.pointer)
    cairo_set_font_matrix(cairo, &matrix)
    cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count))
  }
}
