import Goldens
import Pixels

/// `uirender approve [NAME]...`: what was drawn in failed tests becomes the goldens.
func approve(_ invocation: Invocation, _ report: inout Report) throws(Problem) {
  let golden = invocation.folder(.golden, "golden"), failures = invocation.folder(.failures, "golden-failures")
  var names = invocation.operands.map { goldenName(of: $0, failures: failures) }
  if invocation.has(.all) {
    guard names.isEmpty else { throw .usage(.conflictingOptions(Option.all.longForm, "names")) }
    try collect(failures, "", into: &names)
  } else if names.isEmpty {
    throw .usage(.missingOperand(placeholder: "NAME", purpose: "what to approve; or --all"))
  }
  for name in names where (try? FileStatus.of("\(failures)/\(name).actual.png")) ?? nil == nil {
    throw .usage(.nothingToApprove(name))
  }
  for name in names {
    let kept = "\(failures)/\(name)"
    let picture = try read(kept + ".actual.png")
    let smallest: [UInt8]
    do throws(ImageFault) {
      smallest = try Bitmap(png: picture).png(scale: Bitmap.pngScale(of: picture), compression: .small)
    } catch {
      throw .unusable(kept + ".actual.png", error)
    }
    let target = "\(golden)/\(name)"
    makeFolder(forFile: target)
    try Destination.file(target + ".png").put(smallest)
    if let text = try? readRegularFile(kept + ".actual.txt", limit: 1 << 26) {
      try Destination.file(target + ".txt").put(text)
    }
    for ending in ["actual.png", "expected.png", "diff.png", "actual.txt"] { removeFile("\(kept).\(ending)") }
    printText("approved \(name)\n", &report)
  }
}

/// The name of a golden from what people point at: the name, the scene, or one of the failure pictures.
private func goldenName(of path: String, failures: String) -> String {
  var name = SceneSelection.normalized(path)
  let folder = SceneSelection.normalized(failures) + "/"
  if name.hasPrefix(folder) { name = String(name.dropFirst(folder.count)) }
  let endings = [".actual.png", ".expected.png", ".diff.png", ".actual.txt", ".png", ".jsonc", ".json"]
  if let ending = endings.first(where: name.hasSuffix) { name = String(name.dropLast(ending.count)) }
  return name
}

private func collect(_ root: String, _ folder: String, into names: inout [String]) throws(Problem) {
  let place = folder.isEmpty ? root : "\(root)/\(folder)"
  guard let status = try? FileStatus.of(place), status.isFolder else { return }
  let contents: [String]
  do throws(FileFault) { contents = try folderContents(place, limit: 1_000_000) } catch {
    throw .unreadable(place, error)
  }
  for entry in contents {
    if entry.hasSuffix(".actual.png") {
      names.append(folder + entry.dropLast(".actual.png".count))
    } else if !entry.hasSuffix(".png"), !entry.hasSuffix(".txt") {
      try collect(root, folder + entry + "/", into: &names)
    }
  }
}

private func read(_ path: String) throws(Problem) -> [UInt8] {
  do throws(FileFault) { return try readRegularFile(path, limit: 1 << 28) } catch { throw .unreadable(path, error) }
}
