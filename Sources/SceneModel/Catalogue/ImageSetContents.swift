public import Geometry

/// What an image set of an Xcode catalogue says in its `Contents.json`, as far as it bears on an iPhone.
///
/// Xcode owns this format; so keys that are not known here are passed over, unlike in a scene.
public struct ImageSetContents: Sendable {
  /// The files, in the order in which they are listed.
  public private(set) var files: [File] = []
  /// What the set says of templates (`template-rendering-intent`).
  public private(set) var renderingMode = ImageReference.RenderingMode.automatic

  /// One picture of the set.
  public struct File: Sendable {
    /// The name of the file, in the set's folder.
    public var name: String
    /// Pixels for each point; nil for a drawing that fits every scale.
    public var scale: Double?
    /// Whether it is meant for an iPhone and no other device.
    public var isForPhone: Bool
    /// How it may be stretched.
    public var slices: Slices?
  }

  /// How a picture is cut for stretching (`resizing`), in pixels of the file.
  public struct Slices: Hashable, Sendable {
    /// The edges that keep their size.
    public var capInsets: Insets
    /// The size of what is stretched or tiled; what lies between it and the right and the bottom edge is left out.
    public var center: Size
    /// How the centre fills the room.
    public var mode: ImageReference.ResizingMode

    /// Cuts a picture.
    public init(capInsets: Insets, center: Size, mode: ImageReference.ResizingMode) {
      self.capInsets = capInsets
      self.center = center
      self.mode = mode
    }
  }

  /// Reads a `Contents.json`.
  public init(_ bytes: [UInt8]) throws(Fault) {
    let json: JSON
    do { json = try JSONParser.parse(bytes) } catch { throw error.fault }
    if let properties = json["properties"] {
      switch properties["template-rendering-intent"]?.string {
      case "template": renderingMode = .alwaysTemplate
      case "original": renderingMode = .alwaysOriginal
      default: break
      }
    }
    guard case .array(let images)? = json["images"]?.value else { throw .missingKey("images") }
    var files: [File] = []
    for image in images { if let file = try File(image) { files.append(file) } }
    self.files = files
  }

  /// Whether the folder of a `Contents.json` gives its name to the images in it (`provides-namespace`).
  public static func providesNamespace(_ bytes: [UInt8]) -> Bool {
    (try? JSONParser.parse(bytes))?["properties"]?["provides-namespace"]?.bool == true
  }
}

extension ImageSetContents.File {
  /// Keys that bind a picture to some circumstance: a screen, an appearance, a language.
  ///
  /// None of them is looked into, so that such a picture is left to the others.
  private static let conditions = [
    "appearances", "display-gamut", "graphics-feature-set", "height-class", "language-direction", "locale", "memory",
    "screen-width", "subtype", "width-class",
  ]

  /// Takes an entry; nil if it has no file, or one for something else than an iPhone.
  fileprivate init?(_ json: JSON) throws(Fault) {
    guard let name = json["filename"]?.string, !name.isEmpty else { return nil }
    let idiom = json["idiom"]?.string ?? "universal"
    guard idiom == "universal" || idiom == "iphone" else { return nil }
    guard Self.conditions.allSatisfy({ json[$0] == nil }) else { return nil }
    guard !name.contains("/") else { throw .file(name, reason: "not in the folder of the image set") }
    self.name = name
    isForPhone = idiom == "iphone"
    scale = json["scale"]?.string.flatMap { $0.hasSuffix("x") ? Double($0.dropLast()) : nil }
    if let scale, !(0.5...10).contains(scale) { return nil }
    slices = json["resizing"].flatMap { ImageSetContents.Slices($0) }
  }
}

extension ImageSetContents.Slices {
  /// Takes `resizing`; in the modes of three parts the other direction has no caps.
  ///
  /// Without any edge that is kept there is nothing to cut: the picture is whole, rather than the one pixel of a centre.
  fileprivate init?(_ json: JSON) {
    let center = json["center"], caps = json["cap-insets"]
    func length(_ json: JSON?, _ key: String) -> Double {
      guard let value = json?[key]?.number, value > 0, value <= Scene.greatestLength else { return 0 }
      return value
    }
    let mode = json["mode"]?.string
    let isWide = mode != "3-part-vertical", isHigh = mode != "3-part-horizontal"
    capInsets = Insets(
      top: isHigh ? length(caps, "top") : 0, left: isWide ? length(caps, "left") : 0,
      bottom: isHigh ? length(caps, "bottom") : 0, right: isWide ? length(caps, "right") : 0)
    guard capInsets != .zero else { return nil }
    self.center = Size(
      width: isWide ? length(center, "width") : .infinity, height: isHigh ? length(center, "height") : .infinity)
    self.mode = center?["mode"]?.string == "tile" ? .tile : .stretch
  }
}
