import CDeflate

extension Bitmap {
  /// The picture as a PNG file; the same bytes at every call.
  ///
  /// An opaque picture is stored as shades of grey or as a list of up to 256 colours where it has no others, else as RGB;
  /// one that lets something shine through as RGBA. The file says that its colours are sRGB, and how many pixels a point
  /// has (`pHYs`, 72 points to the inch).
  /// - Parameters:
  ///   - scale: pixels to a point, greater than 0.
  ///   - compression: whether the file has to be made fast, or be as small as it gets.
  public func png(scale: Double, compression: PNGCompression = .fast) -> [UInt8] {
    let census = ColorCensus(self)
    switch compression {
    case .fast: return fastPNG(scale: scale, census: census)
    case .small:
      let encoding = SmallestEncoding(self, census: census)
      let head = PNG.head(width: width, height: height, form: encoding.form, scale: scale)
      let smallest = PNG.finished(head + encoding.bytes, dataStart: head.count)
      // Now and then the fast way finds what the search does not, such as rows that come again and again.
      let fast = fastPNG(scale: scale, census: census)
      return fast.count < smallest.count ? fast : smallest
    }
  }

  private func fastPNG(scale: Double, census: ColorCensus) -> [UInt8] {
    let form = census.form
    let head = PNG.head(width: width, height: height, form: form, scale: scale)
    if form.hasChannels, isSmooth {
      return PNG.finished(SmoothEncoding(self, form: form, after: head).bytes, dataStart: head.count)
    }
    let encoding = FlatEncoding(self, census: census, form: form, after: head)
    // Rows are not filtered: on flat pictures every filter makes the file larger and takes time. Level 6 is the first
    // whose files are never larger than Cairo's.
    if encoding.isSmooth || encoding.bytes.count < 1024 {
      let filtered = FilteredEncoding(self, form: form, filters: .nearestToZero).bytes(after: head, level: 6)
      if filtered.count < encoding.bytes.count { return PNG.finished(filtered, dataStart: head.count) }
    }
    return PNG.finished(encoding.bytes, dataStart: head.count)
  }

  /// Whether no pixel lets anything shine through.
  public var isOpaque: Bool {
    var common = UInt32.max
    for word in pixels { common &= word }
    return common >= 0xFF00_0000
  }
}

extension PNG {
  /// A file up to its pixels: with the head of their chunk, whose length is not known yet.
  fileprivate static func head(width: Int, height: Int, form: PixelForm, scale: Double) -> [UInt8] {
    let density = pixelsPerMetre(scale: scale)
    var head = PNG.signature
    head += chunk(
      "IHDR",
      UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes
        + [UInt8(form.bitDepth), form.colorType, 0, 0, 0])
    head += chunk("sRGB", [0])
    head += chunk("pHYs", density.bigEndianBytes + density.bigEndianBytes + [1])
    if case .palette(let colors, _) = form {
      head += chunk("PLTE", colors.flatMap { [UInt8($0 >> 16 & 0xFF), UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] })
    }
    return head + [0, 0, 0, 0] + name("IDAT")
  }

  /// Completes a file that ends with its pixels.
  fileprivate static func finished(_ file: [UInt8], dataStart: Int) -> [UInt8] {
    var file = file
    file.replaceSubrange((dataStart - 8)..<(dataStart - 4), with: UInt32(file.count - dataStart).bigEndianBytes)
    let checksum = file.withUnsafeBytes { PNG.checksum(UnsafeRawBufferPointer(rebasing: $0[(dataStart - 4)...])) }
    return file + checksum.bigEndianBytes + chunk("IEND", [])
  }

  /// 72 points to the inch, 2835 to the metre; the range is PNG's.
  private static func pixelsPerMetre(scale: Double) -> UInt32 {
    guard scale > 0 else { return 2835 }
    return UInt32(min((scale * 2835).rounded(), Double(Int32.max)))
  }

  /// A small chunk: its length, name, contents and checksum.
  static func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
    let checked = PNG.name(name) + contents
    return UInt32(contents.count).bigEndianBytes + checked
      + checked.withUnsafeBytes { PNG.checksum($0) }.bigEndianBytes
  }

  private static func name(_ name: String) -> [UInt8] { Array(name.utf8) }
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
  var bigEndianBytes: [UInt8] {
    [UInt8(self >> 24), UInt8(self >> 16 & 0xFF), UInt8(self >> 8 & 0xFF), UInt8(self & 0xFF)]
  }
}
