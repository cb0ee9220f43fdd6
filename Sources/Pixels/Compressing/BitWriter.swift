/// Puts bits into bytes from the lowest bit up, as deflate wants them (RFC 1951, 3.1.1).
///
/// It writes through a pointer without looking whether there is room: who uses it has reserved enough.
struct BitWriter {
  /// Where the next whole byte goes.
  private(set) var end: UnsafeMutableRawPointer
  /// The bits that do not fill a byte yet.
  private(set) var pending: UInt64
  /// How many they are.
  private(set) var count: UInt64

  /// Goes on behind bytes that were written, with the bits that did not fill a byte.
  init(at end: UnsafeMutableRawPointer, pending: UInt64, count: UInt64) {
    self.end = end
    self.pending = pending
    self.count = count
  }

  /// Adds bits; no more than 56 may have been added since the last ``flush()``.
  @inline(__always)
  mutating func add(_ bits: UInt64, count length: UInt64) {
    pending |= bits &<< count
    count &+= length
  }

  /// Adds the code of a symbol.
  @inline(__always)
  mutating func add(_ entry: HuffmanCode.Entry) {
    add(UInt64(entry.code), count: UInt64(entry.length))
  }

  /// Writes the bytes that are full, and others behind them that are to be overwritten: up to 8.
  @inline(__always)
  mutating func flush() {
    end.storeBytes(of: pending.littleEndian, as: UInt64.self)
    let bytes = count &>> 3
    end += Int(truncatingIfNeeded: bytes)
    // Never 8 bytes: no more than 63 bits are pending.
    pending &>>= bytes &<< 3
    count &= 7
  }

  /// Fills the last byte with zeros.
  mutating func finish() {
    count = (count + 7) & ~7
    flush()
  }
}
