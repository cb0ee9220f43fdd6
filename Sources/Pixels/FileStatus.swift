import Glibc

/// What the file system says of what stands at a path.
public struct FileStatus: Sendable {
  /// The kinds of files that are treated differently.
  enum Kind: Equatable {
    case folder
    case regular(mode: UInt32)
    case pipe
    case special
  }

  /// The same for all paths to one file.
  public struct Identity: Hashable, Sendable {
    fileprivate let device: UInt
    fileprivate let node: UInt
  }

  /// The kind of the file.
  let kind: Kind
  /// Its size in bytes; 0 if it has none, as a pipe.
  let size: Int
  /// What tells it from all other files.
  public let identity: Identity

  init(_ raw: stat) {
    switch raw.st_mode & S_IFMT {
    case S_IFDIR: kind = .folder
    case S_IFREG: kind = .regular(mode: raw.st_mode & 0o777)
    case S_IFIFO: kind = .pipe
    default: kind = .special
    }
    size = Int(raw.st_size)
    identity = Identity(device: UInt(raw.st_dev), node: UInt(raw.st_ino))
  }

  /// The status of what a path leads to; nil if there is nothing of that name.
  public static func of(_ path: String) throws(FileFault) -> FileStatus? {
    var raw = stat()
    guard isUsable(path) else { throw .unusablePath }
    guard stat(path, &raw) == 0 else {
      if errno == ENOENT { return nil }
      throw FileFault(errno: errno)
    }
    return FileStatus(raw)
  }

  /// Whether it is a folder.
  public var isFolder: Bool { kind == .folder }

  /// Whether it is a file with bytes that stay, in contrast to a device or a pipe.
  public var isFile: Bool {
    if case .regular = kind { return true }
    return false
  }
}
