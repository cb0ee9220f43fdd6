import Goldens
import Pixels

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

  private let skipped: [String]
  private var visited: Set<FileStatus.Identity> = []

  /// Finds scenes at paths; folders that are outputs of the tool are left out.
  init(paths: [String], currentFolder: String, skipping skipped: [String]) throws(Problem) {
    self.skipped = skipped.map(Self.normalized)
    var found: [String] = []
    for path in paths {
      guard let status = try Self.look(path) else { throw .unreadable(path, .noSuchFile) }
      guard status.isFolder else {
        found.append(path)
        continue
      }
      let folder = path == "." ? "" : path.hasSuffix("/") ? path : path + "/"
      try collect(folder, into: &found)
      let name = try Self.name(of: folder + "x.json", currentFolder)
      wholeFolders.append(String(name.dropLast(1)))
    }
    var owners: [String: SceneCase] = [:]
    for path in found {
      let scene = SceneCase(path: path, name: try Self.name(of: path, currentFolder))
      let other = owners.updateValue(scene, forKey: GoldenName.folded(scene.name))
      if let other {
        // A scene that is named twice, or is in a folder that is named too, is tested once.
        if Self.normalized(other.path) == Self.normalized(path) { continue }
        throw .usage(.sameGolden(first: other.path, second: path, name: other.name))
      }
      cases.append(scene)
    }
    cases.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private mutating func collect(_ folder: String, into found: inout [String]) throws(Problem) {
    guard !skipped.contains(Self.normalized(folder)) else { return }
    let place = folder.isEmpty ? "." : folder
    // A folder that is reached twice, by a link, is searched once.
    guard let status = try Self.look(place), visited.insert(status.identity).inserted else { return }
    let names: [String]
    do throws(FileFault) { names = try folderContents(place, limit: 1_000_000) } catch {
      throw .unreadable(place, error)
    }
    for name in names where !name.hasPrefix(".") && !name.hasSuffix(".xcassets") {
      let path = folder + name
      // A name that is gone meanwhile, or a link to nothing, is no scene.
      guard let status = try? FileStatus.of(path) else { continue }
      if status.isFolder {
        try collect(path + "/", into: &found)
      } else if name.hasSuffix(".json") || name.hasSuffix(".jsonc"), !isReport(path) {
        found.append(path)
      }
    }
  }

  /// Whether a file is a report that an earlier run has left among the scenes.
  private func isReport(_ path: String) -> Bool {
    guard let bytes = try? readRegularFile(path, limit: 1 << 26) else { return false }
    return bytes.starts(with: "{\"format\":\"uirender-report".utf8)
  }

  private static func name(of path: String, _ currentFolder: String) throws(Problem) -> String {
    do throws(GoldenName.Fault) {
      return try GoldenName.make(scene: path, currentFolder: currentFolder)
    } catch {
      throw .usage(.noGoldenName(scene: path, reason: error.message))
    }
  }

  private static func look(_ path: String) throws(Problem) -> FileStatus? {
    do throws(FileFault) { return try FileStatus.of(path) } catch { throw .unreadable(path, error) }
  }

  /// A path without `.` and doubled slashes.
  static func normalized(_ path: String) -> String {
    (path.hasPrefix("/") ? "/" : "") + path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }

  /// Keeps the scenes of a part of a run.
  mutating func keep(_ isWanted: (SceneCase) -> Bool) { cases = cases.filter(isWanted) }
}
