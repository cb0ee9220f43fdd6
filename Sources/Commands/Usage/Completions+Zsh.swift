import Goldens

extension Tool {
  /// The completions for zsh.
  var zshCompletions: String {
    """
    #compdef \(name)
    # Completions of \(name) for zsh. Save as _\(name) in a folder of $fpath, or:  source <(\(name) completions zsh)
    _\(name)() {
      local command=\(defaultSubcommand.name)
      local -a verbs=(
    \(subcommands.map { "    " + "\($0.name):\($0.summary)".singleQuoted }.joined(separator: "\n"))
      )
      if ((CURRENT == 2)); then
        _describe -t commands command verbs
      elif ((${verbs[(I)$words[2]:*]})); then
        command=$words[2]
        shift words
        ((CURRENT -= 1))
      fi
      case $command in
    \(subcommands.map { subcommand in
      let specs = (subcommand.options + commonOptions).map(\.zshSpec) + [subcommand.operand?.zshSpec].compactMap(\.self)
      return "    \(subcommand.name))\n      _arguments -s -S \\\n"
        + specs.map { "        " + $0 }.joined(separator: " \\\n") + "\n      ;;"
    }.joined(separator: "\n"))
      esac
    }
    if [[ $funcstack[1] == _\(name) ]]; then
      _\(name) "$@"
    else
      compdef _\(name) \(name)
    fi

    """
  }
}

extension Option {
  /// The option as `_arguments` wants it.
  fileprivate var zshSpec: String {
    let suffix = value.map { ":\($0.placeholder):\($0.zshAction)" } ?? ""
    let explanation = "[\(summary)]\(suffix)".singleQuoted
    let long = longForm + (value == nil ? "" : "=")
    guard let shortForm else { return long + explanation }
    return "'(\(shortForm) \(longForm))'{\(shortForm)\(value == nil ? "" : "+"),\(long)}\(explanation)"
  }
}

extension Operand {
  /// The operand as `_arguments` wants it.
  fileprivate var zshSpec: String {
    let place =
      switch count {
      case .optional: "1::"
      case .one: "1:"
      case .two, .any, .oneOrMore: "*:"
      }
    return "\(place)\(value.placeholder):\(value.zshAction)".singleQuoted
  }
}

extension Value {
  /// How zsh finds what the value can be.
  fileprivate var zshAction: String {
    switch kind {
    case .path: "_files"
    case .file(let endings): "_files -g \"*.(\(endings.joined(separator: "|")))\""
    case .number, .count, .text: ""
    case .choice(let words): "(\(words.joined(separator: " ")))"
    }
  }
}
