/// Which fallback fonts a text needs beside its own font, decided by the text alone.
struct FallbackChoice {
  /// The places of the fonts in the set's list of fallbacks, ascending.
  private(set) var places: [Int] = []
  /// The characters that no font has, each once, in order of appearance.
  private(set) var missing: [Unicode.Scalar] = []
  /// The parts of the text, in UTF-8 bytes, that are not set in its own font.
  private(set) var foreign: [Range<Int>] = []

  /// Looks through a text; `fallbacks` are asked in order, and only those whose blocks hold a character.
  init(_ text: SourceText, own: FontPattern, fallbacks: [FontSet.Fallback], pattern: (Int) -> FontPattern?) {
    guard !(text.isASCII && own.coversASCII) else { return }
    var offset = 0
    var scalars = text.scalars.makeIterator()
    var next = scalars.next()
    var wasForeign = false
    var reported: Set<Unicode.Scalar> = []
    while let scalar = next {
      next = scalars.next()
      let end = offset + UTF8.width(scalar)
      defer { offset = end }
      if Self.goesWithItsNeighbour(scalar) {
        if wasForeign { addForeign(offset..<end) }
        continue
      }
      let wantsEmoji = scalar.properties.isEmojiPresentation || next.map(Self.makesEmoji) ?? false
      wasForeign = wantsEmoji || !own.covers(scalar)
      guard wasForeign else { continue }
      let place =
        fallbacks.indices.first { place in
          (fallbacks[place].isEmoji || !wantsEmoji) && Self.has(scalar, fallbacks[place], pattern(place))
        }
        ?? (wantsEmoji ? fallbacks.indices.first { Self.has(scalar, fallbacks[$0], pattern($0)) } : nil)
      if let place {
        if !places.contains(place) { places.append(place) }
      } else if !own.covers(scalar), reported.insert(scalar).inserted {
        missing.append(scalar)
      }
      addForeign(offset..<end)
    }
    places.sort()
  }

  private mutating func addForeign(_ range: Range<Int>) {
    if let last = foreign.last, last.upperBound == range.lowerBound {
      foreign[foreign.count - 1] = last.lowerBound..<range.upperBound
    } else {
      foreign.append(range)
    }
  }

  private static func has(
    _ scalar: Unicode.Scalar, _ fallback: FontSet.Fallback, _ pattern: @autoclosure () -> FontPattern?
  ) -> Bool {
    fallback.blocks.contains { $0.contains(scalar.value) } && pattern()?.covers(scalar) ?? false
  }

  /// Whether a character turns the one before it into an emoji: the emoji variation selector, or the key cap.
  private static func makesEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0xFE0F || scalar.value == 0x20E3
  }

  /// Whether a character is drawn as nothing or by its neighbour's font, so that no font needs to have it.
  private static func goesWithItsNeighbour(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x80 else { return scalar.value < 0x20 || scalar.value == 0x7F }
    let properties = scalar.properties
    return scalar.value == 0x20E3 || properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      || properties.generalCategory == .control || properties.generalCategory == .format
  }
}
