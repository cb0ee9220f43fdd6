import Goldens

extension Report {
  /// Keeps how the process ends after a run, or after several whose reports are merged.
  mutating func note(_ run: TestRun) {
    for failure in run.failures {
      switch failure.cause {
      case .goldens: note(.picturesDiffer)
      case .input: note(.wrongInput)
      case .machine: note(.machineFault)
      }
    }
    for result in run.results {
      if result.isFailure {
        note(result.state != .broken ? .picturesDiffer : result.isMachineFault ? .machineFault : .wrongInput)
      }
      if result.unkept != nil { note(.machineFault) }
    }
  }
}
