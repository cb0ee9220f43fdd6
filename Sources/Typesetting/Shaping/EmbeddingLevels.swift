import CPango

/// Which way each part of a paragraph runs, by the Unicode bidirectional algorithm.
struct EmbeddingLevels {
  /// The level of the paragraph: 0 runs to the right, 1 to the left.
  let base: UInt8
  private var starts: [Int] = []
  private var levels: [UInt8] = []

  /// Finds the levels of a part of a text.
  init(_ range: Range<Int>, of text: SourceText, isRightToLeft: Bool) {
    base = isRightToLeft ? 1 : 0
    guard isRightToLeft || text.mayRunToTheLeft, !range.isEmpty else { return }
    var direction = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    text.bytes[range].withUnsafeBytes { buffer in
      let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      guard let found = pango_log2vis_get_embedding_levels(start, Int32(clamping: buffer.count), &direction) else {
        return
      }
      defer { g_free(found) }
      var character = 0
      for (place, byte) in buffer.enumerated() where byte & 0xC0 != 0x80 {
        if levels.last != found[character] {
          starts.append(range.lowerBound + place)
          levels.append(found[character])
        }
        character += 1
      }
    }
  }

  /// The level at a byte and where it ends; nil is at the end of the text.
  func run(at offset: Int) -> (level: UInt8, end: Int?) {
    guard !starts.isEmpty else { return (base, nil) }
    var low = 0, high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return (levels[max(0, low - 1)], low < starts.count ? starts[low] : nil)
  }
}
