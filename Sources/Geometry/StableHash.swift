extension Sequence<UInt8> {
  /// A hash that is the same in every process and on every machine, unlike Swift's own: that of Fowler, Noll and Vo
  /// (FNV-1a).
  package var stableHash: UInt64 {
    reduce(0xCBF2_9CE4_8422_2325) { hash, byte in (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }
}
