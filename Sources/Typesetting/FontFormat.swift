import Glibc

/// What the first bytes of a font file say of its format.
struct FontFormat {
  private let tag: [UInt8]

  /// Reads the first bytes of a file; nil if it has none.
  init?(of path: String) {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var tag = [UInt8](repeating: 0, count: 4)
    guard fread(&tag, 1, tag.count, file) == tag.count else { return nil }
    self.tag = tag
  }

  /// Whether HarfBuzz can read it: TrueType and OpenType, alone or in a collection, but not Type 1, bitmaps or WOFF.
  var isShapeable: Bool {
    ["\0\u{1}\0\0", "OTTO", "true", "ttcf"].contains { tag == Array($0.utf8) }
  }
}
