import Pixels

/// Where what becomes of a scene goes.
enum Destination: Equatable, Sendable {
  case standardOutput
  case file(String)
}

/// Where what becomes of several scenes goes, decided before the first is read.
struct Destinations {
  /// A place for each scene.
  var list: [Destination]
  /// The folder that they all lie in, if it may have to be made.
  var folder: String?

  /// Everything goes to standard output, one after the other.
  static func standardOutput(_ count: Int) -> Destinations {
    Destinations(list: Array(repeating: .standardOutput, count: count))
  }

  /// Finds places by the rules of `-o`: a file for one scene, a folder for several or if the path is that of one.
  static func places(for scenes: [String], output: String, ending: String) throws(Problem) -> Destinations {
    let there = try look(output)
    guard scenes.count > 1 || output.endsInSlash || there?.isFolder == true else {
      let parent = output.folderPart
      if try look(parent.isEmpty ? "." : parent)?.isFolder != true {
        throw .usage(.noSuchFolder(parent))
      }
      try keepScenes(scenes, from: [output])
      return Destinations(list: [.file(output)])
    }
    if let there, !there.isFolder { throw .usage(.notAFolder(output)) }

    let folder = output.asFolder
    var owners: [String: String] = [:]
    var paths: [String] = []
    for scene in scenes {
      let path = folder + scene.nameWithoutEnding + "." + ending
      // Many disks take "A.png" and "a.png" for one file.
      if let other = owners.updateValue(scene, forKey: path.lowercased()) {
        throw .usage(.sameName(first: other, second: scene, file: path))
      }
      paths.append(path)
    }
    try keepScenes(scenes, from: paths)
    return Destinations(list: paths.map(Destination.file), folder: there == nil ? folder : nil)
  }

  /// Checks that no output replaces a scene, nor another output by a link.
  ///
  /// What cannot be looked at is no reason to draw nothing: it is told when its own picture is written.
  private static func keepScenes(_ scenes: [String], from outputs: [String]) throws(Problem) {
    var owners: [FileStatus.Identity: String] = [:]
    for scene in scenes {
      // A scene that cannot be looked at is reported when it is read.
      if let status = try? FileStatus.of(operand: scene), status.isFile { owners[status.identity] = scene }
    }
    var targets: [String: String] = [:]
    for (index, output) in outputs.enumerated() {
      let status = (try? FileStatus.of(output)) ?? nil
      if let status, let scene = owners[status.identity] {
        throw .usage(.overwritesScene(output: output, scene: scene))
      }
      // Devices take the pictures of all.
      guard status?.isFile ?? true, let target = try? writtenPath(output) else { continue }
      if let other = targets.updateValue(scenes[index], forKey: target) {
        throw .usage(.sameName(first: other, second: scenes[index], file: target))
      }
    }
  }

  private static func look(_ path: String) throws(Problem) -> FileStatus? {
    do throws(FileFault) { return try FileStatus.of(path) } catch { throw .unwritable(path, error) }
  }
}

extension String {
  /// The name of a scene's file without its folder and its last ending.
  fileprivate var nameWithoutEnding: String {
    if self == "-" { return "stdin" }
    let name = endsInSlash ? parentFolder.namePart : namePart
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }
}
