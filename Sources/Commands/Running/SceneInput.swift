import Pixels
import SceneModel
import UIRenderKit

/// Why there is no scene.
enum SceneInputFault: Error {
  case diagnostics(Diagnostics)
  case problem(Problem)
}

/// Reads a scene from a file, or from standard input if its name is `-`; relative paths in it then start from the
/// current folder.
func readScene(_ name: String, _ limits: Limits) throws(SceneInputFault) -> SceneFile {
  if name == "-" {
    do throws(FileFault) {
      return SceneFile(
        path: name, bytes: try readStandardInput(limit: limits.fileBytes, named: Limit.name(of: \.fileBytes)),
        folder: "",
        limits: limits)
    } catch {
      throw .problem(.unreadable("standard input", error))
    }
  }
  do throws(Diagnostics) { return try SceneFile.read(name, limits: limits) } catch { throw .diagnostics(error) }
}

extension FileStatus {
  /// Looks at what an operand leads to: `-` is what standard input comes from.
  static func of(operand: String) throws(FileFault) -> FileStatus? {
    try of(operand == "-" ? "/dev/stdin" : operand)
  }
}
