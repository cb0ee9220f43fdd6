import Glibc
import Pixels
import Synchronization

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

/// Whether standard output goes to a person's screen.
func isStandardOutputATerminal() -> Bool { isatty(STDOUT_FILENO) == 1 }

/// Whether standard error goes to a person's screen.
func isStandardErrorATerminal() -> Bool { isatty(STDERR_FILENO) == 1 }

/// Writes to standard error; when that fails there is nobody left to tell.
func writeStandardError(_ text: String) {
  try? Pixels.writeStandardError(Array(text.utf8), patience: Patience(unless: isInterrupted))
}

/// What stands at a path.
struct FileStatus {
  /// The same for all paths to one file.
  struct Identity: Hashable {
    let device: UInt
    let node: UInt
  }

  let isFolder: Bool
  /// Whether it is a file with bytes that stay, in contrast to a device or a pipe.
  let isFile: Bool
  let identity: Identity

  /// Looks at a path; nil if nothing is there.
  static func of(_ path: String) throws(FileFault) -> FileStatus? {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw FileFault(errno: errno, ifMissing: .noSuchFolder)
    }
    let kind = status.st_mode & S_IFMT
    return FileStatus(
      isFolder: kind == S_IFDIR, isFile: kind == S_IFREG,
      identity: Identity(device: UInt(status.st_dev), node: UInt(status.st_ino)))
  }
}

/// Has this process, a worker, end when its parent does, in whatever way that happens.
///
/// A parent that is killed closes its pipes too, but a worker in the middle of a scene would notice only after it.
func endWithParent(_ parent: pid_t) {
  // prctl(2) takes more arguments than it needs, which Swift does not import.
  guard let symbol = dlsym(nil, "prctl") else { return }
  let parentDeathSignal: CInt = 1
  _ = unsafeBitCast(symbol, to: (@convention(c) (CInt, CUnsignedLong) -> CInt).self)(
    parentDeathSignal, CUnsignedLong(SIGTERM))
  // It may have ended before that.
  if getppid() != parent { _exit(0) }
}

/// Has all threads take memory from one place.
///
/// The C library would reserve 64 MB of addresses for each thread, and for a moment twice as much: where the memory of
/// the process is limited, others would find none in that moment, and Pango's thread then never tells its result.
func shareMemoryAmongThreads() {
  guard let symbol = dlsym(nil, "mallopt") else { return }
  let mostArenas: Int32 = -8
  _ = unsafeBitCast(symbol, to: (@convention(c) (Int32, Int32) -> Int32).self)(mostArenas, 1)
}

/// How many processors the process may use.
func processorCount() -> Int {
  // A container or `taskset` may give it fewer than the machine has: a mask of hexadecimal digits says which.
  let status = (try? readFile("/proc/self/status", limit: 1 << 20)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  let mask = status.split(separator: "\n").first { $0.hasPrefix("Cpus_allowed:") }?.dropFirst("Cpus_allowed:".count)
  let count = mask?.compactMap(\.hexDigitValue).reduce(0) { $0 + $1.nonzeroBitCount } ?? 0
  return count > 0 ? count : max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1)
}

/// Seconds on a clock that nobody sets.
func monotonicSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The absolute path of the current folder; empty if it has none.
func currentFolder() -> String {
  guard let path = getcwd(nil, 0) else { return "" }
  defer { free(path) }
  return String(cString: path)
}

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
