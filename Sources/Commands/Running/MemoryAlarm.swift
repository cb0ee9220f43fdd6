import Glibc
import Typesetting

/// Where memory is limited (`ulimit -v`): ends the process with words and status 3 when a signal ends it with which
/// programs end that find no memory.
///
/// Swift and the libraries that draw end the process then, wherever they are, so that nothing else can tell of it.
enum MemoryAlarm {
  /// What a signal handler may use: bytes that were made before.
  nonisolated(unsafe) private static var words: LastWords?

  private static let signals = WorkerLoss.starvation.filter { $0 != SIGKILL }

  /// Sets it, if memory is limited.
  static func on() {
    guard let limit = MemoryRoom.limit else { return }
    shareMemoryAmongThreads()
    let message = "\(Tool.uirender.name): error: there was not enough memory, it seems: \(memoryWords(limit))\n"
    words = LastWords(message)
    // A stack that finds no room to grow leaves none for the handler.
    let size = 1 << 16
    var stack = stack_t(ss_sp: malloc(size), ss_flags: 0, ss_size: size)
    if stack.ss_sp != nil { sigaltstack(&stack, nil) }
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in LastWords.end(MemoryAlarm.words) }
    action.sa_flags = SA_ONSTACK
    for number in signals { sigaction(number, &action, nil) }
  }

  /// Lets the signals end the process as they do elsewhere.
  static func off() {
    guard words != nil else { return }
    for number in signals { signal(number, SIG_DFL) }
  }
}

/// How much memory a process may have, in words.
func memoryWords(_ limit: Int) -> String {
  "the memory of a process is limited to \(limit >> 20) MB here (ulimit -v)"
}
