import Glibc

/// An open file; it is closed when it goes out of scope, whatever happens.
struct FileDescriptor: ~Copyable {
  let number: Int32

  init(number: Int32) {
    self.number = number
  }

  deinit {
    _ = Glibc.close(number)
  }

  /// Opens a file for reading.
  init(reading path: String) throws(FileFault) {
    try self.init(path, O_RDONLY)
  }

  /// Opens a file for reading; throws if it is a folder or a pipe, without waiting for somebody to write into that.
  static func regular(reading path: String) throws(FileFault) -> FileDescriptor {
    let file = try FileDescriptor(path, O_RDONLY | O_NONBLOCK)
    switch try file.status().kind {
    case .folder: throw .isFolder
    case .pipe, .special: throw .notRegular
    case .regular: return file
    }
  }

  /// Opens a file that exists for writing, as it is.
  init(writing path: String) throws(FileFault) {
    try self.init(path, O_WRONLY)
  }

  /// Opens a file for writing at its end, wherever that is by then; it is made if it is missing, and no pipe is waited
  /// for.
  init(appendingTo path: String) throws(FileFault) {
    try self.init(path, O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK)
  }

  private init(_ path: String, _ flags: Int32) throws(FileFault) {
    guard isUsable(path) else { throw .unusablePath }
    let (number, error) = open(path, flags)
    guard number >= 0 else { throw FileFault(errno: error, at: path) }
    self.init(number: number)
  }

  /// A second handle of the process's standard input.
  static func standardInput() throws(FileFault) -> FileDescriptor { try duplicate(STDIN_FILENO) }

  /// A second handle of the process's standard output.
  static func standardOutput() throws(FileFault) -> FileDescriptor { try duplicate(STDOUT_FILENO) }

  /// A second handle of the process's standard error.
  static func standardError() throws(FileFault) -> FileDescriptor { try duplicate(STDERR_FILENO) }

  private static func duplicate(_ number: Int32) throws(FileFault) -> FileDescriptor {
    let copy = fcntl(number, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { throw FileFault(errno: errno) }
    return FileDescriptor(number: copy)
  }

  /// What kind of file it is.
  func status() throws(FileFault) -> FileStatus {
    var raw = stat()
    guard fstat(number, &raw) == 0 else { throw FileFault(errno: errno) }
    return FileStatus(raw)
  }

  /// Reads up to the end of the file; more than `limit` bytes are a fault.
  func readToEnd(expecting expected: Int, limit: Int, named name: String? = nil) throws(FileFault) -> [UInt8] {
    guard expected <= limit else { throw .tooLarge(limit: limit, named: name) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(expected)
    // One byte more than expected, so that a file of the expected size is read by one call (and one that says end).
    var block = [UInt8](repeating: 0, count: min(max(expected + 1, 1 << 16), 1 << 20))
    while true {
      let size = try read(into: &block)
      if size == 0 { return bytes }
      guard bytes.count + size <= limit else { throw .tooLarge(limit: limit, named: name) }
      bytes += block[..<size]
    }
  }

  /// Reads what there is into an array from a place on; returns how many bytes that were, 0 at the end of the file.
  private func read(into bytes: inout [UInt8], from start: Int = 0) throws(FileFault) -> Int {
    while true {
      let size = bytes.withUnsafeMutableBytes {
        Glibc.read(number, $0.baseAddress.map { $0 + start }, $0.count - start)
      }
      if size >= 0 { return size }
      if errno == EINTR { continue }
      guard errno == EAGAIN else { throw FileFault(errno: errno) }
      // Whoever opened a stream may have done so without waiting; here it is waited for.
      var state = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
      poll(&state, 1, -1)
    }
  }

  /// Reads at most so many bytes.
  func readBeginning(_ count: Int) throws(FileFault) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count), end = 0
    while end < count {
      let size = try read(into: &bytes, from: end)
      if size == 0 { break }
      end += size
    }
    return Array(bytes[..<end])
  }

  /// Writes all the bytes.
  func write(_ bytes: ArraySlice<UInt8>) throws(FileFault) {
    var rest = bytes
    while !rest.isEmpty {
      let size = rest.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
      if size < 0 {
        if errno == EINTR { continue }
        throw FileFault(errno: errno)
      }
      rest = rest.dropFirst(size)
    }
  }

  /// Closes the file; some file systems say only now that they could not keep the bytes.
  consuming func close() throws(FileFault) {
    let number = self.number
    discard self
    // An interrupted close has closed the file on Linux.
    if Glibc.close(number) != 0, errno != EINTR { throw FileFault(errno: errno) }
  }
}

