import Glibc
import Synchronization

/// The signal by which somebody has asked the process to end; 0 if nobody has.
private let interruption = Atomic<Int32>(0)

/// From now on the first SIGINT or SIGTERM only asks the work to stop at a good place; the second one ends the process.
func deferInterruptions() {
  interruption.store(0, ordering: .relaxed)
  for number in [SIGINT, SIGTERM] {
    signal(number) { number in
      interruption.store(number, ordering: .relaxed)
      signal(number, SIG_DFL)
    }
  }
}

/// Whether somebody has asked the process to end.
func isInterrupted() -> Bool { interruption.load(ordering: .relaxed) != 0 }

/// Ends the process as the deferred signal would have, so that shells see what happened; returns if there was none.
func endIfInterrupted() {
  let number = interruption.load(ordering: .relaxed)
  guard number != 0 else { return }
  signal(number, SIG_DFL)
  raise(number)
}
