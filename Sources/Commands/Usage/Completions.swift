extension Tool {
  /// A script that teaches a shell to complete the arguments.
  func completions(for shell: Shell) -> String {
    switch shell {
    case .bash: bashCompletions
    case .zsh: zshCompletions
    case .fish: fishCompletions
    }
  }
}
