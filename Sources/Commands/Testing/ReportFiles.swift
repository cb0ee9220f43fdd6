import Goldens
import Pixels

/// Writes the reports that were asked for, then tells the run on standard output.
func write(_ run: TestRun, _ invocation: Invocation, _ report: inout Report) throws(Problem) {
  if let path = invocation[.html] {
    try put(run.htmlReport { path in try? readRegularFile(path, limit: 1 << 28) }, path)
  }
  if let path = invocation[.junit] { try put(Array(run.junitReport.utf8), path) }
  if let path = invocation[.jsonReport] { try put(Array(run.jsonReport.utf8), path) }
  printText(run.textReport(isVerbose: invocation.has(.list)), &report)
  guard environment("GITHUB_ACTIONS") == "true" else { return }
  printText(run.gitHubAnnotations, &report)
  if let path = environment("GITHUB_STEP_SUMMARY"), !path.isEmpty {
    let before = (try? readFile(path, limit: 1 << 20)) ?? []
    try put(before + Array(run.markdownSummary.utf8), path)
  }
}

private func put(_ bytes: [UInt8], _ path: String) throws(Problem) {
  makeFolder(forFile: path)
  try Destination.file(path).put(bytes)
}
