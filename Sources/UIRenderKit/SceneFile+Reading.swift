import Pixels
public import SceneModel

extension SceneFile {
  /// Reads a scene from the disk; its relative paths start from its folder.
  /// - Throws: A diagnostic if the file cannot be read.
  public static func read(_ path: String, limits: Limits = Limits()) throws(Diagnostics) -> SceneFile {
    do {
      let bytes = try readFile(path, limit: limits.fileBytes, named: Limit.name(of: \.fileBytes))
      return SceneFile(path: path, bytes: bytes, folder: path.parentFolder, limits: limits)
    } catch {
      throw Diagnostics([Diagnostic(file: path, fault: Fault(error, of: ""))])
    }
  }
}
