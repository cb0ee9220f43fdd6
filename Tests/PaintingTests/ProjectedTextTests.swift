import Geometry
import Pixels
import SceneLayout
import SceneModel
import Testing
import Typesetting

@Suite("Texts in perspective")
struct ProjectedTextTests {
  private static let plane = Projection(
    x: .init(x: 1, y: 0, constant: 0), y: .init(x: 0, y: 1, constant: 0), w: .init(x: 0, y: 0, constant: 1))
  private static let even = [FadeStop(distance: 100, opacity: 1)]

  private func picture(
    _ text: TypesetText = Letters.text(), _ projection: Projection = plane, fade: [FadeStop] = even,
    fadeCenter: Double = 0
  ) throws -> Bitmap {
    let content = ProjectedText(
      text: text, color: .black, projection: projection, fade: fade, fadeCenter: fadeCenter)
    return try paint(box(0, 0, 60, 30, .projectedText(content)), width: 60, height: 30, scale: 2, background: nil)
  }

  @Test("a plane that is looked at straight shows the text as it is")
  func straight() throws {
    let plain = try paint(
      box(0, 0, 60, 30, .text(Letters.text("Hx"), .black)), width: 60, height: 30, scale: 2, background: nil)
    let seen = try picture(Letters.text("Hx"))
    #expect(zip(plain.pixels, seen.pixels).allSatisfy { abs(Int($0 >> 24) - Int($1 >> 24)) <= 1 })
  }

  @Test("a plane at half the size and moved shows the text so")
  func scaled() throws {
    let half = Projection(
      x: .init(x: 1, y: 0, constant: 0), y: .init(x: 0, y: 1, constant: 20), w: .init(x: 0, y: 0, constant: 2))
    let rows = try picture(Letters.text(), half).inkedRows
    // The baseline at 20 comes to (20 + 20) / 2, the height of the capitals to half of 0.729 em.
    #expect(rows.last == 39)
    #expect(rows.count == Int((0.729 * 20).rounded(.up)))
  }

  @Test("ink fades from its middle as its stops say, evenly between them")
  func fading() throws {
    let fade = [FadeStop(distance: 0, opacity: 1), FadeStop(distance: 20, opacity: 0)]
    let faded = try picture(fade: fade, fadeCenter: 20), full = try picture()
    // A stem of the H, at the baseline and 10 points above.
    let x = try #require((0..<120).first { full.alpha($0, 30) == 255 })
    #expect(abs(faded.alpha(x, 38) - 245) <= 4)
    #expect(abs(faded.alpha(x, 20) - 130) <= 4)
  }

  @Test("glyphs that are pictures are squeezed, moved and faded")
  func pictures() throws {
    let flat = Projection(
      x: .init(x: 1, y: 0, constant: 0), y: .init(x: 0, y: 0.5, constant: 10), w: .init(x: 0, y: 0, constant: 1))
    let emoji = Letters.text("😀", in: Letters.emoji)
    let whole = try picture(emoji), squeezed = try picture(emoji, flat)
    let heights = (whole.inkedRows.count, squeezed.inkedRows.count)
    #expect(abs(heights.0 - 2 * heights.1) <= 3)
    let half = try picture(emoji, fade: [FadeStop(distance: 100, opacity: 0.5)])
    #expect(abs(half.coverage * 2 - whole.coverage) < whole.coverage * 0.05)
  }

  @Test("a text far outside of the canvas draws nothing")
  func outside() throws {
    let far = Projection(
      x: .init(x: 1, y: 0, constant: 1e7), y: .init(x: 0, y: 1, constant: 0), w: .init(x: 0, y: 0, constant: 1))
    #expect(try picture(Letters.text(), far).coverage == 0)
  }
}
