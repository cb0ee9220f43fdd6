extension Tool {
  /// The manual page in roff; it carries no date, so that it is the same whenever it is made.
  var manualPage: String {
    var lines = [".TH \(name.uppercased()) 1 \"\" \"\(name) \(version)\" \"User Commands\"", ".SH NAME"]
    lines.append("\(name) \\- \(summary.roff)")
    lines.append(".SH SYNOPSIS")
    lines += [".nf"] + subcommands.map { synopsis(of: $0).roff } + [".fi"]
    lines.append(".SH COMMANDS")
    for subcommand in subcommands {
      lines += Self.entry(subcommand.name, subcommand.summary + ".")
      if let operand = subcommand.operand {
        lines += [".IP", "\(operand.value.placeholder): \(operand.summary)\(operand.value.choicesInWords).".roff]
      }
      if !subcommand.discussion.isEmpty { lines += [".IP", subcommand.discussion.roff] }
    }
    lines.append(".SH OPTIONS")
    for option in allOptions {
      let value = option.value.map { " \($0.placeholder)" } ?? ""
      let otherwise = option.defaultText.map { "; without it: \($0)" } ?? ""
      lines += Self.entry(option.forms.joined(separator: ", ") + value, option.summary + otherwise + ".")
    }
    lines.append(".SH EXIT STATUS")
    for (status, meaning) in exitStatuses { lines += Self.entry(String(status.rawValue), meaning + ".") }
    lines.append(".SH EXAMPLES")
    for example in examples { lines += Self.entry(example.command, example.meaning + ".") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A term in bold with what it means.
  private static func entry(_ term: String, _ meaning: String) -> [String] {
    [".TP", "\\fB\(term.roff)\\fR", meaning.roff]
  }
}

extension String {
  /// The text as roff prints it: dashes stay dashes, and no line is taken for a request.
  fileprivate var roff: String {
    let escaped = reduce(into: "") { text, character in
      switch character {
      case "\\": text += "\\e"
      case "-": text += "\\-"
      default: text.append(character)
      }
    }
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
