import Glibc

/// The fonts that a picture may be set in, and nothing of what else the machine has.
///
/// It is data: no font is opened before a text needs it. The order decides: a text is set in its face's own font, and
/// a character that this font lacks is set in the first of the fallbacks that has it.
public struct FontSet: Hashable, Sendable {
  /// A font that a face may name.
  public struct Font: Hashable, Sendable {
    /// Where it is.
    public var file: FontFile
    /// The name by which faces ask for it.
    public var family: String
    /// The weight by OpenType's scale, 100 to 900.
    public var weight: Int
    /// Whether it is slanted.
    public var isItalic: Bool

    /// Describes a font.
    public init(file: FontFile, family: String, weight: Int = 400, isItalic: Bool = false) {
      self.file = file
      self.family = family
      self.weight = weight
      self.isItalic = isItalic
    }
  }

  /// A font for the characters of other scripts.
  public struct Fallback: Hashable, Sendable {
    /// Where the usual weight is.
    public var regular: FontFile
    /// Where the heavy weight is, for faces of 600 and more; nil if there is none.
    public var bold: FontFile?
    /// The blocks in which it is looked for; it counts as having no character outside them.
    public var blocks: [ClosedRange<UInt32>]
    /// Whether it draws emoji.
    public var isEmoji: Bool

    /// Describes a font.
    public init(regular: FontFile, bold: FontFile? = nil, blocks: [ClosedRange<UInt32>], isEmoji: Bool = false) {
      self.regular = regular
      self.bold = bold
      self.blocks = blocks
      self.isEmoji = isEmoji
    }
  }

  /// The fonts of the look; the first one's family stands in for a family that is not known.
  public var base: [Font]
  /// The fonts that the scene brings; they take precedence over those of the look.
  public var additions: [Font] = []
  /// The fonts for what those lack, in order of preference.
  public var fallbacks: [Fallback]
  /// For a path that begins so, the Debian package that holds it.
  public var packages: [String: String]

  /// Makes a set.
  public init(base: [Font], fallbacks: [Fallback] = [], packages: [String: String] = [:]) {
    self.base = base
    self.fallbacks = fallbacks
    self.packages = packages
  }

  /// The families that a face may name, each once, the scene's first.
  public var families: [String] {
    var families: [String] = []
    for font in additions + base where !families.contains(font.family) { families.append(font.family) }
    return families
  }

  /// The set with the fonts of files that a scene brings.
  ///
  /// The family names are read from the files. Throws if a file is missing or is not a font that can be shaped.
  public func adding(_ paths: [String]) throws(FontSetFault) -> FontSet {
    Isolation.ensure()
    var set = self
    for path in paths {
      guard access(path, R_OK) == 0 else { throw .missingFile(path: path) }
      guard FontFormat(of: path)?.isShapeable ?? true else { throw .unsupportedFormat(path: path) }
      let fonts = FontPattern.all(in: path).filter { !$0.isVariable }.compactMap { pattern in
        pattern.family.map {
          Font(
            file: FontFile(path: path, index: pattern.file?.index ?? 0), family: $0, weight: pattern.weight,
            isItalic: pattern.isItalic)
        }
      }
      guard !fonts.isEmpty else { throw .notAFont(path: path) }
      set.additions += fonts
    }
    return set
  }

  /// The font that comes nearest to a face: of its family, slanted as it asks, then the nearest weight.
  public func font(for face: FontFace) -> Font? {
    let known = additions + base
    var family = known.filter { $0.family == face.family }
    if family.isEmpty { family = base.filter { $0.family == base.first?.family } }
    func distance(_ font: Font) -> Int {
      (font.isItalic == face.isItalic ? 0 : 10_000) + abs(font.weight - face.weight)
    }
    return family.min { distance($0) < distance($1) }
  }

  /// Throws if a file of the set is not there.
  func check() throws(FontSetFault) {
    let fallbackFiles = fallbacks.flatMap { [$0.regular] + ($0.bold.map { [$0] } ?? []) }
    for file in base.map(\.file) + fallbackFiles where access(file.path, R_OK) != 0 {
      guard let package = package(of: file.path) else { throw .missingFile(path: file.path) }
      throw .missingPinnedFile(path: file.path, package: package)
    }
  }

  private func package(of path: String) -> String? {
    packages.filter { path.hasPrefix($0.key) }.max { $0.key.count < $1.key.count }?.value
  }
}
