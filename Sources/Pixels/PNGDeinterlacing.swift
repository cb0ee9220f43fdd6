import CDeflate

extension PNGStructure {
  /// The same picture in rows from top to bottom, for files that libpng does not read right: interlaced ones of 16 bits.
  ///
  /// Since its security fixes of 2025, libpng's simplified interface copies the row before over every row that a pass
  /// leaves out, when it reduces 16 bits to 8 (seen in Debian's 1.6.39-2+deb12u6).
  static func inOrder(_ bytes: [UInt8]) throws(ImageFault) -> [UInt8] {
    guard bytes[24] == 16, bytes[28] == 1 else { return bytes }
    let channels = [0: 1, 2: 3, 4: 2, 6: 4][bytes[25]]
    // Another type has no 16 bits; libpng says so.
    guard let channels else { return bytes }
    let structure = try PNGStructure(header: bytes)
    let passes = Adam7.passes(width: structure.width, height: structure.height, pixelLength: 2 * channels)
    var data = try inflated(bytes, size: passes.reduce(0) { $0 + $1.rows * $1.rowLength })
    let rows = try Adam7.rows(&data, passes, width: structure.width, height: structure.height)
    var head = Array(bytes[8..<33])
    head[20] = 0
    var file = PNG.signature + PNG.chunk("IHDR", Array(head[8..<21]))
    for chunk in chunks(of: bytes) where !["IHDR", "IDAT", "IEND"].contains(chunk.name) {
      file += PNG.chunk(chunk.name, Array(bytes[chunk.contents]))
    }
    return file + PNG.chunk("IDAT", deflated(rows)) + PNG.chunk("IEND", [])
  }

  /// The rows of all passes, as they are stored before compression.
  private static func inflated(_ bytes: [UInt8], size: Int) throws(ImageFault) -> [UInt8] {
    var data: [UInt8] = []
    for chunk in chunks(of: bytes) where chunk.name == "IDAT" { data += bytes[chunk.contents] }
    guard let decompressor = libdeflate_alloc_decompressor() else { preconditionFailure("out of memory") }
    defer { libdeflate_free_decompressor(decompressor) }
    var result = LIBDEFLATE_BAD_DATA
    let rows = [UInt8](unsafeUninitializedCapacity: size) { room, count in
      result = libdeflate_zlib_decompress(decompressor, data, data.count, room.baseAddress, size, nil)
      count = result == LIBDEFLATE_SUCCESS ? size : 0
    }
    switch result {
    case LIBDEFLATE_SUCCESS: return rows
    case LIBDEFLATE_SHORT_OUTPUT: throw .broken(.png, "not enough image data")
    case LIBDEFLATE_INSUFFICIENT_SPACE: throw .broken(.png, "too much image data")
    default: throw .broken(.png, "its data cannot be unpacked")
    }
  }

  private static func deflated(_ rows: [UInt8]) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(1) else { preconditionFailure("out of memory") }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, rows.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { room, count in
      count = libdeflate_zlib_compress(compressor, rows, rows.count, room.baseAddress, bound)
    }
  }
}

/// PNG's way to store a picture in seven passes.
private enum Adam7 {
  struct Pass {
    var left: Int, top: Int, across: Int, down: Int
    var columns: Int, rows: Int
    var pixelLength: Int
    /// The bytes of a row with its filter.
    var rowLength: Int { 1 + columns * pixelLength }
  }

  static func passes(width: Int, height: Int, pixelLength: Int) -> [Pass] {
    [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
      .map { left, top, across, down in
        Pass(
          left: left, top: top, across: across, down: down, columns: (width - left + across - 1) / across,
          rows: (height - top + down - 1) / down, pixelLength: pixelLength)
      }
      .filter { $0.columns > 0 && $0.rows > 0 }
  }

  /// The picture's rows, each after a filter byte 0; the filters are undone in `data`.
  static func rows(_ data: inout [UInt8], _ passes: [Pass], width: Int, height: Int) throws(ImageFault) -> [UInt8] {
    guard let size = passes.first?.pixelLength else { return [] }
    let rowLength = 1 + width * size
    var rows = [UInt8](repeating: 0, count: height * rowLength)
    var start = 0
    for pass in passes {
      for row in 0..<pass.rows {
        try undoFilter(&data, at: start, before: row == 0 ? nil : start - pass.rowLength, pass)
        let target = (pass.top + row * pass.down) * rowLength + 1
        for column in 0..<pass.columns {
          let from = start + 1 + column * size, to = target + (pass.left + column * pass.across) * size
          for byte in 0..<size { rows[to + byte] = data[from + byte] }
        }
        start += pass.rowLength
      }
    }
    return rows
  }

  private static func undoFilter(_ data: inout [UInt8], at start: Int, before: Int?, _ pass: Pass) throws(ImageFault) {
    let filter = data[start]
    guard filter > 0 else { return }
    guard filter < 5 else { throw .broken(.png, "bad adaptive filter value") }
    for index in 1..<pass.rowLength {
      let hasLeft = index > pass.pixelLength
      let left = hasLeft ? Int(data[start + index - pass.pixelLength]) : 0
      let up = before.map { Int(data[$0 + index]) } ?? 0
      let corner = hasLeft ? before.map { Int(data[$0 + index - pass.pixelLength]) } ?? 0 : 0
      let guess =
        switch filter {
        case 1: left
        case 2: up
        case 3: (left + up) / 2
        default: paeth(left, up, corner)
        }
      data[start + index] &+= UInt8(guess)
    }
  }

  private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let guess = left + up - corner
    let (a, b, c) = (abs(guess - left), abs(guess - up), abs(guess - corner))
    return a <= b && a <= c ? left : b <= c ? up : corner
  }
}
