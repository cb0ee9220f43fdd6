/// An argument as it looks, before anybody asks whether there is such an option.
struct Token: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// `--name` or `--name=value`.
    case long(name: String, value: String?)
    /// `-abc`: letters that may be switches, or one letter with its value.
    case short(letters: String)
    /// `--`, after which everything is an operand.
    case terminator
    /// Anything else, `-` and the empty argument among it.
    case operand
  }

  /// The place among the arguments, from 1.
  let place: Int
  /// The argument as it was typed.
  let text: String
  let kind: Kind
}

/// Takes arguments apart by their looks alone; there are as many tokens as arguments.
func tokens(of arguments: [String]) -> [Token] {
  var isAfterTerminator = false
  return arguments.enumerated().map { index, text in
    let kind = isAfterTerminator ? .operand : Token.Kind(text)
    if kind == .terminator { isAfterTerminator = true }
    return Token(place: index + 1, text: text, kind: kind)
  }
}

extension Token.Kind {
  fileprivate init(_ text: String) {
    if text == "--" {
      self = .terminator
    } else if text.hasPrefix("--") {
      let parts = text.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      self = .long(name: String(parts[0]), value: parts.count > 1 ? String(parts[1]) : nil)
    } else if text.hasPrefix("-"), text.count > 1 {
      self = .short(letters: String(text.dropFirst()))
    } else {
      self = .operand
    }
  }
}
