/// Reads JSON with comments (`//`, `/* */`) and trailing commas, and keeps the place of each value.
///
/// It stops at the first fault of syntax: what follows one is guesswork. Every other kind of fault is found later, and
/// all at once.
package struct JSONParser {
  /// A fault and the byte where it is.
  package struct Failure: Error {
    package var offset: Int
    package var fault: Fault
  }

  /// What some editors write before the text; it is no part of it.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  let bytes: [UInt8]
  /// The byte that is read next.
  var index = 0
  private var depth = 0
  private var valueCount = 0

  let limits: Limits

  private init(_ bytes: [UInt8], _ limits: Limits) {
    self.bytes = bytes
    self.limits = limits
  }

  /// Reads a whole file, which holds one value.
  package static func parse(_ bytes: [UInt8], limits: Limits = Limits()) throws(Failure) -> JSON {
    var parser = JSONParser(bytes, limits)
    if bytes.starts(with: byteOrderMark) { parser.index = byteOrderMark.count }
    try parser.skipSpace()
    guard parser.index < bytes.count else { throw Failure(offset: 0, fault: .emptyFile) }
    let value = try parser.value()
    try parser.skipSpace()
    guard parser.index == bytes.count else { throw parser.unexpected("the end of the file") }
    return value
  }

  private mutating func value() throws(Failure) -> JSON {
    let offset = index
    valueCount += 1
    guard valueCount <= limits.values else { throw Failure(offset: offset, fault: Limit.fault(\.values, limits)) }
    switch peek() {
    case UInt8(ascii: "{"): return JSON(offset: offset, value: .object(try object()))
    case UInt8(ascii: "["): return JSON(offset: offset, value: .array(try array()))
    case UInt8(ascii: "\""): return JSON(offset: offset, value: .string(try string()))
    case let byte? where byte.isNumberStart: return JSON(offset: offset, value: .number(try number()))
    default: return JSON(offset: offset, value: try word())
    }
  }

  private mutating func object() throws(Failure) -> [JSON.Member] {
    try descend()
    var members: [JSON.Member] = []
    while try next(before: UInt8(ascii: "}"), expected: "a key in quotes or \"}\"") {
      guard peek() == UInt8(ascii: "\"") else { throw unexpected("a key in quotes or \"}\"") }
      let keyOffset = index
      let key = try string()
      try skipSpace()
      guard peek() == UInt8(ascii: ":") else { throw unexpected("\":\" after the key") }
      index += 1
      try skipSpace()
      members.append(JSON.Member(key: key, keyOffset: keyOffset, value: try value()))
      try separate(before: UInt8(ascii: "}"), expected: "\",\" or \"}\"")
    }
    return members
  }

  private mutating func array() throws(Failure) -> [JSON] {
    try descend()
    var elements: [JSON] = []
    while try next(before: UInt8(ascii: "]"), expected: "a value or \"]\"") {
      elements.append(try value())
      try separate(before: UInt8(ascii: "]"), expected: "\",\" or \"]\"")
    }
    return elements
  }

  /// Steps over the opening bracket.
  private mutating func descend() throws(Failure) {
    depth += 1
    guard depth <= limits.nesting else {
      throw Failure(offset: index, fault: .nestedTooDeeply(limit: limits.nesting))
    }
    index += 1
  }

  /// Whether another element follows; steps over the closing bracket if not.
  private mutating func next(before close: UInt8, expected: String) throws(Failure) -> Bool {
    try skipSpace()
    guard index < bytes.count else { throw unexpected(expected) }
    guard peek() == close else { return true }
    index += 1
    depth -= 1
    return false
  }

  /// Steps over the comma after an element, which may be missing only before the closing bracket.
  private mutating func separate(before close: UInt8, expected: String) throws(Failure) {
    try skipSpace()
    if peek() == UInt8(ascii: ",") {
      index += 1
    } else if peek() != close {
      throw unexpected(expected)
    }
  }

  private mutating func number() throws(Failure) -> Double {
    let start = index
    while let byte = peek(), byte.isNumberPart { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    // Swift's conversion is the C locale's on every machine.
    // `-Infinity` and `-nan` are numbers in other languages; the message says why they are none here.
    if let number = Double(text), !number.isFinite { throw Failure(offset: start, fault: .notFinite(text)) }
    guard bytes[start..<index].isNumber, let number = Double(text) else {
      throw Failure(offset: start, fault: .syntax(found: "\"\(text.excerpt)\"", expected: "a number"))
    }
    return number
  }

  private mutating func word() throws(Failure) -> JSON.Value {
    let start = index
    while let byte = peek(), byte.isWordPart { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case "NaN", "Infinity", "inf", "nan": throw Failure(offset: start, fault: .notFinite(text))
    default:
      index = start
      throw unexpected("a value")
    }
  }

  private mutating func skipSpace() throws(Failure) {
    while let byte = peek() {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
        while let byte = peek(), byte != 0x0A { index += 1 }
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
        let start = index
        index += 2
        while peek() != UInt8(ascii: "*") || peek(1) != UInt8(ascii: "/") {
          guard index < bytes.count else { throw Failure(offset: start, fault: .unterminatedComment) }
          index += 1
        }
        index += 2
      default: return
      }
    }
  }

  /// The byte that comes next, or so many after it; nil at the end of the file.
  func peek(_ ahead: Int = 0) -> UInt8? {
    index + ahead < bytes.count ? bytes[index + ahead] : nil
  }

  private func unexpected(_ expected: String) -> Failure {
    guard index < bytes.count else {
      return Failure(offset: index, fault: .syntax(found: "the end of the file", expected: expected))
    }
    if bytes[index] == UInt8(ascii: "\"") {
      return Failure(offset: index, fault: .syntax(found: "a string", expected: expected))
    }
    var end = index + 1
    if bytes[index].isWordPart {
      while end < bytes.count, end - index < 60, bytes[end].isWordPart { end += 1 }
    } else {
      while end < bytes.count, end - index < 4, bytes[end] & 0xC0 == 0x80 { end += 1 }
    }
    guard let text = String(validating: bytes[index..<end], as: UTF8.self) else {
      return Failure(offset: index, fault: .invalidUTF8)
    }
    return Failure(offset: index, fault: .syntax(found: "\"\(text.excerpt)\"", expected: expected))
  }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes are a number by JSON's grammar: digits without a leading zero, a fraction, an exponent.
  fileprivate var isNumber: Bool {
    var rest = self
    func digits() -> Int {
      let count = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let whole = digits()
    guard whole == 1 || (whole > 1 && !startsWithZero) else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard digits() > 0 else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}

extension UInt8 {
  /// Whether the byte can start a number, or what was meant to be one.
  fileprivate var isNumberStart: Bool {
    isNumberPart && (self < UInt8(ascii: "A"))
  }

  /// Whether the byte can stand in a number, or in what was meant to be one.
  fileprivate var isNumberPart: Bool {
    isWordPart || self == UInt8(ascii: ".") || self == UInt8(ascii: "-") || self == UInt8(ascii: "+")
  }

  /// Whether the byte is an ASCII letter, digit or underscore.
  fileprivate var isWordPart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
