import Glibc
import Goldens
import Pixels

/// `uirender approve [NAME]...`: what was drawn in failed tests becomes the goldens.
func approve(_ invocation: Invocation, _ report: inout Report) throws(Problem) {
  let golden = invocation.folder(.golden, "golden"), failures = invocation.folder(.failures, "golden-failures")
  var failed: [String] = []
  var walk = FolderWalk()
  try collect(failures, "", &walk, into: &failed)
  var names: [String] = []
  if invocation.has(.all) {
    guard invocation.operands.isEmpty else { throw .usage(.conflictingOptions(Option.all.longForm, "names")) }
    guard !failed.isEmpty else {
      return printText("nothing to approve: no failed picture is in \(failures)\n", &report)
    }
    names = failed
  } else if invocation.operands.isEmpty {
    throw .usage(.missingOperand(placeholder: "NAME", purpose: "what to approve; or --all"))
  }
  let count = names.count
  for operand in invocation.operands {
    let meant = goldenName(of: operand, in: [failures, golden])
    let fitting = failed.filter { fits($0, meant) }
    if fitting.isEmpty { report.add(.usage(.nothingToApprove(meant.isEmpty ? operand : meant))) }
    for name in fitting where !names.contains(name) { names.append(name) }
  }
  // All or nothing: a name with a misspelling may mean that the others are not meant either.
  guard names.count > count || invocation.has(.all), report.status == .done else { return }
  // A golden that is there has an environment, whatever keeps the others from being written.
  let record = EnvironmentRecord(goldens: golden)
  try record.write(isAnew: false)
  let progress = Progress(total: names.count)
  for (index, name) in names.enumerated() {
    progress.show(index + 1, name)
    let kept = Evidence(of: name, in: failures)
    let picture = try read(kept.actual)
    let smallest: [UInt8]
    do throws(ImageFault) {
      smallest = try Bitmap(png: picture).png(scale: Bitmap.pngScale(of: picture), compression: .small)
    } catch {
      throw .unusable(kept.actual, error)
    }
    let target = "\(golden)/\(name)"
    makeFolder(forFile: target)
    try Destination.file(target + ".png").put(smallest)
    if let text = try? readRegularFile(kept.layout, limit: 1 << 26) {
      try Destination.file(target + ".txt").put(text)
    }
    kept.remove()
    progress.end()
    printText("approved \(name)\n", &report)
  }
  if let remark = record.mixtureRemark(count: names.count) { printText("note: \(remark)\n", &report) }
}

/// The name of a golden from what people point at: the name, the golden, the scene, one of the failure pictures, a
/// folder of any of these, or a pattern.
private func goldenName(of path: String, in folders: [String]) -> String {
  var name = SceneSelection.normalized(path)
  let places = ScenePaths(currentFolder: currentFolder())
  let isScene = (try? FileStatus.of(path))??.isFile == true && [".json", ".jsonc"].contains(where: path.hasSuffix)
  if isScene, let scene = try? places.goldenName(of: path) { return scene }
  for folder in folders.map(SceneSelection.normalized) {
    if name == folder { return "" }
    if name.hasPrefix(folder + "/") {
      name = String(name.dropFirst(folder.count + 1))
      break
    }
  }
  let endings = Evidence.endings + [".png", ".txt", ".jsonc", ".json"]
  if let ending = endings.first(where: name.hasSuffix) { name = String(name.dropLast(ending.count)) }
  return name
}

/// Whether a failure is what people have pointed at; the empty name stands for the whole folder.
private func fits(_ name: String, _ meant: String) -> Bool {
  if meant.isEmpty || name == meant || name.hasPrefix(meant + "/") { return true }
  // Without flags a star stands for slashes too.
  return meant.contains { "*?[".contains($0) } && fnmatch(meant, name, 0) == 0
}

private func collect(
  _ root: String, _ folder: String, _ walk: inout FolderWalk, into names: inout [String]
) throws(Problem) {
  for entry in try walk.enter(folder.isEmpty ? root : "\(root)/\(folder)")?.names ?? [] {
    if entry.hasSuffix(Evidence.actualEnding) {
      names.append(folder + entry.dropLast(Evidence.actualEnding.count))
    } else if !entry.hasSuffix(".png"), !entry.hasSuffix(".txt") {
      try collect(root, folder + entry + "/", &walk, into: &names)
    }
  }
}

private func read(_ path: String) throws(Problem) -> [UInt8] {
  do throws(FileFault) { return try readRegularFile(path, limit: 1 << 28) } catch { throw .unreadable(path, error) }
}
