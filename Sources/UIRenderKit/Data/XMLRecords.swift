import CExpat
import SceneModel

extension Records {
  /// Reads the rows of an XML document: the elements that a path of names leads to, by names as the document writes them.
  ///
  /// A row's values are the texts of the elements inside it, `image.loc` for an inner one's, and `@name` for attributes.
  /// Entities that the document declares are refused, so that it cannot be larger than it is.
  /// - Throws: What is wrong with the document, and where.
  init(xml file: SceneFile, path: [String]) throws(Diagnostics) {
    guard let parser = XML_ParserCreate("UTF-8") else {
      throw Diagnostics([Diagnostic(file: file.path, fault: .machine(reason: "there is no memory for an XML parser"))])
    }
    defer { XML_ParserFree(parser) }
    let rows = XMLWalk(path: path, parser: parser, limits: file.limits)
    XML_SetUserData(parser, Unmanaged.passUnretained(rows).toOpaque())
    XML_SetElementHandler(
      parser, { walk($0)?.start($1, $2) }, { user, _ in walk(user)?.end() })
    XML_SetCharacterDataHandler(parser) { user, bytes, count in walk(user)?.text(bytes, count) }
    XML_SetEntityDeclHandler(parser) { user, _, _, _, _, _, _, _, _ in walk(user)?.stop(.entityDeclaration) }
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
    guard rows.records.count > 0 || rows.hasParent else {
      throw Diagnostics([
        Diagnostic(
          file: file.path,
          fault: .file("", reason: "no element is at \"\(path.joined(separator: "/"))\" (the root is \"\(rows.root)\")")
        )
      ])
    }
    self = rows.records
  }
}

/// The walk that a parser's user data points to.
private func walk(_ user: UnsafeMutableRawPointer?) -> XMLWalk? {
  user.map { Unmanaged<XMLWalk>.fromOpaque($0).takeUnretainedValue() }
}

/// Gathers rows while a parser walks through a document.
private final class XMLWalk {
  private let path: [String]
  private let parser: XML_Parser
  private let limits: Limits
  /// The names of the elements around the parser's place.
  private var open: [String] = []
  /// The text of each element around the place, and whether elements are in it.
  private var texts: [(text: [UInt8], hasElements: Bool)] = []
  private(set) var records = Records()
  private(set) var fault: (Fault, Int)?
  private(set) var root = ""
  /// Whether there is the element that the rows would be in.
  private(set) var hasParent = false

  init(path: [String], parser: XML_Parser, limits: Limits) {
    self.path = path
    self.parser = parser
    self.limits = limits
  }

  func stop(_ fault: Fault) {
    guard self.fault == nil else { return }
    self.fault = (fault, Int(max(0, XML_GetCurrentByteIndex(parser))))
    XML_StopParser(parser, 0)
  }

  func start(_ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
    guard fault == nil, let name else { return }
    guard open.count < limits.nesting else { return stop(.nestedTooDeeply(limit: limits.nesting)) }
    if !texts.isEmpty { texts[texts.count - 1].hasElements = true }
    open.append(String(cString: name))
    texts.append(([], false))
    if open.count == 1 { root = open[0] }
    if open == path.dropLast() { hasParent = true }
    guard isInRow else { return }
    if open.count == path.count, let fault = records.addRow(limits) { return stop(fault) }
    var index = 0
    while let attributes, let key = attributes[index], let value = attributes[index + 1] {
      add(String(cString: value), named: (prefix.map { $0 + "." } ?? "") + "@" + String(cString: key))
      index += 2
    }
  }

  func text(_ bytes: UnsafePointer<CChar>?, _ count: Int32) {
    guard fault == nil, isInRow, let bytes, !texts.isEmpty else { return }
    texts[texts.count - 1].text += UnsafeRawBufferPointer(start: bytes, count: Int(count))
  }

  func end() {
    guard fault == nil, let last = texts.popLast() else { return }
    // White space between elements is no value.
    if isInRow, !last.hasElements { add(String(decoding: last.text, as: UTF8.self).trimmed, named: prefix ?? "") }
    open.removeLast()
  }

  private func add(_ value: String, named name: String) {
    if let fault = records.count(values: 1, limits) { return stop(fault) }
    records.add(value, named: name)
  }

  private var isInRow: Bool { !path.isEmpty && open.starts(with: path) }

  /// The name of the place inside the row; nil for the row itself.
  private var prefix: String? {
    let inner = open.dropFirst(path.count)
    return inner.isEmpty ? nil : inner.joined(separator: ".")
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmed: String {
    let spaces: Set<Character> = [" ", "\t", "\n", "\r", "\r\n"]
    var rest = self[...]
    while let first = rest.first, spaces.contains(first) { rest = rest.dropFirst() }
    while let last = rest.last, spaces.contains(last) { rest = rest.dropLast() }
    return String(rest)
  }
}
