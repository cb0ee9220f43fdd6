/// A text with places for the values of a row: `{title} by {author.name}`.
struct Template {
  /// A part of the text.
  enum Part {
    case text(Substring)
    case value(Substring)
  }

  private(set) var parts: [Part] = []
  /// Whether a brace has no end.
  private(set) var isOpen = false

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
        isOpen = true
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

  /// How many characters stand between the values.
  var ownLength: Int {
    parts.reduce(0) { sum, part in
      if case .text(let piece) = part { sum + piece.unicodeScalars.count } else { sum }
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

extension BoundValue {
  /// The texts in which names may stand.
  var strings: [String] {
    switch self {
    case .text(let text): [text.string]
    case .attributed(let text): text.runs.flatMap { [$0.text.string, $0.attributes.link ?? ""] }
    case .number, .bool: []
    }
  }

  func filled(_ fill: (String) -> String) -> BoundValue {
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
