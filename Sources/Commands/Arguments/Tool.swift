/// The whole command line as data: parsing, help, completions and the manual page all come from it.
struct Tool: Sendable {
  let name: String
  let version: String
  /// What the tool does, as a sentence without its subject.
  let summary: String
  /// The subcommands; the first is meant when none is named.
  let subcommands: [Subcommand]
  /// The options that every subcommand has.
  let commonOptions: [Option]
  /// What people start from, each with what it does.
  let examples: [Example]
  /// What each exit status means.
  let exitStatuses: [(status: ExitStatus, meaning: String)]

  /// A command line that somebody could type.
  struct Example: Sendable {
    let command: String
    let meaning: String
  }

  /// The subcommand that is meant when none is named.
  var defaultSubcommand: Subcommand { subcommands[0] }

  func subcommand(named name: String) -> Subcommand? {
    subcommands.first { $0.name == name }
  }

  /// Every option of any subcommand, each once.
  var allOptions: [Option] {
    (subcommands.flatMap(\.options) + commonOptions).reduce(into: []) { all, option in
      if !all.contains(option) { all.append(option) }
    }
  }
}

/// The words that a command line can begin with.
enum Verb: String, CaseIterable, Sendable {
  case render, layout, measure, test, approve, diff
  case mergeReports = "merge-reports"
  case serve, sheet, schema, completions, manual, help
}

/// What the tool can be asked to do.
struct Subcommand: Sendable {
  let verb: Verb
  /// What it does, in words that follow its name.
  let summary: String
  /// More about it, in sentences.
  let discussion: String
  let operand: Operand?
  let options: [Option]
  /// The options that must be given.
  let required: [Option]

  init(
    _ verb: Verb, _ summary: String, _ discussion: String = "", operand: Operand? = nil, options: [Option] = [],
    required: [Option] = []
  ) {
    self.verb = verb
    self.summary = summary
    self.discussion = discussion
    self.operand = operand
    self.options = options
    self.required = required
  }

  var name: String { verb.rawValue }
}

/// What a subcommand works on: the arguments that are no options.
struct Operand: Sendable {
  /// How often an operand may stand.
  enum Count: Sendable {
    case optional, one, two, any, oneOrMore
  }

  let value: Value
  let count: Count
  let summary: String
}
