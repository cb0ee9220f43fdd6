import CPango

/// A text as Pango is given it: composed where the font has the composed character, without control characters, each
/// line ended by one newline.
struct SourceText {
  /// The text in UTF-8.
  private(set) var bytes: [UInt8]
  /// Whether all of it is ASCII.
  private(set) var isASCII: Bool
  /// Whether any of it may run to the left.
  private(set) var mayRunToTheLeft: Bool
  /// By how much the offsets from a place on are less than in the text as it was written.
  private var shifts: [(from: Int, by: Int)] = []

  /// Prepares a text of which each piece has its own font; also says where the pieces begin.
  static func joining(_ pieces: [(string: String, font: FontPattern)]) -> (text: SourceText, starts: [Int]) {
    guard pieces.count != 1 else { return (SourceText(pieces[0].string, font: pieces[0].font), [0]) }
    var whole = SourceText(), starts: [Int] = []
    var shift = 0
    for (string, font) in pieces {
      let piece = SourceText(string, font: font), start = whole.bytes.count
      starts.append(start)
      if shift != 0 { whole.shifts.append((from: start, by: shift)) }
      whole.shifts += piece.shifts.map { (from: $0.from + start, by: $0.by + shift) }
      whole.bytes += piece.bytes
      whole.isASCII = whole.isASCII && piece.isASCII
      whole.mayRunToTheLeft = whole.mayRunToTheLeft || piece.mayRunToTheLeft
      shift += string.utf8.count - piece.bytes.count
    }
    return (whole, starts)
  }

  private init() {
    bytes = []
    isASCII = true
    mayRunToTheLeft = false
  }

  /// Prepares a text for a font.
  init(_ string: String, font: FontPattern) {
    bytes = Array(string.utf8)
    var isASCII = true, isPlain = true
    for byte in bytes {
      if byte >= 0x80 { isASCII = false }
      if byte < 0x20 && byte != 0x0A && byte != 0x09 || byte == 0x7F { isPlain = false }
    }
    self.isASCII = isASCII
    mayRunToTheLeft = !isASCII && string.unicodeScalars.contains(where: Self.mayRunToTheLeft)
    if !isPlain || !isASCII && string.unicodeScalars.contains(where: Self.mayChange) {
      rewrite(string, font: font)
    }
  }

  /// Whether a character may belong to a script that runs to the left, or turn others around.
  private static func mayRunToTheLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    case 0x200F, 0x202B, 0x202E, 0x2067, 0x2068: true
    default: false
    }
  }

  /// The characters of a part.
  func scalars(in range: Range<Int>) -> String.UnicodeScalarView {
    String(decoding: bytes[range], as: UTF8.self).unicodeScalars
  }

  /// The line that starts at a place, as it is written, in bytes, without its end.
  func paragraph(from start: Int) -> Range<Int> {
    start..<(bytes[start...].firstIndex(of: 0x0A) ?? bytes.count)
  }

  /// The last line that is written.
  var lastParagraph: Range<Int> {
    let end = bytes.last == 0x0A ? bytes.count - 1 : bytes.count
    return (bytes[..<end].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)..<end
  }

  /// Whether the first letter of a part belongs to a script that runs to the left; nil if there is no letter.
  func isRightToLeft(_ range: Range<Int>) -> Bool? {
    guard mayRunToTheLeft else {
      let hasLetter = !isASCII || bytes[range].contains { (0x41...0x5A).contains($0 & 0xDF) }
      return hasLetter ? false : nil
    }
    let functions = hb_unicode_funcs_get_default()
    for scalar in String(decoding: bytes[range], as: UTF8.self).unicodeScalars {
      if scalar.value == Self.rightToLeftMark { return true }
      let direction = hb_script_get_horizontal_direction(hb_unicode_script(functions, scalar.value))
      if direction == HB_DIRECTION_RTL { return true }
      if direction == HB_DIRECTION_LTR, scalar.properties.isAlphabetic || scalar.value == Self.leftToRightMark {
        return false
      }
    }
    return nil
  }

  private static let leftToRightMark: UInt32 = 0x200E
  private static let rightToLeftMark: UInt32 = 0x200F

  /// A part without the white space at its end, where a line may be broken.
  static func trimmed(_ range: Range<Int>, of bytes: [UInt8]) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound {
      var start = end - 1
      while start > range.lowerBound, bytes[start] & 0xC0 == 0x80 { start -= 1 }
      guard isSpace(bytes[start..<end]) else { break }
      end = start
    }
    return range.lowerBound..<end
  }

  static func isSpace(_ scalar: ArraySlice<UInt8>) -> Bool {
    if scalar.count == 1 { return scalar.first == 0x20 || scalar.first == 0x09 }
    let scalar = String(decoding: scalar, as: UTF8.self).unicodeScalars.first
    // The no-break spaces do count.
    return scalar.map { $0.properties.isWhitespace && ![0xA0, 0x2007, 0x202F].contains($0.value) } ?? false
  }

  /// The last place up to an offset where a character starts.
  func boundary(upTo offset: Int) -> Int {
    guard offset < bytes.count else { return bytes.count }
    var place = offset
    while place > 0, bytes[place] & 0xC0 == 0x80 { place -= 1 }
    return place
  }

  /// The offset in the text as it was written.
  func original(_ offset: Int) -> Int {
    var low = 0, high = shifts.count
    while low < high {
      let middle = (low + high) / 2
      if shifts[middle].from <= offset { low = middle + 1 } else { high = middle }
    }
    return offset + (low > 0 ? shifts[low - 1].by : 0)
  }

  /// The part of the text as it was written.
  func original(_ range: Range<Int>) -> Range<Int> {
    let lower = original(range.lowerBound)
    return lower..<max(lower, original(range.upperBound))
  }

  /// Whether a character may have to be left out or replaced.
  private static func mayChange(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x300: scalar.value >= 0x7F && scalar.value < 0xA0
    case 0x2028, 0x2029: true
    default: scalar.properties.canonicalCombiningClass != .notReordered
    }
  }

  /// In bytes: a letter with as many accents as any character has that is composed of them.
  private static let longestComposed = 12

  /// In characters: enough for any script and emoji, and a bound for what stacking accents without end may cost.
  private static let longestCluster = 64

  private mutating func rewrite(_ string: String, font: FontPattern) {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var read = 0
    for character in string {
      let width = character.utf8.count
      defer { read += width }
      let before = read - output.count
      let scalars = character.unicodeScalars
      if character.isNewline {
        output.append(0x0A)
      } else if width > 1, width <= Self.longestComposed, scalars.count > 1, let whole = font.composed[character] {
        output += Array(String(whole).utf8)
      } else {
        for scalar in scalars.prefix(Self.longestCluster)
        where scalar.value == 0x09 || scalar.properties.generalCategory != .control {
          output += Array(String(scalar).utf8)
        }
      }
      let after = read + width - output.count
      if after != before { shifts.append((from: output.count, by: after)) }
    }
    bytes = output
  }
}
