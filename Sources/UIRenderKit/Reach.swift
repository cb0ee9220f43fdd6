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
    return path.asFolder
  }

  init(of file: SceneFile) {
    limits = file.limits
    folder = file.folder
  }

  /// Throws if a path leads out of reach, or if there is nothing where it leads.
  func check(_ path: String) throws(FileFault) {
    do throws(FileFault) {
      guard isWithin(try realPath(path)) else { throw .outOfReach }
    } catch {
      // What is there out of reach may not be told by other words for what is not.
      if let folder = nearestFolder(to: path), !isWithin(folder) { throw .outOfReach }
      throw error
    }
  }

  private func isWithin(_ real: String) -> Bool {
    // The bytes are compared: strings that differ in how accents are spelled are equal, and files are not.
    folders.contains { real.asFolder.utf8.starts(with: $0.utf8) }
  }

  /// The last of the folders on the way to a path that is there, without links.
  private func nearestFolder(to path: String) -> String? {
    var folder = path
    repeat {
      folder = folder.parentFolder
      if let real = try? realPath(folder.isEmpty ? "." : folder) { return real }
    } while !folder.isEmpty && folder != "/"
    return nil
  }

  /// The names in a folder with an ending, the first ones in the order of their bytes.
  func contents(_ path: String, endingIn ending: String = "", limit: Int = 10_000) throws(FileFault) -> [String] {
    try check(path)
    return try folderContents(path, limit: limit) { $0.hasSuffix(ending) }
  }

  /// The bytes of a file, as many as one of the limits allows.
  func read(_ path: String, limit: WritableKeyPath<Limits, Int>) throws(FileFault) -> [UInt8] {
    try check(path)
    return try readRegularFile(path, limit: limits[keyPath: limit], named: Limit.name(of: limit))
  }

  /// The bytes of a file that never has so many.
  func read(_ path: String, limit: Int) throws(FileFault) -> [UInt8] {
    try check(path)
    return try readRegularFile(path, limit: limit)
  }
}
