import Pixels
import Testing

@Suite("Reading PNG")
struct PNGReaderTests {
  @Test("grey pictures of every depth are read", arguments: [1, 2, 4, 8, 16] as [UInt8])
  func grey(depth: UInt8) throws {
    let row: [UInt8] =
      switch depth {
      case 1: [0b0100_0000]
      case 2: [0b0011_0000]
      case 4: [0x0F]
      case 8: [0, 255]
      default: [0, 0, 255, 255]
      }
    let file = PNGBuilder.file(width: 2, height: 1, depth: depth, type: 0, rows: [row])
    #expect(try Bitmap(png: file).pixels == [0xFF00_0000, 0xFFFF_FFFF])
  }

  @Test("a grey picture of 16 bits is sRGB like one of 8, not linear light")
  func sixteenBitsAreSRGB() throws {
    let file = PNGBuilder.file(width: 1, height: 1, depth: 16, type: 0, rows: [[0x80, 0x80]])
    #expect(try Bitmap(png: file).pixels == [0xFF80_8080])
  }

  @Test("a palette's colours are read, at every depth", arguments: [1, 2, 4, 8] as [UInt8])
  func palette(depth: UInt8) throws {
    let row: [UInt8] =
      switch depth {
      case 1: [0b0100_0000]
      case 2: [0b0001_0000]
      case 4: [0x01]
      default: [0, 1]
      }
    let file = PNGBuilder.file(
      width: 2, height: 1, depth: depth, type: 3, before: [("PLTE", [255, 0, 0, 0, 0, 255])], rows: [row])
    #expect(try Bitmap(png: file).pixels == [0xFFFF_0000, 0xFF00_00FF])
  }

  @Test("a palette's alpha is read")
  func paletteWithAlpha() throws {
    let file = PNGBuilder.file(
      width: 3, height: 1, depth: 8, type: 3,
      before: [("PLTE", [255, 0, 0, 0, 0, 255, 0, 255, 0]), ("tRNS", [0, 128])], rows: [[0, 1, 2]])
    #expect(try Bitmap(png: file).pixels == [0, 0x8000_0080, 0xFF00_FF00])
  }

  @Test("the transparent colour of a grey and of an RGB picture is read")
  func transparentColor() throws {
    let grey = PNGBuilder.file(
      width: 2, height: 1, depth: 8, type: 0, before: [("tRNS", [0, 7])], rows: [[7, 8]])
    #expect(try Bitmap(png: grey).pixels == [0, 0xFF08_0808])
    let color = PNGBuilder.file(
      width: 2, height: 1, depth: 8, type: 2, before: [("tRNS", [0, 1, 0, 2, 0, 3])], rows: [[1, 2, 3, 1, 2, 4]])
    #expect(try Bitmap(png: color).pixels == [0, 0xFF01_0204])
  }

  @Test("grey with alpha, RGB and RGBA are read at 8 and 16 bits, and colours are multiplied by alpha")
  func alphaAndColor() throws {
    func pixels(_ depth: UInt8, _ type: UInt8, _ row: [UInt8]) throws -> [UInt32] {
      // The greater byte first; the samples are those that 16 bits have for the same level.
      let row = depth == 16 ? row.flatMap { [$0, $0] } : row
      return try Bitmap(png: PNGBuilder.file(width: 1, height: 1, depth: depth, type: type, rows: [row])).pixels
    }
    for depth: UInt8 in [8, 16] {
      #expect(try pixels(depth, 4, [200, 128]) == [0x8064_6464])
      #expect(try pixels(depth, 2, [1, 2, 3]) == [0xFF01_0203])
      #expect(try pixels(depth, 6, [255, 128, 0, 128]) == [0x8080_4000])
    }
  }

  @Test("an interlaced picture is read")
  func interlaced() throws {
    var file = PNGBuilder()
    file.header(width: 11, height: 9, interlaced: true)
    let rows = PNGBuilder.interlaced(width: 11, height: 9) { [UInt8($0 * 20), UInt8($1 * 25), 7] }
    file.chunk("IDAT", PNGBuilder.zlib(rows))
    file.chunk("IEND", [])
    let expected = (0..<99).map { (index: UInt32) -> UInt32 in
      let red = index % 11 * 20, green = index / 11 * 25
      return 0xFF00_0007 | red << 16 | green << 8
    }
    #expect(try Bitmap(png: file.bytes).pixels == expected)
  }

  @Test("pixels in several chunks, unknown chunks and bytes after the end are no fault")
  func oddButRight() throws {
    let stream = PNGBuilder.zlib([0, 1, 2, 3])
    var file = PNGBuilder()
    file.header(width: 1, height: 1)
    file.chunk("vpAg", [1, 2, 3])
    file.chunk("IDAT", Array(stream.prefix(3)))
    file.chunk("IDAT", [])
    file.chunk("IDAT", Array(stream.dropFirst(3)))
    file.chunk("tEXt", Array("Title\0x".utf8))
    file.chunk("IEND", [])
    #expect(try Bitmap(png: file.bytes + [1, 2, 3]).pixels == [0xFF01_0203])
  }

  @Test("the size is known from the header alone")
  func size() throws {
    var file = PNGBuilder()
    file.header(width: 640, height: 1136)
    let size = try Bitmap.pngSize(of: file.bytes)
    #expect(size == (640, 1136))
  }
}
