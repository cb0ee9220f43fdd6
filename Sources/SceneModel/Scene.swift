public import Geometry

/// A screen as its author describes it: the whole of a scene file.
public struct Scene: Sendable {
  /// The format's version; there is one.
  public var version = 1
  /// The device on whose screen it is shown.
  public var device = Device.standard
  /// How the device is held.
  public var orientation = Orientation.portrait
  /// Device pixels for each point, in place of the device's own; 0.5 to 10.
  public var scale: Double?
  /// The look.
  public var style = Style.ios7
  /// Which way a text is written that does not tell by its letters.
  public var layoutDirection = LayoutDirection.leftToRight
  /// How large the user wants texts whose fonts are text styles.
  public var preferredContentSizeCategory = ContentSizeCategory.large
  /// The tint of the window, which views inherit; nil is the look's.
  public var tintColor: Color?
  /// The colour of the window behind everything.
  public var backgroundColor = Color.white
  /// What the status bar shows.
  public var statusBar = StatusBar()
  /// Font files that the scene brings along.
  public var fonts: [FileReference] = []
  /// Folders that are searched for images after the scene's own.
  public var images: [FileReference] = []
  /// The same scene in other settings, each with a golden picture of its own.
  public var variants: [SceneVariant] = []
  /// How it is compared with its golden picture.
  public var test = SceneTest()
  /// What the window shows.
  public var root = Root.view(View())
  /// The labels that views take their size from, by their ids.
  public var measuredLabels: [String: View] = [:]
  /// What the data files hold that rows come from, once they are read.
  public var records: [DataSource: Records] = [:]

  /// Makes an empty screen.
  public init() {}

  /// Which way is up.
  public enum Orientation: String, CaseIterable, Sendable, SceneChoice {
    case portrait, landscape
  }

  /// Which way the language of the user is written (UIUserInterfaceLayoutDirection).
  public enum LayoutDirection: String, CaseIterable, Sendable, SceneChoice {
    case leftToRight, rightToLeft
  }

  /// The looks that the tool knows.
  public enum Style: String, CaseIterable, Sendable, SceneChoice {
    case ios7
  }

  /// What a window shows: a view controller or a view that fills it.
  public enum Root: Sendable {
    case view(View)
    case controller(ViewController)
  }

  /// The screen's size as it is held, in points.
  public var screenSize: Size {
    orientation == .portrait
      ? device.size : Size(width: device.size.height, height: device.size.width)
  }

  /// What the device's housing takes away from the screen as it is held, in points.
  public var safeArea: Insets {
    orientation == .portrait ? device.safeArea : device.landscapeSafeArea
  }

  /// Device pixels for each point.
  public var pixelScale: Double { scale ?? device.scale }

  /// The greatest magnitude of a length in a scene, in points: beyond any screen, and exact in every later sum.
  static let greatestLength = 1e6
  static let lengthRange = "-1,000,000 to 1,000,000"
  /// The greatest side of a picture, in pixels.
  public static let greatestSide = 16_384
}

extension Scene: SceneObject {
  static let typeName = "scene"
  static let summary = "A screen of an iPhone."
  static let keys: [Key<Scene>] = [
    Key(
      ignored: "$schema", as: String.self,
      "The JSON Schema that editors check the scene with; it has no effect on the picture."),
    Key("version", \.version, in: 1...1, default: "1", "The version of the format."),
    Key("device", \.device, default: "\"iPhone 5s\"", "The device, by name or by its measures."),
    Key("orientation", \.orientation, default: "\"portrait\"", "How the device is held."),
    Key("scale", \.scale, in: scales, default: "null", "Device pixels for each point; null is the device's own."),
    Key("style", \.style, default: "\"ios7\"", "The look."),
    Key(
      "layoutDirection", \.layoutDirection, default: "\"leftToRight\"",
      "Which way a text is written that does not tell by its letters."),
    Key(
      "preferredContentSizeCategory", \.preferredContentSizeCategory, default: "\"large\"",
      "How large the user wants texts (Dynamic Type): fonts that are text styles and the texts of cells follow it."),
    Key("tintColor", \.tintColor, default: "null", "The tint that views inherit; null is the look's own blue."),
    Key("backgroundColor", \.backgroundColor, default: "\"white\"", "The colour of the window behind everything."),
    Key("statusBar", \.statusBar, default: "{}", "What the status bar shows."),
    Key(
      "fonts", \.fonts, default: "[]", "Font files (TTF, OTF, TTC; variable ones too) whose fonts the scene may use."),
    Key(
      "images", \.images, default: "[]",
      "Folders that are searched for images and catalogues (`*.xcassets`) after the scene's own; a catalogue itself may be named too."
    ),
    Key(
      "variants", \.variants, default: "[]",
      "The same scene in other settings, each with a golden picture of its own; `uirender test` and `uirender sheet` draw them."
    ),
    Key("test", \.test, default: "{}", "How `uirender test` compares the scene with its golden picture."),
    Key(
      "root", \.root, isRequired: true, "What the window shows: a view controller or a view; without a type, a view."),
  ]
  /// The scales at which a scene can be drawn, in device pixels for each point.
  public static let scales = 0.5...10.0

