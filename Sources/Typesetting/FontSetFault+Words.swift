extension FontSetFault {
  /// The fault in words, lower case and without a period.
  public var message: String {
    switch self {
    case .missingPinnedFile(let path, let package): "\(path) is missing; install the Debian package \(package)"
    case .missingFile: "no such file"
    case .notAFont: "not a font that can be read"
    case .damagedFont: "the font is damaged"
    case .unsupportedFormat(_, let found):
      found.map { "this is \($0), not TTF, OTF or TTC" } ?? "this is not a font in the format TTF, OTF or TTC"
    case .unopenedFont(let path): "the font \(path) cannot be opened"
    case .libraryFailed(let call): "\(call) failed"
    case .noMemory: "no memory for fonts"
    case .noMemoryToOpen(let path): "no memory to open the font \(path)"
    case .forbiddenFile: "permission denied"
    }
  }
}
