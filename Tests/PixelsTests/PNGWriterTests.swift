import CPNG
import Testing

@testable import Pixels

@Suite("Writing PNG")
struct PNGWriterTests {
  /// Pictures whose sizes lie at the edges, by what they look like.
  static let pictures: [Bitmap] = [
    Bitmap(width: 1, height: 1, pixels: [0xFF12_3456]),
    Bitmap(width: 1, height: 1, pixels: [0]),
    Bitmap(width: 16_384, height: 1, pixels: (0..<16_384).map { 0xFF00_0000 | UInt32($0) &* 2_654_435 & 0xFF_FFFF }),
    Bitmap(width: 1, height: 300, pixels: (0..<300).map { 0xFF00_0000 | UInt32($0) }),
    noise(width: 67, height: 31, opaque: true),
    noise(width: 67, height: 31, opaque: false),
    Bitmap(width: 640, height: 40, pixels: .init(repeating: 0xFFF7_F7F7, count: 640 * 40)),
  ]

  static func noise(width: Int, height: Int, opaque: Bool) -> Bitmap {
    var state: UInt32 = 1
    return Bitmap(
      width: width, height: height,
      pixels: (0..<(width * height)).map { _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return opaque ? state | 0xFF00_0000 : state.premultiplied
      })
  }

  @Test("what is written is read back as the same pixels", arguments: pictures)
  func roundTrip(picture: Bitmap) throws {
    #expect(try Bitmap(png: picture.png(scale: 2)) == picture)
  }

  @Test("libpng reads the colours of a half-transparent pixel without the alpha")
  func unpremultiplied() throws {
    let picture = Bitmap(width: 2, height: 1, pixels: [0x8040_2000, 0xFF01_0203])
    // 0x40 of 0x80 is half of full: 127.5, rounded up; 0x20 a quarter.
    #expect(samples(picture.png(scale: 1)) == [128, 64, 0, 128, 1, 2, 3, 255])
  }

  @Test("a premultiplied word survives the way into the file and back, whatever its alpha")
  func everyAlpha() {
    let words = (UInt32(0)...255).flatMap { alpha in (0...alpha).map { alpha << 24 | $0 << 16 | $0 << 8 | $0 } }
    #expect(words.filter { $0.unpremultiplied.premultiplied != $0 } == [])
  }

  @Test("a channel above its alpha is written as full")
  func channelAboveAlpha() {
    #expect(UInt32(0x10FF_2008).unpremultiplied == 0x10FF_FF80)
  }

  @Test("an opaque picture is written as RGB, one with any transparency as RGBA")
  func colorType() {
    let opaque = Self.noise(width: 5, height: 4, opaque: true)
    var other = opaque
    other.pixels[19] = 0xFE00_0000
    #expect(PNGChunk.all(in: opaque.png(scale: 1))[0].contents == [0, 0, 0, 5, 0, 0, 0, 4, 8, 2, 0, 0, 0])
    #expect(PNGChunk.all(in: other.png(scale: 1))[0].contents == [0, 0, 0, 5, 0, 0, 0, 4, 8, 6, 0, 0, 0])
    #expect(opaque.isOpaque && !other.isOpaque)
  }

  @Test("the chunks are header, colour space, density, pixels and end, and nothing else", arguments: pictures)
  func chunks(picture: Bitmap) {
    let chunks = PNGChunk.all(in: picture.png(scale: 1))
    #expect(chunks.map(\.name) == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
    #expect(chunks[1].contents == [0])
  }

  @Test(
    "the density is 72 dots to the inch for each pixel of a point",
    arguments: [(1, 2835), (2, 5670), (3, 8505), (1.5, 4253), (0.001, 3)])
  func density(scale: Double, perMetre: Int) {
    let contents = PNGChunk.all(in: Self.pictures[0].png(scale: scale))[2].contents
    let bytes = [UInt8(perMetre >> 24), UInt8(perMetre >> 16), UInt8(perMetre >> 8 & 0xFF), UInt8(perMetre & 0xFF)]
    #expect(contents == bytes + bytes + [1])
  }

  @Test("a scale that is no scale still gives a file that can be read", arguments: [0, -1, .nan, .infinity, 1e300])
  func oddScale(scale: Double) throws {
    #expect(try Bitmap(png: Self.pictures[0].png(scale: scale)) == Self.pictures[0])
  }

  @Test("the same picture gives the same bytes")
  func repeatable() {
    let picture = Self.noise(width: 200, height: 100, opaque: false)
    #expect(picture.png(scale: 2) == picture.png(scale: 2))
  }

  /// The RGBA samples of a file as libpng sees them.
  private func samples(_ bytes: [UInt8]) -> [UInt8] {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    guard png_image_begin_read_from_memory(&image, bytes, bytes.count) != 0 else { return [] }
    defer { png_image_free(&image) }
    image.format = UInt32(PNG_FORMAT_FLAG_COLOR) | UInt32(PNG_FORMAT_FLAG_ALPHA)
    var samples = [UInt8](repeating: 0, count: Int(image.width * image.height) * 4)
    return png_image_finish_read(&image, nil, &samples, 0, nil) != 0 ? samples : []
  }
}
