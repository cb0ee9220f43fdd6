/// How the process ends; when several things went wrong, the greatest wins.
enum ExitStatus: Int32, Comparable, Sendable {
  /// All was done.
  case done = 0
  /// Pictures differ, or `--check` has found constraints that contradict each other or leave something open.
  case picturesDiffer = 1
  /// A scene or an argument is wrong: somebody has to change what was typed.
  case wrongInput = 2
  /// The machine failed us: the same command may succeed elsewhere.
  case machineFault = 3

  static func < (first: ExitStatus, second: ExitStatus) -> Bool { first.rawValue < second.rawValue }
}
