import Goldens
import Pixels
import SceneModel

/// `uirender test [PATH]...`: scenes are drawn and compared with their goldens.
func test(_ invocation: Invocation, _ report: inout Report) throws(Problem) {
  let settings = try TestSettings(invocation)
  let goldens = settings.goldens
  let paths = invocation.operands.isEmpty ? ["."] : invocation.operands
  var selection = try SceneSelection(
    paths: paths, currentFolder: currentFolder(), skipping: [goldens.path, goldens.failures])
  if settings.prunes, selection.wholeFolders.count < paths.count {
    throw .usage(.conflictingOptions(Option.prune.longForm, "single scenes"))
  }
  guard !selection.cases.isEmpty else { throw .usage(.noScenes) }
  let isPart = settings.filter != nil || settings.shard != nil
  selection.keep(settings.wants)

  deferInterruptions()
  let progress = Progress(total: selection.cases.count)
  let results = inParallel(
    selection.cases, threads: settings.jobs, isInterrupted: isInterrupted,
    finished: { count, scene in progress.show(count, scene.name) },
    makeWorker: {
      let tester = SceneTester(settings)
      return { tester.results(for: $0) }
    })
  progress.end()
  let done = results.compactMap(\.self)
  var run = TestRun(done.flatMap(\.self))
  // A filter with a misspelling must not pass.
  if settings.filter != nil, settings.shard == nil, run.results.isEmpty, done.count == results.count {
    throw .usage(.noScenes)
  }
  try finish(&run, settings, selection, isWhole: !isPart && done.count == results.count)
  if done.count < results.count {
    run.remarks.append("interrupted: \(done.count) of \(results.count) scenes were tested")
  }
  try write(run, invocation, &report)
  note(run, settings, &report)
  endIfInterrupted()
}

/// What is done when all pictures are compared: the environment and the orphans.
private func finish(
  _ run: inout TestRun, _ settings: TestSettings, _ selection: SceneSelection, isWhole: Bool
) throws(Problem) {
  let record = EnvironmentRecord(goldens: settings.goldens.path)
  if run.count(.different) > 0, let remark = record.remark() { run.remarks.append(remark) }
  if run.count(.recorded) > 0 {
    try record.write(isAnew: settings.goldens.recordMode == .all && isWhole)
    if !settings.isModeGiven {
      run.remarks.append(
        "\(run.count(.recorded)) goldens were missing and are written now; look at them, and the next run will pass")
    }
  }
  guard isWhole else { return }
  run.orphans = try orphans(
    in: settings.goldens.path, below: selection.wholeFolders, after: run, of: selection.cases)
  if settings.prunes, !run.orphans.isEmpty {
    run.orphans.forEach(removeFile)
    run.remarks.append("deleted \(run.orphans.count) orphaned files: " + run.orphans.joined(separator: ", "))
    run.orphans = []
  }
}

/// Keeps how the process will end.
private func note(_ run: TestRun, _ settings: TestSettings, _ report: inout Report) {
  for result in run.results {
    switch result.state {
    case .passed: break
    case .recorded: if !settings.isModeGiven { report.note(.picturesDiffer) }
    case .different, .missing: report.note(.picturesDiffer)
    case .broken: report.note(result.isMachineFault ? .machineFault : .wrongInput)
    }
  }
}
