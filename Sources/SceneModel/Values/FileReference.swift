/// A file that the scene names, by a path from the scene's folder.
public struct FileReference: Hashable, Sendable {
  /// The path as the scene writes it.
  public var path: String
  /// Where the scene names it; nil for a reference made in code.
  public var site: Site?

  /// Names a file.
  public init(_ path: String, site: Site? = nil) {
    self.path = path
    self.site = site
  }
}

extension FileReference: SceneValue {
  static let form = ValueForm.string

  static func read(_ json: JSON, _ reader: inout SceneReader) -> FileReference? {
    String.read(json, &reader).map { FileReference($0, site: reader.site(of: json.offset)) }
  }
}
