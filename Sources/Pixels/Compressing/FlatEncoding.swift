import CDeflate

/// A picture as the data of a PNG file, by the deflate of our own that is made for flat pictures.
struct FlatEncoding {
  /// What stands before it, and the data.
  let bytes: [UInt8]
  /// Whether there is so much in the picture that changes little by little that filters may shrink it better.
  let isSmooth: Bool

  /// Compresses a picture.
  /// - Parameters:
  ///   - census: What was found in the picture.
  ///   - form: A form whose pixels have whole bytes.
  ///   - head: What stands before the data.
  init(_ picture: Bitmap, census: ColorCensus, form: PixelForm, after head: [UInt8]) {
    let width = picture.width, rowLength = 1 + form.rowLength(width: width)
    let packer = RowPacker(form)
    var stream = DeflateStream(after: head + ZlibFrame.head)
    var checksum = ZlibFrame.Checksum()
    var smooth = 0, sharp = 0
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * rowLength + 8) { room in
      picture.pixels.withUnsafeBufferPointer { words in
        guard let packed = room.baseAddress, let pixels = words.baseAddress else { return }
        let raised = packed + (rowLength + 4)
        packed[0] = PNGFilter.none.rawValue
        raised.initialize(repeating: 0, count: rowLength)
        raised[0] = PNGFilter.up.rawValue
        var matcher = FlatMatcher(pixels: pixels, width: width, pixelSize: form.pixelSize)
        var y = 0
        while y < picture.height {
          packer.pack(pixels + y * width, width: width, into: packed + 1)
          matcher.addRow(y, packed: packed, to: &stream)
          checksum.add(packed, count: rowLength)
          let next = census.repeats[(y + 1)...].firstIndex(of: false) ?? picture.height
          let times = next - y - 1
          if times > 0 {
            let filter = matcher.repeatRow(before: y + 1, times: times, to: &stream)
            for _ in 0..<times { checksum.add(filter == .up ? raised : packed, count: rowLength) }
          }
          y = next
        }
        (smooth, sharp) = (matcher.smoothCount, matcher.sharpCount)
      }
    }
    bytes = stream.finish() + checksum.bytes
    // Where filters win, more than half of such pixels are smooth, or at least a third; trying them takes long on large
    // pictures, of which the latter would be too many.
    let isLarge = picture.pixels.count > 1 << 18
    isSmooth = smooth * (isLarge ? 1 : 2) > sharp
  }
}

/// What stands around deflate's data (RFC 1950).
enum ZlibFrame {
  /// Deflate with a window of 32 KB.
  static let head: [UInt8] = [0x78, 0x01]

  /// The checksum at the end.
  struct Checksum {
    private var value: UInt32 = 1

    /// Goes on with further bytes.
    mutating func add(_ bytes: UnsafePointer<UInt8>, count: Int) {
      value = libdeflate_adler32(value, bytes, count)
    }

    /// As it is stored.
    var bytes: [UInt8] { value.bigEndianBytes }
  }
}
