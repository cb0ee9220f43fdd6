extension SceneDocument {
  /// Takes a scene that was made in code, with the images and fonts that its values name.
  /// - Parameters:
  ///   - scene: The scene.
  ///   - name: What diagnostics call it.
  ///   - folder: The folder that relative paths in the scene start from; empty for the current one.
  public init(_ scene: Scene, named name: String, folder: String) {
    var collector = ReferenceCollector()
    collector.visit(scene)
    self.scene = scene
    file = SceneFile(path: name, bytes: [], folder: folder)
    images = collector.images
    fonts = collector.fonts
    data = collector.data
    elements = []
    let fault = Scene.sizeFault(scene.screenSize, scale: scene.pixelScale, file.limits)
    faults = fault.map { [Diagnostic(file: name, fault: $0)] } ?? []
    warnings = []
  }
}

/// Finds the references in a scene by looking at every value: types that are added are covered without a word.
private struct ReferenceCollector {
  private(set) var images: [ImageReference] = []
  private(set) var fonts: [FontReference] = []
  private(set) var data: [RowData] = []

  mutating func visit(_ value: Any) {
    switch value {
    case let image as ImageReference: images.append(image)
    case let rows as RowData: data.append(rows)
    case let font as Font: fonts.append(FontReference(font: font, site: Site(offset: 0)))
    case is String, is Double, is Int, is Bool: break
    default: for child in Mirror(reflecting: value).children { visit(child.value) }
    }
  }
}
