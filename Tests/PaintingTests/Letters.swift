import CFreeType
import Foundation
import Geometry
import Typesetting

/// Texts of one line, made without a typesetter.
enum Letters {
  static let sans = "/usr/share/fonts/opentype/urw-base35/NimbusSans-Regular.otf"
  /// A variable font of our own (Examples/fonts/make-sticks.py).
  static let sticks = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Examples/fonts/Sticks.ttf").path
  static let emoji = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"

  /// Letters in a font file, one every `pitch` points from an origin on the baseline.
  static func text(
    _ letters: String = "H", in path: String = sans, size: Double = 20, emboldening: Double = 0,
    at origin: Point = Point(x: 2, y: 20), pitch: Double = 16
  ) -> TypesetText {
    let glyphs = letters.unicodeScalars.enumerated().map { index, scalar in
      Glyph(id: glyph(scalar, in: path), position: Point(x: Double(index) * pitch, y: 0))
    }
    let run = GlyphRun(file: FontFile(path: path), size: size, emboldening: emboldening, glyphs: glyphs)
    let width = pitch * Double(glyphs.count)
    return TypesetText(
      lines: [TypesetLine(origin: origin, width: width, runs: [run], range: 0..<letters.utf8.count)],
      size: Size(width: width, height: size))
  }

  private static func glyph(_ scalar: Unicode.Scalar, in path: String) -> UInt32 {
    var library: FT_Library?
    var face: FT_Face?
    FT_Init_FreeType(&library)
    defer { FT_Done_FreeType(library) }
    return FT_New_Face(library, path, 0, &face) == 0 ? FT_Get_Char_Index(face, FT_ULong(scalar.value)) : 1
  }
}
