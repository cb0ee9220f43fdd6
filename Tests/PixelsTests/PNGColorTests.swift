import Pixels
import Testing

@Suite("The colours of PNG files")
struct PNGColorTests {
  private func pixel(_ chunks: [(String, [UInt8])], _ level: UInt8 = 128) throws -> UInt32 {
    try #require(
      try Bitmap(
        png: PNGBuilder.file(width: 1, height: 1, depth: 8, type: 2, before: chunks, rows: [[level, level, level]])
      ).pixels.first)
  }

  @Test("a gamma is heeded as the format asks: linear light becomes sRGB")
  func gamma() throws {
    // 128 of 255 in linear light is 188 in sRGB, and 186 by the power of 2.2 that libpng takes for it.
    let pixel = try pixel([("gAMA", [0, 1, 0x86, 0xA0])])
    #expect((186...188).contains(pixel & 0xFF))
  }

  @Test("the usual gamma of 1/2.2, and one beside the chunk that says sRGB, change nothing")
  func usualGamma() throws {
    #expect(try pixel([("gAMA", [0, 0, 0xB1, 0x8F])]) == 0xFF80_8080)
    #expect(try pixel([("sRGB", [0]), ("gAMA", [0, 0, 0xB1, 0x8F])]) == 0xFF80_8080)
  }

  @Test("primaries are not heeded, as iOS 7 and 8 match no colours")
  func primaries() throws {
    // The wide primaries of Adobe RGB.
    let values = [31_270, 32_900, 64_000, 33_000, 21_000, 71_000, 15_000, 6_000]
    let bytes = values.flatMap { [UInt8(0), UInt8($0 >> 16), UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] }
    let file = PNGBuilder.file(
      width: 1, height: 1, depth: 8, type: 2, before: [("gAMA", [0, 0, 0xB1, 0x8F]), ("cHRM", bytes)],
      rows: [[200, 40, 90]])
    #expect(try Bitmap(png: file).pixels == [0xFFC8_285A])
  }

  @Test("interlaced pictures of 16 bits are read, with every filter", arguments: [0, 2, 4, 6] as [UInt8])
  func interlacedSixteenBits(type: UInt8) throws {
    let channels = [0: 1, 2: 3, 4: 2, 6: 4][type] ?? 0
    func level(_ x: Int, _ y: Int, _ channel: Int) -> UInt8 { UInt8((x * 20 + y * 31 + channel * 77) & 0xFF) }
    func sample(_ x: Int, _ y: Int) -> [UInt8] {
      (0..<channels).flatMap { channel -> [UInt8] in
        let isAlpha = type > 2 && channel == channels - 1
        let value = isAlpha ? 255 : level(x, y, channel)
        return [value, value]
      }
    }
    let passes = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
    var data: [UInt8] = [], filter: UInt8 = 0
    for (left, top, across, down) in passes {
      var before: [UInt8]?
      for y in stride(from: top, to: 9, by: down) {
        let row = stride(from: left, to: 11, by: across).flatMap { sample($0, y) }
        data += [filter] + filtered(row, before, filter, step: 2 * channels)
        filter = (filter + 1) % 5
        before = row
      }
    }
    var file = PNGBuilder()
    file.header(width: 11, height: 9, depth: 16, type: type, interlaced: true)
    file.chunk("IDAT", PNGBuilder.zlib(data))
    file.chunk("IEND", [])
    let pixels = try Bitmap(png: file.bytes).pixels
    let isGrey = type == 0 || type == 4
    for y in 0..<9 {
      for x in 0..<11 {
        let channels = isGrey ? [0, 0, 0] : [0, 1, 2]
        let expected = channels.reduce(UInt32(0xFF)) { $0 << 8 | UInt32(level(x, y, $1)) }
        #expect(pixels[y * 11 + x] == expected)
      }
    }
  }

  /// A row as a filter stores it.
  private func filtered(_ row: [UInt8], _ before: [UInt8]?, _ filter: UInt8, step: Int) -> [UInt8] {
    row.indices.map { index in
      let left = index >= step ? Int(row[index - step]) : 0
      let up = before.map { Int($0[index]) } ?? 0
      let corner = index >= step ? before.map { Int($0[index - step]) } ?? 0 : 0
      let guess: Int
      switch filter {
      case 1: guess = left
      case 2: guess = up
      case 3: guess = (left + up) / 2
      case 4:
        let sum = left + up - corner
        let distances = [abs(sum - left), abs(sum - up), abs(sum - corner)]
        guess = [left, up, corner][distances.firstIndex(of: distances.min() ?? 0) ?? 0]
      default: guess = 0
      }
      return row[index] &- UInt8(guess)
    }
  }

  @Test("an interlaced picture of 16 bits with too few or damaged data is broken")
  func damaged() {
    for data in [[0, 1, 2], PNGBuilder.zlib([0, 1]), PNGBuilder.zlib([9, 1, 2]), PNGBuilder.zlib([0, 1, 2, 0])] {
      var file = PNGBuilder()
      file.header(width: 1, height: 1, depth: 16, type: 0, interlaced: true)
      file.chunk("IDAT", data)
      file.chunk("IEND", [])
      #expect { try Bitmap(png: file.bytes) } throws: { error in
        if case ImageFault.broken(.png, _) = error { true } else { false }
      }
    }
  }

  @Test("an animated PNG is refused by its name")
  func animated() {
    let file = PNGBuilder.file(
      width: 1, height: 1, depth: 8, type: 0, before: [("acTL", [0, 0, 0, 2, 0, 0, 0, 0])], rows: [[9]])
    let fault = #expect(throws: ImageFault.animated(.png)) { try Bitmap(png: file) }
    #expect(fault?.message == "the PNG file is animated; only still pictures are drawn")
  }
}
