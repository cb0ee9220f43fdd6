/// A picture as the data of a PNG file, by filters and the deflate of our own that is made for what they leave: of
/// gradients, blurs and photographs.
struct SmoothEncoding {
  /// What stands before it, and the data.
  let bytes: [UInt8]

  /// For how many rows a filter is chosen by the first of them: neighbours are alike, and trying all takes longer than
  /// all the rest.
  private static let band = 8
  /// How many bytes are filtered before they are compressed, so that they are still in the processor's cache.
  private static let chunk = 1 << 17

  /// Filters and compresses a picture.
  /// - Parameters:
  ///   - form: A form whose pixels have whole bytes.
  ///   - head: What stands before the data.
  init(_ picture: Bitmap, form: PixelForm, after head: [UInt8]) {
    let rowLength = form.rowLength(width: picture.width), stride = rowLength + 1
    let rowsAtOnce = max(1, Self.chunk / stride)
    let packer = RowPacker(form)
    var stream = DeflateStream(after: head + ZlibFrame.head)
    var checksum = ZlibFrame.Checksum()
    // The row, the row above and what a filter makes of it; a word of four bytes may stand over the end of a row.
    let capacity = rowLength + 4
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 3 * capacity) { room in
      picture.pixels.withUnsafeBufferPointer { words in
        guard let pixels = words.baseAddress, var row = room.baseAddress else { return }
        var above = row + capacity
        let trial = row + 2 * capacity
        above.initialize(repeating: 0, count: capacity)
        var matcher = ResidueMatcher(capacity: rowsAtOnce * stride)
        var filter = PNGFilter.up
        var y = 0
        while y < picture.height {
          let count = min(rowsAtOnce, picture.height - y)
          let target = matcher.makeRoom()
          for line in 0..<count {
            packer.pack(pixels + (y + line) * picture.width, width: picture.width, into: row)
            // Nothing lies above the first row, which says nothing of others.
            if y + line < 2 || (y + line) % Self.band == 0 {
              filter = .nearestToZero(row, above: above, count: rowLength, pixelSize: form.pixelSize, trial: trial)
            }
            let place = target + line * stride
            place[0] = filter.rawValue
            filter.apply(to: row, above: above, count: rowLength, pixelSize: form.pixelSize, into: place + 1)
            swap(&row, &above)
          }
          checksum.add(target, count: count * stride)
          matcher.addBytes(count * stride, to: &stream)
          y += count
        }
      }
    }
    bytes = stream.finish() + checksum.bytes
  }
}

extension Bitmap {
  /// Whether the picture is one large gradient or blur with next to nothing on it, as far as some of its rows tell.
  ///
  /// Letters and photographs are better left to a search for short matches.
  var isSmooth: Bool {
    var smooth = 0, sharp = 0, all = 0
    pixels.withUnsafeBufferPointer { words in
      guard let pixels = words.baseAddress else { return }
      for y in stride(from: 8, to: height, by: 16) {
        let row = pixels + y * width
        all += width
        for x in 1..<max(width, 2) where x < width && row[x] != row[x &- 1] && row[x] != row[x &- width] {
          if row[x].isNear(row[x &- 1]) || row[x].isNear(row[x &- width]) { smooth &+= 1 } else { sharp &+= 1 }
        }
      }
    }
    return smooth > 16 * sharp && smooth * 128 > all
  }
}
