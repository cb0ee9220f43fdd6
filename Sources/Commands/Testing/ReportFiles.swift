import Goldens
import Pixels

/// Removes the reports that earlier runs have left in the places of this one's: whatever becomes of the run, nobody is to
/// take an old report for its own.
///
/// What the run reads, and what is no file, stays.
func removeEarlierReports(_ invocation: Invocation) {
  let read = Set(invocation.operands.compactMap { (try? FileStatus.of($0))??.identity })
  for path in [Option.html, .junit, .jsonReport].compactMap({ invocation[$0] }) {
    guard let status = (try? FileStatus.of(path)) ?? nil, status.isFile, !read.contains(status.identity) else {
      continue
    }
    removeFile((try? realPath(path)) ?? path)
  }
}

/// Tells the run on standard output, then writes the reports that were asked for.
///
/// Each report is tried, whatever became of the others: what was found out must not be lost with one of them.
func write(_ run: TestRun, _ invocation: Invocation, _ report: inout Report) {
  printText(run.textReport(isVerbose: invocation.has(.list)), &report)
  if let path = invocation[.html] {
    let page = run.htmlReport { path in try? readRegularFile(path, limit: 1 << 28) }
    if put(page, path, &report) { printText("report: \(path)\n", &report) }
  }
  if let path = invocation[.junit] { put(Array(run.junitReport.utf8), path, &report) }
  if let path = invocation[.jsonReport] { put(Array(run.jsonReport.utf8), path, &report) }
  guard environment("GITHUB_ACTIONS") == "true" else { return }
  printText(run.gitHubAnnotations, &report)
  if let path = environment("GITHUB_STEP_SUMMARY"), !path.isEmpty {
    let before = (try? readFile(path, limit: 1 << 20)) ?? []
    put(before + Array(run.markdownSummary.utf8), path, &report)
  }
}

/// Writes a report; says whether that went well, after telling what did not.
@discardableResult
private func put(_ bytes: [UInt8], _ path: String, _ report: inout Report) -> Bool {
  do throws(Problem) {
    do throws(FileFault) { try makeFolder(forReport: path) } catch { throw .unwritable(path, error) }
    try Destination.file(path).put(bytes)
    return true
  } catch {
    report.add(error)
    // Whatever the pictures are like, the run has not done what it should.
    report.note(.machineFault)
    return false
  }
}

private func makeFolder(forReport path: String) throws(FileFault) {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex else { return }
  try makeFolder(String(path[..<slash]))
}
