import Goldens
import Pixels
import SceneModel

/// A scene and the name of its golden.
struct SceneCase: Sendable {
  let path: String
  let name: String
}

/// The scenes that a run is about.
struct SceneSelection {
  /// The scenes by the names of their goldens.
  private(set) var cases: [SceneCase] = []
  /// The folders of goldens all of whose scenes are known, each ended by a slash or empty.
  private(set) var wholeFolders: [String] = []
  /// The JSON files in the folders that are no scenes.
  private(set) var strangers: [String] = []
  /// Every name that no golden can have, and every two scenes with one golden.
  private(set) var problems: [Problem] = []

  private let hasGolden: (String) -> Bool
  private let places: ScenePaths
  private var walk: FolderWalk
  /// The scenes by what many disks take for the same name.
  private var owners: [String: SceneCase] = [:]

  /// Finds scenes at paths; folders that are outputs of the tool are left out.
  /// - Parameter hasGolden: Whether there is a golden of a name: its scene is one, whatever it looks like.
  init(paths: [String], currentFolder: String, skipping skipped: [String], hasGolden: @escaping (String) -> Bool)
    throws(Problem)
  {
    walk = FolderWalk(skipping: skipped)
    self.hasGolden = hasGolden
    places = ScenePaths(currentFolder: currentFolder)
    for path in paths {
      let found: FileStatus?
      do throws(FileFault) { found = try FileStatus.of(path) } catch { throw .unreadable(path, error) }
      guard let status = found else { throw .unreadable(path, .noSuchFile) }
      guard status.isFolder else {
        if let name = named(path, places.goldenName) { add(SceneCase(path: path, name: name)) }
        continue
      }
      let folder = path == "." ? "" : path.hasSuffix("/") ? path : path + "/"
      if let prefix = named(path, places.goldenPrefix) { wholeFolders.append(prefix) }
      try collect(folder)
    }
    cases.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private mutating func collect(_ folder: String) throws(Problem) {
    guard let contents = try walk.enter(folder.isEmpty ? "." : folder) else { return }
    for name in contents.unreadableNames where Self.isSceneName(name) || name.hasSuffix("/") {
      problems.append(.usage(.unreadableName(folder + name)))
    }
    for name in contents.names where !name.hasPrefix(".") && !name.hasSuffix(".xcassets") {
      let path = folder + name
      // A name that is gone meanwhile, or a link to nothing, is no scene.
      guard let status = try? FileStatus.of(path) else { continue }
      if status.isFolder {
        try collect(path + "/")
      } else if Self.isSceneName(name) {
        try take(path)
      }
    }
  }

  /// Adds a file that was found in a folder, if it is a scene.
  private mutating func take(_ path: String) throws(Problem) {
    let bytes = (try? readRegularFile(path, limit: Limits().fileBytes)) ?? []
    // A report of an earlier run is nothing to tell of.
    if ReportMark.isIn(bytes) { return }
    let golden = try? places.goldenName(of: path)
    guard SceneFile.looksLikeScene(bytes) || golden.map(hasGolden) == true else {
      strangers.append(path)
      return
    }
    if let name = named(path, places.goldenName) { add(SceneCase(path: path, name: name)) }
  }

  private mutating func add(_ scene: SceneCase) {
    let key = GoldenName.folded(scene.name)
    guard let other = owners[key] else {
      owners[key] = scene
      return cases.append(scene)
    }
    // A scene that is named twice, or is in a folder that is named too, is tested once.
    if !places.areSame(other.path, scene.path) {
      problems.append(.usage(.sameGolden(first: other.path, second: scene.path, name: other.name)))
    }
  }

  private mutating func named(
    _ path: String, _ naming: (String) throws(GoldenName.Fault) -> String
  ) -> String? {
    do throws(GoldenName.Fault) { return try naming(path) } catch {
      problems.append(.usage(.noGoldenName(scene: path, reason: error.message)))
      return nil
    }
  }

  private static func isSceneName(_ name: String) -> Bool { name.hasSuffix(".json") || name.hasSuffix(".jsonc") }

  /// A path without `.` and doubled slashes.
  static func normalized(_ path: String) -> String {
    (path.hasPrefix("/") ? "/" : "") + path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }

  /// Keeps the scenes of a part of a run.
  mutating func keep(_ isWanted: (SceneCase) -> Bool) { cases = cases.filter(isWanted) }
}
