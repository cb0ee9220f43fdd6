/// A constraint as a text: `label.leading == icon.trailing + 8 @750`.
struct ConstraintText {
  private var tokens: ConstraintTokens

  /// Reads a text.
  static func parse(_ text: String) throws(ConstraintFault) -> LayoutConstraint {
    var reader = ConstraintText(tokens: try ConstraintTokens(text))
    return try reader.constraint()
  }

  private init(tokens: ConstraintTokens) {
    self.tokens = tokens
  }

  private mutating func constraint() throws(ConstraintFault) -> LayoutConstraint {
    guard let first = try anchor() else { throw tokens.fault("an attribute, such as label.leading") }
    guard let relation = tokens.takeRelation() else { throw tokens.fault("==, <= or >=") }
    var constraint = LayoutConstraint(first, relation)
    repeat { try term(&constraint) } while isAtTerm
    if tokens.take("@") { constraint.priority = try priority() }
    guard tokens.isAtEnd else { throw tokens.fault("+, -, @ or the end") }
    return constraint
  }

  private var isAtTerm: Bool { tokens.peek() == .sign("+") || tokens.peek() == .sign("-") }

  /// A number, an attribute, or both with a sign between them.
  private mutating func term(_ constraint: inout LayoutConstraint) throws(ConstraintFault) {
    var factor = 1.0
    while isAtTerm {
      if tokens.take("-") { factor = -factor } else { _ = tokens.take("+") }
    }
    if let number = tokens.takeNumber() {
      guard tokens.take("*") else {
        constraint.constant += factor * number
        return
      }
      factor *= number
    }
    guard constraint.second == nil else { throw tokens.fault("a number, for an attribute stands there already") }
    guard let anchor = try anchor() else { throw tokens.fault("a number or an attribute") }
    if tokens.take("*") {
      guard let number = tokens.takeNumber() else { throw tokens.fault("a number") }
      factor *= number
    } else if tokens.take("/") {
      guard let number = tokens.takeNumber(), number != 0 else { throw tokens.fault("a number other than 0") }
      factor /= number
    }
    constraint.second = anchor
    constraint.multiplier = factor
  }

  private mutating func priority() throws(ConstraintFault) -> Double {
    if let number = tokens.takeNumber() { return number }
    let position = tokens
    if let word = tokens.takeWord(), let number = LayoutConstraint.namedPriorities[word] { return number }
    throw position.fault("a priority, such as 750, required, defaultHigh or defaultLow")
  }

  /// `attribute`, `item.attribute` or `item.guide.attribute`; nil if no word stands there.
  private mutating func anchor() throws(ConstraintFault) -> LayoutConstraint.Anchor? {
    let start = tokens
    guard let first = tokens.takeWord() else { return nil }
    var words = [first]
    while tokens.take(".") {
      guard let word = tokens.takeWord() else { throw tokens.fault("an attribute") }
      words.append(word)
    }
    let name = words.removeLast()
    guard let attribute = LayoutAttribute(rawValue: name) else {
      let names = LayoutAttribute.allCases.map(\.rawValue)
      throw start.fault("an attribute, not \"\(name.excerpt)\"" + Fault.hint(for: name, among: names))
    }
    guard let anchor = try LayoutConstraint.Anchor(words: words, attribute) else {
      let guides = LayoutConstraint.Anchor.guides
      let hint = words.count == 2 ? ", not \"\(words[1].excerpt)\"" + Fault.hint(for: words[1], among: guides) : ""
      throw start.fault("at most an item, a guide and an attribute" + hint)
    }
    return anchor
  }
}

extension LayoutConstraint {
  static let namedPriorities = ["required": 1000.0, "defaultHigh": 750, "defaultLow": 250]
}

extension LayoutConstraint.Item {
  /// The words that are not ids.
  static let words = ["superview", "self", "topLayoutGuide", "bottomLayoutGuide", "safeAreaLayoutGuide"]

  /// What a word means before an attribute: a guide, the superview, the view itself, or an id.
  init(word: String) {
    switch word {
    case "superview": self = .superview
    case "self": self = .own
    case "topLayoutGuide": self = .topLayoutGuide
    case "bottomLayoutGuide": self = .bottomLayoutGuide
    case "safeAreaLayoutGuide", "safeArea": self = .safeAreaLayoutGuide
    default: self = .view(word)
    }
  }

  /// The word for it.
  var word: String {
    switch self {
    case .own: "self"
    case .superview: "superview"
    case .superviewOf: "superview"
    case .view(let id): id
    case .topLayoutGuide: "topLayoutGuide"
    case .bottomLayoutGuide: "bottomLayoutGuide"
    case .safeAreaLayoutGuide: "safeAreaLayoutGuide"
    }
  }
}

extension LayoutConstraint.Anchor {
  /// What may stand between a view and an attribute.
  static let guides =
    ["layoutMarginsGuide", "safeAreaLayoutGuide"] + LayoutConstraint.ScrollGuide.allCases.map(\.rawValue)

  /// The attribute of what the words before it mean: nothing, a view, a guide, or a view's guide; nil for others.
  init?(words: [String], _ attribute: LayoutAttribute) throws(ConstraintFault) {
    self.init(.own, attribute)
    var words = words[...]
    if let first = words.first, words.count > 1 || !Self.guides.contains(first) {
      item = LayoutConstraint.Item(word: first)
      words.removeFirst()
    }
    switch words.first {
    case nil: break
    case "layoutMarginsGuide":
      // The attributes of a margins guide are those of the view.
      guard let inner = attribute.withinMargins else { throw .noAttribute(attribute, of: "layoutMarginsGuide") }
      self.attribute = inner
    case "safeAreaLayoutGuide": item = .safeAreaLayoutGuide
    case let word?:
      guard let guide = LayoutConstraint.ScrollGuide(rawValue: word) else { return nil }
      self.guide = guide
    }
    if words.count > 1 { return nil }
  }

  /// The anchor as constraints write it.
  var text: String {
    let words = [item == .own ? nil : item.word, guide?.rawValue, attribute.rawValue]
    return words.compactMap { $0 }.joined(separator: ".")
  }
}
