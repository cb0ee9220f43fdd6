import CFreeType
import Synchronization

/// Owns FreeType's library.
final class FontLibrary {
  let pointer: FT_Library
  /// Cairo may let go of a face on another thread than the painter's, and the library's list of faces is one.
  private let faces = Mutex(())

  init() throws(PaintingFault) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { throw .freeType }
    pointer = library
    // FreeType takes the defaults of its drivers from the variable FREETYPE_PROPERTIES. The one that would show in a
    // picture is set back: outlines are drawn as the font has them.
    var isOff: FT_Bool = 1
    for driver in ["cff", "type1", "t1cid"] { FT_Property_Set(library, driver, "no-stem-darkening", &isOff) }
  }

  deinit { FT_Done_FreeType(pointer) }

  /// Opens a font.
  func open(_ path: String, index: Int) throws(PaintingFault) -> FT_Face {
    var face: FT_Face?
    let error = faces.withLock { _ in FT_New_Face(pointer, path, FT_Long(index), &face) }
    guard error == 0, let face else {
      throw PaintingFault.font(error, path: path, otherwise: .fontFormat(path: path))
    }
    return face
  }

  /// Closes a font.
  func close(_ face: FT_Face) { faces.withLock { _ in _ = FT_Done_Face(face) } }

  /// The version of the library that runs.
  static var version: String {
    guard let library = try? FontLibrary() else { return "none" }
    var major: FT_Int = 0, minor: FT_Int = 0, patch: FT_Int = 0
    FT_Library_Version(library.pointer, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
