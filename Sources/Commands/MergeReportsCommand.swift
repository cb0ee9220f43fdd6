import Goldens
import Pixels
import SceneModel

/// `uirender merge-reports REPORT...`: one report of several runs, such as those of shards.
func mergeReports(_ invocation: Invocation, _ report: inout Report) throws(Problem) {
  try removeEarlierReports(invocation)
  var results: [String: TestResult] = [:]
  var whole = TestRun([])
  var shards: [Shard] = []
  for path in invocation.operands {
    let run = try readReport(path)
    // A picture that two runs know counts as the worse of both has it.
    for result in run.results where result.state.badness >= results[result.name]?.state.badness ?? -1 {
      results[result.name] = result
    }
    whole.failures.add(run.failures)
    // Nobody else would say them: the command that has failed is over.
    whole.remarks.add(run.remarks + run.failures.map(\.message))
    whole.notes.add(run.notes)
    whole.orphans.add(run.orphans)
    whole.approval = whole.approval ?? run.approval
    if let shard = run.shard { shards.append(shard) }
  }
  if let first = shards.first, let other = shards.first(where: { $0.count != first.count }) {
    throw .usage(.mixedShards(first.text, other.text))
  }
  var run = TestRun(Array(results.values))
  run.failures = whole.failures
  run.remarks = whole.remarks
  run.notes = whole.notes
  run.approval = whole.approval
  // Each part lists the orphans that would belong to it.
  run.orphans = whole.orphans.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  let missing = missingParts(of: shards)
  let problem = missing.isEmpty ? nil : UsageError.missingShards(missing)
  if let problem {
    run.remarks.insert(problem.message, at: 0)
    run.failures.append(RunFailure(problem.message, .input))
  }
  if invocation.has(.failOnOrphans) { run.failForOrphans() }
  write(run, invocation, &report)
  report.note(run)
  if let problem { report.add(.usage(problem)) }
}

/// The parts of a sharded run that no report is of.
private func missingParts(of shards: [Shard]) -> [String] {
  guard let count = shards.first?.count else { return [] }
  let there = Set(shards.map(\.index))
  return (1...count).filter { !there.contains($0) }.map { "\($0)/\(count)" }
}

extension Array where Element: Equatable {
  /// Adds what is not there yet.
  fileprivate mutating func add(_ others: [Element]) {
    for other in others where !contains(other) { append(other) }
  }
}

extension TestResult.State {
  fileprivate var badness: Int { [.passed, .recorded, .missing, .different, .broken].firstIndex(of: self) ?? 0 }
}
