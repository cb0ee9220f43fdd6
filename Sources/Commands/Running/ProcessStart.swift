import Glibc

/// Prepares the process for what can happen to its streams.
///
/// A reader that goes away must be an error to report, not a signal that ends us; and a standard stream that was closed
/// must not lend its number to a picture, which messages would then be written into.
func prepareProcess() {
  signal(SIGPIPE, SIG_IGN)
  letSignalsIn()
  for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
    _ = open("/dev/null", O_RDONLY)
  }
}

/// Some parents start their children with signals held back, and nobody could end those, nor a timer.
private func letSignalsIn() {
  var signals = sigset_t()
  sigemptyset(&signals)
  for number in [SIGINT, SIGTERM, SIGHUP, SIGALRM] { sigaddset(&signals, number) }
  pthread_sigmask(SIG_UNBLOCK, &signals, nil)
}

/// The arguments without the name of the program; throws if one is no text, as a path of other systems can be.
func processArguments() throws(UsageErrors) -> [String] {
  let arguments = CommandLine.arguments
  // Swift reads them where /proc shows them.
  guard !arguments.isEmpty else { throw UsageErrors(.noArguments) }
  let broken = arguments.indices.dropFirst().filter { index in
    CommandLine.unsafeArgv[index].map { String(validatingCString: $0) == nil } ?? false
  }
  guard broken.isEmpty else { throw UsageErrors(broken.map { .notUTF8(arguments[$0]) }) }
  return Array(arguments.dropFirst())
}

/// The value of an environment variable; nil if it is not set.
func environment(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// The absolute path of the current folder; empty if it has none.
func currentFolder() -> String {
  guard let path = getcwd(nil, 0) else { return "" }
  defer { free(path) }
  return String(cString: path)
}
