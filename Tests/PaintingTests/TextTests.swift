import Geometry
import Painting
import Pixels
import SceneLayout
import SceneModel
import Testing
import Typesetting

@Suite struct TextTests {
  private func picture(_ text: TypesetText, _ color: Color = .black, scale: Double = 2) throws -> Bitmap {
    try paint(box(0, 0, 60, 30, .text(text, color)), width: 60, height: 30, scale: scale, background: nil)
  }

  @Test("letters stand on the baseline, as high as the font's capitals")
  func baseline() throws {
    let rows = try picture(Letters.text()).inkedRows
    #expect(rows.last == 39)
    // 0.729 em is the height of an H in Nimbus Sans.
    #expect(rows.first == 40 - Int((0.729 * 40).rounded(.up)))
  }

  @Test("the ink lies at the place of the glyph, to a part of a pixel", arguments: [0, 0.1, 0.25, 0.4, 0.5, 0.75])
  func subpixel(shift: Double) throws {
    let resting = try picture(Letters.text(at: Point(x: 2, y: 20))).inkCenter
    let moved = try picture(Letters.text(at: Point(x: 2 + shift / 2, y: 20))).inkCenter
    #expect(abs(moved - resting - shift) < 0.03)
  }

  @Test("an upright stem covers its width in pixels, wherever it lies")
  func stem() throws {
    let coverage = try [0, 0.2, 0.35].map { shift in
      try picture(Letters.text("l", at: Point(x: 2 + shift, y: 20))).coverage
    }
    #expect(coverage.allSatisfy { abs($0 - coverage[0]) < 1 })
  }

  @Test("emboldened letters have more ink, but stay between the same rows", arguments: [1.0, 2, 3])
  func emboldened(scale: Double) throws {
    // The height of Helvetica Neue's capitals, for which the look is calibrated, at a size where it is whole pixels.
    let size = 28 / 0.714
    func letter(_ emboldening: Double) throws -> Bitmap {
      try picture(
        Letters.text(size: size, emboldening: emboldening, at: Point(x: 2, y: 29)), scale: scale)
    }
    let regular = try letter(0), medium = try letter(0.6)
    #expect(medium.coverage > 1.05 * regular.coverage)
    #expect(medium.inkedRows.last == regular.inkedRows.last)
    #expect(medium.inkedRows.first == regular.inkedRows.first)
    #expect(abs(medium.inkCenter - regular.inkCenter) < 0.05)
  }

  @Test("the stems of emboldened letters are wider by the stroke")
  func stemWidth() throws {
    func width(_ emboldening: Double) throws -> Double {
      let bitmap = try picture(Letters.text("l", emboldening: emboldening))
      return (0..<bitmap.width).reduce(0) { $0 + Double(bitmap.alpha($1, 25)) / 255 }
    }
    #expect(abs(try width(0.5) - width(0) - 1) < 0.05)
  }

  @Test(
    "a variable font is painted where it stands on its axes",
    arguments: [(100.0, 24.0), (400, 90), (650, 150), (900, 210)])
  func variations(weight: Double, stem: Double) throws {
    // An I of Sticks is one stem, of 24 thousandths of the size at the least weight and 210 at the greatest.
    var text = Letters.text("I", in: Letters.sticks, size: 20)
    text.lines[0].runs[0].file.variations = [FontVariation(axis: "wght", value: weight)]
    let bitmap = try picture(text)
    let width = (0..<bitmap.width).reduce(0) { $0 + Double(bitmap.alpha($1, 25)) / 255 }
    #expect(abs(width - stem / 1000 * 40) < 0.1)
  }

  @Test("no part of a translucent text is painted twice", arguments: [0, 0.8])
  func translucent(emboldening: Double) throws {
    // The letters overlap by more than half.
    let text = Letters.text("HOHO", emboldening: emboldening, pitch: 5)
    let bitmap = try picture(text, Color(white: 0, alpha: 0.5))
    #expect(bitmap.pixels.contains { $0 >> 24 == 128 })
    #expect(bitmap.pixels.allSatisfy { $0 >> 24 <= 128 })
  }

  @Test("a text is cut off at the clip, and painted where it sticks out of its box")
  func clip() throws {
    let text = Letters.text("HHH")
    let clipped = try paint(
      box(0, 0, 10, 12, .text(text, .black), clips: true), width: 60, height: 30, background: nil)
    let whole = try paint(box(0, 0, 10, 12, .text(text, .black)), width: 60, height: 30, background: nil)
    for y in 0..<30 {
      for x in 0..<60 { #expect(clipped[x, y] == (x < 10 && y < 12 ? whole[x, y] : 0)) }
    }
    #expect(whole.alpha(36, 15) + whole.alpha(37, 15) > 200)
  }

  @Test("all lines and runs of a text are painted")
  func lines() throws {
    var text = Letters.text("H", size: 10, at: Point(x: 0, y: 10))
    text.lines.append(Letters.text("H", size: 10, at: Point(x: 0, y: 22)).lines[0])
    text.lines[0].runs += Letters.text("H", size: 10, emboldening: 0.3).lines[0].runs
    #expect(
      try picture(text).inkedRows.count == 2 * (try picture(Letters.text("H", size: 10)).inkedRows.count))
  }

  @Test("an emoji keeps its colours, is as large as the font size says and takes the text's alpha")
  func emoji() throws {
    let text = Letters.text("\u{2764}", in: Letters.emoji)
    let opaque = try picture(text)
    #expect(opaque.pixels.contains { $0 >> 24 == 255 && $0 >> 16 & 0xFF > 200 && $0 & 0xFF < 80 })
    #expect((32...52).contains(opaque.inkedRows.count))
    let translucent = try picture(text, Color(white: 0, alpha: 0.5))
    #expect(translucent.pixels.contains { $0 >> 24 == 128 })
    #expect(translucent.pixels.allSatisfy { $0 >> 24 <= 128 })
  }

  @Test("an empty text and a text of spaces paint nothing")
  func empty() throws {
    #expect(try picture(TypesetText()).coverage == 0)
    #expect(try picture(Letters.text("   ")).coverage == 0)
  }
}