  func check(_ json: JSON, _ reader: inout SceneReader) {
    if let fault = Self.sizeFault(screenSize, scale: pixelScale, reader.file.limits) {
      reader.report(fault, at: json.offset)
    }
    var names: [String: String] = [:]
    for variant in variants where !variant.name.isEmpty {
      if let other = names.updateValue(variant.name, forKey: variant.name.lowercased()), let site = variant.site {
        reader.report(.duplicateVariant(variant.name, other: other), at: site)
      }
    }
  }

  /// What is wrong with the size of a picture, or nil if it can be made.
  public static func sizeFault(_ size: Size, scale: Double, _ limits: Limits) -> Fault? {
    let width = (size.width * scale).rounded(), height = (size.height * scale).rounded()
    let side = Double(greatestSide)
    guard width <= side, height <= side, width * height <= Double(limits.pixels) else {
      return .pictureTooLarge(width: width, height: height, limit: limits.pixels)
    }
    return width < 1 || height < 1 ? .pictureTooSmall(width: width, height: height) : nil
  }
}

extension Scene.Root: SceneValue {
  static let form = ValueForm.any([ViewController.form, View.form])

  static func read(_ json: JSON, _ reader: inout SceneReader) -> Scene.Root? {
    let name = reader.typeName(of: json)
    if name == nil, let controller = untypedController(json) {
      reader.report(.missingType([controller.kind], keys: controller.keys), at: json.offset)
      return ViewController.read(controller.json, &reader).map { .controller($0) }
    }
    if name == nil || View.types.contains(where: { $0.typeName == name }) {
      return View.read(json, among: kinds, &reader).map { .view($0) }
    }
    if name == AlertController.typeName {
      reader.report(
        .wrongType(expected: "a controller that can be a root", found: AlertController.typeName),
        at: json.offset)
      return nil
    }
    return ViewController.read(json, among: View.types.map { $0.typeName }, &reader).map { .controller($0) }
  }

  private static let kinds = View.kinds.with(ViewController.kinds, without: AlertController.typeName)

  /// What is meant by an object that can only be a controller whose type has been forgotten.
  private static func untypedController(_ json: JSON) -> (kind: String, keys: [String], json: JSON)? {
    guard case .object(let members) = json.value, let guess = kinds.guess(members), guess.kinds.count == 1,
      let kind = guess.kinds.first, ViewController.types.contains(where: { $0.typeName == kind })
    else { return nil }
    let type = JSON.Member(key: "type", keyOffset: json.offset, value: JSON(offset: json.offset, value: .string(kind)))
    return (kind, guess.keys, JSON(offset: json.offset, value: .object(members + [type])))
  }
}

/// A scene with everything that it needs from outside.
public struct SceneDocument: Sendable {
  /// The file that it was read from.
  public let file: SceneFile
  /// The scene.
  public var scene: Scene
  /// The images that it names, in the order of their places.
  public let images: [ImageReference]
  /// The fonts that it asks for, in the order of their places.
  public let fonts: [FontReference]
  /// The rows that come from data files, in the order of their places.
  public let data: [RowData]
  /// The rows and items of data files that it names by their numbers.
  public let elements: [DataElement]
  /// The faults of the scene; it can be drawn only if there are none.
  public let faults: [Diagnostic]
  /// What somebody should look at, though it can be drawn.
  public let warnings: [Diagnostic]

  /// Reads a scene and finds everything that is wrong with it.
  /// - Throws: Diagnostics if the file is no JSON object, so that there is nothing to go on with.
  public init(reading file: SceneFile) throws(Diagnostics) {
    let json: JSON
    do {
      json = try JSONParser.parse(file.bytes, limits: file.limits)
    } catch {
      throw Diagnostics(file.diagnostics(.error, [(Site(offset: error.offset), error.fault)]))
    }
    try self.init(reading: json, of: file)
  }

  /// Reads a scene that is a value of a file.
  init(reading json: JSON, of file: SceneFile) throws(Diagnostics) {
    var reader = SceneReader(file: file)
    guard var scene = Scene.read(json, &reader) else { throw Diagnostics(reader.diagnostics) }
    scene.measuredLabels = reader.resolveSizeReferences()
    self.file = file
    self.scene = scene
    images = reader.images
    fonts = reader.fonts
    data = reader.data
    elements = reader.elements
    faults = reader.diagnostics
    warnings = reader.warnings
  }
}
