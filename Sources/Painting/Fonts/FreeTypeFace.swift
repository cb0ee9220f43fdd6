import CFreeType
import Typesetting

/// Owns FreeType's face of a font file, and keeps the library alive that it belongs to.
final class FreeTypeFace {
  let pointer: FT_Face
  let library: FontLibrary
  private let path: String
  /// The size that was set last, in 64ths of a pixel.
  private var size = 0

  init(_ file: FontFile, library: FontLibrary) throws(PaintingFault) {
    path = file.path
    self.library = library
    pointer = try library.open(file.path, index: file.index)
    try place(file.variations)
  }

  deinit { library.close(pointer) }

  /// Whether its glyphs are made of pixels, most likely coloured, and not of outlines.
  var isPictorial: Bool { ft_has_color(pointer) != 0 || ft_is_scalable(pointer) == 0 }

  /// Moves a variable font's axes; those that are not named stay at their standards.
  private func place(_ variations: [FontVariation]) throws(PaintingFault) {
    guard !variations.isEmpty else { return }
    var axes: UnsafeMutablePointer<FT_MM_Var>?
    try check(FT_Get_MM_Var(pointer, &axes))
    guard let axes else { throw .glyph(path: path) }
    defer { FT_Done_MM_Var(library.pointer, axes) }
    var places = (0..<Int(axes.pointee.num_axis)).map { index in
      let axis = axes.pointee.axis[index]
      return variations.last { $0.tag == axis.tag }.map { FT_Fixed(($0.value * 0x10000).rounded()) } ?? axis.def
    }
    try check(FT_Set_Var_Design_Coordinates(pointer, FT_UInt(places.count), &places))
  }

  /// The outline of a glyph in a shape.
  func outline(of glyph: UInt32, _ shape: GlyphShape) throws(PaintingFault) -> GlyphOutline {
    if size != shape.size {
      try check(FT_Set_Char_Size(pointer, 0, shape.size, 72, 72))
      size = shape.size
    }
    try check(FT_Load_Glyph(pointer, glyph, FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)))
    var copy: FT_Glyph?
    try check(FT_Get_Glyph(pointer.pointee.glyph, &copy))
    guard let copy else { throw .glyph(path: path) }
    let outline = GlyphOutline(copy, library: library)
    guard outline.length <= Self.greatestLength * shape.size else { throw .glyph(path: path) }
    if shape.emboldening > 0 {
      outline.squeeze(for: shape.emboldening, size: shape.size)
      if shape.isThickened { try check(outline.thicken(by: shape.emboldening)) }
    }
    if shape.slant != 0 || shape.stretch != 1 { outline.lean(shape.slant, stretch: shape.stretch) }
    return outline
  }

  /// In em, by far more than an ornament has: to fill an outline takes the longer, the more pixels it passes through.
  private static let greatestLength = 1000

  private func check(_ error: FT_Error) throws(PaintingFault) {
    if error != 0 { throw PaintingFault.font(error, path: path, otherwise: .glyph(path: path)) }
  }
}

extension FontVariation {
  /// The axis's tag as FreeType has it.
  fileprivate var tag: FT_ULong { axis.utf8.prefix(4).reduce(0) { $0 << 8 | FT_ULong($1) } }
}
