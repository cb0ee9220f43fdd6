import CExpat
import SceneModel

extension Records {
  /// Reads the rows of an XML document: the elements that a path of names leads to, by names as the document writes them.
  ///
  /// A row's values are the texts of the elements inside it, `image.loc` for an inner one's, and `@name` for attributes.
  /// Entities that the document declares are refused, so that it cannot be larger than it is.
  /// - Throws: What is wrong with the document, and where.
  init(xml file: SceneFile, path: [String]) throws(Diagnostics) {
    // Without an encoding from outside the document's own declaration counts.
    guard let parser = XML_ParserCreate(nil) else {
      throw Diagnostics([Diagnostic(file: file.path, fault: .machine(reason: "there is no memory for an XML parser"))])
    }
    defer { XML_ParserFree(parser) }
    let rows = XMLWalk(path: path, parser: parser, limits: file.limits)
    XML_SetUserData(parser, Unmanaged.passUnretained(rows).toOpaque())
    XML_SetElementHandler(
      parser, { walk($0)?.start($1, $2) }, { user, _ in walk(user)?.end() })
    XML_SetCharacterDataHandler(parser) { user, bytes, count in walk(user)?.text(bytes, count) }
    XML_SetEntityDeclHandler(parser) { user, _, _, _, _, _, _, _, _ in walk(user)?.stop(.entityDeclaration) }
    XML_SetUnknownEncodingHandler(
      parser, { user, name, encoding in walk(user)?.learn(name, encoding) ?? 0 },
      Unmanaged.passUnretained(rows).toOpaque())
    let status = file.bytes.withUnsafeBytes { bytes in
      XML_Parse(parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), 1)
    }
    if let (fault, offset) = rows.fault {
      throw Diagnostics([file.diagnostic(fault, atByte: offset)])
    }
    guard status == XML_STATUS_OK else {
      let code = XML_GetErrorCode(parser)
      let fault: Fault =
        code == XML_ERROR_NO_ELEMENTS
        ? .emptyDataFile : .file("", reason: XML_ErrorString(code).map { String(cString: $0) } ?? "not XML")
      throw Diagnostics([file.diagnostic(fault, atByte: Int(max(0, XML_GetCurrentByteIndex(parser))))])
    }
    if let (fault, offset) = rows.missing { throw Diagnostics([file.diagnostic(fault, atByte: offset)]) }
    self = rows.records
  }
}

/// The walk that a parser's user data points to.
private func walk(_ user: UnsafeMutableRawPointer?) -> XMLWalk? {
  user.map { Unmanaged<XMLWalk>.fromOpaque($0).takeUnretainedValue() }
}

/// Gathers rows while a parser walks through a document.
private final class XMLWalk {
  /// An element around the parser's place.
  private struct Element {
    /// What it is in the values of its row; the row itself for one outside of rows.
    var place: Records.Place
    /// The byte of the document at which it starts.
    var offset: Int
    /// How much text its row had before it.
    var textStart: Int
    var hasElements = false
    /// Whether more than white space stands in it beside other elements.
    var hasText = false
  }

  private let parser: XML_Parser
  private var trail: XMLTrail
  private let limits: Limits
  private var open: [Element] = []
  /// The text of the row around the place, of which each element inside has a part.
  private var rowText: [UInt8] = []
  /// How many bytes of text the values have, which nesting multiplies.
  private var textLength = 0
  private(set) var records = Records()
  private(set) var fault: (Fault, Int)?

  init(path: [String], parser: XML_Parser, limits: Limits) {
    trail = XMLTrail(path: path)
    self.parser = parser
    self.limits = limits
  }

  /// Why there are no rows, and where they should be; nil if there are some, or an empty element to hold them.
  var missing: (Fault, Int)? { records.count > 0 ? nil : trail.missing }

  private var offset: Int { Int(max(0, XML_GetCurrentByteIndex(parser))) }

  func stop(_ fault: Fault) {
    guard self.fault == nil else { return }
    self.fault = (fault, offset)
    XML_StopParser(parser, 0)
  }

