extension Tool {
  /// The explanation of the whole tool, at most 80 columns wide.
  var help: String {
    let synopses = subcommands.map { "  " + synopsis(of: $0) }
    var sections = ["\(name) \(summary).", "Usage:\n" + synopses.joined(separator: "\n")]
    sections.append(Self.section("Commands", subcommands.map { ($0.name, $0.summary) }))
    let operands = defaultSubcommand.operand.map { [($0.value.placeholder, $0.summary)] } ?? []
    sections.append(Self.section("Arguments", operands + options(of: defaultSubcommand)))
    sections.append(Self.section("Examples", examples.map { ($0.command, $0.meaning) }, isStacked: true))
    sections.append(Self.section("Exit status", exitStatuses.map { (String($0.status.rawValue), $0.meaning) }))
    sections.append("\"\(name) help COMMAND\" explains one command.")
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// The explanation of one subcommand, at most 80 columns wide.
  func help(on subcommand: Subcommand) -> String {
    var sections = [
      "\(name) \(subcommand.name): \(subcommand.summary).".wrapped(to: 80).joined(separator: "\n"),
      "Usage:\n  " + synopsis(of: subcommand),
    ]
    if !subcommand.discussion.isEmpty { sections.append(subcommand.discussion.wrapped(to: 80).joined(separator: "\n")) }
    let operands = subcommand.operand.map { operand in
      [(operand.value.placeholder, operand.summary + operand.value.choicesInWords)]
    }
    sections.append(Self.section("Arguments", (operands ?? []) + options(of: subcommand)))
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// How a subcommand is typed: `uirender layout SCENE... [-o OUT]`; options that need not be given are not named one
  /// by one where that would be too long for a line.
  func synopsis(of subcommand: Subcommand) -> String {
    var words = [name, subcommand.verb == defaultSubcommand.verb ? "[\(subcommand.name)]" : subcommand.name]
    switch subcommand.operand?.count {
    case .optional: words.append("[\(subcommand.operand?.value.placeholder ?? "")]")
    case .one: words.append(subcommand.operand?.value.placeholder ?? "")
    case .two: words += Array(repeating: subcommand.operand?.value.placeholder ?? "", count: 2)
    case .any: words.append("[\(subcommand.operand?.value.placeholder ?? "")...]")
    case .oneOrMore: words.append("\(subcommand.operand?.value.placeholder ?? "")...")
    case nil: break
    }
    let required = subcommand.options.filter(subcommand.required.contains).map(\.usageForm)
    let optional = subcommand.options.filter { !subcommand.required.contains($0) }.map { "[\($0.usageForm)]" }
    let whole = (words + required + optional).joined(separator: " ")
    return whole.count <= 78 ? whole : (words + required + ["[OPTION]..."]).joined(separator: " ")
  }

  private func options(of subcommand: Subcommand) -> [(String, String)] {
    (subcommand.options + commonOptions).map { option in
      let form = (option.shortForm.map { $0 + ", " } ?? "    ") + option.longForm
      let value = option.value.map { " " + $0.placeholder } ?? ""
      return (form + value, option.summary + (option.defaultText.map { "; without it: \($0)" } ?? ""))
    }
  }

  /// A heading over terms and their meanings, side by side or the meaning below.
  private static func section(_ title: String, _ rows: [(term: String, meaning: String)], isStacked: Bool = false)
    -> String
  {
    let column = isStacked ? 6 : 4 + (rows.map(\.term.count).max() ?? 0)
    let indent = String(repeating: " ", count: column)
    let lines = rows.flatMap { term, meaning -> [String] in
      let paragraph = meaning.wrapped(to: 80 - column).map { indent + $0 }
      guard !isStacked, let first = paragraph.first else { return ["  " + term] + paragraph }
      return ["  " + term + first.dropFirst(2 + term.count)] + paragraph.dropFirst()
    }
    return ([title + ":"] + lines).joined(separator: "\n")
  }
}

extension Value {
  /// The words that can be chosen from, as an appendix to a summary; empty if there is no such list.
  var choicesInWords: String {
    if case .choice(let words) = kind { ": " + words.joined(separator: ", ") } else { "" }
  }
}

extension String {
  /// The text in lines of at most so many characters, broken between words.
  func wrapped(to width: Int) -> [String] {
    split(separator: " ").reduce(into: []) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
  }
}
