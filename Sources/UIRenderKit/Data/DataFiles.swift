import Pixels
import SceneModel

/// What the data files of a scene hold, or why they cannot be had.
struct DataFiles {
  private(set) var records: [DataSource: Records] = [:]
  /// The faults of the files, each with its place in the file.
  private(set) var faults: [Diagnostic] = []
  /// What is wrong with what the scene wants of them, and where it says so.
  private(set) var findings: [(site: Site?, fault: Fault)] = []
  /// The paths of the files that were read, from the current folder.
  private(set) var files: [String] = []

  /// Reads the files that rows come from; one that is named twice is read once.
  init(_ data: [RowData], of scene: SceneFile, _ reach: Reach) {
    var failed: Set<DataSource> = []
    for rows in data {
      let source = rows.source
      guard !failed.contains(source) else { continue }
      if records[source] == nil {
        do throws(Diagnostics) {
          records[source] = try read(source, named: rows.file, of: scene, reach)
        } catch {
          faults += error.list
          failed.insert(source)
        }
      }
      guard let known = records[source], known.count > 0 else { continue }
      for wanted in rows.wantedNames where !known.names.contains(wanted.name) {
        findings.append((wanted.site, .unknownColumn(wanted.name, file: source.file, known: known.names)))
      }
    }
  }

  private mutating func read(
    _ source: DataSource, named name: FileReference, of scene: SceneFile, _ reach: Reach
  ) throws(Diagnostics) -> Records {
    // The scene's own reading says so already.
    guard let format = source.knownFormat else { throw Diagnostics([]) }
    let path = scene.path(of: source.file)
    let bytes: [UInt8]
    do {
      try reach.check(path)
      bytes = try readRegularFile(path, limit: scene.limits.fileBytes)
    } catch {
      throw Diagnostics(scene.diagnostics(.error, [(name.site, .file(source.file, reason: error.message))]))
    }
    files.append(path)
    let file = SceneFile(path: path, bytes: bytes, folder: scene.folder, limits: scene.limits)
    switch format {
    case .json: return try Records(json: file, path: source.path)
    case .csv: return try Records(csv: file)
    case .xml: return try Records(xml: file, path: source.path)
    }
  }
}
