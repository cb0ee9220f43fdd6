/// What the arguments ask for: a subcommand with its operands and the values of its options.
struct Invocation: Sendable {
  let subcommand: Subcommand
  var operands: [String] = []
  private(set) var switches: Set<Option> = []
  private var values: [Option: [String]] = [:]

  init(_ subcommand: Subcommand) {
    self.subcommand = subcommand
  }

  /// Whether an option was given.
  func has(_ option: Option) -> Bool {
    switches.contains(option) || values[option] != nil
  }

  /// The value that an option was given, as it was typed.
  subscript(option: Option) -> String? { values[option]?.last }

  /// The values that an option was given that may stand several times, in their order.
  func all(_ option: Option) -> [String] { values[option] ?? [] }

  /// The value that an option was given, as a number.
  func number(_ option: Option) -> Double? {
    self[option].flatMap(Double.init)
  }

  mutating func set(_ option: Option) {
    switches.insert(option)
  }

  mutating func set(_ option: Option, to value: String) {
    values[option, default: []].append(value)
  }
}
