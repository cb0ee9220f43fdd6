import CPango

extension ShapedGlyph {
  /// Takes over one of Pango's glyphs; what no font has takes no room.
  init(_ info: PangoGlyphInfo) {
    let isEmpty = info.glyph == pango_glyph_empty(), isUnknown = !isEmpty && info.isUnknown
    self.init(
      id: isEmpty || isUnknown ? nil : info.glyph, x: info.geometry.x_offset, y: info.geometry.y_offset,
      width: isUnknown ? 0 : info.geometry.width)
  }
}

extension PangoGlyphInfo {
  /// Whether the font has no glyph for the character.
  var isUnknown: Bool { glyph & pango_glyph_unknown_flag() != 0 }
}

extension ShapedText {
  /// Takes the clusters of one of Pango's items, in the order in which they are read.
  mutating func append(
    _ item: PangoItem, _ string: PangoGlyphString, of text: SourceText, isRightToLeft: Bool,
    _ flag: (Int) -> Cluster.Flags
  ) {
    guard let starts = string.log_clusters else { return }
    let count = Int(string.num_glyphs), itemStart = Int(item.offset), itemEnd = itemStart + Int(item.length)
    var taken = 0
    while taken < count {
      let first = isRightToLeft ? count - 1 - taken : taken
      let start = starts[first]
      var length = 1
      while taken + length < count, starts[isRightToLeft ? first - length : first + length] == start { length += 1 }
      let glyphs = isRightToLeft ? first - length + 1..<first + 1 : first..<first + length
      taken += length
      let next = taken < count ? starts[isRightToLeft ? count - 1 - taken : taken] : item.length
      let range = itemStart + Int(start)..<max(itemStart + Int(start), min(itemStart + Int(next), itemEnd))
      append(
        range.lowerBound, range.upperBound, glyphs.lazy.map { ShapedGlyph(string.glyphs[$0]) },
        flag(range.lowerBound).union(text.kind(at: range.lowerBound)))
    }
  }
}

extension SourceText {
  /// Whether a character is white space or a soft hyphen.
  fileprivate func kind(at offset: Int) -> Cluster.Flags {
    let byte = bytes[offset]
    if byte < 0x80 { return byte == 0x20 || byte == 0x09 ? .white : [] }
    if byte == 0xC2, offset + 1 < bytes.count, bytes[offset + 1] == 0xAD { return .softHyphen }
    // The spaces beyond ASCII lie in three blocks.
    guard byte == 0xC2 || byte >= 0xE1 && byte <= 0xE3 else { return [] }
    let width = byte == 0xC2 ? 2 : 3
    return SourceText.isSpace(bytes[offset..<min(offset + width, bytes.count)]) ? .white : []
  }
}
