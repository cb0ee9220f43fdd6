/// Puts PNG files together from their parts, without a library, so that tests can make every kind and every fault.
struct PNGBuilder {
  /// The file so far.
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// A whole file: `rows` without filter bytes, all of one length.
  static func file(
    width: Int, height: Int, depth: UInt8, type: UInt8, before: [(String, [UInt8])] = [], rows: [[UInt8]]
  ) -> [UInt8] {
    var file = PNGBuilder()
    file.header(width: width, height: height, depth: depth, type: type)
    for (name, contents) in before { file.chunk(name, contents) }
    file.chunk("IDAT", zlib(rows.flatMap { [0] + $0 }))
    file.chunk("IEND", [])
    return file.bytes
  }

  /// Adds the header.
  mutating func header(width: Int, height: Int, depth: UInt8 = 8, type: UInt8 = 2, interlaced: Bool = false) {
    chunk("IHDR", number(width) + number(height) + [depth, type, 0, 0, interlaced ? 1 : 0])
  }

  /// Adds a chunk.
  mutating func chunk(_ name: String, _ contents: [UInt8]) {
    let checked = Array(name.utf8) + contents
    bytes += number(contents.count) + checked + number(Int(crc(checked)))
  }

  /// The bytes as a zlib stream of stored blocks.
  static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let block = bytes[start..<min(start + 65_535, bytes.count)]
      start += block.count
      let size = UInt16(block.count)
      stream += [start == bytes.count ? 1 : 0]
      stream += [UInt8(size & 0xFF), UInt8(size >> 8), UInt8(~size & 0xFF), UInt8(~size >> 8)]
      stream += block
    } while start < bytes.count
    var low: UInt32 = 1, high: UInt32 = 0
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return stream + number(Int(high << 16 | low))
  }

  /// RGB rows of a picture in the order of Adam7's seven passes.
  static func interlaced(width: Int, height: Int, color: (Int, Int) -> [UInt8]) -> [UInt8] {
    let passes = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
    var rows: [UInt8] = []
    for (left, top, across, down) in passes where left < width && top < height {
      for y in stride(from: top, to: height, by: down) {
        rows.append(0)
        for x in stride(from: left, to: width, by: across) { rows += color(x, y) }
      }
    }
    return rows
  }
}

/// One chunk of a file: its name and its contents.
struct PNGChunk: Equatable {
  let name: String
  let contents: [UInt8]

  /// All the chunks of a file whose frame is in order; stops where it is not.
  static func all(in bytes: [UInt8]) -> [PNGChunk] {
    var chunks: [PNGChunk] = []
    var rest = bytes.dropFirst(8)
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      guard rest.count >= length + 12 else { break }
      let checked = rest.dropFirst(4).prefix(4 + length)
      guard Array(rest.dropFirst(8 + length).prefix(4)) == number(Int(crc(Array(checked)))) else { break }
      chunks.append(
        PNGChunk(name: String(decoding: checked.prefix(4), as: UTF8.self), contents: Array(checked.dropFirst(4))))
      rest = rest.dropFirst(12 + length)
    }
    return chunks
  }
}

private func number(_ value: Int) -> [UInt8] {
  [UInt8(value >> 24 & 0xFF), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
}

/// The checksum of PNG, bit by bit.
private func crc(_ bytes: [UInt8]) -> UInt32 {
  var remainder = UInt32.max
  for byte in bytes {
    remainder ^= UInt32(byte)
    for _ in 0..<8 { remainder = remainder >> 1 ^ (remainder & 1 == 1 ? 0xEDB8_8320 : 0) }
  }
  return ~remainder
}
