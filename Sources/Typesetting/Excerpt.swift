/// Pieces of a text side by side, to be set as one line.
struct Excerpt {
  /// A part of the text, or an ellipsis in place of one.
  enum Piece {
    case text(Range<Int>)
    case ellipsis
  }

  /// The pieces in UTF-8.
  private(set) var bytes: [UInt8] = []
  private var sources: [(start: Int, range: Range<Int>?)] = []

  /// Cuts the pieces out of a text; newlines inside them become spaces.
  init(_ pieces: [Piece], of text: SourceText) {
    for piece in pieces {
      switch piece {
      case .text(let range):
        sources.append((bytes.count, range))
        bytes += text.bytes[range].lazy.map { $0 == 0x0A ? 0x20 : $0 }
      case .ellipsis:
        sources.append((bytes.count, nil))
        bytes += Array("…".utf8)
      }
    }
  }

  /// Cuts one part out of a text.
  init(_ range: Range<Int>, of text: SourceText) {
    self.init([.text(range)], of: text)
  }

  /// The offset in the text of an offset in the excerpt; an ellipsis lies where the piece before it ends.
  func source(_ offset: Int) -> Int {
    var last = sources.first { $0.range != nil }?.range?.lowerBound ?? 0
    for piece in sources where piece.start <= offset {
      guard let range = piece.range else { continue }
      last = min(range.upperBound, range.lowerBound + offset - piece.start)
    }
    return last
  }

  /// The parts of the excerpt outside the given ascending ranges of the text.
  func parts(outside ranges: [Range<Int>]) -> [Range<Int>] {
    guard !ranges.isEmpty else { return [0..<bytes.count] }
    var parts: [Range<Int>] = []
    var start = 0
    for piece in sources {
      guard let source = piece.range else { continue }
      for range in ranges[Self.firstIndex(in: ranges, endingAfter: source.lowerBound)...] {
        guard range.lowerBound < source.upperBound else { break }
        let shift = piece.start - source.lowerBound
        let hole = range.clamped(to: source)
        if start < hole.lowerBound + shift { parts.append(start..<hole.lowerBound + shift) }
        start = hole.upperBound + shift
      }
    }
    return start < bytes.count ? parts + [start..<bytes.count] : parts
  }

  private static func firstIndex(in ranges: [Range<Int>], endingAfter offset: Int) -> Int {
    var low = 0, high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
