import Pixels

extension TestRun {
  /// The run for people: what to know first, a paragraph for each failure with the paths of its pictures, and a line of
  /// counts.
  /// - Parameter isVerbose: Whether what has passed is listed too.
  public func textReport(isVerbose: Bool) -> String {
    var text = remarks.map { "note: \($0)\n" }.joined()
    for result in results {
      if result.state.isFailure {
        text += "\(result.state.label) \(result.name)\n"
        for line in result.message.split(separator: "\n") { text += "  \(line)\n" }
        for path in [result.pictures.difference, result.pictures.actual].compactMap(\.self) { text += "  \(path)\n" }
      } else if result.state == .recorded {
        text += "recorded \(result.name)\n"
      } else if isVerbose || result.difference != nil {
        text += "passed \(result.name)" + (result.difference.map { ": \($0), allowed \(result.budget)" } ?? "") + "\n"
      }
    }
    for orphan in orphans { text += "orphan \(orphan)\n" }
    return text + summaryLine + "\n"
  }

  /// The counts in one line.
  public var summaryLine: String {
    let words: [(TestResult.State, String)] = [
      (.passed, "passed"), (.recorded, "recorded"), (.different, "different"), (.missing, "without a golden"),
      (.broken, "broken"),
    ]
    let counts = words.filter { $0.0 == .passed || count($0.0) > 0 }.map { "\(count($0.0)) \($0.1)" }
    let orphaned =
      orphans.isEmpty ? "" : "; \(orphans.count) orphaned \(orphans.count == 1 ? "golden" : "goldens")"
    return
      "\(results.count) \(results.count == 1 ? "picture" : "pictures"): \(counts.joined(separator: ", "))\(orphaned)"
  }
}

extension TestResult.State {
  fileprivate var label: String {
    switch self {
    case .passed, .recorded: rawValue
    case .different: "DIFFERENT"
    case .missing: "NO GOLDEN"
    case .broken: "BROKEN"
    }
  }
}
