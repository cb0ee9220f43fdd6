import Goldens
import Pixels

/// Finds files of goldens that no scene has.
struct OrphanSearch {
  /// The names of the goldens that scenes have, byte by byte: on some disks names that look the same are two.
  private let names: Set<[UInt8]>
  /// The scenes that could not be read: they may have variants that nobody knows.
  private let unread: Set<[UInt8]>
  /// The part of all scenes that is known; nil if all are.
  private let shard: Shard?
  private let selection: SceneSelection

  init(after run: TestRun, of selection: SceneSelection, shard: Shard?) {
    names = Set(run.results.map { Array($0.name.utf8) })
    unread = Set(run.results.filter { $0.state == .broken }.map { Array($0.name.utf8) })
    self.shard = shard
    self.selection = selection
  }

  /// The files in a folder that belong to no scene, though all scenes that they could belong to are known, by path.
  /// - Parameters:
  ///   - root: A folder of goldens or of failures.
  ///   - endings: What a name is followed by in those files.
  ///   - tested: Whether only the folders that were tested are searched. Otherwise those count too for which there is
  ///     no folder of scenes any more.
  func files(in root: String, endings: [String], tested: Bool) throws(Problem) -> [String] {
    var found: [String] = []
    var walk = FolderWalk()
    try collect(root, "", isKnown: selection.wholeFolders.contains(""), endings, tested: tested, &walk, &found)
    return found
  }

  private func collect(
    _ root: String, _ folder: String, isKnown: Bool, _ endings: [String], tested: Bool, _ walk: inout FolderWalk,
    _ found: inout [String]
  ) throws(Problem) {
    let place = folder.isEmpty ? root : root + "/" + folder
    for entry in try walk.enter(place)?.names ?? [] where !entry.hasPrefix(".") {
      let path = folder + entry
      if let ending = endings.first(where: entry.hasSuffix) {
        let name = String(path.dropLast(ending.count))
        if isKnown, isOrphan(name) { found.append(root + "/" + path) }
      } else {
        let inner = path + "/"
        let isGone = !tested && !selection.wholeFolders.isEmpty && ((try? FileStatus.of(path)) ?? nil) == nil
        try collect(
          root, inner, isKnown: isKnown || isGone || selection.wholeFolders.contains(inner), endings, tested: tested,
          &walk, &found)
      }
    }
  }

  private func isOrphan(_ name: String) -> Bool {
    let owner = name.split(separator: "~", maxSplits: 1).first.map(String.init) ?? name
    if let shard, !shard.contains(owner) { return false }
    return !names.contains(Array(name.utf8)) && !unread.contains(Array(owner.utf8))
  }
}

extension TestRun {
  /// Lets the run fail if there are goldens without a scene.
  mutating func failForOrphans() {
    guard !orphans.isEmpty else { return }
    failures.append(RunFailure("no scene has these goldens: " + orphans.joined(separator: ", "), .goldens))
  }
}
