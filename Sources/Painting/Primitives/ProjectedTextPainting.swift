import CCairo
import Geometry
import SceneLayout
import Typesetting

extension Canvas {
  /// Paints a text in perspective: each point that shapes a letter goes where it is seen.
  func paint(_ content: ProjectedText) throws(PaintingFault) {
    guard let visible, let pixels = visiblePixels(of: content.ink) else { return }
    let origin = device(Rect(origin: .zero, size: .zero)).origin
    let scale = scale
    let mask = try ImageSurface(CAIRO_FORMAT_A8, width: pixels.width, height: pixels.height)
    for line in content.text.lines {
      for run in line.runs {
        let font = try fonts.font(run.file)
        if let face = font.pictures {
          try paintPictures(run, face, on: line, content)
          continue
        }
        let shape = GlyphShape(run, scale: scale, isThickened: true)
        // A column may be wider than any screen; FreeType's coordinates end at some ten thousands of pixels.
        for glyph in run.glyphs where content.ink(of: glyph, at: line.origin, run.size).intersection(visible) != nil {
          let outline = try font.outline(of: glyph.id, shape)
          let place = line.origin + glyph.position
          mask.withBytes { start, stride in
            GlyphMask(start: start, stride: stride, width: pixels.width, height: pixels.height).add(outline) { point in
              let onPlane = Point(x: place.x + point.x / scale, y: place.y + point.y / scale)
              let seen = content.projection.applied(to: onPlane)
              return Point(
                x: origin.x + seen.x * scale - Double(pixels.x), y: origin.y + seen.y * scale - Double(pixels.y))
            }
          }
        }
      }
    }
    let paint = content.gradient(from: origin.y, scale: scale)
    defer { cairo_pattern_destroy(paint) }
    try savedInDevicePixels { () throws(PaintingFault) in
      cairo_set_source(cairo, paint)
      cairo_mask_surface(cairo, mask.pointer, Double(pixels.x), Double(pixels.y))
    }
  }

  /// Pictures of glyphs are only squeezed and moved, as their middle is.
  private func paintPictures(
    _ run: GlyphRun, _ face: CairoFace, on line: TypesetLine, _ content: ProjectedText
  ) throws(PaintingFault) {
    var (single, origin) = (run, line)
    origin.origin = .zero
    for glyph in run.glyphs {
      single.glyphs = [Glyph(id: glyph.id, position: .zero)]
      let place = line.origin + glyph.position
      let seen = content.projection.applied(to: place)
      let right = content.projection.applied(to: place + Point(x: run.size, y: 0))
      let top = content.projection.applied(to: place + Point(x: 0, y: -run.size))
      let opacity = content.opacity(at: (seen.y + top.y) / 2)
      try saved { () throws(PaintingFault) in
        var matrix = cairo_matrix_t(
          xx: (right.x - seen.x) / run.size, yx: 0, xy: (seen.x - top.x) / run.size, yy: (seen.y - top.y) / run.size,
          x0: seen.x, y0: seen.y)
        cairo_transform(cairo, &matrix)
        let box = Rect(x: -run.size, y: -2 * run.size, width: 4 * run.size, height: 4 * run.size)
        try grouped(opacity: opacity, within: box) {
          PlacedLetters.Pictures(run: single, face: face, line: origin).show(on: cairo)
        }
      }
    }
  }
}

extension ProjectedText {
  /// The colour from top to bottom, in device pixels.
  fileprivate func gradient(from top: Double, scale: Double) -> OpaquePointer? {
    guard let reach = fade.last?.distance, reach > 0 else {
      return cairo_pattern_create_rgba(color.red, color.green, color.blue, color.alpha)
    }
    let middle = top + fadeCenter * scale
    let pattern = cairo_pattern_create_linear(0, middle - reach * scale, 0, middle + reach * scale)
    for stop in fade {
      for side in [-1.0, 1.0] {
        cairo_pattern_add_color_stop_rgba(
          pattern, 0.5 + side * stop.distance / reach / 2, color.red, color.green, color.blue,
          color.alpha * stop.opacity)
      }
    }
    return pattern
  }

  /// The opacity of what is seen at a height of the box.
  fileprivate func opacity(at y: Double) -> Double {
    let distance = abs(y - fadeCenter)
    guard let next = fade.firstIndex(where: { $0.distance >= distance }) else {
      return color.alpha * (fade.last?.opacity ?? 1)
    }
    guard next > 0 else { return color.alpha * fade[next].opacity }
    let (before, after) = (fade[next - 1], fade[next])
    let share = (distance - before.distance) / (after.distance - before.distance)
    return color.alpha * (before.opacity + (after.opacity - before.opacity) * share)
  }
}
