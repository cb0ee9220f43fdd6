import Pixels
import Testing

@Suite("Comparing pictures")
struct ComparisonTests {
  private let white = Bitmap(width: 40, height: 30, pixels: .init(repeating: 0xFFFF_FFFF, count: 1200))

  @Test("equal pictures have no difference")
  func equal() {
    #expect(white.difference(from: white) == nil)
    #expect(white.difference(from: Bitmap(width: 40, height: 30, pixels: white.pixels.map { $0 })) == nil)
  }

  @Test("the pixels that differ are counted, framed and measured by their greatest channel")
  func counted() throws {
    var other = white
    other.pixels[3 * 40 + 5] = 0xFFFF_FF00
    other.pixels[7 * 40 + 2] = 0xFFFF_FAFF
    other.pixels[7 * 40 + 9] = 0xFEFF_FFFF
    let difference = try #require(white.difference(from: other))
    #expect(difference.count == 3)
    #expect(difference.total == 1200)
    #expect(difference.share == 0.0025)
    #expect(difference.boundingBox == .init(x: 2, y: 3, width: 8, height: 5))
    #expect(difference.greatestDelta == 255)
    #expect(difference.sizes == nil)
    #expect(difference == other.difference(from: white))
    #expect(
      difference.description == "3 of 1,200 pixels differ (0.25 %), in x 2..9 y 3..7, greatest difference 255 of 255")
  }

  @Test("alpha alone is a difference")
  func alpha() throws {
    let one = Bitmap(width: 1, height: 1, pixels: [0x1000_0000]), two = Bitmap(width: 1, height: 1, pixels: [0])
    #expect(try #require(one.difference(from: two)).greatestDelta == 16)
    #expect(
      one.difference(from: two)?.description
        == "1 of 1 pixels differs (100.00 %), in x 0..0 y 0..0, greatest difference 16 of 255")
  }

  @Test("a taller picture differs in all that the other has not")
  func taller() throws {
    let taller = Bitmap(width: 40, height: 31, pixels: .init(repeating: 0xFFFF_FFFF, count: 1240))
    let difference = try #require(taller.difference(from: white))
    #expect(difference.count == 40)
    #expect(difference.total == 1240)
    #expect(difference.boundingBox == .init(x: 0, y: 30, width: 40, height: 1))
    #expect(
      difference.description
        == "40 x 31 pixels in place of 40 x 30, 40 of 1,240 pixels differ (3.23 %), in x 0..39 y 30..30, "
        + "0 of the 1,200 that both have")
    #expect(difference.outside == 40)
    #expect(difference.regions.isEmpty)
    #expect(white.difference(from: taller)?.boundingBox == difference.boundingBox)
  }

  @Test("of two pictures of which one is wider and one taller, the corner that neither has is not counted")
  func crossed() throws {
    let wide = Bitmap(width: 5, height: 2, pixels: .init(repeating: 0xFF00_0000, count: 10))
    let tall = Bitmap(width: 2, height: 5, pixels: .init(repeating: 0xFF00_0001, count: 10))
    let difference = try #require(wide.difference(from: tall))
    #expect(difference.count == 16)
    #expect(difference.total == 16)
    #expect(difference.boundingBox == .init(x: 0, y: 0, width: 5, height: 5))
    #expect(difference.greatestDelta == 1)
    let wider = Bitmap(width: 5, height: 2, pixels: .init(repeating: 0xFF00_0000, count: 10))
    let smaller = Bitmap(width: 3, height: 2, pixels: .init(repeating: 0xFF00_0000, count: 6))
    #expect(wider.difference(from: smaller)?.boundingBox == .init(x: 3, y: 0, width: 2, height: 2))
  }

  @Test(
    "the share says neither nothing nor all before it is so",
    arguments: [(1, "under 0.01 %"), (99_999, "over 99.99 %")])
  func share(count: Int, words: String) throws {
    let one = Bitmap(width: 1000, height: 100, pixels: .init(repeating: 0, count: 100_000))
    var other = one
    for index in 0..<count { other.pixels[index] = 1 }
    #expect(try #require(one.difference(from: other)).description.contains("(\(words))"))
  }

  @Test("the difference picture fades what is the same and shows what changed in magenta")
  func picture() {
    let one = Bitmap(width: 4, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF, 0, 0xFF00_FF00])
    let two = Bitmap(width: 4, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF, 0, 0xFF00_FE00])
    #expect(one.differencePicture(to: two).pixels == [0xFFC0_C0C0, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_00FF])
  }

  @Test("the difference picture of two sizes holds both; what one of them lacks has changed, what both lack is empty")
  func unionPicture() {
    let wide = Bitmap(width: 2, height: 1, pixels: [0xFFFF_FFFF, 0xFFFF_FFFF])
    let tall = Bitmap(width: 1, height: 2, pixels: [0xFFFF_FFFF, 0xFFFF_FFFF])
    let picture = wide.differencePicture(to: tall)
    #expect(picture == Bitmap(width: 2, height: 2, pixels: [0xFFFF_FFFF, 0xFFFF_00FF, 0xFFFF_00FF, 0]))
  }
}
