/// The symbol of a match's length, with the bits that it leaves open (RFC 1951, 3.2.5).
struct LengthSymbol {
  /// 257 to 285.
  let symbol: Int
  /// The open bits, and how many they are.
  let extra: Int, extraCount: Int

  /// The symbol of a length from 3 to 258.
  @inline(__always)
  init(_ length: Int) {
    let value = length &- 3
    // Four symbols share a number of open bits; the longest match has a symbol of its own.
    extraCount = length == DeflateBlock.longestMatch ? 0 : max(0, 61 &- (value | 4).leadingZeroBitCount)
    extra = value & ((1 &<< extraCount) &- 1)
    symbol = length == DeflateBlock.longestMatch ? 285 : 257 &+ extraCount &<< 2 &+ value &>> extraCount
  }
}

/// The symbol of a match's distance, with the bits that it leaves open (RFC 1951, 3.2.5).
struct DistanceSymbol {
  /// 0 to 29.
  let symbol: Int
  /// The open bits, and how many they are.
  let extra: Int, extraCount: Int

  /// The symbol of a distance from 1 to 32,768.
  @inline(__always)
  init(_ distance: Int) {
    let value = distance &- 1
    // Two symbols share a number of open bits.
    extraCount = max(0, 62 &- (value | 2).leadingZeroBitCount)
    extra = value & ((1 &<< extraCount) &- 1)
    symbol = extraCount &<< 1 &+ value &>> extraCount
  }
}
