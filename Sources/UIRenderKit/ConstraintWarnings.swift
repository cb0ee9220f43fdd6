public import SceneModel

extension Diagnostic {
  /// Whether it is about constraints: they contradict each other, or leave something open.
  public var isAboutConstraints: Bool {
    if case .constraint = fault { return true }
    return false
  }
}

extension [Diagnostic] {
  /// How many warnings about constraints anybody reads.
  private static let limit = 100

  /// The first warnings about constraints, and how many more there are.
  func withoutEndlessConstraints(of path: String) -> [Diagnostic] {
    let count = count(where: \.isAboutConstraints)
    guard count > Self.limit else { return self }
    var left = Self.limit
    let shown = filter { diagnostic in
      guard diagnostic.isAboutConstraints else { return true }
      left -= 1
      return left >= 0
    }
    let more = Fault.constraint(.more(count - Self.limit))
    return shown + [Diagnostic(severity: .warning, file: path, fault: more)]
  }
}
