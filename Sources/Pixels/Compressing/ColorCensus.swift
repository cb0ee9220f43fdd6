/// What colours a picture has, as far as it matters for how a file stores them.
struct ColorCensus {
  /// Whether no pixel lets anything shine through.
  let isOpaque: Bool
  /// The colours, premultiplied words in the order in which they come; nil if there are more than 256.
  let colors: [UInt32]?
  /// Whether a row is as the row above.
  let repeats: [Bool]

  /// Looks at all rows of a picture.
  init(_ picture: Bitmap) {
    var counter = ColorCounter()
    let width = picture.width
    var common = UInt32.max
    repeats = picture.pixels.withUnsafeBufferPointer { words in
      (0..<picture.height).map { y in
        let row = y * width
        var difference = y == 0 ? 1 : UInt32(0)
        let above = max(row - width, 0)
        for x in 0..<width {
          common &= words[row &+ x]
          difference |= words[row &+ x] ^ words[above &+ x]
        }
        if difference == 0 { return true }
        if !counter.isFull { counter.add(UnsafeBufferPointer(rebasing: words[row..<(row + width)])) }
        return false
      }
    }
    isOpaque = common >= 0xFF00_0000
    colors = counter.isFull ? nil : counter.colors
  }

  /// The form that is best for a fast encoder: the fewest bytes a pixel, but no less than one.
  var form: PixelForm {
    guard isOpaque else { return .rgba }
    guard let colors else { return .rgb }
    return colors.allSatisfy(\.isGrey) ? .grey(bits: 8) : .palette(colors, bits: 8)
  }
}

/// Counts colours up to 256.
private struct ColorCounter {
  private(set) var colors: [UInt32] = []
  /// Whether there are more.
  private(set) var isFull = false
  private var table = ColorTable()

  mutating func add(_ row: UnsafeBufferPointer<UInt32>) {
    var last = ~row[0]
    for word in row where word != last {
      last = word
      if table.index(of: word) != nil { continue }
      if colors.count == 256 {
        isFull = true
        return
      }
      table.insert(word, index: colors.count)
      colors.append(word)
    }
  }
}

/// Finds the place of a colour in a list of up to 256, by a hash and the next free slot.
struct ColorTable {
  private var slots = [(word: UInt32, index: Int32)](repeating: (0, -1), count: 1024)

  init(_ colors: [UInt32] = []) {
    for (index, color) in colors.enumerated() { insert(color, index: index) }
  }

  /// The place of a colour, nil if it is not in the list.
  func index(of word: UInt32) -> Int? {
    let slot = slots[slot(of: word)]
    return slot.index < 0 ? nil : Int(slot.index)
  }

  /// Adds a colour that is not in the list.
  mutating func insert(_ word: UInt32, index: Int) { slots[slot(of: word)] = (word, Int32(index)) }

  /// The slot that a colour has or would get.
  private func slot(of word: UInt32) -> Int {
    var slot = Int((word &* 0x9E37_79B1) >> 22)
    while slots[slot].index >= 0 && slots[slot].word != word { slot = (slot + 1) & 1023 }
    return slot
  }
}

extension UInt32 {
  /// Whether an opaque colour is a shade of grey.
  var isGrey: Bool {
    let blue = self & 0xFF
    return self & 0xFF_FFFF == blue << 16 | blue << 8 | blue
  }
}
