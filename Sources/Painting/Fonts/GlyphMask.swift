import CFreeType
import Geometry

/// The bytes of a mask, lent for a while, to which glyphs are added.
struct GlyphMask {
  fileprivate let start: UnsafeMutableRawPointer
  fileprivate let stride: Int
  fileprivate let width: Int
  fileprivate let height: Int

  init(start: UnsafeMutableRawPointer, stride: Int, width: Int, height: Int) {
    self.start = start
    self.stride = stride
    self.width = width
    self.height = height
  }

  /// Adds the inside of an outline whose origin lies at a place in 64ths of a pixel from the top left.
  ///
  /// FreeType measures the part of each pixel that is inside, where Cairo would take samples. Glyphs that share a pixel
  /// add up.
  func add(_ outline: GlyphOutline, x: Int, y: Int) {
    let bottom = height * 64 - y
    // Only the glyph's own part of the mask, for FreeType walks through all lines of the clip.
    let clip = FT_BBox(
      xMin: max(0, (x + outline.box.xMin) >> 6), yMin: max(0, (bottom + outline.box.yMin) >> 6),
      xMax: min(width, (x + outline.box.xMax + 63) >> 6), yMax: min(height, (bottom + outline.box.yMax + 63) >> 6))
    guard clip.xMin < clip.xMax, clip.yMin < clip.yMax else { return }
    outline.withOutline(movedBy: x, bottom) { library, outline in add(outline, library, within: clip) }
  }

  /// Adds the inside of an outline, each of whose points goes to a place of its own.
  ///
  /// Both are in pixels with y growing downward, from the glyph's origin and from the top left of the mask.
  func add(_ outline: GlyphOutline, movedBy move: (Point) -> Point) {
    let whole = FT_BBox(xMin: 0, yMin: 0, xMax: width, yMax: height)
    outline.withOutline { point in
      let place = move(Point(x: Double(point.x) / 64, y: -Double(point.y) / 64))
      return FT_Vector(x: Int((place.x * 64).rounded()), y: Int(((Double(height) - place.y) * 64).rounded()))
    } _: { library, outline in
      add(outline, library, within: whole)
    }
  }

  private func add(_ outline: UnsafeMutablePointer<FT_Outline>, _ library: FT_Library, within clip: FT_BBox) {
    withUnsafePointer(to: self) { mask in
      var parameters = FT_Raster_Params()
      parameters.flags = FT_RASTER_FLAG_AA | FT_RASTER_FLAG_DIRECT | FT_RASTER_FLAG_CLIP
      parameters.clip_box = clip
      parameters.user = UnsafeMutableRawPointer(mutating: mask)
      parameters.gray_spans = { line, count, spans, mask in
        guard let spans, let mask else { return }
        mask.assumingMemoryBound(to: GlyphMask.self).pointee
          .add(UnsafeBufferPointer(start: spans, count: Int(count)), line: Int(line))
      }
      FT_Outline_Render(library, outline, &parameters)
    }
  }

  /// Adds runs of equally covered pixels in a line, which FreeType counts from the bottom.
  private func add(_ spans: UnsafeBufferPointer<FT_Span>, line: Int) {
    let row = (start + (height - 1 - line) * stride).assumingMemoryBound(to: UInt8.self)
    for span in spans {
      for x in Int(span.x)..<(Int(span.x) + Int(span.len)) {
        let (sum, isOver) = row[x].addingReportingOverflow(span.coverage)
        row[x] = isOver ? 255 : sum
      }
    }
  }
}
