import Goldens

extension Tool {
  /// The completions for fish.
  var fishCompletions: String {
    let others = subcommands.dropFirst().map(\.name).joined(separator: " ")
    var lines = [
      "# Completions of \(name) for fish. Save as ~/.config/fish/completions/\(name).fish",
      "complete -c \(name) -f",
    ]
    for subcommand in subcommands {
      lines.append(
        "complete -c \(name) -n __fish_use_subcommand -a \(subcommand.name) -d \(subcommand.summary.singleQuoted)")
    }
    for subcommand in subcommands {
      let isDefault = subcommand.verb == defaultSubcommand.verb
      let condition =
        isDefault ? "not __fish_seen_subcommand_from \(others)" : "__fish_seen_subcommand_from \(subcommand.name)"
      let start = "complete -c \(name) -n '\(condition)'"
      if let operand = subcommand.operand { lines.append("\(start) \(operand.value.fishAction)") }
      lines += subcommand.options.map { "\(start) \($0.fishForm)" }
    }
    lines += commonOptions.map { "complete -c \(name) \($0.fishForm)" }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Option {
  /// The option as fish's `complete` wants it.
  fileprivate var fishForm: String {
    let short = letter.map { "-s \($0) " } ?? ""
    let argument = value.map { " -r \($0.fishAction)" } ?? ""
    return "\(short)-l \(name)\(argument) -d \(summary.singleQuoted)"
  }
}

extension Value {
  /// How fish finds what the value can be.
  fileprivate var fishAction: String {
    switch kind {
    case .path: "-F"
    case .file(let endings): "-k -a '(\(endings.map { "__fish_complete_suffix .\($0)" }.joined(separator: "; ")))'"
    case .number, .count, .text: "-f"
    case .choice(let words): "-f -a '\(words.joined(separator: " "))'"
    }
  }
}
