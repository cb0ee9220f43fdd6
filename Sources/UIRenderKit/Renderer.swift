import Geometry
public import Pixels
import Painting
public import SceneLayout
public import SceneModel
import Typesetting

/// A picture of a scene.
public struct Rendering: Sendable {
  /// The pixels.
  public let bitmap: Bitmap
  /// What somebody should look at, though there is a picture.
  public let warnings: [Diagnostic]
  /// The paths of the images and fonts that the scene brings, as they were read; relative ones from the current folder.
  public let files: [String]
  /// The scene as it was drawn, with what it says about tests.
  public let scene: Scene
  /// The laid-out boxes on whole device pixels; their `text` says where everything is.
  public let root: Box
  /// Device pixels for each point.
  public let scale: Double

  /// The pixels as a PNG file, which is made anew at every call.
  public func png(compression: PNGCompression = .fast) -> [UInt8] {
    bitmap.png(scale: scale, compression: compression)
  }
}

/// A scene with all that it needs, ready to be drawn.
public struct OpenedScene {
  let document: SceneDocument
  let assets: SceneAssets
  let typesetter: Typesetter
}

/// Turns scenes into pictures.
///
/// It keeps fonts, glyphs, faces and images from scene to scene; use one on each thread.
public final class Renderer {
  private var typesetter: (fonts: FontSet, value: Typesetter)?
  private let painter = Painter()
  private let images = DecodedImages()

  /// Makes a renderer; fonts are opened when the first text needs them.
  public init() {}

  /// Draws a scene.
  /// - Parameters:
  ///   - file: The scene as it was read.
  ///   - scale: Device pixels for each point, in place of the scene's and the device's own.
  ///   - variant: The setting to draw it in, in place of the scene's own.
  /// - Throws: Everything that is wrong with the scene and its assets, or what the machine lacks.
  public func render(
    _ file: SceneFile, scale: Double? = nil, variant: SceneVariant? = nil
  ) throws(Diagnostics) -> Rendering {
    try render(SceneDocument(reading: file), scale: scale, variant: variant)
  }

  /// Draws a scene that was read or made in code.
  /// - Parameters:
  ///   - document: The scene with what it needs.
  ///   - scale: Device pixels for each point, in place of the scene's and the device's own.
  ///   - variant: The setting to draw it in, in place of the scene's own.
  /// - Throws: Everything that is wrong with the scene and its assets, or what the machine lacks.
  public func render(
    _ document: SceneDocument, scale: Double? = nil, variant: SceneVariant? = nil
  ) throws(Diagnostics) -> Rendering {
    try render(open(document, scale: scale, variant: variant))
  }

  /// Draws a scene that was opened, as often as one likes.
  /// - Throws: What is wrong with its fonts, or what the machine lacks.
  public func render(_ scene: OpenedScene) throws(Diagnostics) -> Rendering {
    let screen = try layout(scene)
    let file = scene.document.file
    let bitmap: Bitmap
    do {
      bitmap = try painter.paint(
        screen.root, scale: screen.scale, background: nil, layerLimit: file.limits.layerPixels)
    } catch {
      throw Diagnostics([file.diagnostic(error, fontFiles: screen.fontFiles)])
    }
    return Rendering(
      bitmap: bitmap, warnings: screen.warnings, files: screen.files, scene: screen.scene, root: screen.root,
      scale: screen.scale)
  }

  /// Draws a scene that was made in code.
  /// - Parameters:
  ///   - scene: The scene.
  ///   - name: What diagnostics call it.
  ///   - folder: The folder in which its images and fonts are looked for; empty for the current one.
  /// - Throws: Everything that is wrong with the scene and its assets, or what the machine lacks.
  public func render(_ scene: Scene, named name: String = "scene", folder: String = "") throws(Diagnostics) -> Rendering
  {
    try render(SceneDocument(scene, named: name, folder: folder))
  }

  /// Describes the laid-out boxes of a scene in words, a line a box; warnings and files are those of a ``Rendering``.
  ///
  /// With `findsAmbiguity`, warnings tell of views whose place constraints leave open.
  /// - Throws: Everything that is wrong with the scene and its assets, or what the machine lacks.
  public func layoutText(
    _ file: SceneFile, scale: Double? = nil, findsAmbiguity: Bool = false
  ) throws(Diagnostics) -> (text: String, warnings: [Diagnostic], files: [String]) {
    let screen = try layout(
      open(SceneDocument(reading: file), scale: scale, variant: nil), findsAmbiguity: findsAmbiguity)
    return (screen.root.text, screen.warnings, screen.files)
  }

  /// Measures the text of a label that is the root of a scene.
  /// - Parameters:
  ///   - file: The scene as it was read.
  ///   - width: The greatest width of the text, in points; whatever the label's frame is.
  ///   - height: The greatest height of the text, in points.
  /// - Throws: Everything that is wrong with the scene and its assets, or what the machine lacks.
  public func measure(
    _ file: SceneFile, width: Double = .infinity, height: Double = .infinity
  ) throws(Diagnostics) -> (measurement: TextMeasurement, warnings: [Diagnostic]) {
    let opened = try open(file)
    let (document, assets, typesetter) = (opened.document, opened.assets, opened.typesetter)
    guard case .view(let view) = document.scene.root, let label = view.content as? Label else {
      throw Diagnostics([Diagnostic(file: file.path, fault: .noLabel)])
    }
    let (measurement, missing) = document.scene.measurement(
      of: label, width: width, height: height, typesetter: typesetter, images: assets.images)
    try file.check(typesetter, fontFiles: assets.fontFiles)
    let findings = missing.map { (site: label.text.site, fault: Fault.missingGlyph($0.value)) }
    return (measurement, (document.warnings + assets.warnings + file.diagnostics(.warning, findings)).inReadingOrder)
  }

