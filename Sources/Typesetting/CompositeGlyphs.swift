/// The glyphs of a TrueType font that are put together from others, as the table `glyf` lists them.
///
/// The libraries that draw glyphs follow the parts of parts without end in sight: sixty glyphs, each made of the next one
/// twice, would keep them busy for years. So a font is looked through before any of them sees it.
struct CompositeGlyphs {
  private let glyphs: UnsafeRawBufferPointer
  private let places: UnsafeRawBufferPointer
  private let hasLongPlaces: Bool
  /// How many glyphs each one is made of, itself counted; 0 for those that are not known yet.
  private var sizes: [Int]

  /// Looks at the tables `glyf` and `loca`, which are lent.
  init(glyphs: UnsafeRawBufferPointer, places: UnsafeRawBufferPointer, hasLongPlaces: Bool) {
    self.glyphs = glyphs
    self.places = places
    self.hasLongPlaces = hasLongPlaces
    sizes = [Int](repeating: 0, count: max(0, places.count / (hasLongPlaces ? 4 : 2) - 1))
  }

  /// Whether every glyph is made of so few others as the glyphs of real fonts are.
  mutating func areSane() -> Bool {
    for glyph in sizes.indices where size(of: glyph, depth: 0) > Self.greatestSize { return false }
    return true
  }

  private static let greatestSize = 4096
  private static let greatestDepth = 32

  /// How many glyphs one is made of; more than the greatest size if they are nested too deeply or in a circle.
  private mutating func size(of glyph: Int, depth: Int) -> Int {
    guard sizes.indices.contains(glyph) else { return 1 }
    if sizes[glyph] > 0 { return sizes[glyph] }
    guard depth < Self.greatestDepth else { return Self.greatestSize + 1 }
    var size = 1
    for part in parts(of: glyph) {
      size += self.size(of: part, depth: depth + 1)
      if size > Self.greatestSize { break }
    }
    sizes[glyph] = size
    return size
  }

  private func parts(of glyph: Int) -> [Int] {
    guard var place = place(glyph), let end = self.place(glyph + 1), place < end,
      let outlines = word(glyphs, place), outlines & 0x8000 != 0
    else { return [] }
    place += 10
    var parts: [Int] = []
    while let flags = word(glyphs, place), let part = word(glyphs, place + 2), place < end {
      parts.append(part)
      guard flags & Flag.more != 0, parts.count <= Self.greatestSize else { break }
      place += 4 + (flags & Flag.wideOffsets != 0 ? 4 : 2)
      if flags & Flag.scale != 0 {
        place += 2
      } else if flags & Flag.scales != 0 {
        place += 4
      } else if flags & Flag.matrix != 0 {
        place += 8
      }
    }
    return parts
  }

  /// The bits of a part's flags that say how long its record is, by the OpenType specification.
  private enum Flag {
    static let wideOffsets = 0x01
    static let scale = 0x08
    static let more = 0x20
    static let scales = 0x40
    static let matrix = 0x80
  }

  private func place(_ glyph: Int) -> Int? {
    guard hasLongPlaces else { return word(places, 2 * glyph).map { 2 * $0 } }
    guard let high = word(places, 4 * glyph), let low = word(places, 4 * glyph + 2) else { return nil }
    return high << 16 | low
  }

  private func word(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> Int? {
    guard place >= 0, place + 2 <= bytes.count else { return nil }
    return Int(bytes[place]) << 8 | Int(bytes[place + 1])
  }
}
