import Foundation

/// A font file that is taken apart and put together wrongly.
struct FontFiles {
  static let folder =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path + "/Examples/fonts"

  /// Sticks, the small variable font of the examples.
  static func sticks() throws -> [UInt8] { Array(try Data(contentsOf: URL(fileURLWithPath: folder + "/Sticks.ttf"))) }

  var bytes: [UInt8]

  private func entry(_ tag: String) -> Int? {
    (0..<word(4)).map { 12 + 16 * $0 }.first { Array(bytes[$0..<$0 + 4]) == Array(tag.utf8) }
  }

  /// Where the tables are said to be in the file, one after the other.
  var entries: [Int] { (0..<word(4)).map { 12 + 16 * $0 } }

  private func word(_ place: Int) -> Int { Int(bytes[place]) << 8 | Int(bytes[place + 1]) }

  /// How many glyphs the font has.
  var glyphCount: Int { entry("maxp").map { word(word($0 + 8) << 16 + word($0 + 10) + 4) } ?? 0 }

  /// Overwrites a part of a table.
  mutating func patch(_ tag: String, at offset: Int, _ new: [UInt8]) {
    guard let entry = entry(tag) else { return }
    let start = word(entry + 8) << 16 + word(entry + 10) + offset
    bytes.replaceSubrange(start..<start + new.count, with: new)
  }

  /// Puts another table in a table's place.
  mutating func replace(_ tag: String, with table: [UInt8]) {
    guard let entry = entry(tag) else { return }
    bytes += [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    bytes.replaceSubrange(entry + 8..<entry + 16, with: Self.long(bytes.count) + Self.long(table.count))
    bytes += table
  }

  /// Makes the font one of other glyphs, which do not vary; the last of them stands for all that are left.
  mutating func replaceGlyphs(with glyphs: [[UInt8]]) {
    let count = glyphCount
    var outlines: [UInt8] = []
    var places: [UInt8] = []
    for index in 0..<count {
      places += Self.long(outlines.count)
      let glyph = glyphs.indices.contains(index) ? glyphs[index] : []
      outlines += glyph + [UInt8](repeating: 0, count: (4 - glyph.count % 4) % 4)
    }
    replace("glyf", with: outlines)
    replace("loca", with: places + Self.long(outlines.count))
    patch("head", at: 50, [0, 1])
    patch("maxp", at: 28, [0xFF, 0xFF, 0xFF, 0xFF])
    if let entry = entry("gvar") { bytes.replaceSubrange(entry..<entry + 4, with: Array("none".utf8)) }
  }

  /// A glyph that is made of others.
  static func composite(of parts: [Int]) -> [UInt8] {
    var glyph = short(-1) + short(0) + short(0) + short(100) + short(100)
    for (index, part) in parts.enumerated() {
      glyph += short(index < parts.count - 1 ? 0x23 : 3) + short(part) + short(0) + short(0)
    }
    return glyph
  }

  /// A glyph with one outline.
  static func outline(_ points: [(x: Int, y: Int)]) -> [UInt8] {
    var glyph = short(1) + short(-0x8000) + short(-0x8000) + short(0x7FFF) + short(0x7FFF)
    glyph += short(points.count - 1) + short(0) + [UInt8](repeating: 1, count: points.count)
    for coordinate in [points.map(\.x), points.map(\.y)] {
      var last = 0
      for value in coordinate {
        glyph += short(value - last)
        last = value
      }
    }
    return glyph
  }

  static func short(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  static func long(_ value: Int) -> [UInt8] { short(value >> 16) + short(value) }
}
