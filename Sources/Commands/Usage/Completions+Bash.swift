extension Tool {
  /// The completions for bash.
  var bashCompletions: String {
    let verbs = subcommands.map(\.name)
    let valued = allOptions.compactMap { option in option.value.map { (option, $0) } }
    return """
      # Completions of \(name) for bash. In ~/.bashrc:  source <(\(name) completions bash)
      _\(name)() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=\(defaultSubcommand.name)
        COMPREPLY=()
        # Bash takes --name=value apart at the equals sign.
        if [[ $word == = ]]; then
          word=
        elif [[ $before == = ]]; then
          before=${COMP_WORDS[COMP_CWORD - 2]}
        fi
        if ((COMP_CWORD > 1)); then
          case ${COMP_WORDS[1]} in
            \(verbs.joined(separator: " | "))) command=${COMP_WORDS[1]} ;;
          esac
        fi
        case $before in
      \(valued.map { option, value in
        "    \(option.forms.joined(separator: " | ")))\n\(value.bashWords(6))      return\n      ;;"
      }.joined(separator: "\n"))
        esac
        if [[ $word == -* ]]; then
          case $command in
      \(subcommands.map { subcommand in
        let forms = (subcommand.options + commonOptions).flatMap(\.forms).joined(separator: " ")
        return "      \(subcommand.name)) mapfile -t COMPREPLY < <(compgen -W '\(forms)' -- \"$word\") ;;"
      }.joined(separator: "\n"))
          esac
          return
        fi
        case $command in
      \(subcommands.compactMap { subcommand in
        subcommand.operand.map { "    \(subcommand.name))\n\($0.value.bashWords(6))      ;;" }
      }.joined(separator: "\n"))
        esac
        if ((COMP_CWORD == 1)); then
          mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -W '\(verbs.joined(separator: " "))' -- "$word")
        fi
      }
      complete -o filenames -F _\(name) \(name)

      """
  }
}

extension Value {
  /// The lines of bash that offer what the value can be, indented and each ended.
  fileprivate func bashWords(_ indent: Int) -> String {
    let lines: [String] =
      switch kind {
      case .path: ["mapfile -t COMPREPLY < <(compgen -f -- \"$word\")"]
      case .file(let endings):
        ["mapfile -t COMPREPLY < <("]
          + endings.map { "  compgen -f -X '!*.\($0)' -- \"$word\"" } + ["  compgen -d -- \"$word\"", ")"]
      case .number, .count, .text: []
      case .choice(let words):
        ["mapfile -t COMPREPLY < <(compgen -W '\(words.joined(separator: " "))' -- \"$word\")"]
      }
    return lines.map { String(repeating: " ", count: indent) + $0 + "\n" }.joined()
  }
}
