import CCairo
import Geometry
import SceneLayout
import SceneModel
import Typesetting

extension Canvas {
  /// Paints a text in one colour; glyphs that are coloured pictures keep their own.
  ///
  /// Letters are masks of FreeType's, for Cairo 1.16 moves glyphs to whole pixels where UIKit does not. All letters of
  /// a text are in one mask, so that nothing is painted twice in a translucent colour.
  func paint(_ text: TypesetText, _ color: Color) throws(PaintingFault) {
    guard let visible else { return }
    var letters = PlacedLetters()
    setSource(color)
    for line in text.lines where visible.intersection(line.ink) != nil {
      for run in line.runs {
        let font = try fonts.font(run.file)
        if let face = font.pictures {
          try paintPictures(run, face, on: line, opacity: color.alpha)
        } else {
          try letters.add(run, font, scale: scale, from: device(Rect(origin: line.origin, size: .zero)).origin)
        }
      }
    }
    try paint(letters, color)
  }

  private func paint(_ letters: PlacedLetters, _ color: Color) throws(PaintingFault) {
    guard let visible, let box = letters.box,
      let pixels = box.intersection(PixelRect(touching: device(visible)))
    else { return }
    let mask = try ImageSurface(CAIRO_FORMAT_A8, width: pixels.width, height: pixels.height)
    mask.withBytes { start, stride in
      let mask = GlyphMask(start: start, stride: stride, width: pixels.width, height: pixels.height)
      for letter in letters.all { mask.add(letter.outline, x: letter.x - pixels.x * 64, y: letter.y - pixels.y * 64) }
    }
    try savedInDevicePixels { () throws(PaintingFault) in
      setSource(color)
      cairo_mask_surface(cairo, mask.pointer, Double(pixels.x), Double(pixels.y))
    }
  }

  /// Paints glyphs that are made of pixels, which Cairo brings to their size.
  private func paintPictures(
    _ run: GlyphRun, _ face: CairoFace, on line: TypesetLine, opacity: Double
  ) throws(PaintingFault) {
    let glyphs = run.glyphs.map { glyph in
      cairo_glyph_t(
        index: UInt(glyph.id), x: line.origin.x + glyph.position.x, y: line.origin.y + glyph.position.y)
    }
    try grouped(opacity: opacity, within: line.ink) {
      cairo_set_font_face(cairo, face.pointer)
      cairo_set_font_size(cairo, run.size)
      cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count))
    }
  }
}

/// Outlines in their places on the canvas, in 64ths of a pixel.
private struct PlacedLetters {
  var all: [(outline: GlyphOutline, x: Int, y: Int)] = []
  /// The pixels that they touch; nil if there are none.
  var box: PixelRect?

  /// Adds the glyphs of a run that starts at a place in device space.
  mutating func add(
    _ run: GlyphRun, _ font: OpenedFont, scale: Double, from origin: Point
  ) throws(PaintingFault) {
    for glyph in run.glyphs {
      let place = (x: origin.x + glyph.position.x * scale, y: origin.y + glyph.position.y * scale)
      // Far outside of every canvas; FreeType's coordinates end at some ten thousands of pixels.
      guard abs(place.x) < 100_000, abs(place.y) < 100_000 else { continue }
      let outline = try font.outline(of: glyph.id, size: run.size * scale, emboldening: run.emboldening * scale)
      let (x, y) = (Int((place.x * 64).rounded()), Int((place.y * 64).rounded()))
      all.append((outline, x, y))
      let left = (x + outline.box.xMin) >> 6, right = (x + outline.box.xMax + 63) >> 6
      let top = (y - outline.box.yMax) >> 6, bottom = (y - outline.box.yMin + 63) >> 6
      guard left < right, top < bottom else { continue }
      let pixels = PixelRect(x: left, y: top, width: right - left, height: bottom - top)
      box = box?.union(pixels) ?? pixels
    }
  }
}
