import CCairo
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

  /// The length of the lines between all the points that shape it, one axis after the other.
  var length: Int {
    guard let glyph, ft_has_outline(glyph) != 0 else { return 0 }
    return glyph.withMemoryRebound(to: FT_OutlineGlyphRec_.self, capacity: 1) { record in
      let points = UnsafeBufferPointer(
        start: record.pointee.outline.points, count: Int(record.pointee.outline.n_points))
      return zip(points, points.dropFirst()).reduce(0) { $0 + abs($1.1.x - $1.0.x) + abs($1.1.y - $1.0.y) }
    }
  }

  /// Makes the outline lower by the width of a stroke that thickens it, for a font size; both in 64ths of a pixel.
  ///
  /// Half of the stroke lies outside of the outline. The letters of a heavier font are not taller: with the stroke they
  /// reach from the baseline to the height of the capitals again.
  func squeeze(for width: Int, size: Int) {
    let capHeight = 0.714 * Double(size)
    guard Double(width) < capHeight else { return }
    var squeeze = FT_Matrix(
      xx: 0x10000, xy: 0, yx: 0, yy: Int(((capHeight - Double(width)) / capHeight * 0x10000).rounded()))
    var lift = FT_Vector(x: 0, y: (width + 1) / 2)
    FT_Glyph_Transform(glyph, &squeeze, &lift)
  }

  /// Thickens the outline by a stroke of a width, in 64ths of a pixel.
  /// - Returns: FreeType's error, 0 for none.
  func thicken(by width: Int) -> FT_Error {
    var stroker: FT_Stroker?
    let error = FT_Stroker_New(library.pointer, &stroker)
    guard error == 0 else { return error }
    defer { FT_Stroker_Done(stroker) }
    // Right angles stay sharp, as in a font that was drawn heavier; sharper ones are cut, so as not to stick out.
    FT_Stroker_Set(
      stroker, (width + 1) / 2, FT_STROKER_LINECAP_ROUND, FT_STROKER_LINEJOIN_MITER_FIXED, 0x18000)
    return FT_Glyph_StrokeBorder(&glyph, stroker, 0, 1)
  }

  /// Leans the outline to the right by a share of its height, and makes it wider by a factor.
  func lean(_ slant: Double, stretch: Double) {
    var matrix = FT_Matrix(
      xx: Int((stretch * 0x10000).rounded()), xy: Int((slant * 0x10000).rounded()), yx: 0, yy: 0x10000)
    FT_Glyph_Transform(glyph, &matrix, nil)
  }

  /// Adds the outline to the path of a context whose unit is the pixel, with the glyph's origin at a place.
  func trace(on cairo: OpaquePointer, x: Double, y: Double) {
    withOutline(movedBy: 0, 0) { _, outline in
      var pen = CairoPen(cairo: cairo, x: x, y: y)
      var functions = FT_Outline_Funcs()
      functions.move_to = { to, pen in CairoPen.with(pen) { $0.move(to) } }
      functions.line_to = { to, pen in CairoPen.with(pen) { $0.line(to) } }
      functions.conic_to = { control, to, pen in CairoPen.with(pen) { $0.curve(control, to) } }
      functions.cubic_to = { first, second, to, pen in CairoPen.with(pen) { $0.curve(first, second, to) } }
      FT_Outline_Decompose(outline, &functions, &pen)
      cairo_close_path(cairo)
    }
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

  /// Lends the outline with each of its points in another place.
  func withOutline(
    movedBy move: (FT_Vector) -> FT_Vector, _ body: (FT_Library, UnsafeMutablePointer<FT_Outline>) -> Void
  ) {
    guard let glyph, ft_has_outline(glyph) != 0 else { return }
    glyph.withMemoryRebound(to: FT_OutlineGlyphRec_.self, capacity: 1) { record in
      let points = UnsafeMutableBufferPointer(
        start: record.pointee.outline.points, count: Int(record.pointee.outline.n_points))
      let places = Array(points)
      for index in points.indices { points[index] = move(points[index]) }
      body(library.pointer, &record.pointee.outline)
      for index in points.indices { points[index] = places[index] }
    }
  }
}
