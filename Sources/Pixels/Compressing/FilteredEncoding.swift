import CDeflate

/// A picture as the data of a PNG file, by filters and libdeflate.
struct FilteredEncoding {
  /// Which filter a row has.
  enum Choice {
    /// The same for all.
    case all(PNGFilter)
    /// The one whose bytes lie nearest to 0, as libpng and so Cairo choose.
    case nearestToZero
  }

  /// The rows, each with the byte of its filter.
  private let rows: [UInt8]

  /// Packs and filters a picture.
  init(_ picture: Bitmap, form: PixelForm, filters: Choice) {
    let rowLength = form.rowLength(width: picture.width)
    let packer = RowPacker(form)
    rows = [UInt8](unsafeUninitializedCapacity: picture.height * (rowLength + 1)) { rows, count in
      count = rows.count
      // The row, the row above and what a filter makes of it; a word of four bytes may stand over the end of a row.
      let capacity = rowLength + 4
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 3 * capacity) { room in
        picture.pixels.withUnsafeBufferPointer { words in
          guard let pixels = words.baseAddress, var row = room.baseAddress, let rows = rows.baseAddress else { return }
          var above = row + capacity
          let trial = row + 2 * capacity
          above.initialize(repeating: 0, count: capacity)
          for y in 0..<picture.height {
            packer.pack(pixels + y * picture.width, width: picture.width, into: row)
            let filter =
              switch filters {
              case .all(let filter): filter
              case .nearestToZero:
                PNGFilter.nearestToZero(row, above: above, count: rowLength, pixelSize: form.pixelSize, trial: trial)
              }
            let place = rows + y * (rowLength + 1)
            place[0] = filter.rawValue
            filter.apply(to: row, above: above, count: rowLength, pixelSize: form.pixelSize, into: place + 1)
            swap(&row, &above)
          }
        }
      }
    }
  }

  /// What stands before it, and the data, at one of libdeflate's levels (0 to 12).
  func bytes(after head: [UInt8], level: Int32) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(level) else { preconditionFailure("out of memory") }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, rows.count)
    return [UInt8](unsafeUninitializedCapacity: head.count + bound) { bytes, count in
      _ = bytes.initialize(from: head)
      let room = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(bytes)[head.count...])
      let size = rows.withUnsafeBytes {
        libdeflate_zlib_compress(compressor, $0.baseAddress, $0.count, room.baseAddress, room.count)
      }
      precondition(size > 0, "libdeflate's bound holds")
      count = head.count + size
    }
  }
}

extension PNGFilter {
  /// The filter whose bytes lie nearest to 0; the first of several.
  static func nearestToZero(
    _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, pixelSize: Int,
    trial: UnsafeMutablePointer<UInt8>
  ) -> PNGFilter {
    var best = PNGFilter.none, least = Int.max
    for filter in allCases {
      filter.apply(to: row, above: above, count: count, pixelSize: pixelSize, into: trial)
      let cost = cost(of: trial, count: count)
      if cost < least { (best, least) = (filter, cost) }
    }
    return best
  }
}
