import CPango

/// Where a part of a text may be broken, as the Unicode line breaking algorithm says and, for Thai, a dictionary.
struct BreakOpportunities {
  /// What may happen before each byte.
  private(set) var flags: [Cluster.Flags]

  /// Finds the opportunities in UTF-8; those before the first byte and after the last are not known from it.
  init(_ bytes: ArraySlice<UInt8>) {
    flags = Array(repeating: [], count: bytes.count + 1)
    guard !bytes.isEmpty else { return }
    let count = bytes.lazy.filter { $0 & 0xC0 != 0x80 }.count
    withUnsafeTemporaryAllocation(of: PangoLogAttr.self, capacity: count + 1) { attributes in
      attributes.initialize(repeating: PangoLogAttr())
      bytes.withUnsafeBytes { buffer in
        pango_get_log_attrs(
          buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: buffer.count), -1,
          pango_language_from_string("en"), attributes.baseAddress, Int32(clamping: count + 1))
      }
      var character = 0
      for (place, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
        flags[place] = Self.flags(attributes[character])
        character += 1
      }
      flags[bytes.count] = Self.flags(attributes[count])
    }
    keepAddressesWhole(bytes)
    keepCharactersWhole(bytes)
  }

  private static func flags(_ attribute: PangoLogAttr) -> Cluster.Flags {
    attribute.is_line_break != 0 ? .lineBreak : []
  }

  /// A character is what Swift takes for one: an extended grapheme cluster of Unicode (UAX 29).
  ///
  /// Pango's cursor may stand inside some: in the conjuncts of Indic scripts (rule GB9c), before the Thai vowel AM.
  private mutating func keepCharactersWhole(_ bytes: ArraySlice<UInt8>) {
    var place = 0
    for character in String(decoding: bytes, as: UTF8.self) {
      let end = place + character.utf8.count
      flags[place].insert(.character)
      for inner in place + 1..<end { flags[inner] = [] }
      place = end
    }
    flags[bytes.count].insert(.character)
  }

  /// UILabel moves an address to the next line as a whole, where Unicode would break it after each slash.
  private mutating func keepAddressesWhole(_ bytes: ArraySlice<UInt8>) {
    let mark = Array("://".utf8)
    var place = bytes.startIndex
    while let colon = bytes[place...].firstIndex(of: mark[0]) {
      place = colon + 1
      guard bytes[colon...].starts(with: mark) else { continue }
      let start = (bytes[..<colon].lastIndex { !Self.isOfAddress($0) } ?? bytes.startIndex - 1) + 1
      let end = bytes[colon...].firstIndex { !Self.isOfAddress($0) } ?? bytes.endIndex
      for inner in start + 1..<end { flags[inner - bytes.startIndex].remove(.lineBreak) }
      place = end
    }
  }

  private static func isOfAddress(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F }
}
