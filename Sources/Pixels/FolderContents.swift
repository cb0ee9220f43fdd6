import Glibc

/// What is in a folder.
public struct FolderContents: Sendable {
  /// The names that are text, in the order of their bytes.
  public var names: [String] = []
  /// The names that are not UTF-8, with marks in place of what is no text; those of folders end in a slash.
  public var unreadableNames: [String] = []

  /// Lists a folder; at most `limit` names.
  public init(of path: String, limit: Int) throws(FileFault) {
    guard isUsable(path) else { throw .unusablePath }
    guard let folder = opendir(path) else { throw FileFault(errno: errno, ifMissing: .noSuchFolder) }
    defer { closedir(folder) }
    while names.count + unreadableNames.count < limit, let entry = readdir(folder) {
      let isFolder = Int32(entry.pointee.d_type) == Int32(DT_DIR)
      withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        let bytes = bytes.prefix { $0 != 0 }
        guard let name = String(validating: bytes, as: UTF8.self) else {
          return unreadableNames.append(String(decoding: bytes, as: UTF8.self) + (isFolder ? "/" : ""))
        }
        if name != ".", name != ".." { names.append(name) }
      }
    }
    names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    unreadableNames.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

/// The names in a folder, in the order of their bytes; at most `limit` of them, and none that is not UTF-8.
public func folderContents(_ path: String, limit: Int = 10_000) throws(FileFault) -> [String] {
  try FolderContents(of: path, limit: limit).names
}
