import Glibc
import Pixels
import Testing

@Suite("Bytes that are no picture")
struct BadPNGTests {
  static let whole = PNGBuilder.file(
    width: 3, height: 3, depth: 8, type: 2, before: [("gAMA", [0, 0, 0xB1, 0x8F])],
    rows: Array(repeating: Array(repeating: 90, count: 9), count: 3))

  @Test("no bytes are an empty file")
  func empty() {
    #expect(throws: ImageFault.empty) { try Bitmap(png: []) }
  }

  @Test("a file that ends anywhere before its end is cut off, not half a picture", arguments: 1..<whole.count)
  func truncated(length: Int) {
    #expect(throws: ImageFault.truncated(.png)) { try Bitmap(png: Array(Self.whole.prefix(length))) }
  }

  @Test("a file whose pixels end too early is broken even if its frame is whole")
  func pixelsMissing() {
    for rows in [[], [[1, 2, 3]]] as [[[UInt8]]] {
      let file = PNGBuilder.file(width: 1, height: 2, depth: 8, type: 2, rows: rows)
      #expect { try Bitmap(png: file) } throws: { isBroken($0) }
    }
    var file = PNGBuilder()
    file.header(width: 1, height: 1)
    file.chunk("IEND", [])
    #expect { try Bitmap(png: file.bytes) } throws: { isBroken($0) }
  }

  @Test("a flipped bit anywhere behind the signature is a fault", arguments: 8..<whole.count)
  func flipped(offset: Int) {
    var bytes = Self.whole
    bytes[offset] ^= 0x10
    #expect(throws: ImageFault.self) { try Bitmap(png: bytes) }
  }

  @Test("a damaged chunk is named")
  func damagedChunk() {
    var bytes = Self.whole
    bytes[bytes.count - 20] ^= 1
    let fault = #expect(throws: ImageFault.self) { try Bitmap(png: bytes) }
    #expect(fault?.message == "the PNG file is broken: chunk IDAT does not match its checksum")
  }

  @Test("a palette picture without a palette is broken")
  func noPalette() {
    let file = PNGBuilder.file(width: 1, height: 1, depth: 8, type: 3, rows: [[0]])
    #expect { try Bitmap(png: file) } throws: { isBroken($0) }
  }

  @Test("a header that PNG does not know is broken")
  func header() {
    for (depth, type): (UInt8, UInt8) in [(3, 0), (16, 3), (8, 5), (0, 2)] {
      let file = PNGBuilder.file(width: 1, height: 1, depth: depth, type: type, rows: [[0, 0, 0]])
      #expect { try Bitmap(png: file) } throws: { isBroken($0) }
    }
    let nothing = PNGBuilder.file(width: 0, height: 4, depth: 8, type: 2, rows: [])
    #expect(throws: ImageFault.broken(.png, "its size is 0 x 4 pixels")) { try Bitmap(png: nothing) }
  }

  @Test(
    "a picture over the limits is refused by its header",
    arguments: [(30_000, 30_000), (16_385, 1), (1, 16_385), (8_001, 8_000), (2_147_483_647, 2_147_483_647)])
  func tooLarge(width: Int, height: Int) {
    var file = PNGBuilder()
    file.header(width: width, height: height)
    #expect(throws: ImageFault.tooLarge(width: width, height: height)) { try Bitmap(png: file.bytes) }
  }

  @Test("a picture of 30,000 x 30,000 pixels costs no memory, and its fault tells the size and the limits")
  func largeCostsNothing() async {
    await #expect(processExitsWith: .success) {
      let file = PNGBuilder.file(width: 30_000, height: 30_000, depth: 8, type: 6, rows: [])
      let before = peakMemory()
      let fault = #expect(throws: ImageFault.self) { try Bitmap(png: file) }
      #expect(
        fault?.message == "the picture has 30,000 × 30,000 pixels; at most 16,384 a side and 64,000,000 in all "
          + "are accepted")
      if peakMemory() - before > 8 << 10 { exit(1) }
    }
  }

  @Test("nothing is printed about a broken file")
  func silent() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent, \.standardOutputContent]
    ) {
      for name in ["iCCP", "sRGB", "tRNS", "bKGD", "gAMA", "zTXt", "cHRM"] {
        let bad = PNGBuilder.file(
          width: 1, height: 1, depth: 8, type: 3, before: [(name, [9]), ("PLTE", [1, 2, 3]), (name, [9])],
          rows: [[200]])
        _ = try? Bitmap(png: bad)
      }
      _ = try? Bitmap(png: PNGBuilder.file(width: 1, height: 9, depth: 8, type: 2, rows: []))
      exit(EXIT_SUCCESS)
    }
    let error = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(!error.contains("libpng") && !error.contains("warning"))
  }

  @Test("a Git LFS pointer is told apart, with what to do")
  func lfsPointer() {
    let text = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12\n"
    let fault = #expect(throws: ImageFault.lfsPointer) { try Bitmap(png: Array(text.utf8)) }
    #expect(fault?.message == "not a picture but a Git LFS pointer; fetch the picture with `git lfs pull`")
  }

  @Test("a PNG packed by Xcode is told apart")
  func xcode() {
    var file = PNGBuilder()
    file.chunk("CgBI", [0x50, 0, 0x20, 2])
    file.header(width: 1, height: 1)
    #expect(throws: ImageFault.xcodeOptimized) { try Bitmap(png: file.bytes) }
  }

  @Test(
    "a file of another kind is called by its name",
    arguments: [
      ("\u{FF}\u{D8}\u{FF}\u{E0}", "a JPEG picture"), ("GIF89a", "a GIF picture"),
      ("RIFF\0\0\0\0WEBPVP8 ", "a WebP picture"), ("BM6", "a BMP picture"), ("II*\0", "a TIFF picture"),
      ("MM\0*", "a TIFF picture"), ("\0\0\0\u{18}ftypheic", "a HEIF picture"),
      ("\0\0\0\u{18}ftypavif", "an AVIF picture"),
      ("\0\0\0\u{C}JXL ", "a JPEG XL picture"), ("\0\0\u{1}\0\u{1}", "a Windows icon"),
      ("8BPS", "a Photoshop document"), ("%PDF-1.4", "a PDF document"), ("<svg xmlns=''/>", "an SVG picture"),
      ("<?xml version='1.0'?>\n<!-- a -->\n<SVG>", "an SVG picture"), (" \n<!DOCTYPE html><head>", "an HTML page"),
      ("<html lang='en'><svg/>", "an SVG picture"),
    ])
  func otherKind(text: String, words: String) {
    let bytes = text.unicodeScalars.map { UInt8($0.value) }
    let fault = #expect(throws: ImageFault.self) { try Bitmap(png: bytes) }
    #expect(fault?.message == "not a PNG file; it looks like \(words)")
  }

  @Test("garbage is no PNG file", arguments: ["hello", "<", "{\"a\": 1}", "\u{89}PNX", "<note>svg</note>"])
  func garbage(text: String) {
    let fault = #expect(throws: ImageFault.other(nil, wanted: [.png])) {
      try Bitmap(png: text.unicodeScalars.map { UInt8($0.value) })
    }
    #expect(fault?.message == "not a PNG file")
  }
}

private func isBroken(_ error: any Error) -> Bool {
  if case ImageFault.broken = error { true } else { false }
}

/// The most memory that the process ever had, in KiB.
private func peakMemory() -> Int {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return usage.ru_maxrss
}
