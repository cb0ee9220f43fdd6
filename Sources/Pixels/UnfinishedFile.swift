import Geometry
import Glibc

// Files that are being written, beside the files whose places they will take.
//
// Whoever writes one keeps it locked, so that one without a lock is known to be what a killed process has left. Process
// numbers would not tell: hosts and containers that share a folder have their own.

extension FileDescriptor {
  /// Makes a file without a name in a folder, for writing; nil if that cannot be done there.
  static func nameless(in folder: String, mode: UInt32?) -> FileDescriptor? {
    let temporaryFile = 0o20_000_000 | O_DIRECTORY
    let (number, _) = open(folder.isEmpty ? "." : folder, O_WRONLY | temporaryFile)
    guard number >= 0 else { return nil }
    let file = FileDescriptor(number: number)
    file.prepare(mode)
    return file
  }

  /// Makes a file and opens it for writing; nil if there is a file of that name that somebody is writing.
  static func create(_ path: String, mode: UInt32?) throws(FileFault) -> FileDescriptor? {
    guard isUsable(path) else { throw .unusablePath }
    var (number, error) = open(path, O_WRONLY | O_CREAT | O_EXCL)
    if error == EEXIST, removeAbandoned(path) { (number, error) = open(path, O_WRONLY | O_CREAT | O_EXCL) }
    if error == EEXIST { return nil }
    guard number >= 0 else { throw FileFault(errno: error, ifMissing: .noSuchFolder) }
    let file = FileDescriptor(number: number)
    // Between the two calls it looked abandoned.
    guard file.prepare(mode) else { return nil }
    return file
  }

  /// Locks a new file; false if somebody has taken it for abandoned.
  @discardableResult private func prepare(_ mode: UInt32?) -> Bool {
    // Some file systems know no locks, and no modes; the bytes matter more than those.
    if flock(number, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return false }
    if let mode { _ = fchmod(number, mode) }
    var raw = stat()
    return fstat(number, &raw) != 0 || raw.st_nlink > 0
  }

  /// What comes of giving a file a name.
  enum Naming {
    case done
    /// There is a file of that name.
    case taken
    case impossible
  }

  /// Gives a nameless file its name, in place of one that a killed process has left if that is wanted.
  func link(as path: String, evenIfAbandoned: Bool = false) -> Naming {
    guard isUsable(path) else { return .impossible }
    for attempt in 0..<2 {
      if linkat(AT_FDCWD, "/proc/self/fd/\(number)", AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0 { return .done }
      guard errno == EEXIST else { return .impossible }
      guard attempt == 0, evenIfAbandoned, removeAbandoned(path) else { break }
    }
    return .taken
  }

  /// Sees to it that the bytes are kept; some file systems say only when a file is closed that they could not.
  func flush() throws(FileFault) {
    let copy = fcntl(number, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { throw FileFault(errno: errno) }
    try FileDescriptor(number: copy).close()
  }
}

/// Removes a file that nobody is writing any more; false if somebody is, or it cannot be told.
private func removeAbandoned(_ path: String) -> Bool {
  let (number, _) = open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK)
  guard number >= 0 else { return false }
  let file = FileDescriptor(number: number)
  guard flock(file.number, LOCK_EX | LOCK_NB) == 0 else { return false }
  // Another process may have removed it meanwhile, and made one of its own.
  var opened = stat(), named = stat()
  guard fstat(file.number, &opened) == 0, lstat(path, &named) == 0, opened.st_ino == named.st_ino,
    opened.st_dev == named.st_dev
  else { return false }
  return unlink(path) == 0
}

/// Gives an unfinished file the name of the file that it replaces; after a fault it is gone.
func rename(_ path: String, to name: String) throws(FileFault) {
  guard Glibc.rename(path, name) != 0 else { return }
  let code = errno
  remove(path)
  throw FileFault(errno: code, ifMissing: .noSuchFolder)
}

/// Removes a file, if it is there.
func remove(_ path: String) {
  _ = unlink(path)
}

/// The name of a file that is to replace another, in the same folder.
///
/// The same file has the same name at the next run, which thereby finds what an earlier one has left. The name of the
/// file itself would make it too long.
func temporaryPath(besides path: String, attempt: Int) -> String {
  let folder = path.folderPart
  let hash = path.utf8.dropFirst(folder.utf8.count).stableHash
  return "\(folder).uirender-\(String(hash, radix: 16))-\(attempt).tmp"
}
