import Goldens
import Pixels

/// The many paths of one scene: by links, dots and doubled slashes.
struct ScenePaths {
  /// The absolute path of the current folder, without links.
  let currentFolder: String

  /// The path by which a scene has its golden: without links and dots if that leads below the current folder, so that
  /// the name does not depend on how somebody has typed it.
  ///
  /// A scene behind a link that leads out of the current folder has only the path that it is named by.
  func naming(_ path: String) -> String {
    guard let real = try? realPath(path) else { return path }
    let folder = currentFolder.hasSuffix("/") ? currentFolder : currentFolder + "/"
    return real == currentFolder || real.hasPrefix(folder) ? real : path
  }

  /// The name of a scene's golden.
  func goldenName(of scene: String) throws(GoldenName.Fault) -> String {
    try GoldenName.make(scene: naming(scene), currentFolder: currentFolder)
  }

  /// What the names of the goldens in a folder of scenes begin with: nothing, or a path that a slash ends.
  func goldenPrefix(of folder: String) throws(GoldenName.Fault) -> String {
    let path = naming(folder)
    let name = try GoldenName.make(
      scene: (path.hasSuffix("/") ? path : path + "/") + "x.json", currentFolder: currentFolder)
    return String(name.dropLast(1))
  }

  /// Whether two paths lead to one file.
  func areSame(_ one: String, _ other: String) -> Bool {
    if one.utf8.elementsEqual(other.utf8) { return true }
    guard let first = try? realPath(one), let second = try? realPath(other) else { return false }
    return first.utf8.elementsEqual(second.utf8)
  }
}
