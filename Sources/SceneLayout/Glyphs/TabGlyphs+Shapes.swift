import Geometry

/// The tabs' other signs.
extension TabGlyphs {
  /// A star of five points, 27 × 25.5 (HIG 1).
  static func star(_ pen: GlyphPen, _ isSelected: Bool) -> VectorGlyph {
    // Its arms are level; their upper edge decides how crisp it looks.
    let radius = 14.1, arms = pen.snap(9.75)
    let center = Point(x: 13.5, y: arms + 0.309 * radius)
    guard !isSelected else { return VectorGlyph(27, 25.5, filled: pentagram(center, radius)) }
    // An edge is 0.309 of the radius away from the middle, and the line lies inside it.
    let inner = radius - pen.medium / 2 / 0.309
    return VectorGlyph(27, 25.5, lines: pentagram(center, inner), pen.medium)
  }

  /// The outline of a pentagram.
  private static func pentagram(_ center: Point, _ radius: Double) -> Path {
    // The cosine and the sine of the angle of each corner, clockwise from the top; the hollow ones lie 0.382 as far out.
    let corners: [(x: Double, y: Double)] = [
      (0, -1), (0.2245, -0.309), (0.9511, -0.309), (0.3633, 0.118), (0.5878, 0.809), (0, 0.382), (-0.5878, 0.809),
      (-0.3633, 0.118), (-0.9511, -0.309), (-0.2245, -0.309),
    ]
    return .lines(
      corners.map { Point(x: center.x + radius * $0.x, y: center.y + radius * $0.y) }, closed: true)
  }

  /// An open book, 25.5 × 24 (HIG 1).
  static func book(_ pen: GlyphPen, _ isSelected: Bool) -> VectorGlyph {
    let line = pen.medium, width = pen.extent(25.5, around: line), bottom = pen.snap(21.5)
    guard isSelected else {
      return VectorGlyph(
        width, 24, lines: BarGlyphs.openBook(width, bottom: bottom, height: 24, line: line, fillet: 1.5), line)
    }
    // The pages are one shape with the end of the spine; the spine between them is left out.
    let left = (width - line) / 2, right = left + line, top = 1.5, end = bottom - line
    let pages = Path().move(0, 2).round(0, 0, 2, 0).line(left - top, 0).round(left, 0, left, top).line(left, end)
      .line(right, end).line(right, top).round(right, 0, right + top, 0).line(width - 2, 0).round(width, 0, width, 2)
      .line(width, bottom - 2).round(width, bottom, width - 2, bottom).line(right + top, bottom)
      .round(right, bottom, right, bottom + top).line(right, 24).line(left, 24).line(left, bottom + top)
      .round(left, bottom, left - top, bottom).line(2, bottom).round(0, bottom, 0, bottom - 2).close()
    return VectorGlyph(width, 24, filled: pages)
  }

  /// An arrow into an open box, 19.5 × 24 (HIG 1).
  static func download(_ pen: GlyphPen, _ isSelected: Bool) -> VectorGlyph {
    let line = pen.medium, half = line / 2, width = pen.extent(19.5, around: line), middle = width / 2
    let top = 6 + half, tip = 17.9 - 0.7071 * line
    guard isSelected else {
      let gap = pen.snap(middle - 2.75)
      let box = Path().move(gap, top).line(half, top).line(half, 24 - half).line(width - half, 24 - half)
        .line(width - half, top).line(width - gap, top)
      let arrow = Path().move(middle, 0).line(middle, tip).move(middle - 4.75, tip - 4.75).line(middle, tip)
        .line(middle + 4.75, tip - 4.75)
      return VectorGlyph(width, 24, lines: box.with(arrow), line)
    }
    // Within the box the arrow is cut out.
    let left = middle - half, right = middle + half, reach = 0.7071 * line, bend = tip - reach - half
    let arrow = Path().move(left, 6).line(right, 6).line(right, bend).line(right + 4.25, bend - 4.25)
      .line(right + 4.25 + reach, bend - 4.25 + reach).line(middle, tip + reach)
      .line(left - 4.25 - reach, bend - 4.25 + reach).line(left - 4.25, bend - 4.25).line(left, bend).close()
    return VectorGlyph(
      width, 24, filled: Path().rect(0, 6, width, 24).without(arrow).rect(left, 0, right, 6))
  }

  /// Three lines with stars before them, 25.5 × 22.5 (HIG 1); thicker when selected.
  static func chart(_ pen: GlyphPen, _ isSelected: Bool) -> VectorGlyph {
    let line = isSelected ? pen.snap(2.5) : pen.medium, left = pen.snap(7.75), right = pen.snap(25.5)
    let path = [0, 8, 16].reduce(Path()) { path, y in
      let top = pen.snap(y + 3.25 - line / 2)
      return path.with(pentagram(Point(x: 3.25, y: y + 3.45), 3.4)).rect(left, top, right, top + line)
    }
    return VectorGlyph(right, 22.5, filled: path)
  }
}
