/// A block of deflate before it is written: literal bytes and matches, and how often each symbol comes (RFC 1951, 3.2).
struct DeflateBlock: ~Copyable {
  /// How many tokens a block has at most: so few that its codes fit what is in it, so many that describing them pays.
  static let capacity = 4096
  /// The shortest match that there is a symbol for.
  static let shortestMatch = 3
  /// The longest match that one token says.
  static let longestMatch = 258
  /// How far back a match may lie.
  static let window = 32_768
  /// The symbol that ends a block.
  private static let end = 256
  private static let literalSymbols = 286
  private static let distanceSymbols = 30

  /// A match is its length above 16 bits of its distance less one.
  ///
  /// Literals have the top bit set, their number (1 to 3) in the bits from 24 and themselves below, the first lowest.
  private let tokens: UnsafeMutablePointer<UInt32>
  private var count = 0
  /// How often each literal or length comes, and behind them each distance.
  private let frequencies: UnsafeMutablePointer<UInt32>

  init() {
    tokens = .allocate(capacity: Self.capacity)
    frequencies = .allocate(capacity: Self.literalSymbols + Self.distanceSymbols)
    clear()
  }

  deinit {
    tokens.deallocate()
    frequencies.deallocate()
  }

  /// Empties the block.
  mutating func clear() {
    count = 0
    frequencies.update(repeating: 0, count: Self.literalSymbols + Self.distanceSymbols)
  }

  /// Whether no further token may be added.
  var isFull: Bool {
    @inline(__always) get { count == Self.capacity }
  }

  /// Adds a byte that is said as it is.
  @inline(__always)
  mutating func addLiteral(_ byte: UInt8) {
    frequencies[Int(byte)] &+= 1
    add(0x8100_0000 | UInt32(byte))
  }

  /// Adds three bytes that are said as they are.
  @inline(__always)
  mutating func addLiterals(_ first: UInt8, _ second: UInt8, _ third: UInt8) {
    frequencies[Int(first)] &+= 1
    frequencies[Int(second)] &+= 1
    frequencies[Int(third)] &+= 1
    add(0x8300_0000 | UInt32(first) | UInt32(second) &<< 8 | UInt32(third) &<< 16)
  }

  /// Adds a match of 3 to 258 bytes.
  @inline(__always)
  mutating func addMatch(length: Int, distance: Int) {
    assert((Self.shortestMatch...Self.longestMatch).contains(length) && (1...Self.window).contains(distance))
    frequencies[LengthSymbol(length).symbol] &+= 1
    frequencies[Self.literalSymbols &+ DistanceSymbol(distance).symbol] &+= 1
    add(UInt32(truncatingIfNeeded: length) &<< 16 | UInt32(truncatingIfNeeded: distance &- 1))
  }

  @inline(__always)
  private mutating func add(_ token: UInt32) {
    tokens[count] = token
    count &+= 1
  }

  /// No block takes more bytes: no token more than 6, the description of the codes no more than 600.
  var bound: Int { 640 + count * 6 }

  /// Writes the block with codes of its own; there must be room for ``bound`` bytes.
  func write(to bits: inout BitWriter, isLast: Bool) {
    frequencies[Self.end] = 1
    let all = UnsafeBufferPointer(start: frequencies, count: Self.literalSymbols + Self.distanceSymbols)
    let literals = HuffmanCode(frequencies: Array(all[..<Self.literalSymbols]), limit: 15)
    let distances = HuffmanCode(frequencies: Array(all[Self.literalSymbols...]), limit: 15)
    // Whether it is the last, and that it brings its codes.
    bits.add(isLast ? 0b101 : 0b100, count: 3)
    DeflateBlockHeader(literals: literals, distances: distances).write(to: &bits)
    literals.entries.withUnsafeBufferPointer { literals in
      distances.entries.withUnsafeBufferPointer { distances in
        for token in UnsafeBufferPointer(start: tokens, count: count) {
          if token & 0x8000_0000 != 0 {
            var rest = token
            for _ in 0..<(token &>> 24 & 3) {
              bits.add(literals[Int(rest & 0xFF)])
              rest &>>= 8
            }
          } else {
            let length = LengthSymbol(Int(token &>> 16)), distance = DistanceSymbol(Int(token & 0xFFFF) &+ 1)
            bits.add(literals[length.symbol])
            bits.add(UInt64(length.extra), count: UInt64(length.extraCount))
            bits.add(distances[distance.symbol])
            bits.add(UInt64(distance.extra), count: UInt64(distance.extraCount))
          }
          bits.flush()
        }
        bits.add(literals[Self.end])
        bits.flush()
      }
    }
  }
}
