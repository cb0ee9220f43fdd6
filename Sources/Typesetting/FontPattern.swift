import CFontconfig

/// What fontconfig knows of one font: its name, its style and the characters that it has.
final class FontPattern {
  /// Fontconfig's own record, for a configuration to refer to.
  let record: OpaquePointer

  /// Takes ownership of a record.
  private init(record: OpaquePointer) {
    self.record = record
  }

  deinit {
    FcPatternDestroy(record)
  }

  /// Reads one font of a file; nil if there is no such font.
  init?(_ file: FontFile) {
    var count: Int32 = 0
    guard let index = UInt32(exactly: file.index), let record = FcFreeTypeQuery(file.path, index, nil, &count) else {
      return nil
    }
    self.record = record
    guard !file.variations.isEmpty else { return }
    // Pango takes the axes' places from here, and nothing else sets them: the record of a single font is no range.
    FcPatternDel(record, FC_FONT_VARIATIONS)
    FcPatternAddString(record, FC_FONT_VARIATIONS, file.variationText)
  }

  /// Reads all fonts of a file, with the named instances of a variable one; none if it is not a font.
  static func all(in path: String) -> [FontPattern] {
    guard let set = FcFontSetCreate() else { return [] }
    defer { FcFontSetDestroy(set) }
    var count: Int32 = 0
    _ = FcFreeTypeQueryAll(path, .max, nil, &count, set)
    return (0..<Int(set.pointee.nfont)).compactMap { place in
      guard let record = set.pointee.fonts[place] else { return nil }
      FcPatternReference(record)
      return FontPattern(record: record)
    }
  }

  /// A copy that goes by other names.
  func renamed(to names: [String]) -> FontPattern? {
    guard let copy = FcPatternDuplicate(record) else { return nil }
    FcPatternDel(copy, FC_FAMILY)
    for name in names { FcPatternAddString(copy, FC_FAMILY, name) }
    return FontPattern(record: copy)
  }

  /// Whether the font has a glyph for a character.
  func covers(_ scalar: Unicode.Scalar) -> Bool {
    FcCharSetHasChar(characters, scalar.value) != 0
  }

  private lazy var characters: OpaquePointer? = {
    var set: OpaquePointer?
    return FcPatternGetCharSet(record, FC_CHARSET, 0, &set) == FcResultMatch ? set : nil
  }()

  /// Whether the font has a glyph for every printing character of ASCII.
  private(set) lazy var coversASCII = (0x20...0x7E).allSatisfy { covers(Unicode.Scalar(UInt8($0))) }

  /// For each character that the font has, however it is spelled, the one scalar that has the glyph.
  private(set) lazy var composed = Dictionary(
    scalars.map { (Character($0), $0) }, uniquingKeysWith: { first, _ in first })

  /// The characters of the font, in ascending order.
  var scalars: [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    var map = [UInt32](repeating: 0, count: 8)
    var next: UInt32 = 0
    var page = FcCharSetFirstPage(characters, &map, &next)
    while page != .max {
      for offset in 0..<UInt32(256) where map[Int(offset / 32)] >> (offset % 32) & 1 != 0 {
        if let scalar = Unicode.Scalar(page + offset) { scalars.append(scalar) }
      }
      page = FcCharSetNextPage(characters, &map, &next)
    }
    return scalars
  }

  /// The name of its family, in English where there is a choice; nil for a font without a name.
  var family: String? {
    var place: Int32 = 0
    while let language = string(FC_FAMILYLANG, place) {
      if language == "en", let name = string(FC_FAMILY, place) { return name }
      place += 1
    }
    return string(FC_FAMILY, 0)
  }

  /// The names that mean this font alone: its PostScript name, then its full names.
  var names: [String] {
    var names = [string(FC_POSTSCRIPT_NAME, 0)].compactMap { $0 }
    var place: Int32 = 0
    while let name = string(FC_FULLNAME, place) {
      if !names.contains(name) { names.append(name) }
      place += 1
    }
    return names
  }

  /// How wide its letters are, in per cent of the usual.
  var width: Int { number(FC_WIDTH).map(Int.init) ?? 100 }

  /// The weight by OpenType's scale, 100 to 900; 400 where the font does not say.
  var weight: Int {
    number(FC_WEIGHT).map { Int(FcWeightToOpenType($0)) } ?? 400
  }

  /// Whether it is an italic or oblique face.
  var isItalic: Bool { (number(FC_SLANT) ?? 0) > 0 }

  /// The file and the font in it.
  var file: FontFile? {
    string(FC_FILE, 0).map { FontFile(path: $0, index: Int(number(FC_INDEX) ?? 0)) }
  }

  /// Whether it stands for all instances of a variable font at once.
  var isVariable: Bool { flag(FC_VARIABLE) }

  /// Whether its glyphs have colours of their own.
  var hasColor: Bool { flag(FC_COLOR) }

  private func string(_ object: String, _ place: Int32) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(record, object, place, &value) == FcResultMatch, let value else { return nil }
    return String(cString: value)
  }

  private func number(_ object: String) -> Int32? {
    var value: Int32 = 0
    return FcPatternGetInteger(record, object, 0, &value) == FcResultMatch ? value : nil
  }

  private func flag(_ object: String) -> Bool {
    var value: FcBool = 0
    return FcPatternGetBool(record, object, 0, &value) == FcResultMatch && value != 0
  }
}