  private struct Screen {
    var scene: Scene
    var root: Box
    var scale: Double
    var warnings: [Diagnostic]
    var files: [String]
    var fontFiles: [String: FileReference]
  }

  private func layout(_ opened: OpenedScene, findsAmbiguity: Bool = false) throws(Diagnostics) -> Screen {
    let assets = opened.assets
    let scene = opened.document.scene
    let file = opened.document.file
    let root = scene.layout(typesetter: opened.typesetter, images: assets.images, findsAmbiguity: findsAmbiguity)
      .snapped(to: PixelGrid(scale: scene.pixelScale))
    try file.check(opened.typesetter, fontFiles: assets.fontFiles)
    let warnings = (opened.document.warnings + assets.warnings + file.warnings(about: root)).inReadingOrder
      .withoutEndlessConstraints(of: file.path)
    return Screen(
      scene: scene, root: root, scale: scene.pixelScale, warnings: warnings, files: assets.files,
      fontFiles: assets.fontFiles)
  }

  /// Reads a scene with all that it needs: its rows, images and fonts.
  /// - Parameters:
  ///   - file: The scene as it was read.
  ///   - scale: Device pixels for each point, in place of the scene's and the device's own.
  /// - Throws: Everything that is wrong with the scene and its assets, or what the machine lacks.
  public func open(_ file: SceneFile, scale: Double? = nil) throws(Diagnostics) -> OpenedScene {
    try open(SceneDocument(reading: file), scale: scale, variant: nil)
  }

  /// Finds all that a scene needs, in a setting and at a scale in place of its own.
  private func open(
    _ document: SceneDocument, scale: Double?, variant: SceneVariant?
  ) throws(Diagnostics) -> OpenedScene {
    var document = document
    if let variant { document.scene = variant.applied(to: document.scene, of: document.file) }
    if let scale { document.scene.scale = scale }
    if scale != nil || variant != nil,
      let fault = Scene.sizeFault(
        document.scene.screenSize, scale: document.scene.pixelScale, document.file.limits)
    {
      throw Diagnostics(document.file.diagnostics(.error, [(site: variant?.site, fault: fault)]))
    }
    let assets = SceneAssets(document, scale: document.scene.pixelScale, known: images)
    document.scene.records = assets.records
    let typesetter = try typesetter(for: assets)
    let faults = document.faults + assets.faults
    guard faults.isEmpty else { throw Diagnostics(faults) }
    return OpenedScene(document: document, assets: assets, typesetter: typesetter)
  }

  /// The typesetter for a scene's fonts: most scenes bring none and share one.
  private func typesetter(for assets: SceneAssets) throws(Diagnostics) -> Typesetter {
    if let typesetter, typesetter.fonts == assets.fonts { return typesetter.value }
    do {
      let made = try Typesetter(fonts: assets.fonts)
      typesetter = (assets.fonts, made)
      return made
    } catch {
      throw Diagnostics([assets.file.machineFault(error.message)])
    }
  }
}

extension SceneFile {
  /// A fault of the painter: the scene's if a font of the scene is damaged, else the machine's.
  fileprivate func diagnostic(_ fault: PaintingFault, fontFiles: [String: FileReference]) -> Diagnostic {
    if case .layers(let site) = fault {
      let beyond = Limit.fault(\.layerPixels, limits)
      return diagnostics(.error, [(site: site, fault: beyond)]).first ?? machineFault(fault.message)
    }
    return fault.fontPath.flatMap { diagnostic(ofFont: $0, fontFiles, reason: fault.reason) }
      ?? machineFault(fault.message)
  }

  /// Throws if letters are missing from what a typesetter has set because it failed.
  fileprivate func check(_ typesetter: Typesetter, fontFiles: [String: FileReference]) throws(Diagnostics) {
    do { try typesetter.throwFault() } catch {
      let fault = error
      let ofFont = fault.path.flatMap { diagnostic(ofFont: $0, fontFiles, reason: fault.message) }
      throw Diagnostics([ofFont ?? machineFault(fault.message)])
    }
  }

  private func diagnostic(ofFont path: String, _ fontFiles: [String: FileReference], reason: String) -> Diagnostic? {
    guard let font = fontFiles[path] else { return nil }
    return diagnostics(.error, [(site: font.site, fault: Fault.file(font.path, reason: reason))]).first
  }

  fileprivate func machineFault(_ reason: String) -> Diagnostic {
    Diagnostic(file: path, fault: .machine(reason: reason))
  }

  /// What boxes have to say about themselves, and the characters that no font has, each once, where the scene first
  /// says them.
  fileprivate func warnings(about root: Box) -> [Diagnostic] {
    var seen: Set<UInt32> = []
    var findings: [(site: Site?, fault: Fault)] = []
    func walk(_ box: Box) {
      if let text = box.content?.typesetText {
        for scalar in text.missing where seen.insert(scalar.value).inserted {
          findings.append((box.site, .missingGlyph(scalar.value)))
        }
      }
      findings += box.remarks
      box.children.forEach(walk)
    }
    walk(root)
    return diagnostics(.warning, findings.withCellsTogether)
  }
}
