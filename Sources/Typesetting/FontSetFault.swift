/// What can be wrong with a set of fonts.
public enum FontSetFault: Error, Hashable, Sendable {
  /// A pinned file is not on this machine; the Debian package holds it.
  case missingPinnedFile(path: String, package: String)
  /// A file that the scene names does not exist or may not be read.
  case missingFile(path: String)
  /// A file that the scene names is not a font, or a broken one.
  case notAFont(path: String)
  /// A font whose glyphs are made of others without end.
  case damagedFont(path: String)
  /// A file in a format that cannot be shaped, such as Type 1 or WOFF.
  case unsupportedFormat(path: String, found: String?)
  /// A font that was found but cannot be opened, or that gives no glyphs: it is damaged, or there is no memory.
  case unopenedFont(path: String)
  /// A call of fontconfig or Pango failed, as it does when there is no memory.
  case libraryFailed(call: String)
  /// There is no memory to find fonts with.
  case noMemory
  /// There is no memory to open a font with.
  case noMemoryToOpen(path: String)
  /// A file that the scene names may not be read.
  case forbiddenFile(path: String)

  /// The file that it is about, if it is about one.
  public var path: String? {
    switch self {
    case .missingPinnedFile(let path, _), .missingFile(let path), .notAFont(let path), .damagedFont(let path),
      .unsupportedFormat(let path, _), .unopenedFont(let path), .forbiddenFile(let path):
      path
    case .libraryFailed, .noMemory, .noMemoryToOpen: nil
    }
  }

  /// Whether the machine failed; else the file is at fault.
  public var isMachineProblem: Bool {
    switch self {
    case .missingPinnedFile, .libraryFailed, .noMemory, .noMemoryToOpen, .forbiddenFile: true
    case .missingFile, .notAFont, .damagedFont, .unsupportedFormat, .unopenedFont: false
    }
  }

  /// The fault, or that there was no memory to open its font with if that may be why.
  var orNoMemory: FontSetFault {
    guard let path, MemoryRoom.mayHaveLacked(forFile: path) else { return self }
    return .noMemoryToOpen(path: path)
  }
}
