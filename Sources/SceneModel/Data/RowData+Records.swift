extension RowData {
  /// What each row puts into its cell: what the cell itself says and what the rows say.
  var allEntries: [Binding] { (cell?.bind.entries ?? []) + bind.entries }

  /// The cell of a row of the file.
  public func row(_ row: Int, of records: Records) -> TableViewCell {
    var cell = cell ?? TableViewCell()
    cell.bind.entries = allEntries.map { entry in
      var entry = entry
      entry.value = entry.value.filled { Template($0).filled(from: records, row: row) }
      return entry
    }
    return cell
  }

  /// The names that the rows want of the file, and where the scene says them.
  public var wantedNames: [(name: String, site: Site?)] {
    allEntries.flatMap { entry in
      var seen: Set<String> = []
      return entry.value.strings.flatMap { Template($0).names }.filter { seen.insert($0).inserted }
        .map { ($0, entry.site) }
    }
  }

  /// A picture that a row names, and the byte of the file where it does; nil if the scene alone names it.
  public typealias NamedImage = (reference: ImageReference, offset: Int?)

  /// The pictures that the rows name.
  public func images(in records: Records) -> [NamedImage] {
    var seen: Set<String> = []
    var images: [NamedImage] = []
    for entry in allEntries {
      guard case .text(let text) = entry.value, targets[entry.id, default: []].contains(where: \.isPicture) else {
        continue
      }
      let template = Template(text.string)
      for row in 0..<records.count {
        let name = template.filled(from: records, row: row)
        guard !name.isEmpty, seen.insert(name).inserted else { continue }
        images.append((ImageReference(name, site: text.site), template.offset(in: records, row: row)))
      }
    }
    return images
  }

  /// A value that its view cannot show, with the byte of the file at which it starts.
  public typealias Finding = (severity: Diagnostic.Severity, offset: Int, fault: Fault)

  /// The values of the file that their views cannot show, no more than a person would read.
  public func findings(in records: Records) -> [Finding] {
    var findings: [Finding] = []
    for entry in allEntries {
      guard case .text(let text) = entry.value else { continue }
      let targets = targets[entry.id, default: []].filter(\.use.isParticular)
      let template = Template(text.string)
      guard !targets.isEmpty, !template.names.isEmpty else { continue }
      for row in 0..<records.count {
        let value = BoundValue.text(Text(template.filled(from: records, row: row)))
        for target in targets {
          guard let (severity, fault) = target.fault(of: value) else { continue }
          findings.append((severity, template.offset(in: records, row: row) ?? 0, fault))
          if findings.count >= Self.findingLimit { return findings }
        }
      }
    }
    return findings
  }

  private static let findingLimit = 100

  /// The first row for each text in which that is longer than allowed, for a template can multiply a value.
  ///
  /// Where there are such, nothing else should be asked of the rows: to put the texts together would take the memory.
  public func tooLongTexts(in records: Records, _ limits: Limits) -> [Finding] {
    allEntries.compactMap { entry in
      let templates = entry.value.strings.map { Template($0) }
      let ownLength = templates.reduce(0) { $0 + $1.ownLength }
      // A value that a template has a thousand times is not measured a thousand times.
      let names = Dictionary(templates.flatMap(\.names).map { ($0, 1) }, uniquingKeysWith: +)
      func length(_ value: (String) -> Int) -> Int { names.reduce(ownLength) { $0 + $1.value * value($1.key) } }
      // In most files no row can be so long, and none has to be looked at.
      guard length(records.longestValue) > limits.text else { return nil }
      let row = (0..<records.count).first { row in
        length { records.value($0, in: row).unicodeScalars.count } > limits.text
      }
      guard let row else { return nil }
      let offset = templates.lazy.compactMap { $0.offset(in: records, row: row) }.first
      return (.error, offset ?? 0, Limit.fault(\.text, limits))
    }
  }
}

extension Template {
  /// Where in the file the first of the values stands that the template wants.
  fileprivate func offset(in records: Records, row: Int) -> Int? {
    names.lazy.compactMap { records.offset(of: $0, in: row) }.first
  }
}
