/// Why a file could not be read or written.
public enum FileFault: Error, Equatable, Sendable {
  /// There is no file of that name.
  case noSuchFile
  /// The folder that the file should go into does not exist.
  case noSuchFolder
  /// The name is that of a folder.
  case isFolder
  /// The name is that of a pipe, a device or a socket, where a file with bytes that stay is needed.
  case notRegular
  /// A part of the path that should be a folder is a file.
  case notAFolder
  /// The user may not do that.
  case permissionDenied
  /// The file system takes no changes.
  case readOnly
  /// The path is empty, or holds a zero byte.
  case unusablePath
  /// The path, or a name in it, is longer than the file system takes.
  case nameTooLong
  /// The path is that of a link to what is not there.
  case brokenLink
  /// Links in the path lead back to themselves.
  case linkLoop
  /// The path leads out of the scene's folder, and nobody has allowed the folder where it leads.
  case outOfReach
  /// The file has more bytes than are accepted: the limit in bytes, and its name if it has one.
  case tooLarge(limit: Int, named: String? = nil)
  /// The device is full.
  case noSpace
  /// The user's share of the device is used up.
  case quotaExceeded
  /// The process may not write files of that size.
  case fileSizeLimit
  /// The process has too many files open.
  case tooManyOpenFiles
  /// Whoever should read has gone.
  case closedPipe
  /// Nobody has opened the pipe to read it, or whoever has does not read.
  case noReader
  /// Something else, in the system's words.
  case other(String)

  /// Whether the machine failed; else the path that was given is at fault.
  public var isMachineProblem: Bool {
    switch self {
    // Another user, or another machine, could do it: the path as such is not wrong.
    case .permissionDenied, .readOnly: true
    case .noSpace, .quotaExceeded, .fileSizeLimit, .tooManyOpenFiles, .closedPipe, .noReader, .other: true
    case .noSuchFile, .noSuchFolder, .isFolder, .notRegular, .notAFolder, .unusablePath, .nameTooLong, .brokenLink,
      .linkLoop, .outOfReach, .tooLarge:
      false
    }
  }
}
