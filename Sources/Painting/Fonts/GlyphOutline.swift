import CFreeType

/// Owns the outline of a glyph, in 64ths of a pixel from the glyph's origin; y grows upward.
final class GlyphOutline {
  private var glyph: FT_Glyph?
  private let library: FontLibrary

  /// Takes a copied glyph over.
  init(_ glyph: FT_Glyph, library: FontLibrary) {
    self.glyph = glyph
    self.library = library
  }

  deinit { FT_Done_Glyph(glyph) }

  /// The smallest rectangle around all the points that shape it.
  private(set) lazy var box: FT_BBox = {
    var box = FT_BBox()
    FT_Glyph_Get_CBox(glyph, FT_GLYPH_BBOX_UNSCALED.rawValue, &box)
    return box
  }()

  /// Thickens the outline by a stroke of a width, for a font size; both in 64ths of a pixel.
  ///
  /// Half of the stroke lies outside of the outline. The letters of a heavier font are not taller, so the outline is
  /// made lower by as much: with the stroke it reaches from the baseline to the height of the capitals again.
  /// - Returns: FreeType's error, 0 for none.
  func embolden(by width: Int, size: Int) -> FT_Error {
    let capHeight = 0.714 * Double(size)
    var squeeze = FT_Matrix(xx: 0x10000, xy: 0, yx: 0, yy: 0x10000)
    var lift = FT_Vector(x: 0, y: 0)
    if Double(width) < capHeight {
      squeeze.yy = Int(((capHeight - Double(width)) / capHeight * 0x10000).rounded())
      lift.y = (width + 1) / 2
    }
    var stroker: FT_Stroker?
    let error = FT_Stroker_New(library.pointer, &stroker)
    guard error == 0 else { return error }
    defer { FT_Stroker_Done(stroker) }
    // Right angles stay sharp, as in a font that was drawn heavier; sharper ones are cut, so as not to stick out.
    FT_Stroker_Set(
      stroker, (width + 1) / 2, FT_STROKER_LINECAP_ROUND, FT_STROKER_LINEJOIN_MITER_FIXED, 0x18000)
    FT_Glyph_Transform(glyph, &squeeze, &lift)
    return FT_Glyph_StrokeBorder(&glyph, stroker, 0, 1)
  }

  /// Lends the outline moved by a distance.
  func withOutline(movedBy x: Int, _ y: Int, _ body: (FT_Library, UnsafeMutablePointer<FT_Outline>) -> Void) {
    guard let glyph, ft_has_outline(glyph) != 0 else { return }
    glyph.withMemoryRebound(to: FT_OutlineGlyphRec_.self, capacity: 1) { record in
      // The points are moved there and back, which is exact, for that is faster than a copy of the outline.
      FT_Outline_Translate(&record.pointee.outline, x, y)
      body(library.pointer, &record.pointee.outline)
      FT_Outline_Translate(&record.pointee.outline, -x, -y)
    }
  }
}
