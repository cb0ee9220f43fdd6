import Goldens
import Pixels
import SceneModel

/// `uirender merge-reports REPORT...`: one report of several runs, such as those of shards.
func mergeReports(_ invocation: Invocation, _ report: inout Report) throws(Problem) {
  var results: [String: TestResult] = [:]
  var remarks: [String] = [], orphans: [String] = []
  for path in invocation.operands {
    let run = try readReport(path)
    // A picture that two runs know counts as the worse of both has it.
    for result in run.results where result.state.badness >= results[result.name]?.state.badness ?? -1 {
      results[result.name] = result
    }
    for remark in run.remarks where !remarks.contains(remark) { remarks.append(remark) }
    for orphan in run.orphans where !orphans.contains(orphan) { orphans.append(orphan) }
  }
  var run = TestRun(Array(results.values))
  run.remarks = remarks
  run.orphans = orphans.sorted()
  try write(run, invocation, &report)
  if run.hasFailed { report.note(run.count(.broken) > 0 ? .wrongInput : .picturesDiffer) }
}

extension TestResult.State {
  fileprivate var badness: Int { [.passed, .recorded, .missing, .different, .broken].firstIndex(of: self) ?? 0 }
}
