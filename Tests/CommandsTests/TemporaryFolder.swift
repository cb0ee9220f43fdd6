import Foundation

/// A folder that is there as long as somebody holds it.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("uirender-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Makes a folder with files of these names and texts; folders on the way are made too.
  convenience init(_ files: [String: String]) throws {
    try self.init()
    for (name, text) in files { try write(Data(text.utf8), name) }
  }

  /// Writes a file and returns where it is.
  @discardableResult func write(_ data: Data, _ name: String) throws -> URL {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file
  }

  func read(_ name: String) throws -> Data {
    try Data(contentsOf: url.appendingPathComponent(name))
  }

  func path(_ name: String) -> String {
    url.appendingPathComponent(name).path
  }

  /// The paths of all files, sorted.
  var files: [String] {
    (FileManager.default.enumerator(atPath: url.path)?.allObjects as? [String] ?? []).filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path(name), isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }
}
