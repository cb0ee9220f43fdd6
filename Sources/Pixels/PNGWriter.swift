import CDeflate

extension Bitmap {
  /// The picture as a PNG file: 8 bits a channel, RGB if every pixel is opaque, else RGBA; the same bytes at every call.
  ///
  /// The file says that its colours are sRGB, and how many pixels a point has (`pHYs`, 72 points to the inch).
  /// Rows are not filtered: on pictures of user interfaces every filter makes the file larger and takes time.
  /// - Parameter scale: pixels to a point, greater than 0.
  public func png(scale: Double) -> [UInt8] {
    let isOpaque = self.isOpaque
    let rowLength = 1 + width * (isOpaque ? 3 : 4)
    // One byte more than the rows need: an opaque pixel is stored as a word of four bytes.
    return withUnsafeTemporaryAllocation(byteCount: rowLength * height + 1, alignment: 1) { rows in
      if isOpaque { fillRGB(rows, rowLength: rowLength) } else { fillRGBA(rows, rowLength: rowLength) }
      return pngFile(
        head: pngHead(isOpaque: isOpaque, scale: scale),
        rows: UnsafeRawBufferPointer(rebasing: rows[..<(rowLength * height)]))
    }
  }

  /// Whether no pixel lets anything shine through.
  public var isOpaque: Bool {
    var common = UInt32.max
    for word in pixels { common &= word }
    return common >= 0xFF00_0000
  }

  private func fillRGB(_ rows: UnsafeMutableRawBufferPointer, rowLength: Int) {
    pixels.withUnsafeBufferPointer { words in
      for y in 0..<height {
        let row = y * rowLength
        rows[row] = 0
        for x in 0..<width {
          // Red, green, blue and a zero, which the next pixel (or the next row's filter byte) overwrites.
          let word = (words[y * width + x].byteSwapped >> 8).littleEndian
          rows.storeBytes(of: word, toByteOffset: row + 1 + x * 3, as: UInt32.self)
        }
      }
    }
  }

  private func fillRGBA(_ rows: UnsafeMutableRawBufferPointer, rowLength: Int) {
    pixels.withUnsafeBufferPointer { words in
      for y in 0..<height {
        let row = y * rowLength
        rows[row] = 0
        for x in 0..<width {
          let word = words[y * width + x].unpremultiplied
          let bytes = (word << 8 | word >> 24).bigEndian
          rows.storeBytes(of: bytes, toByteOffset: row + 1 + x * 4, as: UInt32.self)
        }
      }
    }
  }

  /// The chunks before the pixels.
  private func pngHead(isOpaque: Bool, scale: Double) -> [UInt8] {
    let density = pixelsPerMetre(scale: scale)
    var head = PNG.signature
    head += PNG.chunk(
      "IHDR", UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes + [8, isOpaque ? 2 : 6, 0, 0, 0])
    head += PNG.chunk("sRGB", [0])
    head += PNG.chunk("pHYs", density.bigEndianBytes + density.bigEndianBytes + [1])
    return head
  }

  /// 72 points to the inch, 2835 to the metre; the range is PNG's.
  private func pixelsPerMetre(scale: Double) -> UInt32 {
    guard scale > 0 else { return 2835 }
    return UInt32(min((scale * 2835).rounded(), Double(Int32.max)))
  }
}

extension UInt32 {
  /// A premultiplied ARGB word with its colour as it is before the alpha, each channel rounded to the nearest.
  var unpremultiplied: UInt32 {
    let alpha = self >> 24
    guard alpha != 255 else { return self }
    guard alpha != 0 else { return 0 }
    func channel(_ shift: UInt32) -> UInt32 {
      // A channel above its alpha is no colour; it counts as full.
      Swift.min((((self >> shift) & 0xFF) * 255 + alpha / 2) / alpha, 255) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }

  /// The number's bytes as PNG stores them.
  fileprivate var bigEndianBytes: [UInt8] {
    [UInt8(self >> 24), UInt8(self >> 16 & 0xFF), UInt8(self >> 8 & 0xFF), UInt8(self & 0xFF)]
  }
}

/// Puts a file together from its first chunks and its rows, which it compresses in place.
private func pngFile(head: [UInt8], rows: UnsafeRawBufferPointer) -> [UInt8] {
  // Level 1: higher ones save a tenth of the bytes on such pictures and cost half as much time again, or more.
  guard let compressor = libdeflate_alloc_compressor(1) else { preconditionFailure("out of memory") }
  defer { libdeflate_free_compressor(compressor) }
  let end = PNG.chunk("IEND", [])
  let bound = libdeflate_zlib_compress_bound(compressor, rows.count)
  let dataStart = head.count + 8
  return [UInt8](unsafeUninitializedCapacity: dataStart + bound + 4 + end.count) { file, count in
    let file = UnsafeMutableRawBufferPointer(file)
    let room = UnsafeMutableRawBufferPointer(rebasing: file[dataStart..<(dataStart + bound)])
    let size = libdeflate_zlib_compress(compressor, rows.baseAddress, rows.count, room.baseAddress, room.count)
    precondition(size > 0, "libdeflate's bound holds")
    let dataEnd = dataStart + size
    file.put(head + UInt32(size).bigEndianBytes + PNG.name("IDAT"), at: 0)
    let checksum = PNG.checksum(UnsafeRawBufferPointer(rebasing: file[(dataStart - 4)..<dataEnd]))
    file.put(checksum.bigEndianBytes + end, at: dataEnd)
    count = dataEnd + 4 + end.count
  }
}

extension UnsafeMutableRawBufferPointer {
  fileprivate func put(_ bytes: [UInt8], at offset: Int) {
    UnsafeMutableRawBufferPointer(rebasing: self[offset...]).copyBytes(from: bytes)
  }
}

extension PNG {
  /// A small chunk: its length, name, contents and checksum.
  static func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
    let checked = PNG.name(name) + contents
    return UInt32(contents.count).bigEndianBytes + checked
      + checked.withUnsafeBytes { PNG.checksum($0) }.bigEndianBytes
  }

  fileprivate static func name(_ name: String) -> [UInt8] { Array(name.utf8) }
}