  /// Tells the parser of an encoding that it does not know by itself; 0 if we do not either.
  func learn(_ name: UnsafePointer<CChar>?, _ encoding: UnsafeMutablePointer<XML_Encoding>?) -> Int32 {
    let name = name.map { String(cString: $0) } ?? ""
    guard let encoding, name.lowercased() == "windows-1252" else {
      fault = (.unreadEncoding(name), offset)
      return 0
    }
    encoding.pointee.data = nil
    encoding.pointee.convert = nil
    encoding.pointee.release = nil
    withUnsafeMutableBytes(of: &encoding.pointee.map) { map in
      let codes = map.bindMemory(to: Int32.self)
      for byte in 0..<codes.count { codes[byte] = Int32(byte) }
      for (byte, code) in windows1252 where byte < codes.count { codes[byte] = code }
    }
    return 1
  }

  func start(_ written: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
    guard fault == nil, let written else { return }
    guard open.count < limits.nesting else { return stop(.nestedTooDeeply(limit: limits.nesting)) }
    if !open.isEmpty { open[open.count - 1].hasElements = true }
    let name = String(cString: written)
    let isNewRow = trail.descend(into: name, at: offset)
    if isNewRow { rowText = [] }
    let place = isInRow && !isNewRow ? records.place(of: name, in: open.last?.place ?? .row) : .row
    open.append(Element(place: place, offset: offset, textStart: rowText.count))
    guard isInRow else { return }
    if isNewRow, let fault = records.addRow(limits) { return stop(fault) }
    var index = 0
    while let attributes, let key = attributes[index], let value = attributes[index + 1] {
      add(String(cString: value), at: records.place(of: "@" + String(cString: key), in: place), offset)
      index += 2
    }
  }

  func text(_ bytes: UnsafePointer<CChar>?, _ count: Int32) {
    guard fault == nil, isInRow, let bytes, !open.isEmpty else { return }
    let text = UnsafeRawBufferPointer(start: bytes, count: Int(count))
    if !open[open.count - 1].hasText { open[open.count - 1].hasText = text.contains { !$0.isSpace } }
    rowText += text
  }

  /// Ends an element, whose value is the text of all that is in it; white space between elements is no value.
  func end() {
    guard fault == nil, let last = open.last else { return }
    if isInRow, last.hasText || !last.hasElements {
      let text = rowText[last.textStart...]
      textLength += text.count
      let limit = 2 * limits.fileBytes
      guard textLength <= limit else { return stop(.tooMuchText(limit: limit)) }
      add(String(decoding: text.trimmed, as: UTF8.self), at: last.place, last.offset)
    }
    open.removeLast()
    trail.ascend()
  }

  private func add(_ value: String, at place: Records.Place, _ offset: Int) {
    if let fault = records.count(values: 1, limits) ?? records.add(value, at: place, offset: offset, limits) {
      stop(fault)
    }
  }

  private var isInRow: Bool { trail.isInRow }
}

extension ArraySlice<UInt8> {
  /// The text without white space at its ends.
  fileprivate var trimmed: ArraySlice<UInt8> {
    guard let first = firstIndex(where: { !$0.isSpace }), let last = lastIndex(where: { !$0.isSpace }) else {
      return []
    }
    return self[first...last]
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}

/// The bytes of windows-1252 that mean another character than in ISO-8859-1 (WHATWG Encoding).
private let windows1252: [(Int, Int32)] = [
  (0x80, 0x20AC), (0x82, 0x201A), (0x83, 0x0192), (0x84, 0x201E), (0x85, 0x2026), (0x86, 0x2020), (0x87, 0x2021),
  (0x88, 0x02C6), (0x89, 0x2030), (0x8A, 0x0160), (0x8B, 0x2039), (0x8C, 0x0152), (0x8E, 0x017D), (0x91, 0x2018),
  (0x92, 0x2019), (0x93, 0x201C), (0x94, 0x201D), (0x95, 0x2022), (0x96, 0x2013), (0x97, 0x2014), (0x98, 0x02DC),
  (0x99, 0x2122), (0x9A, 0x0161), (0x9B, 0x203A), (0x9C, 0x0153), (0x9E, 0x017E), (0x9F, 0x0178),
]
