extension JSONParser {
  /// Reads a string with its quotes.
  mutating func string() throws(Failure) -> String {
    let start = index
    index += 1
    var from = index
    var text: [UInt8] = []
    while true {
      guard let byte = peek(), byte != 0x0A else { throw Failure(offset: start, fault: .unterminatedString) }
      if byte == UInt8(ascii: "\"") { break }
      guard byte >= 0x20 else { throw Failure(offset: index, fault: .controlCharacter(byte)) }
      guard byte == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      text += bytes[from..<index]
      text += String(try escape()).utf8
      from = index
    }
    text += bytes[from..<index]
    index += 1
    guard let string = String(validating: text, as: UTF8.self) else {
      throw Failure(offset: start, fault: .invalidUTF8)
    }
    // There are at least as many bytes as characters, which take a moment to count.
    if text.count > limits.text, string.unicodeScalars.count > limits.text {
      throw Failure(offset: start, fault: Limit.fault(\.text, limits))
    }
    return string
  }

  private mutating func escape() throws(Failure) -> Unicode.Scalar {
    let start = index
    index += 2
    switch peek(-1) {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let unit = try hexadecimal(start)
      if let scalar = Unicode.Scalar(unit) { return scalar }
      guard unit < 0xDC00, peek() == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "u") else {
        throw Failure(offset: start, fault: .loneSurrogate)
      }
      index += 2
      let low = try hexadecimal(start)
      guard (0xDC00...0xDFFF).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      else { throw Failure(offset: start, fault: .loneSurrogate) }
      return scalar
    default:
      let end = min(index, bytes.count)
      throw Failure(
        offset: start, fault: .unknownEscape(String(decoding: bytes[start..<end], as: UTF8.self)))
    }
  }

  /// Reads the four digits of a `\u` escape.
  private mutating func hexadecimal(_ start: Int) throws(Failure) -> UInt32 {
    var end = index
    while end < min(index + 4, bytes.count), bytes[end].isHexadecimalDigit { end += 1 }
    let digits = String(decoding: bytes[index..<end], as: UTF8.self)
    guard digits.utf8.count == 4, let unit = UInt32(digits, radix: 16) else {
      throw Failure(offset: start, fault: .unknownEscape("\\u" + digits))
    }
    index = end
    return unit
  }
}

extension UInt8 {
  /// Whether the byte is a digit or a letter from A to F.
  fileprivate var isHexadecimalDigit: Bool {
    switch self | 0x20 {
    case UInt8(ascii: "0")...UInt8(ascii: "9") where self >= UInt8(ascii: "0"), UInt8(ascii: "a")...UInt8(ascii: "f"):
      true
    default: false
    }
  }
}
