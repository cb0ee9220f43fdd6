import Pixels
import Testing

@Suite("Reading JPEG files")
struct JPEGReaderTests {
  private static let red: UInt32 = 0xFFFF_0000, blue: UInt32 = 0xFF00_00FF, green: UInt32 = 0xFF00_FF00
  private static let black: UInt32 = 0xFF00_0000

  /// The colours in the middle of the four quarters, row by row.
  private func quarters(_ bitmap: Bitmap) -> [UInt32] {
    [(3, 3), (12, 3), (3, 12), (12, 12)].map { bitmap.pixels[$0.1 * bitmap.width + $0.0] }
  }

  private func isNear(_ pixels: [UInt32], _ expected: [UInt32], within tolerance: Int = 6) -> Bool {
    zip(pixels, expected).allSatisfy { one, other in
      [0, 8, 16, 24].allSatisfy { abs(Int(one >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) <= tolerance }
    }
  }

  @Test("baseline and progressive pictures are read", arguments: [JPEGSamples.color, JPEGSamples.progressive])
  func color(file: [UInt8]) throws {
    let bitmap = try Bitmap(jpeg: file)
    #expect(bitmap.width == 16 && bitmap.height == 16)
    #expect(isNear(quarters(bitmap), [Self.red, Self.blue, Self.green, Self.black]))
  }

  @Test("a grey picture is read")
  func grey() throws {
    // The luma of the four colours: 76, 29, 150, 0.
    #expect(
      isNear(quarters(try Bitmap(jpeg: JPEGSamples.grey)), [0xFF4C_4C4C, 0xFF1D_1D1D, 0xFF96_9696, Self.black]))
  }

  @Test("inks are stored inverted where Adobe's marker is, and as they are where it is not")
  func ink() throws {
    #expect(isNear(quarters(try Bitmap(jpeg: JPEGSamples.ink)), [Self.red, Self.blue, Self.green, Self.black]))
    let plain = JPEGSamples.removing(0xEE, from: JPEGSamples.ink)
    #expect(plain.count < JPEGSamples.ink.count)
    let inverted = quarters(try Bitmap(jpeg: plain))
    // The stored black is 255 throughout, which is then all ink.
    #expect(isNear(inverted, [Self.black, Self.black, Self.black, Self.black]))
  }

  /// Where red, blue, green and black are seen in EXIF's eight orientations.
  private static let seen: [(UInt8, [UInt32])] = [
    (1, [red, blue, green, black]), (2, [blue, red, black, green]), (3, [black, green, blue, red]),
    (4, [green, black, red, blue]), (5, [red, green, blue, black]), (6, [green, red, black, blue]),
    (7, [black, blue, green, red]), (8, [blue, black, red, green]),
  ]

  private func exif(_ value: UInt8, isLittleEndian: Bool, count: UInt8 = 1) -> [UInt8] {
    let tiff: [UInt8] =
      isLittleEndian
      ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, count, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, value, 0, 0, 0, 0, 0, 0, 0]
      : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, count, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0, 0, 0, 0, 0]
    return Array("Exif\0\0".utf8) + tiff
  }

  @Test("a picture is turned as its EXIF orientation says", arguments: 0..<8)
  func orientation(index: Int) throws {
    let (value, colors) = Self.seen[index]
    for isLittleEndian in [true, false] {
      let file = JPEGSamples.inserting(0xE1, exif(value, isLittleEndian: isLittleEndian))
      #expect(isNear(quarters(try Bitmap(jpeg: file)), colors))
    }
  }

  @Test("EXIF data that make no sense leave the picture as it is stored")
  func oddExif() throws {
    let whole = exif(6, isLittleEndian: true)
    var farAway = whole
    farAway[6 + 7] = 0x7F
    let odd = [exif(0, isLittleEndian: true), exif(9, isLittleEndian: false), farAway, Array("Exif\0\0IIII".utf8)]
    for contents in odd + (0..<whole.count - 8).map({ Array(whole.prefix($0)) }) {
      let bitmap = try Bitmap(jpeg: JPEGSamples.inserting(0xE1, contents))
      #expect(isNear(quarters(bitmap), [Self.red, Self.blue, Self.green, Self.black]))
    }
  }

  @Test("comments, unknown segments and bytes behind the end are no fault")
  func oddButRight() throws {
    let file = JPEGSamples.inserting(0xFE, [1, 0xFF, 0xD9], into: JPEGSamples.inserting(0xE5, [])) + [1, 2, 3]
    #expect(try Bitmap(jpeg: file) == Bitmap(jpeg: JPEGSamples.color))
  }

  @Test("a library that is not there is named with its package")
  func missingLibrary() {
    let fault = #expect(throws: ImageFault.self) { _ = try DynamicLibrary("libnone.so.9", package: "libnone9") }
    #expect(fault?.message == "libnone.so.9 cannot be loaded; install the package libnone9")
    #expect(fault?.isMachineProblem == true)
  }
}

