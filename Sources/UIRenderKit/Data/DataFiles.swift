import Pixels
import SceneModel

/// What the data files of a scene hold, or why they cannot be had.
struct DataFiles {
  private(set) var records: [DataSource: Records] = [:]
  /// The faults of the files, each with its place in the file.
  private(set) var faults: [Diagnostic] = []
  /// What is wrong with what the scene wants of them, and where it says so.
  private(set) var findings: [(site: Site?, fault: Fault)] = []
  /// What somebody should look at in the files.
  private(set) var warnings: [Diagnostic] = []
  /// The paths of the files that were read, from the current folder.
  private(set) var files: [String] = []
  /// The pictures that rows name, each with the file and the byte where they do.
  private(set) var images: [BoundImage] = []
  private var contents: [DataSource: SceneFile] = [:]

  /// A picture that a row of a file names.
  struct BoundImage {
    var reference: ImageReference
    /// The file and the byte in it; nil if the scene alone names the picture.
    var place: (file: SceneFile, offset: Int)?
  }

  /// Reads the files that rows come from; one that is named twice is read once.
  init(_ data: [RowData], elements: [DataElement], of scene: SceneFile, _ reach: Reach) {
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
      for wanted in rows.wantedNames where !known.has(wanted.name) {
        findings.append((wanted.site, .unknownColumn(wanted.name, file: source.file, known: known.names)))
      }
      guard let file = contents[source] else { continue }
      check(rows, known, in: file)
    }
    for element in elements {
      // A file that could not be read has said so already.
      guard let count = records[element.source]?.count, !(0..<count).contains(element.path.row) else { continue }
      findings.append((element.path.site, .noElement(element.kind, at: element.path.row, count: count)))
    }
  }

  /// Notes the values that their views cannot show, and the pictures that rows name.
  private mutating func check(_ rows: RowData, _ records: Records, in file: SceneFile) {
    let tooLong = rows.tooLongTexts(in: records, file.limits)
    guard tooLong.isEmpty else {
      faults += file.diagnostics(tooLong).filter { !faults.contains($0) }
      return
    }
    let found = rows.findings(in: records)
    // Two sections may say the same of one file.
    let said = Set(faults + warnings)
    for finding in file.diagnostics(found) where !said.contains(finding) {
      if finding.severity == .error { faults.append(finding) } else { warnings.append(finding) }
    }
    images += rows.images(in: records).map { image in
      BoundImage(reference: image.reference, place: image.offset.map { (file, $0) })
    }
  }

  private mutating func read(
    _ source: DataSource, named name: FileReference, of scene: SceneFile, _ reach: Reach
  ) throws(Diagnostics) -> Records {
    // The scene's own reading says so already.
    guard let format = source.knownFormat, !source.file.isEmpty, format != .xml || !source.path.isEmpty else {
      throw Diagnostics([])
    }
    let path = scene.path(of: source.file)
    let bytes: [UInt8]
    do {
      bytes = try reach.read(path, limit: \.fileBytes)
    } catch {
      throw Diagnostics(scene.diagnostics(.error, [(name.site, Fault(error, of: source.file))]))
    }
    files.append(path)
    let file = SceneFile(path: path, bytes: bytes, folder: scene.folder, limits: scene.limits)
    contents[source] = file
    switch format {
    case .json: return try Records(json: file, path: source.path)
    case .csv: return try Records(csv: file)
    case .xml: return try Records(xml: file, path: source.path)
    }
  }
}

extension SceneFile {
  /// Diagnostics about values of a data file; the file is walked once for all of them.
  fileprivate func diagnostics(_ findings: [RowData.Finding]) -> [Diagnostic] {
    let errors = findings.filter { $0.severity == .error }, warnings = findings.filter { $0.severity == .warning }
    return diagnostics(.error, atBytes: errors.map { ($0.offset, $0.fault) })
      + diagnostics(.warning, atBytes: warnings.map { ($0.offset, $0.fault) })
  }
}
