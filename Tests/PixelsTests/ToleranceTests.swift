import Pixels
import Testing

@Suite("Comparing pictures with a tolerance")
struct ToleranceTests {
  private let white = Bitmap(width: 40, height: 40, color: 0xFFFF_FFFF)
  private let black = Bitmap(width: 40, height: 40, color: 0xFF00_0000)

  @Test("no tolerance short of all takes black for white")
  func canary() throws {
    let tolerance = Tolerance(distance: 99.9, ignoresAntialiasing: true)
    let difference = try #require(white.difference(from: black, tolerance: tolerance))
    #expect(difference.count == 1600)
    #expect(!PixelBudget(pixels: 1599).allows(difference))
    #expect(!PixelBudget(share: 0.999).allows(difference))
    #expect(PixelBudget(pixels: 1600, share: 1).allows(difference))
    #expect(try #require(white.difference(from: black, tolerance: Tolerance(distance: 100))).count == 0)
  }

  @Test("a mask may lie anywhere and be of any size", arguments: [Int.min, -1, 0, 41, Int.max])
  func farMasks(place: Int) {
    for size in [Int.min, -1, 0, 40, Int.max] {
      let mask = PictureDifference.Box(x: place, y: place, width: size, height: size)
      let difference = white.difference(from: black, tolerance: Tolerance(masks: [mask]))
      let covered = max(0, min(40, place > 0 ? 0 : Double(place) + Double(size)))
      #expect(difference?.masked == Int(covered * covered))
    }
  }

  @Test("a colour that eyes hardly tell apart is within a small tolerance, and is counted apart")
  func distance() throws {
    var other = white
    other.pixels[0] = 0xFFFE_FFFF
    other.pixels[1] = 0xFFC0_C0C0
    let difference = try #require(white.difference(from: other, tolerance: Tolerance(distance: 1)))
    #expect(difference.count == 1)
    #expect(difference.tolerated == 1)
    #expect(difference.description.hasSuffix("greatest difference 63 of 255, 1 more within the tolerance"))
    #expect(white.difference(from: other)?.count == 2)
  }

  @Test("a colour that shines through is compared on white and on black")
  func alpha() {
    let clear = Bitmap(width: 1, height: 1, color: 0), opaque = Bitmap(width: 1, height: 1, color: 0xFFFF_FFFF)
    #expect(clear.difference(from: opaque, tolerance: Tolerance(distance: 99))?.count == 1)
  }

  @Test("under a mask nothing counts, also beyond the other picture")
  func masks() throws {
    var other = white
    other.pixels[5 * 40 + 5] = 0xFF00_0000
    other.pixels[20 * 40 + 5] = 0xFF00_0000
    let mask = PictureDifference.Box(x: 0, y: 0, width: 10, height: 10)
    let difference = try #require(white.difference(from: other, tolerance: Tolerance(masks: [mask])))
    #expect(difference.count == 1)
    #expect(difference.masked == 1)
    #expect(difference.boundingBox == .init(x: 5, y: 20, width: 1, height: 1))
    let taller = Bitmap(width: 40, height: 41, color: 0xFFFF_FFFF)
    let rest = PictureDifference.Box(x: 0, y: 40, width: 40, height: 1)
    let grown = try #require(white.difference(from: taller, tolerance: Tolerance(masks: [rest])))
    #expect(grown.count == 0)
    #expect(!PixelBudget(pixels: 1000, share: 1).allows(grown))
  }

  @Test("changes far from each other are regions of their own, from the top and from the left")
  func regions() throws {
    var other = Bitmap(width: 200, height: 100, color: 0xFFFF_FFFF)
    let white = other
    for (x, y) in [(150, 80), (151, 82), (3, 80), (10, 4), (18, 4)] { other.pixels[y * 200 + x] = 0xFF00_0000 }
    let difference = try #require(white.difference(from: other))
    #expect(
      difference.regions == [
        .init(x: 10, y: 4, width: 9, height: 1), .init(x: 3, y: 80, width: 1, height: 1),
        .init(x: 150, y: 80, width: 2, height: 3),
      ])
    #expect(difference.meanDelta == 255)
  }

  @Test("a pixel that smooths an edge may differ only when that is asked")
  func antialiasing() throws {
    // A black area with a slanted edge: the pixels along it are of different greys.
    func edge(_ grey: UInt32) -> Bitmap {
      var picture = white
      for y in 0..<40 {
        let middle = 10 + y / 2
        for x in 0..<middle { picture.pixels[y * 40 + x] = 0xFF00_0000 }
        let level = y.isMultiple(of: 2) ? grey : grey + 0x40
        picture.pixels[y * 40 + middle] = 0xFF00_0000 | level << 16 | level << 8 | level
      }
      return picture
    }
    let one = edge(0x60), two = edge(0x70)
    let exact = try #require(one.difference(from: two))
    #expect(exact.count == 40)
    let aware = try #require(one.difference(from: two, tolerance: Tolerance(ignoresAntialiasing: true)))
    #expect(aware.count < 4)
    #expect(aware.antialiased + aware.count == 40)
    // A line that is gone smooths nothing.
    var line = white
    for y in 0..<40 { line.pixels[y * 40 + 20] = 0xFF00_0000 }
    let gone = try #require(white.difference(from: line, tolerance: Tolerance(ignoresAntialiasing: true)))
    #expect(gone.count == 40)
  }

  @Test("the difference picture shows what counts in magenta and the rest pale, on a canvas for both sizes")
  func picture() {
    var other = Bitmap(width: 30, height: 50, color: 0xFFFF_FFFF)
    other.pixels[0] = 0xFF00_0000
    other.pixels[1] = 0xFFFE_FFFF
    let shown = white.differencePicture(to: other, tolerance: Tolerance(distance: 1))
    #expect(shown.width == 40)
    #expect(shown.height == 50)
    #expect(shown.pixels[0] == 0xFFFF_00FF)
    #expect(shown.pixels[1] == 0xFFFF_FFFF)
    #expect(shown.pixels[49 * 40] == 0xFFFF_00FF)
    #expect(shown.pixels[49 * 40 + 39] == 0)
  }
}
