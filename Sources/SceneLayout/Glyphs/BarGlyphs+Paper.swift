import Geometry

/// The signs that show sheets, folders and books: lines of a point (HIG 1).
extension BarGlyphs {
  /// An open square and a pencil that writes in it, 23 × 23 (HIG 1, toolbar, measured).
  static func compose(_ pen: GlyphPen) -> VectorGlyph {
    let line = pen.thin
    // The pencil lies along x + y = 23; the square ends 3.5 points before it at both sides, cut off in its direction.
    let left = 19.5 - 4, right = 26.5 - 19
    let square = Path().move(0, 4).line(left, 4).line(left - line, 4 + line).line(line, 4 + line).line(line, 23 - line)
      .line(19 - line, 23 - line).line(19 - line, right + line).line(19, right).line(19, 23).line(0, 23).close()
    let cap = Path().move(19.95, 1.1).line(20.65, 0.4).curve(21.1, -0.05, 21.75, -0.05, 22.2, 0.4).line(22.6, 0.8)
      .curve(23.05, 1.25, 23.05, 1.9, 22.6, 2.35).line(21.9, 3.05).close()
    let pencil = Path().move(19.3, 2.25).line(8.6, 12.95).line(8.05, 15).line(10.1, 14.45).line(20.8, 3.75)
    return VectorGlyph(23, 23, lines: pencil, line, filled: square.with(cap))
  }

  /// An open box with an arrow that leaves it upward, 19 × 27 (HIG 1).
  static func action(_ pen: GlyphPen) -> VectorGlyph {
    let line = pen.thin, half = line / 2, width = pen.extent(19, around: line), middle = width / 2
    let top = 8 + half
    let box = Path().move(middle - 2.5, top).line(half, top).line(half, 27 - half).line(width - half, 27 - half)
      .line(width - half, top).line(middle + 2.5, top)
    let arrow = Path().move(middle, 0.75).line(middle, 17).move(middle - 4.35, 5.1).line(middle, 0.75)
      .line(middle + 4.35, 5.1)
    return VectorGlyph(width, 27, lines: box.with(arrow), line)
  }

  /// A folder, 20.5 × 17 (HIG 1, toolbar, measured).
  static func organize(_ pen: GlyphPen) -> VectorGlyph {
    let line = pen.thin, half = line / 2, width = pen.snap(20.5), height = pen.snap(17)
    let right = width - half, bottom = height - half, shelf = pen.snap(1.5) + half, divider = pen.snap(4) + half
    let folder = Path().move(half, 1.75).round(half, half, 1.75, half).line(5.75, half)
      .curve(6.75, half, 6.6, shelf, 7.75, shelf).line(right - 1.25, shelf).round(right, shelf, right, shelf + 1.25)
      .line(right, bottom - 1.25).round(right, bottom, right - 1.25, bottom).line(1.75, bottom)
      .round(half, bottom, half, bottom - 1.25).close()
    return VectorGlyph(
      width, height, lines: folder.move(half, divider).line(right, divider), line)
  }

  /// An open book, 26 × 24 (HIG 1).
  static func bookmarks(_ pen: GlyphPen) -> VectorGlyph {
    let width = pen.extent(26, around: pen.thin)
    return VectorGlyph(
      width, 24, lines: openBook(width, bottom: 21, height: 24, line: pen.thin, fillet: 1.25), pen.thin)
  }

  /// Two pages that part at the top of the spine, whose end hangs below them; the fillets are at the spine.
  static func openBook(_ width: Double, bottom: Double, height: Double, line: Double, fillet: Double) -> Path {
    let top = line / 2, left = line / 2, right = width - left, spine = width / 2, low = bottom - line / 2
    let corner = 1.75
    return Path().move(spine, height).line(spine, top + fillet).round(spine, top, spine - fillet, top)
      .line(left + corner, top).round(left, top, left, top + corner).line(left, low - corner)
      .round(left, low, left + corner, low).line(spine - fillet, low).round(spine, low, spine, low + fillet)
      .move(spine, top + fillet).round(spine, top, spine + fillet, top).line(right - corner, top)
      .round(right, top, right, top + corner).line(right, low - corner).round(right, low, right - corner, low)
      .line(spine + fillet, low).round(spine, low, spine, low + fillet)
  }

  /// A page whose lower right corner rolls up, 24 × 22; no picture of it is at hand.
  static func pageCurl(_ pen: GlyphPen) -> VectorGlyph {
    let line = pen.thin, half = line / 2
    let right = 24 - half, bottom = 22 - half
    let page = Path().move(10.5, bottom).line(half, bottom).line(half, half).line(right, half).line(right, 11)
      .curve(right, 16.5, 17.5, bottom, 10.5, bottom).curve(13, 20, 14.25, 16, 13.5, 11.25)
      .curve(16.75, 12.75, 21, 13, right, 11)
    return VectorGlyph(24, 22, lines: page, line)
  }
}
