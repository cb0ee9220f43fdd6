import Pixels

/// The images and fonts that the scenes so far are made of, which no output may replace.
struct UsedFiles {
  private var users: [FileStatus.Identity: (file: String, scene: () -> String)] = [:]

  /// Notes the files of a scene, whose name is made only if it has to be told.
  mutating func add(_ files: [String], of scene: @autoclosure @escaping () -> String) {
    for file in files {
      if let status = try? FileStatus.of(file) { users[status.identity] = (file, scene) }
    }
  }

  /// Throws if the destination is one of them, by whatever path.
  func keep(from destination: Destination) throws(Problem) {
    guard let status = destination.status, case .file(let output) = destination else { return }
    guard let (file, scene) = users[status.identity] else { return }
    throw .usage(.overwritesFile(output: output, file: file, scene: scene()))
  }
}

extension Destination {
  fileprivate var status: FileStatus? {
    guard case .file(let path) = self else { return nil }
    return try? FileStatus.of(path)
  }
}
