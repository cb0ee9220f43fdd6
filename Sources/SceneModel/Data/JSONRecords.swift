extension Records {
  /// Reads the rows of a JSON file: a list of objects, or of texts, numbers and booleans.
  ///
  /// The values of objects inside a row have names such as `author.name`.
  /// - Throws: What is wrong with the file, and where.
  public init(json file: SceneFile, path: [String]) throws(Diagnostics) {
    var reader = SceneReader(file: file)
    let json: JSON
    do {
      // A row counts as the values in it, as in the other formats: lists and objects come on top.
      var limits = file.limits
      limits.values = 2 * limits.values + limits.nesting
      json = try JSONParser.parse(file.bytes, limits: limits)
    } catch {
      throw Diagnostics(file.diagnostics(.error, [(Site(offset: error.offset), error.fault.ofDataFile(file.limits))]))
    }
    guard let rows = Self.rows(json, path[...], &reader) else { throw Diagnostics(reader.diagnostics) }
    for (index, row) in rows.enumerated() {
      if let fault = count(values: row.leafCount, file.limits) ?? addRow(file.limits) {
        throw Diagnostics([file.diagnostic(fault, atByte: row.offset)])
      }
      reader.descend(intoElement: index) { add(row, at: .row, &$0) }
    }
    let faults = reader.diagnostics
    guard faults.isEmpty else { throw Diagnostics(faults) }
  }

  private static func rows(_ json: JSON, _ path: ArraySlice<String>, _ reader: inout SceneReader) -> [JSON]? {
    guard let name = path.first else {
      guard case .array(let rows) = json.value else { return reader.reject(json, expected: "an array of rows") }
      return rows
    }
    guard case .object(let members) = json.value else {
      return reader.reject(json, expected: "an object with \"\(name.excerpt)\"")
    }
    guard let member = members.first(where: { $0.key == name }) else {
      reader.report(
        .unknownKey(name, known: KnownKeys(of: nil, own: members.map(\.key))), at: json.offset, under: name.excerpt)
      return nil
    }
    return reader.descend(into: name) { rows(member.value, path.dropFirst(), &$0) }
  }

  private mutating func add(_ json: JSON, at place: Place, _ reader: inout SceneReader) {
    func add(_ text: String, to records: inout Records) {
      if let fault = records.add(text, at: place, offset: json.offset, reader.file.limits) {
        // The path to it may be as long.
        reader.report(fault, at: Site(offset: json.offset))
      }
    }
    switch json.value {
    case .null: add("", to: &self)
    case .bool(let value): add(value ? "true" : "false", to: &self)
    case .number(let number): add(number.shortText, to: &self)
    case .string(let text): add(text, to: &self)
    case .array:
      reader.report(
        .wrongType(expected: "a text, a number, true or false, or an object of such values", found: json.kind),
        at: json.offset)
    case .object(let members):
      for member in members {
        let inner = self.place(of: member.key, in: place)
        reader.descend(into: member.key) { self.add(member.value, at: inner, &$0) }
      }
    }
  }
}

extension JSON {
  /// How many values are in it that are neither lists nor objects.
  fileprivate var leafCount: Int {
    switch value {
    case .array(let elements): elements.reduce(0) { $0 + $1.leafCount }
    case .object(let members): members.reduce(0) { $0 + $1.value.leafCount }
    case .null, .bool, .number, .string: 1
    }
  }
}

extension Fault {
  /// The fault as it is worded for a file that holds rows rather than a scene.
  fileprivate func ofDataFile(_ limits: Limits) -> Fault {
    switch self {
    case .emptyFile: .emptyDataFile
    case .beyondLimit("values", _): Limit.fault(\.values, limits)
    default: self
    }
  }
}
