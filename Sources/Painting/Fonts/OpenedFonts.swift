import Typesetting

/// The fonts that were needed so far.
final class OpenedFonts {
  private var library: FontLibrary?
  private var fonts: [FontFile: OpenedFont] = [:]

  /// The font of a file, which stays open.
  func font(_ file: FontFile) throws(PaintingFault) -> OpenedFont {
    if let font = fonts[file] { return font }
    let font = try OpenedFont(file, library: try startedLibrary())
    fonts[file] = font
    return font
  }

  private func startedLibrary() throws(PaintingFault) -> FontLibrary {
    if let library { return library }
    let started = try FontLibrary()
    library = started
    return started
  }
}
