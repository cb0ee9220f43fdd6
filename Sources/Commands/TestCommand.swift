import Goldens
import Pixels
import SceneModel

/// `uirender test [PATH]...`: scenes are drawn and compared with their goldens.
func test(_ invocation: Invocation, _ report: inout Report) throws(Problem) {
  try removeEarlierReports(invocation)
  let settings = try TestSettings(invocation)
  let goldens = settings.goldens
  let paths = invocation.operands.isEmpty ? ["."] : invocation.operands
  var selection = try SceneSelection(
    paths: paths, currentFolder: currentFolder(), skipping: [goldens.path, goldens.failures],
    hasGolden: { ((try? FileStatus.of(goldens.file($0, .picture))) ?? nil) != nil })
  guard selection.problems.isEmpty else { return selection.problems.forEach { report.add($0) } }
  for option in [Option.prune, .failOnOrphans] where invocation.has(option) {
    guard selection.wholeFolders.count == paths.count else {
      throw .usage(.conflictingOptions(option.longForm, "single scenes"))
    }
  }
  guard !selection.cases.isEmpty else { throw .usage(.noScenes) }
  let sceneCount = selection.cases.count
  selection.keep(settings.wants)

  deferInterruptions()
  let (results, count) = results(of: selection.cases, settings)
  var run = TestRun(results)
  let isDone = count == selection.cases.count
  // A filter with a misspelling must not pass.
  if let filter = settings.filter, settings.shard == nil, run.results.isEmpty, isDone {
    throw .usage(.nothingFits(filter, count: sceneCount))
  }
  let isWhole = settings.filter == nil && isDone
  // A folder that cannot be searched, or takes no file, leaves the results what they are.
  var problem: Problem?
  do throws(Problem) { try finish(&run, settings, selection, isWhole: isWhole) } catch {
    run.failures.append(RunFailure(Message(error).text, error.status == .machineFault ? .machine : .input))
    problem = error
  }
  // The search for orphans ends early, too.
  if !isDone || isInterrupted() {
    let words = "interrupted: \(count) of \(selection.cases.count) scenes were tested"
    run.remarks.append(words)
    run.failures.append(RunFailure(words, .machine))
  }
  if settings.failsOnOrphans { run.failForOrphans() }
  write(run, invocation, &report)
  report.note(run)
  if let problem { report.add(problem) }
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
      writer.add(tester.results(for: cases[reader.number()])) { $0.add($1.jsonText) }
      return writer.bytes
    }
  } _: { index, outcome in
    switch outcome {
    case .success(let bytes):
      var reader = WireReader(bytes)
      results += reader.list { TestResult(Array($0.text().utf8)) }.compactMap(\.self)
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

/// What is done when all pictures are compared: the environment, the orphans and what else there is to know.
private func finish(
  _ run: inout TestRun, _ settings: TestSettings, _ selection: SceneSelection, isWhole: Bool
) throws(Problem) {
  run.shard = settings.shard
  run.approval = settings.approval
  let record = EnvironmentRecord(goldens: settings.goldens.path)
  if run.count(.different) > 0, let remark = record.remark() { run.remarks.append(remark) }
  let recorded = run.count(.recorded)
  let isAnew = settings.goldens.recordMode == .all && isWhole && settings.shard == nil
  if recorded > 0 {
    if !isAnew, let remark = record.mixtureRemark(count: recorded) { run.remarks.append(remark) }
    if !settings.isModeGiven {
      run.remarks.append(
        (recorded == 1
          ? "1 golden was missing and is written now" : "\(recorded) goldens were missing and are written now")
          + "; look at \(recorded == 1 ? "it" : "them"), and the next run will pass")
    }
  }
  let unkept = run.results.compactMap(\.unkept)
  if let first = unkept.first {
    run.remarks.append(
      "the pictures of \(unkept.count) \(unkept.count == 1 ? "failure" : "failures") could not be kept: \(first)")
  }
  run.notes = notes(on: run, settings, selection)
  if recorded > 0 { try record.write(isAnew: isAnew) }
  if isWhole { try findOrphans(&run, settings, selection) }
}

private func findOrphans(
  _ run: inout TestRun, _ settings: TestSettings, _ selection: SceneSelection
) throws(Problem) {
  let search = OrphanSearch(after: run, of: selection, shard: settings.shard)
  // What earlier runs have left of scenes that are gone would be approved some day.
  try search.files(in: settings.goldens.failures, endings: Evidence.endings, tested: true).forEach(removeFile)
  let endings = [".png", ".txt"]
  run.orphans = try search.files(in: settings.goldens.path, endings: endings, tested: false)
  guard settings.prunes, !run.orphans.isEmpty, !isInterrupted() else { return }
  let pruned = try search.files(in: settings.goldens.path, endings: endings, tested: true)
  pruned.forEach(removeFile)
  run.orphans.removeAll(where: pruned.contains)
  if !pruned.isEmpty {
    run.notes.append(
      "deleted \(pruned.count) orphaned \(pruned.count == 1 ? "file" : "files"): " + pruned.joined(separator: ", "))
  }
  if !run.orphans.isEmpty {
    run.notes.append("goldens of folders that are not tested are left: test \".\" with --prune to delete them")
  }
}

private func notes(on run: TestRun, _ settings: TestSettings, _ selection: SceneSelection) -> [String] {
  var notes: [String] = []
  let strangers = selection.strangers
  if !strangers.isEmpty {
    let kind = strangers.count == 1 ? "1 file that is no scene" : "\(strangers.count) files that are no scenes"
    let names = strangers.prefix(5).joined(separator: ", ") + (strangers.count > 5 ? ", …" : "")
    notes.append("skipped \(kind) (no \"root\"): \(names)")
  }
  guard !settings.comparesLayout else { return notes }
  let texts = run.results.count { result in
    ((try? FileStatus.of(settings.goldens.file(result.name, .text))) ?? nil) != nil
  }
  if texts > 0 {
    let kind = texts == 1 ? "1 golden has a layout text" : "\(texts) goldens have layout texts"
    notes.append("\(kind), which only --layout compares")
  }
  return notes
}
