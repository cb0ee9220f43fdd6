import Pixels

/// The images and fonts that the scenes of a run are made of, which no output may replace.
///
/// What a scene uses is known only when it is drawn, and by then an earlier scene may have been written over it: then the
/// later one is at fault, so that a run fails in whatever order its scenes stand.
struct UsedFiles {
  private var users: [FileStatus.Identity: (file: String, scene: () -> String)] = [:]
  private var outputs: [FileStatus.Identity: String] = [:]

  /// Notes the files of a scene, whose name is made only if it has to be told; throws if the run has written one of them.
  mutating func add(_ files: [String], of scene: @autoclosure @escaping () -> String) throws(Problem) {
    for file in files {
      guard let status = try? FileStatus.of(file) else { continue }
      if let output = outputs[status.identity] {
        throw .usage(.usesOutput(output: output, file: file, scene: scene()))
      }
      users[status.identity] = (file, scene)
    }
  }

  /// Throws if the destination is one of them, by whatever path.
  func keep(from destination: Destination) throws(Problem) {
    guard let status = destination.status, case .file(let output) = destination else { return }
    guard let (file, scene) = users[status.identity] else { return }
    throw .usage(.overwritesFile(output: output, file: file, scene: scene()))
  }

  /// Notes that the run has written a file.
  mutating func noteWritten(_ destination: Destination) {
    guard let status = destination.status, case .file(let output) = destination else { return }
    outputs[status.identity] = output
  }
}

extension Destination {
  fileprivate var status: FileStatus? {
    guard case .file(let path) = self else { return nil }
    return try? FileStatus.of(path)
  }
}
