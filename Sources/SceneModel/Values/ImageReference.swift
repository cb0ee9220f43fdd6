public import Geometry

/// An image that the scene names, and how it may be stretched and coloured (UIImage).
///
/// Of `logo.png`, `logo@2x.png` and `logo@3x.png` the one for the scene's scale is taken, else the nearest larger, else
/// the largest; its size in points is its pixels divided by the number in its name (UIImage's rule).
public struct ImageReference: Hashable, Sendable {
  /// The name as the scene writes it.
  public var name = ""
  /// The edges that keep their size when the image is drawn larger, in points; nil leaves it to the image's catalogue.
  public var capInsets: Insets?
  /// How what lies between the edges fills the room.
  public var resizingMode: ResizingMode?
  /// Whether only its alpha counts.
  public var renderingMode = RenderingMode.automatic
  /// Where the scene names it; nil for a reference made in code.
  public var site: Site?

  /// Names an image.
  public init(_ name: String, site: Site? = nil) {
    self.name = name
    self.site = site
  }

  /// UIImageResizingMode.
  public enum ResizingMode: String, CaseIterable, Sendable, SceneChoice {
    case tile, stretch
  }

  /// UIImageRenderingMode.
  public enum RenderingMode: String, CaseIterable, Sendable, SceneChoice {
    case automatic, alwaysTemplate, alwaysOriginal
  }
}

extension ImageReference: SceneObject {
  /// A reference to no image.
  public init() {}

  static let typeName = "resizableImage"
  static let summary = "An image with what UIImage can say of it."
  static let keys: [Key<ImageReference>] = [
    Key("name", \.name, isRequired: true, "The name of the image."),
    Key(
      "capInsets", \.capInsets, default: "null",
      "The edges that keep their size when the image is drawn larger or smaller; null are those of its catalogue, else none."
    ),
    Key(
      "resizingMode", \.resizingMode, default: "null",
      "How what lies between the edges fills the room; null is `tile`, as in UIKit, or with the edges of a catalogue what that says."
    ),
    Key(
      "renderingMode", \.renderingMode, default: "\"automatic\"",
      "Whether the image is a template, of which only the alpha counts; `automatic` is what its place or catalogue says."
    ),
  ]

  static var form: ValueForm {
    .named(
      "image",
      summary:
        "The name of a PNG, JPEG or SVG file, with or without its ending, from the scene's folder or one of its `images` folders, or of an image set in a catalogue (`*.xcassets`) there. Of `a.png`, `a@2x.png` and `a@3x.png` the one for the scale is taken, else the next finer one; pixels divided by that number are the size in points. The images of a scene may have 64,000,000 pixels in all.",
      .any([.string, .object(objectForm)]))
  }

  static func read(_ json: JSON, _ reader: inout SceneReader) -> ImageReference? {
    var image: ImageReference
    var offset = json.offset
    switch json.value {
    case .string(let name): image = ImageReference(name)
    case .object(let members):
      guard let read = readObject(json, &reader), let name = members.first(where: { $0.key == "name" }) else {
        return nil
      }
      image = read
      offset = name.value.offset
      guard case .string = name.value.value else { return nil }
    default: return reader.reject(json, expected: "a string or an object (resizableImage)")
    }
    image.site = reader.site(of: offset)
    reader.images.append(image)
    return image
  }

  func check(_ json: JSON, _ reader: inout SceneReader) {
    guard let capInsets,
      [capInsets.top, capInsets.left, capInsets.bottom, capInsets.right].contains(where: { $0 < 0 }),
      case .object(let members) = json.value, let member = members.first(where: { $0.key == "capInsets" })
    else { return }
    let least = min(capInsets.top, capInsets.left, capInsets.bottom, capInsets.right)
    reader.report(
      .outOfRange(found: least, range: (0...Scene.greatestLength).words), at: member.value.offset, under: "capInsets")
  }
}