@Suite("Bytes that are no JPEG picture")
struct BadJPEGTests {
  @Test("a file that ends anywhere before its end is a fault, not half a picture", arguments: [0, 1, 2])
  func truncated(sample: Int) {
    let file = [JPEGSamples.color, JPEGSamples.progressive, JPEGSamples.ink][sample]
    for length in 0..<file.count {
      #expect(throws: ImageFault.self) { try Bitmap(jpeg: Array(file.prefix(length))) }
    }
    #expect(throws: ImageFault.truncated(.jpeg)) { try Bitmap(jpeg: Array(file.dropLast())) }
    #expect(throws: ImageFault.empty) { try Bitmap(jpeg: []) }
  }

  @Test("data that end before the picture does are a fault although the file has its end")
  func dataMissing() {
    let file = Array(JPEGSamples.color.dropLast(12)) + [0xFF, 0xD9]
    #expect { try Bitmap(jpeg: file) } throws: { isBroken($0) }
  }

  @Test("a header that lies about the size is a fault")
  func lyingSize() {
    #expect { try Bitmap(jpeg: JPEGSamples.changing(header: 3, to: 900)) } throws: { isBroken($0) }
    #expect(throws: ImageFault.broken(.jpeg, "its size is 16 x 0 pixels")) {
      try Bitmap(jpeg: JPEGSamples.changing(header: 3, to: 0))
    }
    #expect(throws: ImageFault.tooLarge(width: 16, height: 65_535)) {
      try Bitmap(jpeg: JPEGSamples.changing(header: 3, to: 65_535))
    }
  }

  @Test("a picture that is stored in thousands of passes is refused before it is decoded")
  func passes() {
    var file = JPEGSamples.changing(header: 3, to: 8000, in: JPEGSamples.changing(header: 5, to: 8000))
    let scan: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0, 0, 0]
    file.removeLast(2)
    for _ in 0..<500 { file += scan }
    let fault = #expect(throws: ImageFault.self) { try Bitmap(jpeg: file + [0xFF, 0xD9]) }
    #expect(fault?.message == "the JPEG file is too costly to draw: 501 passes")
  }

  @Test("a file without a picture, or with two headers, is broken")
  func frames() {
    #expect(throws: ImageFault.broken(.jpeg, "it has no picture")) { try Bitmap(jpeg: [0xFF, 0xD8, 0xFF, 0xD9]) }
    let header: [UInt8] = [8, 0, 16, 0, 16, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]
    #expect(throws: ImageFault.broken(.jpeg, "it has two headers")) {
      try Bitmap(jpeg: JPEGSamples.inserting(0xC0, header))
    }
  }

  @Test("flipped bits never crash, and nothing is printed about them")
  func flipped() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent, \.standardOutputContent]
    ) {
      for sample in [JPEGSamples.color, JPEGSamples.progressive, JPEGSamples.ink] {
        for index in sample.indices {
          for bit in [0x01, 0x10, 0x80] as [UInt8] {
            var bytes = sample
            bytes[index] ^= bit
            _ = try? Bitmap(jpeg: bytes)
          }
        }
      }
    }
    let error = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(!error.lowercased().contains("jpeg"))
  }

  @Test("another format is told by its name")
  func other() {
    let fault = #expect(throws: ImageFault.self) { try Bitmap(jpeg: Array("GIF89a".utf8)) }
    #expect(fault?.message == "not a JPEG file; it looks like a GIF picture")
  }
}

private func isBroken(_ error: any Error) -> Bool {
  if case ImageFault.broken(.jpeg, _) = error { true } else { false }
}
