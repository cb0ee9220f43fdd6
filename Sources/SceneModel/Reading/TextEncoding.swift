/// How the characters of a file are written, as far as its columns hang on that.
enum TextEncoding {
  /// One to four bytes a character; all after the first are of one kind.
  case utf8
  /// One byte a character.
  case singleByte
  /// Two bytes a character, or four.
  case utf16(isBigEndian: Bool)

  /// Looks at the beginning of a file: at a byte order mark, and at what an XML document says of itself.
  ///
  /// What is neither is UTF-8, as all scenes are.
  init(of bytes: [UInt8]) {
    switch bytes.prefix(2) {
    case [0xFF, 0xFE], [0x3C, 0x00]: self = .utf16(isBigEndian: false)
    case [0xFE, 0xFF], [0x00, 0x3C]: self = .utf16(isBigEndian: true)
    default: self = Self.declaration(of: bytes).contains { Self.singleByteNames.contains($0) } ? .singleByte : .utf8
    }
  }

  private static let singleByteNames: Set<Substring> = ["iso-8859-1", "us-ascii", "windows-1252"]

  /// The names and values of an XML declaration in small letters; none if there is no declaration.
  private static func declaration(of bytes: [UInt8]) -> [Substring] {
    guard bytes.starts(with: "<?xml".utf8) else { return [] }
    let text = String(decoding: bytes.prefix(200).prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
    return text.lowercased().split { "\"'= \t\r\n".contains($0) }
  }

  /// How many bytes there are from a character's first to where the next may start.
  var unitLength: Int {
    if case .utf16 = self { return 2 }
    return 1
  }

  /// What stands at a byte: the end of a line, the first of a character's units, or a later one.
  func unit(at index: Int, in bytes: [UInt8]) -> Unit {
    switch self {
    case .utf8:
      return bytes[index] == Self.lineFeed ? .lineFeed : bytes[index] & 0xC0 == 0x80 ? .rest : .character
    case .singleByte: return bytes[index] == Self.lineFeed ? .lineFeed : .character
    case .utf16(let isBigEndian):
      guard index + 1 < bytes.count else { return .rest }
      let (high, low) = isBigEndian ? (bytes[index], bytes[index + 1]) : (bytes[index + 1], bytes[index])
      // The later half of a pair, and a mark at the beginning, are no characters of their own.
      if high & 0xFC == 0xDC || index == 0 && high == 0xFE && low == 0xFF { return .rest }
      return high == 0 && low == Self.lineFeed ? .lineFeed : .character
    }
  }

  /// What a unit of a text is.
  enum Unit {
    case lineFeed, character, rest
  }

  private static let lineFeed = UInt8(ascii: "\n")
}
