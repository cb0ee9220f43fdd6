import CPNG
import Foundation
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
    Bitmap(width: 1, height: 1000, pixels: .init(repeating: 0x8000_0000, count: 1000)),
    // A row is longer than a match may lie back, and every row is as the first.
    picture(width: 10_923, height: 4) { x, _ in UInt32(x) },
    picture(width: 8000, height: 3) { x, y in UInt32(x / 9 + y * 300) },
    // Rows that come again, of one colour or of many, and letters between them.
    picture(width: 300, height: 90) { x, y in y % 30 < 20 ? 0xFF_FFFF : UInt32(x / 7 * (y % 3)) },
    picture(width: 300, height: 90) { x, y in UInt32(y / 30 * 77 + x) },
    picture(width: 90, height: 40) { x, y in UInt32(x % 11 * y) },
    // Gradients, which filters shrink better.
    picture(width: 130, height: 70) { x, y in UInt32(x + y) << 16 | UInt32(x * 2) << 8 & 0xFF00 | UInt32(y) },
    translucent(width: 120, height: 60),
    // Two, three and five shades or colours take fewer bits than eight.
    picture(width: 17, height: 5) { x, y in (x + y) % 2 == 0 ? 0 : 0xFF_FFFF },
    picture(width: 13, height: 5) { x, y in UInt32((x * y) % 3) * 0x55_5555 },
    picture(width: 9, height: 5) { x, y in UInt32((x * y) % 5) * 0x11_2233 },
    picture(width: 16, height: 16) { x, y in UInt32(x * 16 + y) * 0x01_0101 },
    picture(width: 16, height: 17) { x, y in UInt32(x * 17 + y) },
  ]

  /// Gradients with nothing on them, so large that they are compressed in several parts: opaque, grey and translucent.
  static let gradients: [Bitmap] = [
    picture(width: 500, height: 400) { x, y in
      let red = UInt32(x + y) / 5, green = UInt32(x + 2 * y) / 9, blue = UInt32(y) / 3
      return red << 16 | green << 8 | blue
    },
    picture(width: 700, height: 500) { x, y in
      let shade = UInt32(x + y) / 9
      return shade * 0x01_0101
    },
    Bitmap(
      width: 300, height: 300,
      pixels: (0..<90_000).map { place -> UInt32 in
        let x = place % 300, y = place / 300
        let alpha = UInt32(200 + (x + y) / 30), green = UInt32(x + 2 * y) / 8
        return alpha << 24 | green << 8
      }),
  ]

  /// An opaque picture whose colours are made from places.
  static func picture(width: Int, height: Int, _ color: (_ x: Int, _ y: Int) -> UInt32) -> Bitmap {
    let pixels = (0..<(width * height)).map { color($0 % width, $0 / width) | 0xFF00_0000 }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Half of it shines through, in stripes.
  static func translucent(width: Int, height: Int) -> Bitmap {
    let opaque = picture(width: width, height: height) { x, y in UInt32(x / 10 * 16 + y / 20) }
    return Bitmap(
      width: width, height: height,
      pixels: opaque.pixels.enumerated().map { $0 % 20 < 10 ? $1 : ($1 & 0xFF_FFFF | 0x8000_0000).premultiplied })
  }

  static func noise(width: Int, height: Int, opaque: Bool) -> Bitmap {
    var state: UInt32 = 1
    return Bitmap(
      width: width, height: height,
      pixels: (0..<(width * height)).map { _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return opaque ? state | 0xFF00_0000 : state.premultiplied
      })
  }

  @Test("libpng reads back the same pixels", arguments: pictures, PNGCompression.allCases)
  func roundTrip(picture: Bitmap, compression: PNGCompression) throws {
    #expect(try Bitmap(png: picture.png(scale: 2, compression: compression)) == picture)
  }

  @Test("libpng reads back every small shape, of one colour, of equal rows and of two colours, grey or not")
  func smallShapes() throws {
    let kinds: [(_ x: Int, _ y: Int) -> UInt32] = [
      { _, _ in 0xFF_FFFF }, { _, _ in 0x12_3456 }, { x, _ in UInt32(x % 2) * 0xFF_FFFF },
      { x, _ in UInt32(x) * 0x10_2030 }, { x, y in UInt32((x + y) % 2) * 0xFF_FFFF },
      { _, y in UInt32(y / 2) * 0x10_2030 },
    ]
    for width in 1...9 {
      for height in 1...6 {
        for (kind, color) in kinds.enumerated() {
          for compression in PNGCompression.allCases {
            let picture = Self.picture(width: width, height: height, color)
            let again = try Bitmap(png: picture.png(scale: 1, compression: compression))
            #expect(again == picture, "\(width) × \(height), kind \(kind), \(compression)")
          }
        }
      }
    }
  }

  @Test("libpng reads back random pictures of runs, repeated rows and noise", arguments: 1...60)
  func random(seed: UInt32) throws {
    let picture = RandomPicture.make(seed: seed)
    #expect(try Bitmap(png: picture.png(scale: 1)) == picture)
  }

  @Test("libpng reads back gradients, which are seen to be smooth by a few of their rows", arguments: gradients)
  func gradient(picture: Bitmap) throws {
    #expect(picture.isSmooth)
    #expect(try Bitmap(png: picture.png(scale: 1)) == picture)
  }

  @Test("a gradient's file is no larger than libpng's own, though each of its filters is that of eight rows")
  func gradientSize() {
    let gradient = Self.picture(width: 640, height: 1136) { x, y in
      let place = Double(x + y) / 1776
      let green = UInt32(45 + 104 * place), blue = UInt32(85 - 85 * place)
      return 0xFF_0000 | green << 8 | blue
    }
    #expect(gradient.png(scale: 2).count <= libpngSize(of: gradient))
  }

  @Test("letters and noise are not taken for a gradient")
  func notSmooth() {
    #expect(!Self.noise(width: 67, height: 31, opaque: true).isSmooth)
    #expect(!Self.picture(width: 90, height: 40) { x, y in UInt32(x % 11 * y) }.isSmooth)
    #expect(!Bitmap(width: 1, height: 300, pixels: (0..<300).map { 0xFF00_0000 | UInt32($0) }).isSmooth)
  }

  @Test("a small file is no larger than a fast one", arguments: pictures)
  func small(picture: Bitmap) {
    #expect(picture.png(scale: 2, compression: .small).count <= picture.png(scale: 2).count)
  }

  @Test(
    "no file is larger than libpng's own with its defaults, which Cairo takes",
    arguments: ["view", "stepper", "switch", "slider", "image-view", "hidden-bars", "title-view", "glass"])
  func noLarger(name: String) throws {
    let file = name == "glass" ? "Tests/glass-over-colors" : "Examples/" + name
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let golden = try Bitmap(png: Array(Data(contentsOf: package.appending(path: "golden/\(file).png"))))
    #expect(golden.png(scale: 2).count <= libpngSize(of: golden))
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

  @Test("an opaque picture is stored as RGB, one with any transparency as RGBA")
  func colorType() {
    let opaque = Self.noise(width: 67, height: 31, opaque: true)
    var other = opaque
    other.pixels[19] = 0xFE00_0000
    #expect(header(opaque.png(scale: 1)) == [0, 0, 0, 67, 0, 0, 0, 31, 8, 2, 0, 0, 0])
    #expect(header(other.png(scale: 1)) == [0, 0, 0, 67, 0, 0, 0, 31, 8, 6, 0, 0, 0])
    #expect(opaque.isOpaque && !other.isOpaque)
  }

  @Test("up to 256 colours are stored as a list, and shades of grey without one")
  func fewColors() {
    func type(_ count: Int, _ color: UInt32, _ compression: PNGCompression) -> [UInt8] {
      let picture = Self.picture(width: count, height: 2) { x, _ in UInt32(x % count) * color }
      if compression == .fast { return Array(header(picture.png(scale: 1))[8...9]) }
      // What the search settles on, even if the fast way happens to be smaller.
      let form = SmallestEncoding(picture, census: ColorCensus(picture)).form
      return [UInt8(form.bitDepth), form.colorType]
    }
    #expect(type(256, 0x00_0101, .fast) == [8, 3])
    #expect(type(257, 0x00_0101, .fast) == [8, 2])
    #expect(type(256, 0x01_0101, .fast) == [8, 0])
    #expect(type(16, 0x01_0203, .small) == [4, 3])
    #expect(type(17, 0x01_0203, .small) == [8, 3])
    #expect(type(4, 0x01_0203, .small) == [2, 3])
    #expect(type(2, 0x01_0203, .small) == [1, 3])
    #expect(type(2, 0xFF_FFFF, .small) == [1, 0])
    #expect(type(4, 0x55_5555, .small) == [2, 0])
    #expect(type(16, 0x11_1111, .small) == [4, 0])
  }

  private func header(_ file: [UInt8]) -> [UInt8] { PNGChunk.all(in: file)[0].contents }

  @Test(
    "the chunks are header, colour space, density, perhaps a list of colours, pixels and end, and nothing else",
    arguments: pictures)
  func chunks(picture: Bitmap) {
    let chunks = PNGChunk.all(in: picture.png(scale: 1))
    let list = chunks[0].contents[9] == 3 ? ["PLTE"] : []
    #expect(chunks.map(\.name) == ["IHDR", "sRGB", "pHYs"] + list + ["IDAT", "IEND"])
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

  /// How large a file libpng makes of an opaque picture as RGB.
  private func libpngSize(of picture: Bitmap) -> Int {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    (image.width, image.height) = (UInt32(picture.width), UInt32(picture.height))
    image.format = UInt32(PNG_FORMAT_FLAG_COLOR)
    let samples = picture.pixels.flatMap { [UInt8($0 >> 16 & 0xFF), UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] }
    var size = 0
    return png_image_write_to_memory(&image, nil, &size, 0, samples, 0, nil) != 0 ? size : 0
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
