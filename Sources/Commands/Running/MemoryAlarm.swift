import Glibc

/// Where memory is limited (`ulimit -v`): ends the process with words and status 3 when a signal ends it with which
/// programs end that find no memory.
///
/// Swift and the libraries that draw end the process then, wherever they are, so that nothing else can tell of it.
enum MemoryAlarm {
  /// What a signal handler may use: bytes that were made before.
  nonisolated(unsafe) private static var text: UnsafeMutableBufferPointer<UInt8>?

  private static let signals = WorkerLoss.starvation.filter { $0 != SIGKILL }

  /// Sets it, if memory is limited.
  static func on() {
    guard let limit = memoryLimit() else { return }
    shareMemoryAmongThreads()
    let message = "\(Tool.uirender.name): error: there was not enough memory, it seems: \(memoryWords(limit))\n"
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: message.utf8.count)
    _ = bytes.initialize(from: message.utf8)
    text = bytes
    // A stack that finds no room to grow leaves none for the handler.
    let size = 1 << 16
    var stack = stack_t(ss_sp: malloc(size), ss_flags: 0, ss_size: size)
    if stack.ss_sp != nil { sigaltstack(&stack, nil) }
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in
      if let text = MemoryAlarm.text { _ = write(STDERR_FILENO, text.baseAddress, text.count) }
      _exit(ExitStatus.machineFault.rawValue)
    }
    action.sa_flags = SA_ONSTACK
    for number in signals { sigaction(number, &action, nil) }
  }

  /// Lets the signals end the process as they do elsewhere.
  static func off() {
    guard text != nil else { return }
    for number in signals { signal(number, SIG_DFL) }
  }
}

/// How much memory a process may have, in words.
func memoryWords(_ limit: UInt64) -> String {
  "the memory of a process is limited to \(limit >> 20) MB here (ulimit -v)"
}
