import Geometry
import Painting
import Pixels
import SceneLayout
import SceneModel
import Testing
import Typesetting

@Suite("Letters painted in other ways than filled") struct LetteringTests {
  private func picture(_ text: TypesetText, _ lettering: Lettering, scale: Double = 2) throws -> Bitmap {
    try paint(box(0, 0, 60, 30, .lettering(text, lettering)), width: 60, height: 30, scale: scale, background: nil)
  }

  private func filled(_ text: TypesetText, scale: Double = 2) throws -> Bitmap {
    try paint(box(0, 0, 60, 30, .text(text, .black)), width: 60, height: 30, scale: scale, background: nil)
  }

  @Test("an outline leaves the insides empty, and half of its line lies outside")
  func outline() throws {
    let stem = Letters.text("l", size: 20)
    let solid = try filled(stem, scale: 4), hollow = try picture(stem, .outline(.black, width: 0.02), scale: 4)
    let row = 60
    let ink = (0..<240).filter { solid.alpha($0, row) > 127 }
    let left = try #require(ink.first), right = try #require(ink.last)
    #expect(hollow.alpha((left + right) / 2, row) == 0)
    // The line is 0.4 points, 1.6 pixels wide: 0.8 of it on each side of the stem's edge.
    #expect(hollow.alpha(left - 1, row) > 60 && hollow.alpha(right + 1, row) > 60)
    let coverage = (0..<240).reduce(0.0) { $0 + Double(hollow.alpha($1, row)) / 255 }
    #expect(abs(coverage - 3.2) < 0.15)
  }

  @Test("where outlines cross, a translucent line is painted once")
  func crossingOutlines() throws {
    let text = Letters.text("HOHO", pitch: 5)
    let bitmap = try picture(text, .outline(Color(white: 0, alpha: 0.5), width: 0.05))
    #expect(bitmap.pixels.contains { $0 >> 24 == 128 })
    #expect(bitmap.pixels.allSatisfy { $0 >> 24 <= 128 })
  }

  @Test("a sharp shadow is the letters' shape in another colour")
  func sharpShadow() throws {
    let text = Letters.text("Hg")
    let shape = try filled(text), shadow = try picture(text, .shadow(.red, radius: 0))
    for y in 0..<60 { for x in 0..<120 { #expect(shadow.alpha(x, y) == shape.alpha(x, y)) } }
  }

  @Test("the shadow of an emoji is its shape in one colour")
  func emojiShadow() throws {
    let text = Letters.text("\u{2764}", in: Letters.emoji)
    let shadow = try picture(text, .shadow(Color(hex: 0x0000FF), radius: 0))
    #expect(shadow.coverage > 0.9 * (try filled(text).coverage))
    #expect(shadow.pixels.allSatisfy { $0 & 0xFFFF00 == 0 })
  }

  @Test("a blurred shadow has the ink of the sharp one, spread by three standard deviations")
  func blurredShadow() throws {
    let text = Letters.text("H", at: Point(x: 20, y: 22))
    let sharp = try picture(text, .shadow(.black, radius: 0)), soft = try picture(text, .shadow(.black, radius: 1))
    #expect(abs(soft.coverage - sharp.coverage) < 0.03 * sharp.coverage)
    #expect(abs(soft.inkCenter - sharp.inkCenter) < 0.1)
    let grown = soft.inkedRows.count - sharp.inkedRows.count
    #expect((6...12).contains(grown))
  }

  @Test("an inner shadow lies inside the letters, at the edge that it comes from")
  func innerShadow() throws {
    let text = Letters.text("l", size: 24, at: Point(x: 10, y: 26))
    let shape = try filled(text, scale: 4)
    let shade = try picture(text, .innerShadow(.black, offset: Point(x: 0, y: 1), radius: 0), scale: 4)
    for y in 0..<120 { for x in 0..<240 { #expect(shade.alpha(x, y) <= shape.alpha(x, y)) } }
    let dark = (0..<120).filter { y in (0..<240).contains { shade.alpha($0, y) > 127 } }
    #expect(dark.first == shape.inkedRows.first)
    #expect((3...5).contains(dark.count))
  }

  @Test("slanted letters lean to the right above the baseline by a share of their height")
  func slant() throws {
    var text = Letters.text("l", size: 20, at: Point(x: 10, y: 20))
    let upright = try filled(text, scale: 4)
    text.lines[0].runs[0].slant = 0.5
    let leaning = try filled(text, scale: 4)
    func center(_ bitmap: Bitmap, _ row: Int) -> Double {
      let ink = (0..<bitmap.width).filter { bitmap.alpha($0, row) > 127 }
      return Double(ink.reduce(0, +)) / Double(ink.count)
    }
    #expect(abs(center(leaning, 78) - center(upright, 78)) < 1.5)
    #expect(abs(center(leaning, 40) - center(upright, 40) - 20) < 1.5)
    #expect(leaning.inkedRows == upright.inkedRows)
  }

  @Test("stretched letters are wider by the factor and as high as before")
  func stretch() throws {
    var text = Letters.text("H", size: 20, at: Point(x: 2, y: 20))
    func columns(_ bitmap: Bitmap) -> Int {
      (0..<bitmap.width).count { x in (0..<bitmap.height).contains { bitmap.alpha(x, $0) > 127 } }
    }
    let plain = try filled(text, scale: 4)
    text.lines[0].runs[0].stretch = 1.5
    let wide = try filled(text, scale: 4)
    #expect(abs(Double(columns(wide)) - 1.5 * Double(columns(plain))) <= 2)
    #expect(wide.inkedRows == plain.inkedRows)
  }

  @Test("nothing is painted of an empty text, in whatever way")
  func empty() throws {
    for lettering in [
      Lettering.outline(.black, width: 0.1), .shadow(.black, radius: 2), .innerShadow(.black, offset: .zero, radius: 1),
    ] {
      #expect(try picture(TypesetText(), lettering).coverage == 0)
      #expect(try picture(Letters.text(" "), lettering).coverage == 0)
    }
  }
}
