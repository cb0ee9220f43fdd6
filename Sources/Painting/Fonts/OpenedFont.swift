import CCairo
import CFreeType
import Typesetting

/// A font that was opened, with the outlines of the glyphs that were needed so far.
final class OpenedFont {
  private struct Key: Hashable {
    var glyph: UInt32
    var shape: GlyphShape
  }

  private let face: FreeTypeFace
  /// Cairo's face of a font whose glyphs are made of pixels; nil if they are outlines.
  let pictures: CairoFace?
  private var outlines: [Key: GlyphOutline] = [:]

  init(_ file: FontFile, library: FontLibrary) throws(PaintingFault) {
    face = try FreeTypeFace(file, library: library)
    pictures = face.isPictorial ? try CairoFace(face) : nil
  }

  /// The outline of a glyph in a shape.
  func outline(of glyph: UInt32, _ shape: GlyphShape) throws(PaintingFault) -> GlyphOutline {
    let key = Key(glyph: glyph, shape: shape)
    if let outline = outlines[key] { return outline }
    // A long series of scenes with many sizes must not fill the memory.
    if outlines.count >= 10_000 { outlines.removeAll() }
    let outline = try face.outline(of: glyph, shape)
    outlines[key] = outline
    return outline
  }
}

/// What is done to a font's glyphs: their size and thickening in 64ths of a pixel, their slant and their width.
struct GlyphShape: Hashable {
  let size: Int
  let emboldening: Int
  let slant: Double
  let stretch: Double
  /// Whether the stroke that thickens the glyphs is part of the outlines; else it is left to who draws them.
  let isThickened: Bool

  /// The shape of a run's glyphs, at a number of pixels for each point.
  init(_ run: GlyphRun, scale: Double, isThickened: Bool) {
    self.isThickened = isThickened
    size = Int((run.size * scale * 64).rounded())
    emboldening = Int((max(0, run.emboldening * scale) * 64).rounded())
    slant = run.slant
    stretch = run.stretch
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
