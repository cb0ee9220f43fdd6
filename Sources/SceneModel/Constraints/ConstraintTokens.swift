/// The words, numbers and signs of a constraint's text, taken one after the other.
struct ConstraintTokens {
  enum Token: Hashable {
    case word(String)
    case number(Double)
    case sign(String)
  }

  /// A name or a number, as the right side of a predicate.
  enum Amount: Hashable {
    case number(Double)
    case name(String)
  }

  private let tokens: [(token: Token, position: Int)]
  private let end: Int
  private var index = 0

  /// Takes a text apart; throws at a character that no constraint has.
  init(_ text: String) throws(ConstraintFault) {
    let letters = Array(text.unicodeScalars)
    var tokens: [(token: Token, position: Int)] = []
    var place = 0
    while place < letters.count {
      let start = place
      func take(while condition: (Unicode.Scalar) -> Bool) -> String {
        while place < letters.count, condition(letters[place]) { place += 1 }
        return String(String.UnicodeScalarView(letters[start..<place]))
      }
      let letter = letters[place]
      if letter == " " || letter == "\t" || letter == "\n" {
        place += 1
      } else if letter.isDigit {
        let digits = take { $0.isDigit || $0 == "." }
        guard let number = Double(digits), number.isFinite else {
          throw .syntax(at: start + 1, expected: "a number")
        }
        tokens.append((.number(number), start + 1))
      } else if letter.isNameStart {
        tokens.append((.word(take { $0.isNameStart || $0.isDigit }), start + 1))
      } else if place + 1 < letters.count, letters[place + 1] == "=", "=<>".unicodeScalars.contains(letter) {
        place += 2
        tokens.append((.sign("\(letter)="), start + 1))
      } else if "*/+-@.[]()|:,×−≤≥".unicodeScalars.contains(letter) {
        place += 1
        tokens.append((.sign(Self.plain[letter] ?? String(letter)), start + 1))
      } else {
        throw .syntax(at: start + 1, expected: "a name, a number, ==, <= or >=")
      }
    }
    self.tokens = tokens
    end = letters.count + 1
  }

  /// Signs that people write, and the same as code has them.
  private static let plain: [Unicode.Scalar: String] = ["×": "*", "−": "-", "≤": "<=", "≥": ">="]

  /// The character, counted from 1, at which the next token stands.
  var position: Int { index < tokens.count ? tokens[index].position : end }
  var isAtEnd: Bool { index >= tokens.count }

  func peek(_ distance: Int = 0) -> Token? {
    index + distance < tokens.count ? tokens[index + distance].token : nil
  }

  /// Takes a sign if it is the next token.
  mutating func take(_ sign: String) -> Bool {
    guard peek() == .sign(sign) else { return false }
    index += 1
    return true
  }

  mutating func takeNumber() -> Double? {
    guard case .number(let number) = peek() else { return nil }
    index += 1
    return number
  }

  mutating func takeWord() -> String? {
    guard case .word(let word) = peek() else { return nil }
    index += 1
    return word
  }

  mutating func takeRelation() -> LayoutConstraint.Relation? {
    if take("==") { return .equal }
    if take("<=") { return .lessThanOrEqual }
    return take(">=") ? .greaterThanOrEqual : nil
  }

  /// What is thrown when the next token is not what must stand there.
  func fault(_ expected: String) -> ConstraintFault { .syntax(at: position, expected: expected) }

  /// A number with a sign before it if need be, or a name.
  mutating func takeAmount() throws(ConstraintFault) -> Amount {
    let isNegative = take("-")
    if !isNegative, take("+") {}
    if let number = takeNumber() { return .number(isNegative ? -number : number) }
    if !isNegative, let word = takeWord() { return .name(word) }
    throw fault("a number or the name of a metric or a view")
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
  fileprivate var isNameStart: Bool { self == "_" || properties.isAlphabetic }
}
