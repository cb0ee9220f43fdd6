import Testing

@testable import Typesetting

@Suite("Font names")
struct FontNamesTests {
  private func file(_ name: String, weight: Int = 400, isItalic: Bool = false) -> String? {
    FontSet.pinned.font(for: FontFace(family: name, weight: weight, isItalic: isItalic))?.file.path
      .split(separator: "/").last.map(String.init)
  }

  @Test(
    "a pinned font is found by its family, its PostScript name and its full name",
    arguments: [
      ("Nimbus Mono PS", "NimbusMonoPS-Regular.otf"), ("NimbusMonoPS-BoldItalic", "NimbusMonoPS-BoldItalic.otf"),
      ("Nimbus Sans Bold Italic", "NimbusSans-BoldItalic.otf"), ("NimbusSans-Italic", "NimbusSans-Italic.otf"),
      ("URW Gothic", "URWGothic-Book.otf"), ("Z003-MediumItalic", "Z003-MediumItalic.otf"),
      ("Noto Serif", "NotoSerif-Regular.ttf"), ("Noto Sans CJK KR", "NotoSansCJK-Regular.ttc"),
    ])
  func pinned(name: String, expected: String) {
    #expect(file(name) == expected)
  }

  @Test("a weight and a slant choose in a family, the nearest weight wins")
  func family() {
    #expect(file("Nimbus Roman", weight: 800, isItalic: true) == "NimbusRoman-BoldItalic.otf")
    #expect(file("URW Bookman", weight: 400) == "URWBookman-Light.otf")
    #expect(file("URW Bookman", weight: 700, isItalic: true) == "URWBookman-DemiItalic.otf")
  }

  @Test(
    "a name of UIKit means the font that has the same widths",
    arguments: [
      ("Helvetica", "Nimbus Sans", 400, false), ("Helvetica-BoldOblique", "Nimbus Sans", 700, true),
      ("ArialMT", "Nimbus Sans", 400, false), ("CourierNewPS-BoldMT", "Nimbus Mono PS", 700, false),
      ("TimesNewRomanPS-ItalicMT", "Nimbus Roman", 400, true), ("Palatino-Bold", "P052", 700, false),
      ("HelveticaNeue-CondensedBold", "Nimbus Sans Narrow", 700, false), ("Times", "Nimbus Roman", 400, false),
    ])
  func alias(name: String, standIn: String, weight: Int, isItalic: Bool) throws {
    let named = try #require(FontSet.pinned.named(name))
    #expect(named.alias?.standIn == standIn)
    #expect(named.weight ?? 400 == weight && named.isItalic ?? false == isItalic)
    #expect(named.fonts.allSatisfy { $0.family == standIn } && !named.fonts.isEmpty)
  }

  @Test("Helvetica Neue is what the look imitates")
  func look() {
    #expect(FontSet.pinned.named("Helvetica Neue")?.alias?.isLook == true)
    #expect(FontSet.pinned.named("HelveticaNeue-UltraLightItalic")?.weight == 100)
  }

  @Test(
    "a name that nobody has means nothing", arguments: ["Georgia", "Symbol", "helvetica", "Nimbus", "", "NimbusSans"])
  func unknown(name: String) {
    #expect(FontSet.pinned.named(name)?.fonts == nil)
  }

  @Test("every stand-in and every pinned font that can be named is on this machine, by the names in its file")
  func stock() throws {
    for alias in FontAlias.all { #expect(FontSet.pinned.named(alias.standIn) != nil, "\(alias.standIn)") }
    for font in FontSet.stock + FontSet.pinned.base {
      let pattern = try #require(FontPattern(font.file), "\(font.file.path)")
      #expect(pattern.family == font.family)
      #expect(Set(font.names).isSubset(of: pattern.names + ["\(font.family) Regular"]), "\(pattern.names)")
      #expect(abs(pattern.weight - font.weight) <= 50 && pattern.isItalic == font.isItalic, "\(font.names)")
    }
  }

  @Test("a scene's font prevails over one that stands in, and its own names are known")
  func additions() throws {
    let set = try FontSet.pinned.adding(["/usr/share/fonts/truetype/noto/NotoLoopedThai-Bold.ttf"])
    #expect(set.named("NotoLoopedThai-Bold")?.weight == 700)
    #expect(set.named("Noto Looped Thai")?.isFamily == true)
    #expect(set.names.contains("NotoLoopedThai-Bold") && set.familyNames.first == "Noto Looped Thai")
  }
}
