import Geometry

extension FileFault {
  /// The fault in words: lower case, without a period and without the path.
  public var message: String {
    switch self {
    case .noSuchFile: "no such file"
    case .noSuchFolder: "no such folder"
    case .isFolder: "is a folder"
    case .notRegular: "not a regular file"
    case .notAFolder: "a part of the path is not a folder"
    case .permissionDenied: "permission denied"
    case .readOnly: "the file system is read-only"
    case .unusablePath: "not a usable path"
    case .nameTooLong: "the name is too long"
    case .brokenLink: "the link leads to nothing"
    case .linkLoop: "the links lead in a circle"
    case .outOfReach: "it is outside of the scene's folder (--allow-path DIR allows another)"
    case .tooLarge(let limit, let name):
      "larger than \(limit.grouped) bytes" + (name.map { " (the limit \"\($0)\")" } ?? "")
    case .noSpace: "no space left on the device"
    case .quotaExceeded: "the disk quota is used up"
    case .fileSizeLimit: "larger than the process may write"
    case .tooManyOpenFiles: "too many files are open"
    case .closedPipe: "the reader has closed the pipe"
    case .noReader: "nobody reads the pipe"
    case .other(let words): words
    }
  }
}
