import SceneModel

/// An option of the command line: how it is written and what it means.
struct Option: Sendable {
  /// The long name without its dashes.
  let name: String
  /// The letter of the short form, if there is one.
  let letter: Character?
  /// What the option must be given; nil for a switch.
  let value: Value?
  /// What holds without the option, in words; nil if that goes without saying.
  let defaultText: String?
  /// What the option does, in words that follow its name.
  let summary: String
  /// Whether it may be given several times.
  let isRepeatable: Bool

  init(
    _ name: String, letter: Character? = nil, value: Value? = nil, default defaultText: String? = nil,
    isRepeatable: Bool = false, _ summary: String
  ) {
    self.isRepeatable = isRepeatable
    self.name = name
    self.letter = letter
    self.value = value
    self.defaultText = defaultText
    self.summary = summary
  }

  /// The long form as a person types it.
  var longForm: String { "--" + name }
  /// The short form as a person types it.
  var shortForm: String? { letter.map { "-\($0)" } }
  /// The shortest form with its value: `-o OUT`.
  var usageForm: String { (shortForm ?? longForm) + (value.map { " " + $0.placeholder } ?? "") }
  /// The short and the long form, as far as there are both.
  var forms: [String] { [shortForm, longForm].compactMap(\.self) }
}

extension Option: Hashable {
  static func == (first: Option, second: Option) -> Bool { first.name == second.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// What an option or an operand must be given.
struct Value: Sendable {
  /// What a value can be, which decides how it is checked and completed.
  enum Kind: Sendable {
    /// A file or a folder.
    case path
    /// A file with one of these endings, most likely.
    case file(endings: [String])
    /// A number within these limits.
    case number(ClosedRange<Double>)
    /// A whole number within these limits.
    case count(ClosedRange<Int>)
    /// Any text.
    case text
    /// One of these words.
    case choice([String])
  }

  /// The word that stands for the value in help.
  let placeholder: String
  /// What it can be.
  let kind: Kind

  init(_ placeholder: String, _ kind: Kind) {
    self.placeholder = placeholder
    self.kind = kind
  }

  /// Whether any text will do, the empty one included.
  var isText: Bool {
    if case .text = kind { return true }
    return false
  }

  /// What is expected in place of a text, in words; nil if the text will do.
  func expectation(against text: String) -> String? {
    switch kind {
    case .text: return nil
    case .path, .file:
      return text.isEmpty ? "a path" : nil
    case .number(let range):
      // Only digits and a point: Swift would read "inf" and "0x2" as numbers too.
      let isDecimal = text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == UInt8(ascii: ".") }
      if isDecimal, let number = Double(text), range.contains(number) { return nil }
      return "a number from \(range.lowerBound.shortText) to \(range.upperBound.shortText)"
    case .count(let range):
      if text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }), let number = Int(text),
        range.contains(number)
      {
        return nil
      }
      return "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .choice(let words):
      return words.contains(text) ? nil : words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    }
  }
}
