import Glibc
import Pixels

/// Prepares the process for what can happen to its streams.
///
/// A reader that goes away must be an error to report, not a signal that ends us; and a standard stream that was closed
/// must not lend its number to a picture, which messages would then be written into.
func prepareProcess() {
  signal(SIGPIPE, SIG_IGN)
  for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
    _ = open("/dev/null", O_RDONLY)
  }
}

/// The arguments without the name of the program; throws if one is no text, as a path of other systems can be.
func processArguments() throws(UsageErrors) -> [String] {
  let arguments = CommandLine.arguments
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
  var text = text
  text.withUTF8 { bytes in
    var start = 0
    while start < bytes.count {
      let count = write(STDERR_FILENO, bytes.baseAddress?.advanced(by: start), bytes.count - start)
      if count < 0, errno != EINTR { return }
      start += max(count, 0)
    }
  }
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
      throw FileFault(code: errno)
    }
    let kind = status.st_mode & S_IFMT
    return FileStatus(
      isFolder: kind == S_IFDIR, isFile: kind == S_IFREG,
      identity: Identity(device: UInt(status.st_dev), node: UInt(status.st_ino)))
  }
}

/// Makes a folder and those that lead to it, as far as they are missing.
func makeFolder(_ path: String) throws(FileFault) {
  var end = path.startIndex
  while end < path.endIndex {
    end = path[end...].dropFirst().firstIndex(of: "/") ?? path.endIndex
    let part = String(path[..<end])
    guard mkdir(part, 0o777) != 0, errno != EEXIST else { continue }
    let code = errno
    // A folder that is there may refuse with other words, such as a disk that takes no changes.
    if try FileStatus.of(part)?.isFolder != true { throw FileFault(code: code) }
  }
}

extension FileFault {
  /// The fault that an error number stands for when a folder is looked for or made.
  fileprivate init(code: Int32) {
    switch code {
    case ENOENT: self = .noSuchFolder
    case ENOTDIR: self = .notAFolder
    case EACCES, EPERM: self = .permissionDenied
    case EROFS: self = .readOnly
    case ENAMETOOLONG: self = .nameTooLong
    case ELOOP: self = .linkLoop
    case ENOSPC: self = .noSpace
    case EDQUOT: self = .quotaExceeded
    default: self = .other(String(cString: strerror(code)).lowercased())
    }
  }
}
