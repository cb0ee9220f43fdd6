extension BoundValue {
  /// The value as a number; files have numbers as texts.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .text(let text): Double(text.string.withoutSpaces).flatMap { $0.isFinite ? $0 : nil }
    case .attributed, .bool: nil
    }
  }

  /// The value as a whole number.
  var wholeNumber: Int? { number.flatMap { Int(exactly: $0) } }

  /// The value as yes or no; files have it as a text.
  var truth: Bool? {
    switch self {
    case .bool(let value): return value
    case .text(let text):
      switch text.string.withoutSpaces.lowercased() {
      case "true", "yes", "1": return true
      case "false", "no", "0": return false
      default: return nil
      }
    case .number(let number): return number == 1 ? true : number == 0 ? false : nil
    case .attributed: return nil
    }
  }

  /// The value as a text; nil for one with attributes.
  var plainText: Text? {
    switch self {
    case .text(let text): text
    case .number(let number): Text(number.shortText)
    case .bool(let value): Text(value ? "true" : "false")
    case .attributed: nil
    }
  }

  /// The value in words for a message.
  var words: String {
    switch self {
    case .text(let text): text.string.excerpt.quoted
    case .attributed: "a text with attributes"
    case .number(let number): number.shortText
    case .bool(let value): value ? "true" : "false"
    }
  }
}

extension String {
  /// The text without spaces and tabs at its ends.
  fileprivate var withoutSpaces: Substring {
    var rest = self[...]
    while rest.first == " " || rest.first == "\t" { rest = rest.dropFirst() }
    while rest.last == " " || rest.last == "\t" { rest = rest.dropLast() }
    return rest
  }
}
