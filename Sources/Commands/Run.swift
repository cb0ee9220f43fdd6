import Pixels

/// Runs the command line tool.
///
/// Results go to standard output or to the files that the arguments name; what goes wrong goes to standard error.
/// Takes the arguments of the process, and returns the exit code: 0 done, 1 pictures differ, 2 a scene
/// or an argument is wrong, 3 the machine failed or the time was up.
public func run() -> Int32 {
  forgetPixmanSettings()
  prepareProcess()
  MemoryAlarm.on()
  let tool = Tool.uirender
  var report = Report()
  do throws(UsageErrors) {
    let arguments = try processArguments()
    let invocation = try tool.bind(arguments) { name in (try? FileStatus.of(name)) != nil }
    run(invocation, of: tool, isCommandNamed: arguments.first == invocation.subcommand.name, &report)
  } catch {
    report.add(error)
    report.hint("\(tool.name): try \"\(tool.name) --help\"")
  }
  return report.status.rawValue
}

private func run(_ invocation: Invocation, of tool: Tool, isCommandNamed: Bool, _ report: inout Report) {
  if invocation.has(.help) { return help(on: isCommandNamed ? invocation.subcommand : nil, &report) }
  if invocation.has(.version) { return version(isVerbose: invocation.has(.verbose), &report) }
  do throws(Problem) {
    switch invocation.subcommand.verb {
    case .render: try render(invocation, &report)
    case .layout: try layout(invocation, &report)
    case .measure: try measure(invocation, &report)
    case .test: try test(invocation, &report)
    case .approve: try approve(invocation, &report)
    case .diff: try diff(invocation, &report)
    case .mergeReports: try mergeReports(invocation, &report)
    case .serve: try serve(invocation, &report)
    case .sheet: try sheet(invocation, &report)
    case .schema: schema(&report)
    case .completions: completions(invocation, &report)
    case .manual: manual(&report)
    case .help: help(on: invocation.operands.first.flatMap(tool.subcommand(named:)), &report)
    }
  } catch {
    report.add(error)
  }
}
