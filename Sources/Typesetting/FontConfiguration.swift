import CFontconfig

/// A configuration of fontconfig that knows the given fonts, ranked by their order, and reads nothing of the system's.
final class FontConfiguration {
  /// Fontconfig's own object.
  let reference: OpaquePointer

  /// Makes a configuration of fonts; the family names of the list are their ranks, as `families` gives them.
  init(_ patterns: [FontPattern]) throws(FontSetFault) {
    Self.forgetTheSystem()
    guard let reference = Self.empty() else { throw .libraryFailed(call: "FcConfigCreate") }
    self.reference = reference
    // Fontconfig makes the set of an application's fonts only when a file is added, so an empty one is. The fonts
    // themselves are added by the records that we have, which saves reading their files once more for each map.
    FcConfigAppFontAddFile(reference, "/dev/null")
    guard let set = FcConfigGetFonts(reference, FcSetApplication) else {
      throw .libraryFailed(call: "FcConfigAppFontAddFile")
    }
    for (rank, pattern) in patterns.enumerated() {
      // Fontconfig sorts by name first. Each font's rank is its name, so that nothing else decides which is tried
      // first; Pango asks for "emoji" by itself where a text has one.
      guard let ranked = pattern.renamed(to: pattern.hasColor ? ["\(rank)", "emoji"] : ["\(rank)"]) else {
        throw .libraryFailed(call: "FcPatternDuplicate")
      }
      FcPatternReference(ranked.record)
      FcFontSetAdd(set, ranked.record)
    }
  }

  deinit {
    FcConfigDestroy(reference)
  }

  /// The family list that asks for so many fonts in their order.
  static func families(count: Int) -> String {
    (0..<count).map(String.init).joined(separator: ",")
  }

  /// Makes an empty configuration the process's current one, once.
  ///
  /// Pango's first font map starts a thread that has fontconfig load the current configuration, which is the system's
  /// unless there is one already: milliseconds, and files of /etc that the picture must not depend on.
  private static func forgetTheSystem() {
    _ = emptyCurrent
  }

  private static let emptyCurrent: Bool = {
    guard let empty = empty() else { return false }
    defer { FcConfigDestroy(empty) }
    return FcConfigSetCurrent(empty) != 0
  }()

  private static func empty() -> OpaquePointer? {
    guard let configuration = FcConfigCreate() else { return nil }
    // FONTCONFIG_SYSROOT would otherwise be put before every path.
    FcConfigSetSysRoot(configuration, nil)
    return configuration
  }
}
