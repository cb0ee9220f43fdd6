/// `uirender completions SHELL`: a script for a shell to source.
func completions(_ invocation: Invocation, _ report: inout Report) {
  guard let shell = invocation.operands.first.flatMap(Shell.init) else { return }
  printText(Tool.uirender.completions(for: shell), &report)
}

/// The shells that completions can be made for.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}
