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
  let (results, count) = results(of: selection.cases, settings)
  var run = TestRun(results)
  let isDone = count == selection.cases.count
  // A filter with a misspelling must not pass.
  if settings.filter != nil, settings.shard == nil, run.results.isEmpty, isDone { throw .usage(.noScenes) }
  try finish(&run, settings, selection, isWhole: !isPart && isDone)
  if !isDone {
    run.remarks.append("interrupted: \(count) of \(selection.cases.count) scenes were tested")
  }
  try write(run, invocation, &report)
  note(run, settings, &report)
  endIfInterrupted()
}

/// Tests scenes in processes of their own; returns the results, and how many scenes there was time for.
private func results(of cases: [SceneCase], _ settings: TestSettings) -> (results: [TestResult], count: Int) {
  let progress = Progress(total: cases.count)
  var results: [TestResult] = []
  var count = 0
  var list = ListedJobs(
    cases.indices.map { index in
      var writer = WireWriter()
      writer.add(index)
      return writer.bytes
    })
  let pool = WorkerPool(count: min(settings.jobs, max(cases.count, 1)), timeout: settings.timeout, isOrdered: false)
  pool.run(&list) {
    let tester = SceneTester(settings)
    return { bytes in
      var reader = WireReader(bytes), writer = WireWriter()
      writer.add(tester.results(for: cases[reader.number()])) { $0.add($1) }
      return writer.bytes
    }
  } _: { index, outcome in
    switch outcome {
    case .success(let bytes):
      var reader = WireReader(bytes)
      results += reader.list { $0.testResult() }
    case .failure(let loss):
      let problem = Problem.lost(cases[index].path, loss)
      var result = TestResult(
        name: cases[index].name, scene: cases[index].path, state: .broken, message: Message(problem).text)
      result.isMachineFault = true
      results.append(result)
    }
    count += 1
    progress.show(count, cases[index].name)
    return true
  }
  progress.end()
  return (results, count)
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