/// The path that a path leads to when it names a link, whether there is a file or not.
///
/// Only links at the end are followed: the system follows those on the way, and the names there need not be UTF-8.
func linkTarget(_ path: String) throws(FileFault) -> String {
  var path = path
  // As many links as Linux follows.
  for _ in 0...40 {
    guard let link = try contents(ofLink: path) else { return path }
    path = link.isAbsolutePath ? link : path.folderPart + link
  }
  throw .linkLoop
}

/// Where a file lies that is written to a path, links followed and the folder without any, whether there is one or not.
package func writtenPath(_ path: String) throws(FileFault) -> String {
  let target = try linkTarget(path), folder = target.folderPart
  return try realPath(folder.isEmpty ? "." : folder).asFolder + target.namePart
}

/// What a link says; nil if the path names no link.
private func contents(ofLink path: String) throws(FileFault) -> String? {
  guard isUsable(path) else { throw .unusablePath }
  var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
  let count = readlink(path, &bytes, bytes.count)
  guard count >= 0 else { return nil }
  guard let link = String(validating: bytes[..<count], as: UTF8.self) else { throw .unusablePath }
  return link
}

/// Does something during which the process is not ended by a signal that can be held back.
func withSignalsHeldBack<Failure>(_ body: () throws(Failure) -> Void) throws(Failure) {
  var held = sigset_t(), before = sigset_t()
  sigemptyset(&held)
  for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&held, signal) }
  pthread_sigmask(SIG_BLOCK, &held, &before)
  defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
  try body()
}

/// Throws if the user may not write a file that exists: renaming over it would not ask.
func requireWritable(_ path: String) throws(FileFault) {
  guard access(path, W_OK) == 0 else { throw FileFault(errno: errno) }
}

/// Throws if the process may not write that many bytes into a file; trying would kill it.
func requireAllowance(forFileOf size: Int) throws(FileFault) {
  var limit = rlimit()
  guard getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0 else { return }
  if UInt64(size) > limit.rlim_cur { throw .fileSizeLimit }
}

/// The absolute path of a file or a folder without any links; throws if there is nothing at the path.
public func realPath(_ path: String) throws(FileFault) -> String {
  guard isUsable(path) else { throw .unusablePath }
  guard let real = realpath(path, nil) else { throw FileFault(errno: errno, at: path) }
  defer { free(real) }
  guard let text = String(validatingCString: real) else { throw .unusablePath }
  return text
}

/// Makes a folder and those that lead to it, as far as they are missing.
public func makeFolder(_ path: String) throws(FileFault) {
  let bytes = path.utf8
  for end in bytes.indices.dropFirst().filter({ bytes[$0] == UInt8(ascii: "/") }) + [bytes.endIndex] {
    let part = String(path[..<end])
    guard mkdir(part, 0o777) != 0, errno != EEXIST else { continue }
    let code = errno
    // A folder that is there may refuse with other words, such as a disk that takes no changes.
    if try FileStatus.of(part)?.isFolder != true { throw FileFault(errno: code, ifMissing: .noSuchFolder) }
  }
}

/// The C functions would stop at a zero byte and use another file than the one that was named.
func isUsable(_ path: String) -> Bool {
  !path.isEmpty && !path.utf8.contains(0)
}

/// Opens a file by the flags of open(2), out of reach of child processes; the number is negative after an error.
func open(_ path: String, _ flags: Int32) -> (number: Int32, error: Int32) {
  while true {
    let number = Glibc.open(path, flags | O_CLOEXEC | O_NOCTTY, 0o666)
    if number >= 0 { return (number, 0) }
    if errno != EINTR { return (number, errno) }
  }
}

extension FileFault {
  /// The fault that an error number of the system stands for where a path was to be read: a link without an end is there,
  /// although the system says that nothing is.
  fileprivate init(errno number: Int32, at path: String) {
    var raw = stat()
    self.init(errno: number)
    if self == .noSuchFile, lstat(path, &raw) == 0 { self = .brokenLink }
  }

  /// The fault that an error number of the system stands for.
  public init(errno number: Int32, ifMissing: FileFault = .noSuchFile) {
    switch number {
    case ENOENT: self = ifMissing
    case EISDIR: self = .isFolder
    case ENOTDIR: self = .notAFolder
    // Opening a socket.
    case ENXIO: self = .notRegular
    case EACCES, EPERM: self = .permissionDenied
    case EROFS: self = .readOnly
    case ENAMETOOLONG: self = .nameTooLong
    case ELOOP: self = .linkLoop
    case ENOSPC: self = .noSpace
    case EDQUOT: self = .quotaExceeded
    case EFBIG: self = .fileSizeLimit
    case EMFILE, ENFILE: self = .tooManyOpenFiles
    case EPIPE: self = .closedPipe
    // A standard stream that nobody has opened.
    case EBADF: self = .other("it is closed")
    default: self = .other(String(cString: strerror(number)).lowercased())
    }
  }
}
