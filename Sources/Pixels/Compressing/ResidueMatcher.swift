/// Finds what comes again in the bytes that filters leave of smooth pictures.
///
/// They are zeros, with here and there a step of one: runs say them in the fewest bits. A match further back takes some
/// twenty bits for its length and its distance, as many as four runs and what stands between them, so it has to be worth
/// as much; one that is shorter makes the file larger. Such long ones are found where a run has ended, by a hash of
/// many bytes.
struct ResidueMatcher: ~Copyable {
  /// The bytes as far as a match may lie back, and behind them those to be compressed.
  private let bytes: UnsafeMutablePointer<UInt8>
  /// Which of all bytes the first of the buffer is.
  private var base = 0
  /// How many bytes of the buffer lie before those to be compressed.
  private var known = 0
  /// Where bytes began of a hash, counted over all.
  private let places: UnsafeMutablePointer<UInt32>

  private static let tableBits: UInt64 = 14
  /// How many words of eight bytes are hashed.
  private static let keyLength = 8
  /// How many times a byte must differ from the one before in a match.
  private static let leastSteps = 4

  /// Prepares for bytes that come in parts of up to a number.
  init(capacity: Int) {
    // Bytes are looked at by the word, beyond the last one too.
    let size = DeflateBlock.window + capacity + 8
    bytes = .allocate(capacity: size)
    bytes.initialize(repeating: 0, count: size)
    places = .allocate(capacity: 1 << Int(Self.tableBits))
    places.initialize(repeating: 0, count: 1 << Int(Self.tableBits))
  }

  deinit {
    bytes.deallocate()
    places.deallocate()
  }

  /// The place for the next part.
  mutating func makeRoom() -> UnsafeMutablePointer<UInt8> {
    let excess = max(0, known - DeflateBlock.window)
    if excess > 0 {
      bytes.update(from: bytes + excess, count: known - excess)
      base += excess
      known -= excess
    }
    return bytes + known
  }

  /// Adds the bytes that were put into the place.
  mutating func addBytes(_ count: Int, to stream: inout DeflateStream) {
    let end = known + count
    var index = known
    var isAfterRun = true
    while index < end {
      if index > 0 && bytes[index &- 1] == bytes[index] {
        let length = equalCount(index, index &- 1, limit: end &- index)
        if length >= DeflateBlock.shortestMatch {
          stream.addMatch(length: length, distance: 1)
          index &+= length
          isAfterRun = true
          continue
        }
      }
      if isAfterRun, let match = match(at: index, limit: end &- index) {
        stream.addMatch(length: match.length, distance: match.distance)
        index &+= match.length
        continue
      }
      isAfterRun = false
      stream.addLiteral(bytes[index])
      index &+= 1
    }
    known = end
  }

  /// A match that is worth its bits, where the same bytes came last.
  @inline(__always)
  private mutating func match(at index: Int, limit: Int) -> (length: Int, distance: Int)? {
    guard limit > Self.keyLength &* 8 else { return nil }
    var key: UInt64 = 0
    for place in 0..<Self.keyLength {
      key = (key ^ word(index &+ place &* 8)) &* 0x9E37_79B9_7F4A_7C15
      key ^= key &>> 29
    }
    let slot = Int(truncatingIfNeeded: key &>> (64 &- Self.tableBits))
    let candidate = Int(places[slot]) &- base
    places[slot] = UInt32(truncatingIfNeeded: base &+ index)
    guard candidate >= 0 && candidate < index && index &- candidate <= DeflateBlock.window else { return nil }
    let length = equalCount(index, candidate, limit: limit)
    guard length >= Self.keyLength &* 8, hasSteps(from: index, count: length) else { return nil }
    return (length, index &- candidate)
  }

  /// Whether there are so many changes in some bytes that a match of them is worth its bits.
  @inline(__always)
  private func hasSteps(from index: Int, count: Int) -> Bool {
    var steps = 0, place = 1
    while place < count {
      let difference = word(index &+ place) ^ word(index &+ place &- 1)
      // The top bit of each byte that is not 0.
      let marks = ((difference & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F | difference) & 0x8080_8080_8080_8080
      steps &+= marks.nonzeroBitCount
      if steps >= Self.leastSteps { return true }
      place &+= 8
    }
    return false
  }

  @inline(__always)
  private func word(_ index: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(bytes + index).loadUnaligned(as: UInt64.self))
  }

  /// How many bytes from two places on are the same.
  @inline(__always)
  private func equalCount(_ one: Int, _ other: Int, limit: Int) -> Int {
    var count = 0
    while count < limit {
      let difference = word(one &+ count) ^ word(other &+ count)
      if difference != 0 { return min(limit, count &+ difference.trailingZeroBitCount &>> 3) }
      count &+= 8
    }
    return limit
  }
}
