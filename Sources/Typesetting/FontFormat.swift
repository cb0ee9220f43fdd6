import Glibc

/// What the first bytes of a file say of its format.
struct FontFormat {
  private let start: [UInt8]

  /// Reads the first bytes of a file; nil if it has none.
  init?(of path: String) {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var start = [UInt8](repeating: 0, count: 4)
    guard fread(&start, 1, start.count, file) == start.count else { return nil }
    self.start = start
  }

  /// Whether HarfBuzz can read it: TrueType and OpenType, alone or in a collection, but not Type 1, bitmaps or WOFF.
  var isShapeable: Bool {
    ["\0\u{1}\0\0", "OTTO", "true", "ttcf"].contains { start == Array($0.utf8) }
  }

  /// What the file is, where that is known.
  var name: String? {
    switch start {
    case Array("wOFF".utf8), Array("wOF2".utf8): "a WOFF font"
    case Array("%!PS".utf8), [0x80, 0x01] + start[2...]: "a Type 1 font"
    case [0x89] + Array("PNG".utf8): "a PNG picture"
    default: nil
    }
  }
}
