import Foundation
import SceneModel
import Testing
import UIRenderKit

/// Font files that are broken or made to do harm: each is a fault of the scene or a picture, and soon.
@Suite("Hostile fonts", .timeLimit(.minutes(10)))
struct HostileFontTests {
  private static let pinned = "/usr/share/fonts/opentype/urw-base35/NimbusSans-Regular.otf"

  /// What is said of a scene that is set in a font file; empty if there is a picture.
  private func faults(_ bytes: [UInt8], named name: String = "font.ttf", family: String = "Sticks") throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(bytes).write(to: folder.appendingPathComponent(name))
    let labels = [
      #""\#(family):20""#, #""\#(family):1000""#, #"{ "family": "\#(family)", "size": 9, "weight": "heavy" }"#,
    ]
    .map { "{ \"type\": \"label\", \"text\": \"Hamburg 0123 אב\", \"font\": \($0), \"numberOfLines\": 2 }" }
    let text = """
      { "fonts": ["\(name)"], "device": { "size": [60, 40], "scale": 2 }, "statusBar": { "isHidden": true },
        "root": { "subviews": [\(labels.joined(separator: ", "))] } }
      """
    do {
      _ = try Renderer().render(SceneFile(path: "s", bytes: Array(text.utf8), folder: folder.path))
      return []
    } catch {
      #expect(error.list.allSatisfy { !$0.isMachineFault }, "\(error.list)")
      return error.list.map(\.description)
    }
  }

  private func changed(_ body: (inout FontFiles) -> Void) throws -> [UInt8] {
    var font = FontFiles(bytes: try FontFiles.sticks())
    body(&font)
    return font.bytes
  }

  /// Numbers that look like chance and are the same on every run (Knuth's generator).
  private struct Chance: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 32 | state << 32
    }
  }

  @Test("what is no font is said, by what it is where that is known")
  func noFont() throws {
    func said(_ start: String, _ name: String) throws -> [String] {
      try faults(start.unicodeScalars.map { UInt8($0.value) } + [UInt8](repeating: 7, count: 400), named: name)
    }
    let place = "s:1:13: error: fonts[0]: "
    #expect(try faults([]) == [place + "font.ttf: not a font that can be read"])
    #expect(try faults([0, 1, 0, 0]) == [place + "font.ttf: not a font that can be read"])
    #expect(try said("\0\u{1}\0\0", "random.ttf") == [place + "random.ttf: not a font that can be read"])
    let rest = ", not TTF, OTF or TTC"
    #expect(try said("\u{89}PNG\r\n", "picture.ttf") == [place + "picture.ttf: this is a PNG picture" + rest])
    #expect(try said("wOFF", "font.woff") == [place + "font.woff: this is a WOFF font" + rest])
    #expect(try said("wOF2", "font.woff2") == [place + "font.woff2: this is a WOFF font" + rest])
    #expect(try said("%!PS-AdobeFont", "font.pfa") == [place + "font.pfa: this is a Type 1 font" + rest])
    #expect(
      try said("ttcf\0\u{1}\0\0\u{7F}\u{FF}\u{FF}\u{FF}", "many.ttc") == [
        place + "many.ttc: not a font that can be read"
      ])
  }

  @Test("glyphs that are made of each other without end are a fault, not a wait", arguments: [1, 2, 16])
  func nestedGlyphs(parts: Int) throws {
    let font = try changed { font in
      let last = font.glyphCount - 1
      font.replaceGlyphs(
        with: (0...last).map { $0 < last ? FontFiles.composite(of: .init(repeating: $0 + 1, count: parts)) : [] })
    }
    #expect(try faults(font) == ["s:1:13: error: fonts[0]: font.ttf: the font is damaged"])
  }

  @Test("a glyph that is made of itself is a fault")
  func circle() throws {
    let font = try changed { font in
      font.replaceGlyphs(with: (0..<font.glyphCount).map { FontFiles.composite(of: [$0]) })
    }
    #expect(try faults(font) == ["s:1:13: error: fonts[0]: font.ttf: the font is damaged"])
  }

  @Test("an outline that goes to and fro ten thousand times is a fault")
  func zigzag() throws {
    let glyph = FontFiles.outline((0..<10_000).map { (x: $0 % 2 * 16_000, y: $0 * 7 % 16_000) })
    let font = try changed { font in font.replaceGlyphs(with: .init(repeating: glyph, count: 40)) }
    #expect(try faults(font) == ["s:1:13: error: fonts[0]: font.ttf: the font is damaged"])
  }

  @Test("letters that are thousands of times as large as their size are cut off at the screen")
  func enormousLetters() throws {
    let square = FontFiles.outline([(x: -16_000, y: -16_000), (x: -16_000, y: 16_000), (x: 16_000, y: 16_000)])
    let font = try changed { font in
      font.patch("head", at: 18, FontFiles.short(16))
      font.replaceGlyphs(with: .init(repeating: square, count: 60))
    }
    #expect(try faults(font).count <= 1)
  }

  @Test("measures that make no sense give a picture or a fault")
  func measures() throws {
    let extremes = [0, 1, 16, 0x7FFF, 0xFFFF]
    for value in extremes {
      for (tag, offset) in [
        ("head", 18), ("hhea", 4), ("hhea", 6), ("hhea", 8), ("hhea", 34), ("maxp", 4), ("fvar", 8),
      ] {
        _ = try faults(try changed { $0.patch(tag, at: offset, FontFiles.short(value)) })
      }
      _ = try faults(
        try changed { font in
          font.patch("head", at: 18, FontFiles.short(16))
          font.patch("hhea", at: 4, FontFiles.short(value) + FontFiles.short(-value) + FontFiles.short(value))
          let widths = (0..<font.glyphCount).flatMap { _ in FontFiles.short(value) + FontFiles.short(-0x8000) }
          font.replace("hmtx", with: widths)
        })
    }
  }

  @Test("axes that make no sense give a picture or a fault")
  func axes() throws {
    let ends = [Int(Int32.min), 0, 400 << 16, Int(Int32.max)]
    for least in ends {
      for greatest in ends {
        _ = try faults(
          try changed { $0.patch("fvar", at: 20, FontFiles.long(least) + FontFiles.long(0) + FontFiles.long(greatest)) }
        )
      }
    }
    _ = try faults(try changed { $0.patch("fvar", at: 12, [0xFF, 0xFF]) })
  }

  @Test("tables that are said to lie elsewhere give a picture or a fault")
  func lyingOffsets() throws {
    for value in [1, 15_000, 0xFFFF_FFFF] {
      for entry in FontFiles(bytes: try FontFiles.sticks()).entries {
        for field in [8, 12] {
          _ = try faults(
            try changed { $0.bytes.replaceSubrange(entry + field..<entry + field + 4, with: FontFiles.long(value)) })
        }
      }
    }
  }

  @Test("a font that is cut off anywhere gives a picture or a fault")
  func cuts() throws {
    let sticks = try FontFiles.sticks()
    for length in stride(from: 0, to: sticks.count, by: 797) { _ = try faults(Array(sticks.prefix(length))) }
    let nimbus = Array(try Data(contentsOf: URL(fileURLWithPath: Self.pinned)))
    for part in 1..<10 { _ = try faults(Array(nimbus.prefix(nimbus.count * part / 10)), family: "Nimbus Sans") }
  }

  @Test("a font with wrong bytes gives a picture or a fault", arguments: [1, 10, 100, 1000])
  func flips(count: Int) throws {
    var chance = Chance(state: UInt64(count))
    let fonts = [
      ("Sticks", try FontFiles.sticks()),
      ("Nimbus Sans", Array(try Data(contentsOf: URL(fileURLWithPath: Self.pinned)))),
    ]
    for (family, whole) in fonts {
      for _ in 0..<8 {
        var bytes = whole
        for _ in 0..<count {
          // The tables that others hang on are at the beginning.
          let end = Bool.random(using: &chance) ? bytes.count : 600
          bytes[Int.random(in: 0..<end, using: &chance)] = UInt8.random(in: 0...255, using: &chance)
        }
        _ = try faults(bytes, family: family)
      }
    }
  }
}
