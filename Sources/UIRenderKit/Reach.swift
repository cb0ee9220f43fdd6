import Pixels
import SceneModel

/// Where the paths of a scene may lead: into its own folder, and those that were allowed.
///
/// Links are followed before it is asked, so that none leads out.
final class Reach {
  let limits: Limits
  private let folder: String
  /// The folders without links, each ended by a slash; found out when the first path is checked.
  private lazy var folders = ([folder] + limits.folders).compactMap { folder -> String? in
    guard let path = try? realPath(folder.isEmpty ? "." : folder) else { return nil }
    return path.hasSuffix("/") ? path : path + "/"
  }

  init(of file: SceneFile) {
    limits = file.limits
    folder = file.folder
  }

  /// Throws if there is no file or folder at a path, or one that is out of reach.
  func check(_ path: String) throws(FileFault) {
    let real = try realPath(path) + "/"
    // The bytes are compared: strings that differ in how accents are spelled are equal, and files are not.
    guard folders.contains(where: { real.utf8.starts(with: $0.utf8) }) else { throw .outOfReach }
  }

  /// The names in a folder.
  func contents(_ path: String) throws(FileFault) -> [String] {
    try check(path)
    return try folderContents(path)
  }

  /// The bytes of a file.
  func read(_ path: String, limit: Int) throws(FileFault) -> [UInt8] {
    try check(path)
    return try readRegularFile(path, limit: limit)
  }
}
