/// Takes rows of words to the bytes that a PNG file has for them, before any filter.
struct RowPacker {
  private let form: PixelForm
  private let table: ColorTable

  /// Prepares for a form.
  init(_ form: PixelForm) {
    self.form = form
    if case .palette(let colors, _) = form { table = ColorTable(colors) } else { table = ColorTable() }
  }

  /// Packs a row.
  ///
  /// There must be room for one byte more than the row has: an opaque pixel is stored as a word of four.
  func pack(_ row: UnsafePointer<UInt32>, width: Int, into bytes: UnsafeMutableRawPointer) {
    switch form {
    case .rgb:
      for x in 0..<width {
        // Red, green, blue and a zero, which the next pixel overwrites.
        bytes.storeBytes(of: (row[x].byteSwapped >> 8).littleEndian, toByteOffset: x &* 3, as: UInt32.self)
      }
    case .rgba:
      for x in 0..<width {
        let word = row[x].unpremultiplied
        bytes.storeBytes(of: (word << 8 | word >> 24).bigEndian, toByteOffset: x &* 4, as: UInt32.self)
      }
    case .grey(let bits):
      // A shade of fewer bits is one whose bits come again and again.
      packSamples(row, width: width, bits: bits, into: bytes) { UInt8(truncatingIfNeeded: $0 & 0xFF) >> (8 - bits) }
    case .palette(_, let bits):
      packSamples(row, width: width, bits: bits, into: bytes) { UInt8(truncatingIfNeeded: table.index(of: $0) ?? 0) }
    }
  }

  /// Packs samples of 8, 4, 2 or 1 bits, the first in the highest bits of a byte.
  private func packSamples(
    _ row: UnsafePointer<UInt32>, width: Int, bits: Int, into bytes: UnsafeMutableRawPointer,
    _ sample: (UInt32) -> UInt8
  ) {
    var last = ~row[0], value: UInt8 = 0, byte: UInt8 = 0, filled = 0, offset = 0
    for x in 0..<width {
      if row[x] != last {
        last = row[x]
        value = sample(last)
      }
      byte = bits == 8 ? value : byte << bits | value
      filled += bits
      if filled == 8 || x == width - 1 {
        bytes.storeBytes(of: byte << (8 - filled), toByteOffset: offset, as: UInt8.self)
        (byte, filled, offset) = (0, 0, offset + 1)
      }
    }
  }
}
