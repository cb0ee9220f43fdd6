import Goldens
import Pixels

/// Removes the reports that earlier runs have left in the places of this one's: whatever becomes of the run, nobody is to
/// take an old report for its own.
///
/// A report that the run reads stays, and so does what is no file, or one that the process has open as a stream.
/// - Throws: A problem if a place has a file that is no report, such as a scene, which a report must not replace.
func removeEarlierReports(_ invocation: Invocation) throws(Problem) {
  let read = Set(invocation.operands.compactMap { (try? FileStatus.of($0))??.identity })
  var problem: Problem?
  for path in [Option.html, .junit, .jsonReport].compactMap({ invocation[$0] }) {
    guard let status = (try? FileStatus.of(path)) ?? nil, status.isFile else { continue }
    do throws(FileFault) {
      let beginning = try readBeginning(ofFile: path, count: ReportMark.reach)
      if !beginning.isEmpty, !ReportMark.isIn(beginning) {
        problem = problem ?? .usage(.overwritesOther(output: path))
      } else if !read.contains(status.identity), !["/dev/", "/proc/"].contains(where: path.hasPrefix) {
        removeFile((try? realPath(path)) ?? path)
      }
    } catch {
      problem = problem ?? .unreadable(path, error)
    }
  }
  if let problem { throw problem }
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
    // Other steps of the workflow have written theirs.
    put(Array(run.markdownSummary.utf8), path, &report, isAdded: true)
  }
}

/// Writes a report, or adds it to what is there; says whether that went well, after telling what did not.
@discardableResult
private func put(_ bytes: [UInt8], _ path: String, _ report: inout Report, isAdded: Bool = false) -> Bool {
  do throws(Problem) {
    do throws(FileFault) { try makeFolder(forReport: path) } catch { throw .unwritable(path, error) }
    let place = Destination.file(path)
    if isAdded { try place.add(bytes) } else { try place.put(bytes) }
    return true
  } catch {
    report.add(error)
    // Whatever the pictures are like, the run has not done what it should.
    report.note(.machineFault)
    return false
  }
}

private func makeFolder(forReport path: String) throws(FileFault) {
  let folder = path.parentFolder
  if !folder.isEmpty { try makeFolder(folder) }
}
