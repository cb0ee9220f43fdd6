/// An image that the scene names: a PNG file, relative to the scene's folder.
///
/// Of `logo.png`, `logo@2x.png` and `logo@3x.png` the one for the scene's scale is taken, else the nearest larger, else
/// the largest; its size in points is its pixels divided by the number in its name (UIImage's rule).
public struct ImageReference: Hashable, Sendable {
  /// The name as the scene writes it.
  public var name: String
  /// Where the scene names it; nil for a reference made in code.
  public var site: Site?

  /// Names an image.
  public init(_ name: String, site: Site? = nil) {
    self.name = name
    self.site = site
  }
}

extension ImageReference: SceneValue {
  static let form = ValueForm.named(
    "image",
    summary:
      "The path of a PNG file, from the scene's folder. Of `a.png`, `a@2x.png` and `a@3x.png` the one for the scale is taken, else the next finer one; pixels divided by that number are the size in points.",
    .string
  )

  static func read(_ json: JSON, _ reader: inout SceneReader) -> ImageReference? {
    guard let name = String.read(json, &reader) else { return nil }
    let image = ImageReference(name, site: reader.site(of: json.offset))
    reader.images.append(image)
    return image
  }
}
