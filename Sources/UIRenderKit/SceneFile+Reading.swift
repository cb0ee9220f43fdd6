import Pixels
public import SceneModel

extension SceneFile {
  /// The greatest size of a scene file, in bytes.
  public static let sizeLimit = 32 << 20

  /// Reads a scene from the disk; its relative paths start from its folder.
  /// - Throws: A diagnostic if the file cannot be read.
  public static func read(_ path: String) throws(Diagnostics) -> SceneFile {
    do {
      let bytes = try readFile(path, limit: sizeLimit)
      let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
      return SceneFile(path: path, bytes: bytes, folder: folder.isEmpty && path.hasPrefix("/") ? "/" : folder)
    } catch {
      throw Diagnostics([Diagnostic(file: path, fault: .file("", reason: error.message))])
    }
  }
}
