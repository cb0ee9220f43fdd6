extension FontSet {
  /// The fonts that come with the pinned packages and that a scene may name, beside those of the look.
  ///
  /// The list is made when a scene first names a font that is not the look's.
  static let stock: [Font] =
    urw("NimbusMonoPS", "Nimbus Mono PS", ["Regular", "Bold", "Italic", "BoldItalic"])
    + urw("NimbusRoman", "Nimbus Roman", ["Regular", "Bold", "Italic", "BoldItalic"])
    + urw("NimbusSansNarrow", "Nimbus Sans Narrow", ["Regular", "Bold", "Oblique", "BoldOblique"])
    + urw("C059", "C059", ["Roman", "Bold", "Italic", "BdIta"])
    + urw("P052", "P052", ["Roman", "Bold", "Italic", "BoldItalic"])
    + urw("URWBookman", "URW Bookman", ["Light", "LightItalic", "Demi", "DemiItalic"])
    + urw("URWGothic", "URW Gothic", ["Book", "BookOblique", "Demi", "DemiOblique"])
    + urw("Z003", "Z003", ["MediumItalic"])
    + noto("NotoSans", "Noto Sans") + noto("NotoSerif", "Noto Serif")
    + ["JP", "KR", "SC", "TC", "HK"].enumerated().flatMap { index, region in
      [("Regular", 400), ("Bold", 700)].map { style, weight in
        Font(
          file: FontFile(path: "\(cjk)NotoSansCJK-\(style).ttc", index: index), family: "Noto Sans CJK \(region)",
          weight: weight, names: ["NotoSansCJK\(region.lowercased())-\(style)", "Noto Sans CJK \(region) \(style)"])
      }
    }

  private static func urw(_ name: String, _ family: String, _ styles: [String]) -> [Font] {
    styles.map { style in
      Font(
        file: FontFile(path: "\(urw)\(name)-\(style).otf"), family: family, weight: weight(of: style),
        isItalic: isItalic(style), names: names("\(name)-\(style)", family, style))
    }
  }

  private static func noto(_ name: String, _ family: String) -> [Font] {
    ["Regular", "Bold", "Italic", "BoldItalic"].map { style in
      Font(
        file: FontFile(path: "\(noto)\(name)-\(style).ttf"), family: family, weight: weight(of: style),
        isItalic: isItalic(style), names: names("\(name)-\(style)", family, style))
    }
  }

  /// A font's PostScript name and its full name, whose words stand apart.
  static func names(_ postScriptName: String, _ family: String, _ style: String) -> [String] {
    let words = (style == "BdIta" ? "BoldItalic" : style).reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : "\($1)" }
    return [postScriptName, family + words]
  }

  /// The weights are those in the files: URW's Light is 300, its Demi 600.
  private static func weight(of style: String) -> Int {
    if style.hasPrefix("Bold") || style.hasPrefix("Bd") { return 700 }
    if style.hasPrefix("Demi") { return 600 }
    if style.hasPrefix("Light") { return 300 }
    return style.hasPrefix("Medium") ? 500 : 400
  }

  private static func isItalic(_ style: String) -> Bool {
    ["Italic", "Oblique", "Ita"].contains { style.hasSuffix($0) }
  }
}
