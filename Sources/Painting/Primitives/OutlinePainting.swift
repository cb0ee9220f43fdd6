import CCairo
import Geometry
import SceneModel
import Typesetting

extension Canvas {
  /// Draws a line along the outlines of letters, half of it outside; its width is a share of each font's size.
  ///
  /// The outline of a letter that was thickened by a stroke crosses itself in every inner corner, so no line can be drawn
  /// along it. The line is what a wider stroke of the letter covers and a narrower one does not. Glyphs that are coloured
  /// pictures have no outlines, and are drawn as they are.
  func paintOutlines(of text: TypesetText, _ color: Color, width: Double, _ visible: Rect) throws(PaintingFault) {
    let placed = try placed(text, in: visible, isThickened: false)
    for pictures in placed.pictures {
      try grouped(opacity: color.alpha, within: pictures.line.ink) { pictures.show(on: cairo) }
    }
    let widest = placed.letters.reduce(0) { max($0, width * $1.size + $1.emboldening) }
    guard
      let pixels = placed.box?.expanded(by: Int(5 * widest) + 1)
        .intersection(PixelRect(touching: device(visible)))
    else { return }
    let lines = try ImageSurface(CAIRO_FORMAT_A8, width: pixels.width, height: pixels.height)
    for letters in placed.letters.runs {
      let line = width * letters[letters.startIndex].size, stroke = letters[letters.startIndex].emboldening
      try lines.draw(letters, over: pixels) { cairo in
        if stroke == 0 { return cairo.stroke(line) }
        cairo.fill()
        cairo.stroke(stroke + line)
      }
      guard stroke > 0 else { continue }
      let insides = try ImageSurface(CAIRO_FORMAT_A8, width: pixels.width, height: pixels.height)
      try insides.draw(letters, over: pixels) { cairo in
        cairo.fill()
        if line > stroke { cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OUT) }
        cairo.stroke(abs(stroke - line))
      }
      try lines.remove(insides)
    }
    try paint(lines, at: pixels, color)
  }
}

extension [PlacedLetters.Letter] {
  /// The letters in groups that follow each other and are drawn alike, so that lines which cross are drawn once.
  fileprivate var runs: [ArraySlice<PlacedLetters.Letter>] {
    var runs: [ArraySlice<PlacedLetters.Letter>] = []
    var start = 0
    for index in indices where index + 1 == count || self[index + 1].isUnlike(self[index]) {
      runs.append(ArraySlice(self[start...index]))
      start = index + 1
    }
    return runs
  }
}

extension PlacedLetters.Letter {
  fileprivate func isUnlike(_ other: PlacedLetters.Letter) -> Bool {
    size != other.size || emboldening != other.emboldening
  }
}

extension ImageSurface {
  /// Makes letters the path of a context, and lets code draw it; the surface lies over some of the canvas's pixels.
  fileprivate func draw(
    _ letters: ArraySlice<PlacedLetters.Letter>, over pixels: PixelRect, _ body: (OpaquePointer) -> Void
  ) throws(PaintingFault) {
    let context = try Context(self)
    cairo_set_line_join(context.pointer, CAIRO_LINE_JOIN_MITER)
    cairo_translate(context.pointer, -Double(pixels.x), -Double(pixels.y))
    for letter in letters {
      letter.outline.trace(on: context.pointer, x: Double(letter.x) / 64, y: Double(letter.y) / 64)
    }
    body(context.pointer)
    try context.check()
  }

  /// Takes away what another mask of the same pixels covers.
  fileprivate func remove(_ other: ImageSurface) throws(PaintingFault) {
    let context = try Context(self)
    cairo_set_operator(context.pointer, CAIRO_OPERATOR_DEST_OUT)
    cairo_set_source_surface(context.pointer, other.pointer, 0, 0)
    cairo_paint(context.pointer)
    try context.check()
  }
}

extension OpaquePointer {
  /// Fills the path of a context, which stays.
  fileprivate func fill() { cairo_fill_preserve(self) }

  /// Draws a line of a width along the path of a context, which stays.
  fileprivate func stroke(_ width: Double) {
    cairo_set_line_width(self, width)
    cairo_stroke_preserve(self)
  }
}
