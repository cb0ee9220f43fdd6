/// What a name means in a font set.
public struct NamedFonts: Sendable {
  /// The fonts of a family, or the one font that the name means.
  public var fonts: [FontSet.Font]
  /// Whether the name is that of a family, so that weight and slant choose among its fonts.
  public var isFamily: Bool
  /// The weight of the font that is meant; nil for a family.
  public var weight: Int?
  /// Whether the font that is meant is slanted; nil for a family.
  public var isItalic: Bool?
  /// What another font stands in for, if one does.
  public var alias: FontAlias?
}

extension FontSet {
  /// The fonts that a name means: a family of the set, one font by its PostScript or full name, or a font of UIKit for
  /// which a pinned one stands in.
  ///
  /// The scene's fonts are looked at first, then those of the look, then the others that are pinned.
  public func named(_ name: String) -> NamedFonts? {
    if let fonts = Self.find(name, in: additions + base) { return fonts }
    guard offersStock else { return nil }
    if let fonts = Self.find(name, in: Self.stock) { return fonts }
    for alias in FontAlias.all {
      if alias.family == name { return standIn(for: alias, weight: nil, isItalic: nil) }
      if let member = alias.members.first(where: { $0.name == name }) {
        return standIn(for: alias, weight: member.weight, isItalic: member.isItalic)
      }
    }
    return nil
  }

  private static func find(_ name: String, in pool: [Font]) -> NamedFonts? {
    let family = pool.filter { $0.family == name && !$0.isInstance }
    if !family.isEmpty { return NamedFonts(fonts: family, isFamily: true) }
    return pool.first { $0.names.contains(name) }.map {
      NamedFonts(fonts: [$0], isFamily: false, weight: $0.weight, isItalic: $0.isItalic)
    }
  }

  private func standIn(for alias: FontAlias, weight: Int?, isItalic: Bool?) -> NamedFonts {
    let fonts = (base + Self.stock).filter { $0.family == alias.standIn }
    return NamedFonts(fonts: fonts, isFamily: weight == nil, weight: weight, isItalic: isItalic, alias: alias)
  }

  /// The families that a face may name, each once, the scene's first, then those of the look.
  public var families: [String] {
    Self.unique((additions + base).map(\.family))
  }

  /// All names that a scene may use: families and single fonts, the pinned ones and those of UIKit included.
  public var names: [String] {
    let own = additions + base + (offersStock ? Self.stock : [])
    let aliases = offersStock ? FontAlias.all : []
    return Self.unique(
      own.map(\.family) + aliases.compactMap(\.family) + own.flatMap(\.names)
        + aliases.flatMap { $0.members.map(\.name) })
  }

  /// The names of all families that a scene may use, the scene's own first.
  public var familyNames: [String] {
    let own = additions + base + (offersStock ? Self.stock : [])
    return Self.unique(own.map(\.family) + (offersStock ? FontAlias.all.compactMap(\.family) : []))
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
