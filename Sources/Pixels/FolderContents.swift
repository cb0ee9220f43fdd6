import Glibc

/// What is in a folder.
public struct FolderContents: Sendable {
  /// The names that are text, in the order of their bytes.
  public let names: [String]
  /// The names that are not UTF-8, with marks in place of what is no text; those of folders end in a slash.
  public let unreadableNames: [String]

  /// Lists a folder: at most `limit` names of each kind, the first ones in the order of their bytes, and of those that
  /// are text only such as are wanted.
  public init(
    of path: String, limit: Int, where isWanted: (String) -> Bool = { _ in true }
  ) throws(FileFault) {
    guard isUsable(path) else { throw .unusablePath }
    guard let folder = opendir(path) else { throw FileFault(errno: errno, ifMissing: .noSuchFolder) }
    defer { closedir(folder) }
    var names = FirstNames(limit), unreadableNames = FirstNames(limit)
    while let entry = readdir(folder) {
      let isFolder = Int32(entry.pointee.d_type) == Int32(DT_DIR)
      withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        let bytes = bytes.prefix { $0 != 0 }
        guard let name = String(validating: bytes, as: UTF8.self) else {
          return unreadableNames.add(String(decoding: bytes, as: UTF8.self) + (isFolder ? "/" : ""))
        }
        if name != ".", name != "..", isWanted(name) { names.add(name) }
      }
    }
    self.names = names.sorted()
    self.unreadableNames = unreadableNames.sorted()
  }
}

/// The first of many names in the order of their bytes, whatever the order in which a disk has them.
private struct FirstNames {
  private let limit: Int
  private var names: [String] = []

  init(_ limit: Int) { self.limit = limit }

  mutating func add(_ name: String) {
    names.append(name)
    // Twice as many are kept before they are sorted, so that sorting is seldom.
    if names.count >= 2 * max(limit, 64) { names = sorted() }
  }

  func sorted() -> [String] {
    Array(names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.prefix(limit))
  }
}

/// The names in a folder that are wanted, in the order of their bytes: at most `limit` of them, the first ones, and none
/// that is not UTF-8.
public func folderContents(
  _ path: String, limit: Int = 10_000, where isWanted: (String) -> Bool = { _ in true }
) throws(FileFault) -> [String] {
  try FolderContents(of: path, limit: limit, where: isWanted).names
}
