/// Which fallback fonts a text needs beside its own font, decided by the text alone.
struct FallbackChoice {
  /// The fonts, in the order of the lists that they are from.
  private(set) var fonts: [FontSet.Fallback] = []
  /// The characters that no font has, each once, in order of appearance, with their places in the text, in bytes.
  private(set) var missing: [(offset: Int, scalar: Unicode.Scalar)] = []

  /// Looks through parts of a text; `fallbacks` are asked in order and `rareFallbacks` after them, and only those whose
  /// blocks hold a character.
  init(
    _ text: SourceText, _ parts: [Range<Int>], own: FontPattern, fallbacks: @autoclosure () -> [FontSet.Fallback],
    rareFallbacks: @autoclosure () -> [FontSet.Fallback], pattern: (FontSet.Fallback) -> FontPattern?
  ) {
    guard !(text.isASCII && own.coversASCII) else { return }
    let common = fallbacks()
    func font(_ place: Int) -> FontSet.Fallback {
      place < common.count ? common[place] : rareFallbacks()[place - common.count]
    }
    var found: Set<Int> = []
    var known: Set<Unicode.Scalar> = []
    var emoji: Set<Unicode.Scalar> = []
    for part in parts {
      var offset = part.lowerBound
      var scalars = text.scalars(in: part).makeIterator()
      var next = scalars.next()
      while let scalar = next {
        next = scalars.next()
        defer { offset += UTF8.width(scalar) }
        // Most texts have few characters, many times each.
        let wantsEmoji = next.map(Self.makesEmoji) ?? false || scalar.properties.isEmojiPresentation
        guard wantsEmoji ? emoji.insert(scalar).inserted : known.insert(scalar).inserted else { continue }
        guard !Self.goesWithItsNeighbour(scalar), wantsEmoji || !own.covers(scalar) else { continue }
        let place =
          common.firstIndex { ($0.isEmoji || !wantsEmoji) && Self.has(scalar, $0, pattern($0)) }
          ?? (wantsEmoji ? common.firstIndex { Self.has(scalar, $0, pattern($0)) } : nil)
          ?? rareFallbacks().firstIndex { Self.has(scalar, $0, pattern($0)) }.map { common.count + $0 }
        if let place { found.insert(place) } else if !own.covers(scalar) { missing.append((offset, scalar)) }
      }
    }
    fonts = found.sorted().map(font)
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
  static func goesWithItsNeighbour(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x80 else { return scalar.value < 0x20 || scalar.value == 0x7F }
    let properties = scalar.properties
    return scalar.value == 0x20E3 || properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      || properties.generalCategory == .control || properties.generalCategory == .format
  }
}
