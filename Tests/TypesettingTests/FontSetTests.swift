import Foundation
import Testing

@testable import Typesetting

@Suite("The font set")
struct FontSetTests {
  private let bold = "/usr/share/fonts/opentype/urw-base35/NimbusSans-Bold.otf"
  private let mono = "/usr/share/fonts/opentype/urw-base35/NimbusMonoPS-Regular.otf"

  @Test("a scene's font is known by the family name in its file")
  func adding() throws {
    let set = try FontSet.pinned.adding([mono])
    #expect(set.families == ["Nimbus Mono PS", "Nimbus Sans"])
    #expect(files(try typeset("a", FontFace(family: "Nimbus Mono PS"), fonts: set)) == ["NimbusMonoPS-Regular.otf"])
    #expect(files(try typeset("漢", FontFace(family: "Nimbus Mono PS"), fonts: set)) == ["NotoSansCJK-Regular.ttc"])
  }

  @Test("all fonts of a collection are known")
  func collection() throws {
    let set = try FontSet.pinned.adding(["/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"])
    #expect(set.families.contains("Noto Sans CJK KR") && set.families.contains("Noto Sans Mono CJK JP"))
    let text = try typeset("한", FontFace(family: "Noto Sans CJK KR"), fonts: set)
    #expect(text.lines.first?.runs.first?.file.index == 1)
  }

  @Test("a scene's font takes precedence over the look's, the nearest weight wins")
  func precedence() throws {
    let set = try FontSet.pinned.adding([bold])
    #expect(set.font(for: FontFace(family: "Nimbus Sans", weight: 650))?.weight == 700)
    #expect(set.font(for: FontFace(family: "Nimbus Sans", weight: 500))?.weight == 400)
    #expect(set.font(for: FontFace(family: "Nimbus Sans", weight: 500, isItalic: true))?.isItalic == true)
  }

  @Test("a family that is not known is replaced by the look's")
  func unknownFamily() throws {
    #expect(FontSet.pinned.font(for: FontFace(family: "Comic Sans", weight: 700))?.family == "Nimbus Sans")
  }

  @Test("a font that is missing or broken is a fault that names it")
  func brokenFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String, _ data: Data) throws -> String {
      let url = folder.appendingPathComponent(name)
      try data.write(to: url)
      return url.path
    }
    let font = try Data(contentsOf: URL(fileURLWithPath: mono))
    let cases: [(String, (String) -> FontSetFault)] = [
      (folder.path + "/none.otf", { .missingFile(path: $0) }),
      (try file("empty.otf", Data()), { .notAFont(path: $0) }),
      (try file("text.otf", Data("hello".utf8)), { .unsupportedFormat(path: $0, found: nil) }),
      (try file("woff.otf", Data("wOFF".utf8) + font), { .unsupportedFormat(path: $0, found: "a WOFF font") }),
      (try file("head.otf", font.prefix(200)), { .notAFont(path: $0) }),
      (
        "/usr/share/fonts/X11/Type1/NimbusSans-Regular.pfb",
        { .unsupportedFormat(path: $0, found: "a Type 1 font") }
      ),
      (
        try file("picture.ttf", Data("\u{89}PNG".unicodeScalars.map { UInt8($0.value) })),
        { .unsupportedFormat(path: $0, found: "a PNG picture") }
      ),
      (folder.path, { .notAFont(path: $0) }),
    ]
    for (path, fault) in cases {
      #expect(throws: fault(path)) { try FontSet.pinned.adding([path]) }
    }
  }

  @Test("a font that lost its tail after being named sets nothing and crashes nothing")
  func truncatedFont() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).otf")
    defer { try? FileManager.default.removeItem(at: url) }
    let font = try Data(contentsOf: URL(fileURLWithPath: mono))
    try font.write(to: url)
    let set = try FontSet.pinned.adding([url.path])
    for count in [0, 10, 1000, font.count / 2, font.count - 100] {
      try font.prefix(count).write(to: url)
      #expect(try typeset("abc", FontFace(family: "Nimbus Mono PS"), fonts: set).lines.count <= 1)
    }
  }

  @Test("a font that is gone, or gives Pango no glyphs, is a fault and not a blank picture")
  func goneFont() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).otf")
    defer { try? FileManager.default.removeItem(at: url) }
    let font = try Data(contentsOf: URL(fileURLWithPath: mono))
    try font.write(to: url)
    let typesetter = try Typesetter(fonts: FontSet.pinned.adding([url.path]))
    func set() -> TypesetText {
      typesetter.typeset(
        "abc", face: FontFace(family: "Nimbus Mono PS"), size: 17, pitchGrid: .init(scale: 2))
    }
    try Data("no font".utf8).write(to: url)
    _ = set()
    #expect(throws: FontSetFault.unopenedFont(path: url.path)) { try typesetter.throwFault() }
    try FileManager.default.removeItem(at: url)
    _ = set()
    #expect(throws: FontSetFault.missingFile(path: url.path)) { try typesetter.throwFault() }
    try font.write(to: url)
    #expect(set().lines.first?.runs.first?.glyphs.count == 3)
    try typesetter.throwFault()

    let context = try ShapingContext(own: try #require(FontPattern(FontFile(path: url.path))), fallbacks: [])
    try Data().write(to: url)
    context.shape(Array("abc".utf8), 0..<3, level: 0, features: { _ in nil }, { _, _, _ in })
    #expect(context.fault == .unopenedFont(path: url.path))
  }

  @Test("characters that no font has, or that have no glyph by nature, are no fault")
  func noFault() throws {
    let typesetter = try Typesetter()
    for string in [
      "\u{E000}", "\u{200D}", "\u{FE0F}", "1\u{FE0F}\u{20E3}", "\u{20E3}", "\u{10FFFF}", "\u{301}", "a\u{AD}\u{2028}",
    ] {
      for text in [string, "😀\(string) न"] {
        _ = typesetter.typeset(text, face: plain, size: 17, pitchGrid: .init(scale: 2))
        try typesetter.throwFault()
      }
    }
  }

  @Test("a missing file of a rare script names its package when a text needs it")
  func missingLater() throws {
    var set = FontSet.pinned
    set.packages["/nowhere/"] = "fonts-nowhere"
    set.additions = [.init(file: FontFile(path: "/nowhere/a.ttf"), family: "Nowhere")]
    let typesetter = try Typesetter(fonts: set)
    func show(_ string: String) { _ = typesetter.typeset(string, face: plain, size: 17, pitchGrid: .init(scale: 2)) }
    show("abc")
    try typesetter.throwFault()
    show("ᏣᎳᎩ")
    let fault = FontSetFault.missingPinnedFile(path: "/nowhere/a.ttf", package: "fonts-nowhere")
    #expect(throws: fault) { try typesetter.throwFault() }
  }

  @Test("a missing pinned file names the package to install")
  func missingPackage() throws {
    var set = FontSet.pinned
    let path = "/usr/share/fonts/truetype/noto/NotoSansKlingon.ttf"
    set.fallbacks.append(FontSet.Fallback(regular: FontFile(path: path), blocks: []))
    #expect(throws: FontSetFault.missingPinnedFile(path: path, package: "fonts-noto-core")) {
      try Typesetter(fonts: set)
    }
  }

  @Test("the pinned files are all there, each named with its package")
  func pinned() throws {
    try FontSet.pinned.check()
    #expect(FontSet.pinned.families == ["Nimbus Sans"])
    #expect(
      FontSet.pinned.packages.values.sorted() == [
        "fonts-noto-cjk", "fonts-noto-color-emoji", "fonts-noto-core", "fonts-urw-base35",
      ])
  }
}
