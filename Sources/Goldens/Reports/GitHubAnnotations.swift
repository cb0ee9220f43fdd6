extension TestRun {
  /// The failures as workflow commands, by which GitHub shows them beside the scenes.
  ///
  /// GitHub shows ten of a kind for a step, so the tenth says how many more there are.
  public var gitHubAnnotations: String {
    let failures = results.filter(\.isFailure)
    // What may be the cause of everything stands first.
    var lines = remarks.prefix(5).map { "::warning title=uirender::\($0.data)" }
    lines += self.failures.map { "::error title=uirender::\($0.message.data)" }
    lines += failures.prefix(failures.count > 10 ? 9 : 10).map { result -> String in
      let place = result.line.map { ",line=\($0),col=\(result.column ?? 1)" } ?? ""
      return "::error file=\(result.scene.property)\(place),title=\(result.title.property)::\(result.message.data)"
    }
    if failures.count > 10 { lines.append("::error title=uirender::and \(failures.count - 9) more; see the report") }
    lines += orphans.prefix(max(9 - remarks.count, 4)).map {
      "::warning file=\($0.property),title=orphaned golden::no scene has this golden"
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The run as Markdown, for the summary page of a workflow.
  public var markdownSummary: String {
    var text = "### uirender: \(summaryLine)\n\n"
    for remark in remarks { text += "> \(remark.cell)\n\n" }
    let failures = results.filter(\.isFailure)
    guard !failures.isEmpty else { return text }
    text += "| picture | state | what |\n| --- | --- | --- |\n"
    // A summary may have a mebibyte.
    for result in failures.prefix(1000) {
      text += "| \(result.name.cell) | \(result.state.rawValue) | \(result.message.cell) |\n"
    }
    if failures.count > 1000 { text += "\nand \(failures.count - 1000) more\n" }
    return text
  }
}

extension TestResult {
  fileprivate var title: String { "\(name) (\(state.rawValue))" }
}

extension String {
  /// The text as the message of a workflow command.
  fileprivate var data: String { escaping(["%": "%25", "\r": "%0D", "\n": "%0A"]) }
  /// The text as a property of a workflow command.
  fileprivate var property: String {
    escaping(["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }
  /// The text as a cell of a table in Markdown.
  fileprivate var cell: String {
    String(prefix(500)).escaping(["|": "\\|", "\n": "<br>", "\r": " ", "<": "&lt;", "&": "&amp;"])
  }

  private func escaping(_ table: [Unicode.Scalar: String]) -> String {
    unicodeScalars.reduce(into: "") { $0 += table[$1] ?? String($1) }
  }
}
