import Geometry

/// A part of all scenes, the same on every machine: scenes that are added do not move others to another part.
public struct Shard: Equatable, Sendable {
  /// Which part it is, from 1.
  public let index: Int
  /// How many parts there are.
  public let count: Int

  /// Reads `2/5`; nil if that is no part of a whole.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]), (1...10_000).contains(count),
      (1...count).contains(index), text == "\(index)/\(count)"
    else { return nil }
    self.index = index
    self.count = count
  }

  /// The part as it is typed: `2/5`.
  public var text: String { "\(index)/\(count)" }

  /// Whether the scene with a golden of this name belongs to the part.
  public func contains(_ name: String) -> Bool {
    // With the finalizer of MurmurHash3: without that the lowest bits of short names are uneven.
    var hash = name.utf8.stableHash
    hash = (hash ^ hash >> 33) &* 0xFF51_AFD7_ED55_8CCD
    hash = (hash ^ hash >> 33) &* 0xC4CE_B9FE_1A85_EC53
    hash ^= hash >> 33
    return Int(hash % UInt64(count)) == index - 1
  }
}
