import Glibc

extension FontSet {
  /// The set with the fonts of files that a scene brings.
  ///
  /// The names are read from the files. Throws if a file is missing or is not a font that can be shaped.
  public func adding(_ paths: [String]) throws(FontSetFault) -> FontSet {
    Isolation.ensure()
    var set = self
    for path in paths {
      guard access(path, R_OK) == 0 else {
        throw errno == EACCES ? .forbiddenFile(path: path) : .missingFile(path: path)
      }
      if let format = FontFormat(of: path), !format.isShapeable {
        throw .unsupportedFormat(path: path, found: format.name)
      }
      let tables = FontTables.all(in: path)
      guard !tables.isEmpty else { throw FontSetFault.notAFont(path: path).orNoMemory }
      guard tables.allSatisfy(\.hasSaneComposites) else {
        throw FontSetFault.damagedFont(path: path).orNoMemory
      }
      // Of a variable font fontconfig lists each named instance too; those are read with their axes.
      let patterns = FontPattern.all(in: path).filter { !$0.isVariable && ($0.file?.index ?? 0) >> 16 == 0 }
      let fonts = patterns.flatMap { pattern in
        let index = pattern.file?.index ?? 0
        return tables.first { $0.index == index }.map { Font.all(of: pattern, in: path, $0) } ?? []
      }
      guard !fonts.isEmpty else { throw FontSetFault.notAFont(path: path).orNoMemory }
      set.additions += fonts
    }
    return set
  }
}

extension FontSet.Font {
  /// The font of a pattern, and the named instances if it is a variable one.
  fileprivate static func all(of pattern: FontPattern, in path: String, _ tables: FontTables) -> [FontSet.Font] {
    guard let family = pattern.family else { return [] }
    let file = FontFile(path: path, index: tables.index)
    var font = FontSet.Font(
      file: file, family: family, weight: pattern.weight, isItalic: pattern.isItalic, width: pattern.width,
      names: pattern.names, axes: tables.axes)
    font.hasColor = pattern.hasColor
    guard !font.axes.isEmpty else { return [font] }
    return [font] + tables.instances.compactMap { $0.font(of: font) }
  }
}

extension FontTables.Instance {
  /// The instance as a font, by its own PostScript name or the one that the file's name and its style make.
  fileprivate func font(of whole: FontSet.Font) -> FontSet.Font? {
    guard !style.isEmpty else { return nil }
    let base = whole.names.first?.split(separator: "-").first.map(String.init) ?? whole.family.filter { $0 != " " }
    var font = whole
    font.names = [postScriptName ?? "\(base)-\(style.filter { $0 != " " })", "\(whole.family) \(style)"]
    font.file.variations = places
    font.isInstance = true
    if let weight = places.first(where: { $0.axis == "wght" })?.value { font.weight = Int(max(1, min(1000, weight))) }
    let leans = places.contains { $0.axis == "ital" && $0.value > 0 || $0.axis == "slnt" && $0.value < 0 }
    font.isItalic = whole.isItalic || leans
    return font
  }
}
