import Goldens
import Pixels

/// Finds goldens that no scene has, below the folders whose scenes are all known.
/// - Parameters:
///   - golden: The folder of goldens.
///   - wholeFolders: The folders in it, each ended by a slash, or empty for all of it.
///   - run: What came of the scenes.
///   - scenes: The scenes; those that could not be read may have variants that nobody knows.
func orphans(in golden: String, below wholeFolders: [String], after run: TestRun, of scenes: [SceneCase])
  throws(Problem) -> [String]
{
  let names = Set(run.results.map(\.name))
  let unread = Set(run.results.filter { $0.state == .broken }.map(\.name))
  var found: [String] = []
  func walk(_ folder: String) throws(Problem) {
    let place = folder.isEmpty ? golden : "\(golden)/\(folder)"
    guard let status = try? FileStatus.of(place), status.isFolder else { return }
    let contents: [String]
    do throws(FileFault) { contents = try folderContents(place, limit: 1_000_000) } catch {
      throw .unreadable(place, error)
    }
    for entry in contents {
      let path = folder + entry
      if entry.hasSuffix(".png") || entry.hasSuffix(".txt") {
        let name = String(path.dropLast(4))
        let owner = name.split(separator: "~", maxSplits: 1).first.map(String.init) ?? name
        if !names.contains(name), !unread.contains(owner) { found.append("\(golden)/\(path)") }
      } else if !entry.hasPrefix(".") {
        try walk(path + "/")
      }
    }
  }
  for folder in wholeFolders { try walk(folder) }
  return Set(found).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}
