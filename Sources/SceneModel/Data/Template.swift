/// A text with places for the values of a row: `{title} by {author.name}`.
struct Template {
  /// A part of the text.
  enum Part {
    case text(Substring)
    case value(Substring)
  }

  private(set) var parts: [Part] = []

  /// Takes a text apart; a brace that has no end stands for itself, as does a doubled one.
  init(_ text: String) {
    var rest = text[...]
    while let brace = rest.firstIndex(of: "{") {
      parts.append(.text(rest[..<brace]))
      let after = rest.index(after: brace)
      if after < rest.endIndex, rest[after] == "{" {
        parts.append(.text("{"))
        rest = rest[rest.index(after: after)...]
      } else if let end = rest[after...].firstIndex(of: "}") {
        parts.append(.value(rest[after..<end]))
        rest = rest[rest.index(after: end)...]
      } else {
        parts.append(.text(rest[brace...]))
        return
      }
    }
    parts.append(.text(rest))
  }

  /// The names of the values.
  var names: [String] {
    parts.compactMap { part in
      if case .value(let name) = part { String(name) } else { nil }
    }
  }

  /// The text for a row.
  func filled(from records: Records, row: Int) -> String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .text(let piece): text += piece
      case .value(let name): text += records.value(String(name), in: row)
      }
    }
  }
}

extension RowData {
  /// The cell of a row of the file.
  public func row(_ row: Int, of records: Records) -> TableViewCell {
    var cell = cell ?? TableViewCell()
    cell.bind.entries += bind.entries.map { entry in
      var entry = entry
      entry.value = entry.value.filled { Template($0).filled(from: records, row: row) }
      return entry
    }
    return cell
  }

  /// The names that the rows want of the file, and where the scene says them.
  public var wantedNames: [(name: String, site: Site?)] {
    bind.entries.flatMap { entry in
      entry.value.strings.flatMap { Template($0).names }.map { ($0, entry.site) }
    }
  }

  /// The pictures that the rows name.
  public func images(in records: Records) -> [ImageReference] {
    var seen: Set<String> = []
    var images: [ImageReference] = []
    for entry in bind.entries {
      guard case .text(let text) = entry.value, pictures.contains(entry.id) else { continue }
      let template = Template(text.string)
      for row in 0..<records.count {
        let name = template.filled(from: records, row: row)
        if !name.isEmpty, seen.insert(name).inserted { images.append(ImageReference(name, site: text.site)) }
      }
    }
    return images
  }
}

extension BoundValue {
  /// The texts in which names may stand.
  fileprivate var strings: [String] {
    switch self {
    case .text(let text): [text.string]
    case .attributed(let text): text.runs.flatMap { [$0.text.string, $0.attributes.link ?? ""] }
    case .number, .bool: []
    }
  }

  fileprivate func filled(_ fill: (String) -> String) -> BoundValue {
    switch self {
    case .text(let text): return .text(Text(fill(text.string), site: text.site))
    case .attributed(var text):
      for index in text.runs.indices {
        text.runs[index].text.string = fill(text.runs[index].text.string)
        text.runs[index].attributes.link = text.runs[index].attributes.link.map(fill)
      }
      return .attributed(text)
    case .number, .bool: return self
    }
  }
}
