/// A part of an SVG file, as far as it decides whether the file is drawn.
enum SVGToken {
  case open(name: String, attributes: [(name: String, value: String)], isEmpty: Bool)
  case close
  /// Text between tags.
  case text(String)
}

/// Cuts an SVG file into tags and text, and refuses what would bring in something from elsewhere or grow without bounds.
///
/// The library that draws reads the file by its own rules; so whatever this scanner might see otherwise is refused.
struct SVGScanner {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next part; nil at the end of the file.
  mutating func next() throws(ImageFault) -> SVGToken? {
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "<") else { return .text(try decode(take(upTo: UInt8(ascii: "<")), "text")) }
      if skip("<!--") {
        try take(through: "-->")
      } else if skip("<![CDATA[") {
        return .text(String(decoding: try take(through: "]]>"), as: UTF8.self))
      } else if skip("<?") {
        try check(instruction: try take(through: "?>"))
      } else if skip("<!DOCTYPE") {
        try takeDocumentType()
      } else if skip("</") {
        try take(through: ">")
        return .close
      } else if skip("<!") {
        throw .broken(.svg, "a declaration stands where none may be")
      } else {
        offset += 1
        return try takeTag()
      }
    }
    return nil
  }

  // MARK: Bytes

  private mutating func skip(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count - offset >= count, (0..<count).allSatisfy({ bytes[offset + $0] == text.utf8Start[$0] }) else {
      return false
    }
    offset += count
    return true
  }

  private mutating func take(upTo end: UInt8) -> ArraySlice<UInt8> {
    let start = offset
    while offset < bytes.count, bytes[offset] != end { offset += 1 }
    return bytes[start..<offset]
  }

  @discardableResult
  private mutating func take(through end: StaticString) throws(ImageFault) -> ArraySlice<UInt8> {
    let start = offset
    while offset < bytes.count {
      let found = offset
      if skip(end) { return bytes[start..<found] }
      offset += 1
    }
    throw .truncated(.svg)
  }

  private mutating func skipSpace() {
    while offset < bytes.count, bytes[offset].isSpace { offset += 1 }
  }

  private mutating func takeName() -> String {
    let start = offset
    while offset < bytes.count, !bytes[offset].isSpace, !"=/>\"'<[".utf8.contains(bytes[offset]) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func takeQuoted() throws(ImageFault) -> ArraySlice<UInt8> {
    guard offset < bytes.count else { throw .truncated(.svg) }
    let quote = bytes[offset]
    guard "\"'".utf8.contains(quote) else { throw .broken(.svg, "a value has no quotes") }
    offset += 1
    let value = take(upTo: quote)
    guard offset < bytes.count else { throw .truncated(.svg) }
    offset += 1
    return value
  }

  // MARK: Parts

  private mutating func takeTag() throws(ImageFault) -> SVGToken {
    let name = takeName()
    guard !name.isEmpty else { throw offset < bytes.count ? .broken(.svg, "a tag has no name") : .truncated(.svg) }
    var attributes: [(name: String, value: String)] = []
    while true {
      skipSpace()
      guard offset < bytes.count else { throw .truncated(.svg) }
      if skip("/>") { return .open(name: name.localName, attributes: attributes, isEmpty: true) }
      if skip(">") { return .open(name: name.localName, attributes: attributes, isEmpty: false) }
      let key = takeName()
      skipSpace()
      guard !key.isEmpty, skip("=") else {
        throw offset < bytes.count ? .broken(.svg, "an attribute has no value") : .truncated(.svg)
      }
      skipSpace()
      let value = try takeQuoted()
      // Adobe's programs name their namespaces by entities.
      if key.hasPrefix("xmlns") {
        attributes.append(("xmlns", String(decoding: value, as: UTF8.self)))
      } else {
        attributes.append((key.localName, try decode(value, "the attribute \(key)")))
      }
    }
  }

  private func check(instruction: ArraySlice<UInt8>) throws(ImageFault) {
    let text = String(decoding: instruction, as: UTF8.self).lowercased()
    if text.hasPrefix("xml-stylesheet") { throw .unsupported(.svg, "a style sheet of its own file, which is not read") }
    guard text.hasPrefix("xml"), let start = text.firstRange(of: "encoding") else { return }
    let name = text[start.upperBound...].drop { $0 != "\"" && $0 != "'" }.dropFirst().prefix { $0 != "\"" && $0 != "'" }
    let isKnown =
      ["utf-8", "us-ascii", "ascii"].contains(name) || name.hasPrefix("iso-8859-") || name.hasPrefix("windows-125")
    guard isKnown else { throw .unsupported(.svg, "an encoding that is not read; save it as UTF-8") }
  }

  /// Entities may only stand for short words, as in the namespaces of Adobe's programs.
  private mutating func takeDocumentType() throws(ImageFault) {
    while offset < bytes.count {
      if skip(">") { return }
      if skip("<!ENTITY") {
        while offset < bytes.count, bytes[offset] != UInt8(ascii: ">") {
          guard "\"'".utf8.contains(bytes[offset]) else {
            let word = takeName()
            if ["SYSTEM", "PUBLIC", "%"].contains(word) { throw .unsupported(.svg, "an entity from elsewhere") }
            if word.isEmpty { offset += 1 }
            continue
          }
          let value = try takeQuoted()
          guard value.count <= 200, !value.contains(where: { "&%<".utf8.contains($0) }) else {
            throw .unsupported(.svg, "an entity that is long or made of others")
          }
        }
        offset += 1
      } else if skip("<!--") {
        try take(through: "-->")
      } else if "\"'".utf8.contains(bytes[offset]) {
        _ = try takeQuoted()
      } else if bytes[offset] == UInt8(ascii: "%") {
        throw .unsupported(.svg, "an entity from elsewhere")
      } else {
        offset += 1
      }
    }
    throw .truncated(.svg)
  }

  /// Puts characters in place of what stands for them; entities of the file's own are refused.
  private func decode(_ bytes: ArraySlice<UInt8>, _ place: String) throws(ImageFault) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var parts = text.split(separator: "&", omittingEmptySubsequences: false)[...]
    var result = String(parts.removeFirst())
    for part in parts {
      let name = part.prefix { $0 != ";" }
      guard name.endIndex < part.endIndex else { throw .broken(.svg, "an & in \(place) begins nothing") }
      guard let character = Self.character(String(name)) else {
        throw .unsupported(.svg, "an entity in \(place), which is not drawn")
      }
      result.append(character)
      result += part[part.index(after: name.endIndex)...]
    }
    return result
  }

  private static func character(_ name: String) -> Character? {
    if let known = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"][name] { return Character(known) }
    guard name.hasPrefix("#") else { return nil }
    let isHex = name.dropFirst().hasPrefix("x")
    guard let code = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10) else { return nil }
    return Unicode.Scalar(code).map { Character($0) }
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }
}

extension String {
  /// The name without its namespace's prefix.
  fileprivate var localName: String { split(separator: ":").last.map(String.init) ?? self }
}
