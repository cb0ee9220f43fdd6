import CCairo
import CFreeType
import Typesetting

/// A font that was opened, with the outlines of the glyphs that were needed so far.
final class OpenedFont {
  private struct Key: Hashable {
    var glyph: UInt32
    var size: Int
    var emboldening: Int
  }

  private let face: FreeTypeFace
  /// Cairo's face of a font whose glyphs are made of pixels; nil if they are outlines.
  let pictures: CairoFace?
  private var outlines: [Key: GlyphOutline] = [:]

  init(_ file: FontFile, library: FontLibrary) throws(PaintingFault) {
    face = try FreeTypeFace(file, library: library)
    pictures = face.isPictorial ? try CairoFace(face) : nil
  }

  /// The outline of a glyph at a size in pixels, thickened by a stroke of a width in pixels.
  func outline(of glyph: UInt32, size: Double, emboldening: Double) throws(PaintingFault) -> GlyphOutline {
    let key = Key(
      glyph: glyph, size: Int((size * 64).rounded()), emboldening: Int((max(0, emboldening) * 64).rounded()))
    if let outline = outlines[key] { return outline }
    // A long series of scenes with many sizes must not fill the memory.
    if outlines.count >= 10_000 { outlines.removeAll() }
    let outline = try face.outline(of: glyph, size: key.size, emboldening: key.emboldening)
    outlines[key] = outline
    return outline
  }
}

/// Owns Cairo's face of a font.
///
/// Cairo keeps faces in caches of its own after they were released, so FreeType's face goes with Cairo's.
final class CairoFace {
  let pointer: OpaquePointer

  init(_ face: FreeTypeFace) throws(PaintingFault) {
    pointer = cairo_ft_font_face_create_for_ft_face(face.pointer, 0)
    try PaintingFault.check(cairo_font_face_status(pointer))
    let owned = Unmanaged.passRetained(face)
    let status = cairo_font_face_set_user_data(pointer, Self.key, owned.toOpaque()) { face in
      if let face { Unmanaged<FreeTypeFace>.fromOpaque(face).release() }
    }
    if status != CAIRO_STATUS_SUCCESS { owned.release() }
    try PaintingFault.check(status)
  }

  deinit { cairo_font_face_destroy(pointer) }

  /// Cairo tells user data apart by an address; what is there does not matter.
  private nonisolated(unsafe) static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
}
