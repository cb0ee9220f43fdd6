import Testing

@testable import Typesetting

@Suite("Fallback")
struct FallbackTests {
  @Test(
    "a script that the look's font lacks is set in its Noto font",
    arguments: [
      ("مرحبا", "NotoSansArabic-Regular.ttf"), ("שלום", "NotoSansHebrew-Regular.ttf"),
      ("नमस्ते", "NotoSansDevanagari-Regular.ttf"), ("สวัสดี", "NotoSansThai-Regular.ttf"),
      ("漢字かな한국", "NotoSansCJK-Regular.ttc"), ("ԲԱՐԵՒ", "NotoSansArmenian-Regular.ttf"),
      ("გამარჯობა", "NotoSansGeorgian-Regular.ttf"), ("ủằ", "NotoSans-Regular.ttf"),
      ("⌘", "NotoSansSymbols2-Regular.ttf"),
      ("😀", "NotoColorEmoji.ttf"), ("👨‍👩‍👧‍👦", "NotoColorEmoji.ttf"), ("🇩🇪", "NotoColorEmoji.ttf"),
    ])
  func scripts(string: String, file: String) throws {
    let text = try typeset(string)
    #expect(Set(files(text)) == [file])
    #expect(text.missing.isEmpty)
  }

  @Test("what the look's font has is set in it, whatever stands beside it")
  func mixed() throws {
    #expect(
      files(try typeset("a漢b😀c")) == [
        "NimbusSans-Regular.otf", "NotoSansCJK-Regular.ttc", "NimbusSans-Regular.otf", "NotoColorEmoji.ttf",
        "NimbusSans-Regular.otf",
      ])
    let alone = try typeset("abc").size.width
    #expect(abs(try typeset("abc漢").size.width - typeset("漢").size.width - alone) < 0.001)
  }

  @Test("an emoji selector makes an emoji even of what the look's font has")
  func emojiSelector() throws {
    #expect(files(try typeset("\u{2665}")) == ["NimbusSans-Regular.otf"])
    #expect(files(try typeset("\u{2665}\u{FE0F}")) == ["NotoColorEmoji.ttf"])
    #expect(files(try typeset("1\u{FE0F}\u{20E3}")) == ["NotoColorEmoji.ttf"])
    #expect(files(try typeset("1")) == ["NimbusSans-Regular.otf"])
  }

  @Test("a heavy face falls back to heavy fonts")
  func bold() throws {
    let face = FontFace(family: "Nimbus Sans", weight: 700)
    #expect(files(try typeset("漢 مرحبا", face)).contains("NotoSansCJK-Bold.ttc"))
    #expect(files(try typeset("漢 مرحبا", face)).contains("NotoSansArabic-Bold.ttf"))
  }

  @Test("an accent that follows its letter is composed with it")
  func accents() throws {
    #expect(try typeset("e\u{301}").lines.first?.runs == typeset("é").lines.first?.runs)
    #expect(files(try typeset("e\u{301}")) == ["NimbusSans-Regular.otf"])
  }

  @Test("spaces, joiners and line ends need no other font")
  func neutral() throws {
    #expect(Set(files(try typeset("a\u{2003}b\u{200D}c\u{2009}d\u{2060}\ne", lines: 0))) == ["NimbusSans-Regular.otf"])
  }

  @Test(
    "every script that the pinned packages have a font for is set in it",
    arguments: [
      ("ᠮᠣᠩᠭᠣᠯ", "SansMongolian"), ("བོད་སྐད", "SerifTibetan"), ("ᏣᎳᎩ", "SansCherokee"), ("ދިވެހި", "SansThaana"),
      ("ܣܘܪܝܝܐ", "SansSyriac"), ("ߒߞߏ", "SansNKo"), ("ଓଡ଼ିଆ", "SansOriya"), ("ᐃᓄᒃᑎᑐᑦ", "SansCanadianAboriginal"),
      ("ⲘⲈⲦ", "SansCoptic"), ("ᚠᚢᚦ", "SansRunic"), ("ᚑᚌᚐᚋ", "SansOgham"), ("ꆈꌠ", "SansYi"), ("ꕙꔤ", "SansVai"),
      ("ꦗꦮ", "SansJavanese"), ("ᬩᬮᬶ", "SansBalinese"), ("ⵜⵉⴼⵉⵏⴰⵖ", "SansTifinagh"), ("ꨌꩌ", "SansCham"),
      ("ᱥᱟᱱᱛᱟᱲᱤ", "SansOlChiki"), ("ꯃꯤꯇꯩ", "SansMeeteiMayek"), ("𞤀𞤣𞤤𞤢𞤥", "SansAdlam"), ("ᥖᥭᥰ", "SansTaiLe"),
      ("ࠔࠌ", "SansSamaritan"), ("𐌲𐌿𐍄", "SansGothic"), ("ⰃⰎⰀ", "SansGlagolitic"), ("𒀀𒁀", "SansCuneiform"),
      ("𓀀𓁐", "SansEgyptianHieroglyphs"), ("𝄞", "Music"), ("𗀀", "SerifTangut"),
    ])
  func rareScripts(string: String, name: String) throws {
    let text = try typeset(string)
    #expect(Set(files(text)) == ["Noto\(name)-Regular.ttf"])
    #expect(text.missing.isEmpty)
  }

  @Test("no character of the pinned fonts is missing, and every pinned file is there")
  func rareFonts() throws {
    let pinned = FontSet.rareFallbacks.flatMap { [$0.file(isBold: false), $0.file(isBold: true)] }
    try FontSet.pinned.check(pinned)
    let bold = FontFace(family: "Nimbus Sans", weight: 700)
    #expect(Set(files(try typeset("བོད ᏣᎳᎩ", bold))).contains("NotoSerifTibetan-Bold.ttf"))
  }

  @Test("a font that the scene brings serves for what the face's font lacks, before the pinned ones")
  func ownFonts() throws {
    let serif = "/usr/share/fonts/truetype/noto/NotoSerifDevanagari"
    let set = try FontSet.pinned.adding(["\(serif)-Regular.ttf", "\(serif)-Bold.ttf"])
    #expect(
      files(try typeset("aन漢", fonts: set)) == [
        "NimbusSans-Regular.otf", "NotoSerifDevanagari-Regular.ttf", "NotoSansCJK-Regular.ttc",
      ])
    let bold = FontFace(family: "Nimbus Sans", weight: 700)
    #expect(files(try typeset("न", bold, fonts: set)) == ["NotoSerifDevanagari-Bold.ttf"])
    let emoji = try FontSet.pinned.adding(["/usr/share/fonts/truetype/noto/NotoSansSymbols2-Regular.ttf"])
    #expect(files(try typeset("😀", fonts: emoji)) == ["NotoColorEmoji.ttf"])
  }

  @Test("a character that no font has is reported once, and left out")
  func missing() throws {
    let text = try typeset("\u{E001}a\u{E000}b\u{E001}")
    #expect(text.missing == ["\u{E001}", "\u{E000}"])
    #expect(text.lines.flatMap(\.runs).flatMap(\.glyphs).count == 2)
    #expect(try abs(text.size.width - typeset("a").size.width - typeset("b").size.width) < 0.001)
    #expect(try typeset("\u{E000}", plain.tracked(0.1)).size.width == 0)
  }

  @Test("the blocks of a fallback hold all that it alone has, so that they never decide which font is taken")
  func blocks() throws {
    let set = FontSet.pinned
    var known = Set(try #require(FontPattern(set.base[0].file)).scalars)
    for fallback in set.fallbacks + set.rareFallbacks {
      let scalars = try #require(FontPattern(fallback.regular)).scalars
      let outside = scalars.filter { scalar in
        !known.contains(scalar) && !scalar.properties.isDefaultIgnorableCodePoint && scalar.value >= 0xA0
          && scalar.properties.generalCategory != .privateUse && !fallback.blocks.contains { $0.contains(scalar.value) }
      }
      #expect(outside.isEmpty, "\(fallback.regular.path)")
      known.formUnion(scalars)
    }
  }
}
