import Glibc

/// The fonts that a picture may be set in, and nothing of what else the machine has.
///
/// It is data: no font is opened before a text needs it. The order decides: a text is set in its face's own font, and
/// a character that this font lacks is set in the first font that the scene brings, or else the first of the fallbacks,
/// that has it.
public struct FontSet: Hashable, Sendable {
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

    /// Where the weight for a face is.
    func file(isBold: Bool) -> FontFile { isBold ? bold ?? regular : regular }
  }

  /// The fonts of the look; the first one's family stands in for a family that is not known.
  public var base: [Font]
  /// The fonts that the scene brings; they take precedence over those of the look.
  public var additions: [Font] = []
  /// Whether every font of the pinned packages is at hand: a scene may name them, and the fonts of UIKit that they stand
  /// in for, and the rarer scripts fall back to theirs.
  public var offersStock: Bool
  /// The fonts for what those lack, in order of preference.
  public var fallbacks: [Fallback]
  /// For a path that begins so, the Debian package that holds it.
  public var packages: [String: String]

  /// Makes a set.
  public init(
    base: [Font], fallbacks: [Fallback] = [], packages: [String: String] = [:], offersStock: Bool = false
  ) {
    self.base = base
    self.offersStock = offersStock
    self.fallbacks = fallbacks
    self.packages = packages
  }

  /// What is asked for a character that a face's own font lacks, in order: first one font of each family that the scene
  /// brings, for whoever brings a font for a script wants that script set in it.
  func fallbacks(isBold: Bool, isItalic: Bool) -> [Fallback] {
    guard !additions.isEmpty else { return fallbacks }
    var seen: Set<String> = []
    let own = additions.filter { seen.insert($0.family).inserted }.compactMap { added in
      font(for: FontFace(family: added.family, weight: isBold ? 700 : 400, isItalic: isItalic)).map {
        Fallback(regular: $0.file, blocks: [0...0x10FFFF], isEmoji: added.hasColor)
      }
    }
    return own + fallbacks
  }

  /// What is asked after those.
  var rareFallbacks: [Fallback] { offersStock ? Self.rareFallbacks : [] }

  /// The font that comes nearest to a face, with its axes in place: of its family, slanted as it asks, of the usual
  /// width, then the nearest weight.
  public func font(for face: FontFace) -> Font? {
    let known = named(face.family)?.fonts ?? []
    let family = known.isEmpty ? base.filter { $0.family == base.first?.family } : known
    func distance(_ font: Font) -> Int {
      let leansRight = face.isItalic ? font.canSlant : !font.isItalic
      return (leansRight ? 0 : 100_000) + 100 * abs(font.width - 100)
        + abs(font.weight(nearestTo: face.weight) - face.weight)
    }
    guard var font = family.min(by: { distance($0) < distance($1) }) else { return nil }
    font.file = font.file(for: face)
    return font
  }

  /// Throws if the file of a font is not there.
  public func check(_ font: Font) throws(FontSetFault) {
    try check([font.file])
  }

  /// Throws if a file of the set is not there.
  func check() throws(FontSetFault) {
    let fallbackFiles = fallbacks.flatMap { [$0.regular] + ($0.bold.map { [$0] } ?? []) }
    try check(base.map(\.file) + fallbackFiles)
  }

  /// Throws if one of the files is not there.
  func check(_ files: [FontFile]) throws(FontSetFault) {
    for file in files where access(file.path, R_OK) != 0 {
      guard let package = package(of: file.path) else { throw .missingFile(path: file.path) }
      throw .missingPinnedFile(path: file.path, package: package)
    }
  }

  private func package(of path: String) -> String? {
    packages.filter { path.hasPrefix($0.key) }.max { $0.key.count < $1.key.count }?.value
  }
}
