import Pixels

extension TestRun {
  /// The run for people: what to know first, a paragraph for each failure with the paths of its pictures, and a line of
  /// counts.
  /// - Parameter isVerbose: Whether what has passed is listed too.
  public func textReport(isVerbose: Bool) -> String {
    var text = (remarks + notes).map { "note: \($0)\n" }.joined()
    var told: Set<String> = []
    for result in results {
      // Variants of a scene repeat what is worth a look in it.
      for warning in result.warnings where told.insert(warning).inserted { text += warning + "\n" }
      text += result.paragraph(isVerbose: isVerbose)
    }
    for orphan in orphans { text += "orphan \(orphan)\n" }
    return text + advice + summaryLine + "\n"
  }

  /// What to type if the changes are wanted; empty if there is nothing to approve.
  private var advice: String {
    let names = results.filter { $0.isFailure && $0.state != .recorded && $0.pictures.actual != nil }.map(\.name)
    guard let approval, let first = names.first else { return "" }
    if names.count == 1 { return "if that is wanted: \(approval) \(first.shellQuoted)\n" }
    return "if that is wanted: \(approval) NAME..., or --all for all \(names.count)\n"
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

extension TestResult {
  /// What is said of one picture; empty if it has passed as it should.
  fileprivate func paragraph(isVerbose: Bool) -> String {
    switch state {
    case .different, .missing, .broken:
      var text = "\(state.label) \(name)\n"
      for line in message.split(separator: "\n") { text += "  \(line)\n" }
      let files = [("expected", pictures.expected), ("actual", pictures.actual), ("difference", pictures.difference)]
      for case (let kind, let path?) in files {
        text += "  " + kind + String(repeating: " ", count: 12 - kind.count) + path + "\n"
      }
      return text
    case .recorded: return "recorded \(name)" + (pictures.actual.map { ": " + $0 } ?? "") + "\n"
    case .passed:
      guard isVerbose || difference != nil else { return "" }
      return "passed \(name)" + (difference.map { ": \($0), \(leeway)" } ?? "") + "\n"
    }
  }
}

extension String {
  /// The text as one word of a shell's command line.
  public var shellQuoted: String {
    let isPlain = unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || "_-./~@+=:,".unicodeScalars.contains($0)
    }
    return isPlain && !isEmpty && !hasPrefix("~") ? self : singleQuoted
  }

  /// The text in quotes, as one word of a shell's command line.
  public var singleQuoted: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
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
