import CFontconfig
import CPango
import CPangoFC

extension Typesetter {
  /// The libraries that decide how text is set, with their versions.
  public static var versions: [(name: String, version: String)] {
    let fontconfig = Int(FcGetVersion())
    return [
      ("pango", String(cString: pango_version_string())), ("harfbuzz", String(cString: hb_version_string())),
      ("fontconfig", "\(fontconfig / 10_000).\(fontconfig / 100 % 100).\(fontconfig % 100)"),
    ]
  }
}

extension FontSet {
  /// The paths of all files of the set, in order of precedence, each once.
  public var files: [String] {
    var paths: [String] = []
    let fallbackFiles = (fallbacks + rareFallbacks).flatMap { [$0.regular] + ($0.bold.map { [$0] } ?? []) }
    for file in (additions + base + (offersStock ? Self.stock : [])).map(\.file) + fallbackFiles
    where !paths.contains(file.path) {
      paths.append(file.path)
    }
    return paths
  }
}
