extension FontSetFault {
  /// The fault in words, lower case and without a period.
  public var message: String {
    switch self {
    case .missingPinnedFile(let path, let package): "\(path) is missing; install the Debian package \(package)"
    case .missingFile: "no such file"
    case .notAFont: "not a font that can be read"
    case .unsupportedFormat: "a font of this format cannot be shaped (use TTF, OTF or TTC)"
    case .libraryFailed(let call): "\(call) failed"
    }
  }
}
