import Pixels
import SceneLayout
import SceneModel
import Typesetting

/// What a scene needs from the disk: its images and its fonts, or why they cannot be had.
struct SceneAssets {
  let file: SceneFile
  private let reach: Reach
  private let known: DecodedImages
  private(set) var images = ImageSet()
  private(set) var fonts = FontSet.pinned
  /// What the data files hold that rows come from.
  private(set) var records: [DataSource: Records] = [:]
  /// The paths of the files that were read, from the current folder.
  private(set) var files: [String] = []
  /// The fonts among them, as the scene names them.
  private(set) var fontFiles: [String: FileReference] = [:]
  private var findings: [(site: Site?, fault: Fault)] = []
  private var dataFaults: [Diagnostic] = []
  private var dataWarnings: [Diagnostic] = []
  private var remarks: [(site: Site?, fault: Fault)] = []

  /// Loads what a scene names, images in the variant for a scale and as far as they are not known from other scenes.
  init(_ document: SceneDocument, scale: Double, known: DecodedImages) {
    file = document.file
    reach = Reach(of: document.file)
    self.known = known
    let bound = loadData(document)
    loadImages(document, and: bound, scale: scale)
    loadFonts(document)
  }

  /// The faults that were met, in reading order.
  var faults: [Diagnostic] { file.diagnostics(.error, findings) + dataFaults }

  /// What somebody should look at.
  var warnings: [Diagnostic] { file.diagnostics(.warning, remarks) + dataWarnings }

  /// Reads the files that rows come from; returns the pictures that these name.
  private mutating func loadData(_ document: SceneDocument) -> [DataFiles.BoundImage] {
    guard !document.data.isEmpty else { return [] }
    let data = DataFiles(document.data, elements: document.elements, of: file, reach)
    records = data.records
    dataFaults = data.faults
    findings += data.findings
    dataWarnings = data.warnings
    files += data.files
    return data.images
  }

  private mutating func loadImages(_ document: SceneDocument, and bound: [DataFiles.BoundImage], scale: Double) {
    var folders: [String] = []
    for folder in document.scene.images {
      do {
        let path = file.path(of: folder.path)
        try reach.check(path)
        _ = try folderContents(path, limit: 0)
        folders.append(folder.path)
      } catch {
        let fault = error == .noSuchFile ? .noSuchFolder : error
        findings.append((folder.site, Fault(fault, of: folder.path)))
      }
    }
    var finder = ImageFinder(file, reach, folders: folders, scale: scale)
    var budget = DecodingBudget(limit: file.limits.imagePixels)
    var loaded: [String: ImageSet.Image] = [:]
    var failed: [String: Fault] = [:]
    func fail(_ image: DataFiles.BoundImage, _ fault: Fault) {
      if let (file, offset) = image.place {
        dataFaults.append(file.diagnostic(fault, atByte: offset))
      } else {
        findings.append((image.reference.site, fault))
      }
    }
    let images = document.images.map { DataFiles.BoundImage(reference: $0, place: nil) } + bound
    for image in images where loaded[image.reference.name] == nil {
      let reference = image.reference
      if let fault = failed[reference.name] {
        fail(image, fault)
        continue
      }
      do {
        let found = try finder.find(reference.name)
        loaded[reference.name] = try known.image(of: found, deviceScale: scale, budget: &budget)
        files.append(found.path)
      } catch {
        failed[reference.name] = error
        fail(image, error)
      }
    }
    self.images = ImageSet(loaded)
  }

  private mutating func loadFonts(_ document: SceneDocument) {
    for font in document.scene.fonts {
      let path = file.path(of: font.path)
      // The libraries that read fonts would wait for a pipe.
      do {
        try reach.check(path)
        try requireRegularFile(path)
      } catch {
        findings.append((font.site, Fault(error, of: font.path)))
        continue
      }
      do {
        fonts = try fonts.adding([path])
        files.append(path)
        fontFiles[path] = font
      } catch {
        let fault = Fault.file(font.path, reason: error.message)
        findings.append((font.site, error.isMachineProblem ? .machine(reason: fault.message) : fault))
      }
    }
    let checks = FontChecks(
      document.fonts, fonts: fonts, style: document.scene.style,
      knowsAll: fontFiles.count == Set(document.scene.fonts.map { file.path(of: $0.path) }).count)
    findings += checks.faults
    remarks = checks.warnings
  }
}

extension SceneFile {
  /// A path of the scene, from the current folder.
  func path(of name: String) -> String {
    name.isAbsolutePath || folder.isEmpty ? name : folder + "/" + name
  }
}
