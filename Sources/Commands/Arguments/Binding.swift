import SceneModel

extension Tool {
  /// Finds out what arguments ask for.
  ///
  /// Every mistake is collected, so that one run shows them all; whoever asks for help or the version gets it in spite
  /// of mistakes. `fileExists` tells a mistyped command from the name of a scene.
  func bind(_ arguments: [String], fileExists: (String) -> Bool) throws(UsageErrors) -> Invocation {
    let tokens = tokens(of: arguments)
    var binder = try Binder(tool: self, tokens: tokens, fileExists: fileExists)
    binder.bindAll()
    if binder.invocation.has(.help) || binder.invocation.has(.version) { return binder.invocation }
    binder.checkWhole()
    guard binder.errors.isEmpty else { throw UsageErrors(binder.errors) }
    return binder.invocation
  }
}

/// Walks over tokens and gives each its meaning.
private struct Binder {
  let tool: Tool
  let tokens: [Token]
  var invocation: Invocation
  var errors: [UsageError] = []
  private var index = 0

  /// Finds the subcommand: the first argument, if it is the name of one.
  init(tool: Tool, tokens: [Token], fileExists: (String) -> Bool) throws(UsageErrors) {
    self.tool = tool
    self.tokens = tokens
    invocation = Invocation(tool.defaultSubcommand)
    guard let first = tokens.first, first.kind == .operand else { return }
    if let subcommand = tool.subcommand(named: first.text) {
      invocation = Invocation(subcommand)
      index = 1
    } else if !first.text.contains(where: { $0 == "." || $0 == "/" }),
      let nearest = nearestName(to: first.text, among: tool.subcommands.map(\.name)), !fileExists(first.text)
    {
      throw UsageErrors(.unknownCommand(first.text, nearest: nearest))
    }
  }

  private var options: [Option] { invocation.subcommand.options + tool.commonOptions }

  mutating func bindAll() {
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      switch token.kind {
      case .terminator: break
      case .operand: bindOperand(token)
      case .long(let name, let value): bindLong(name, value)
      case .short(let letters): bindShort(letters)
      }
    }
  }

  private mutating func bindOperand(_ token: Token) {
    if token.text.isEmpty, invocation.subcommand.operand?.value.isText != true {
      return errors.append(.emptyArgument(place: token.place))
    }
    guard let operand = invocation.subcommand.operand, invocation.operands.count < operand.count.greatest else {
      return errors.append(.surplusOperand(token.text))
    }
    invocation.operands.append(token.text)
    if let expected = operand.value.expectation(against: token.text) {
      errors.append(.badValue(of: operand.value.placeholder, value: token.text, expected: expected))
    }
  }

  private mutating func bindLong(_ name: String, _ value: String?) {
    let form = "--" + name
    guard let option = options.first(where: { $0.name == name }) else { return reject(form, value) }
    guard let expected = option.value else {
      if let value { return errors.append(.unwantedValue(option: form, value: value)) }
      return invocation.set(option)
    }
    give(option, form, value ?? nextValue(), expected)
  }

  /// Binds letters one by one; the first that takes a value has the rest for it, with or without a `=` between.
  private mutating func bindShort(_ letters: String) {
    var rest = Substring(letters)
    while let letter = rest.popFirst() {
      let form = "-\(letter)"
      guard let option = options.first(where: { $0.letter == letter }) else { return reject(form, nil) }
      guard let expected = option.value else {
        invocation.set(option)
        continue
      }
      let attached = rest.isEmpty ? nil : String(rest.first == "=" ? rest.dropFirst() : rest)
      return give(option, form, attached ?? nextValue(), expected)
    }
  }

  /// The next argument, if it does not look like an option: a forgotten value should not swallow one.
  ///
  /// A negative number is taken, to be rejected for what it is.
  private mutating func nextValue() -> String? {
    guard index < tokens.count else { return nil }
    let text = tokens[index].text
    let isNumber = text.dropFirst().first.map { $0.isASCII && $0.isNumber || $0 == "." } ?? false
    guard tokens[index].kind == .operand || isNumber else { return nil }
    index += 1
    return text
  }

  private mutating func give(_ option: Option, _ form: String, _ text: String?, _ value: Value) {
    if invocation.has(option), !option.isRepeatable {
      errors.append(.repeatedOption(form))
    } else if text == nil {
      errors.append(.missingValue(option: form, placeholder: value.placeholder))
    } else if let text, let expected = value.expectation(against: text) {
      errors.append(.badValue(of: form, value: text, expected: expected))
    }
    // Also after a mistake: the option was given, and must not be reported as missing.
    invocation.set(option, to: text ?? "")
  }

  /// Reports an option that the subcommand does not have.
  ///
  /// If it is one of another subcommand, its value is skipped, lest it be taken for an operand.
  private mutating func reject(_ form: String, _ value: String?) {
    let all = tool.allOptions
    if let option = all.first(where: { $0.longForm == form || $0.shortForm == form }) {
      if option.value != nil, value == nil { _ = nextValue() }
      errors.append(.foreignOption(form, command: "\(tool.name) \(invocation.subcommand.name)"))
    } else {
      let known = form.hasPrefix("--") ? options.map(\.longForm) : []
      errors.append(.unknownOption(form, nearest: nearestName(to: form, among: known)))
    }
  }

  /// Reports what is missing when all arguments are known.
  mutating func checkWhole() {
    let subcommand = invocation.subcommand
    if let operand = subcommand.operand, invocation.operands.count < operand.count.least {
      errors.append(.missingOperand(placeholder: operand.value.placeholder, purpose: operand.summary))
    }
    for option in subcommand.required where !invocation.has(option) {
      errors.append(.missingOption(form: option.usageForm, purpose: option.summary))
    }
    if invocation.has(.verbose) {
      errors.append(.idleOption(Option.verbose.longForm, without: Option.version.longForm))
    }
  }
}

extension Operand.Count {
  /// The fewest operands that will do.
  fileprivate var least: Int {
    switch self {
    case .optional, .any: 0
    case .one, .oneOrMore: 1
    case .two: 2
    }
  }

  /// The most operands that will do.
  fileprivate var greatest: Int {
    switch self {
    case .optional, .one: 1
    case .two: 2
    case .any, .oneOrMore: .max
    }
  }
}
