/// A text that the scene shows, with its place in the scene for what can only be said once it is set.
public struct Text: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The characters.
  public var string: String
  /// Where the scene says it; nil for a text made in code.
  public var site: Site?

  /// Takes characters.
  public init(_ string: String, site: Site? = nil) {
    self.string = string
    self.site = site
  }

  /// The text as a control of one line shows it, with a space for each line break.
  public var onOneLine: Text { Text(String(string.map { $0.isNewline ? " " : $0 }), site: site) }

  /// Takes the characters of a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension Text: SceneValue {
  static let form = ValueForm.string

  static func read(_ json: JSON, _ reader: inout SceneReader) -> Text? {
    String.read(json, &reader).map { Text($0, site: reader.site(of: json.offset)) }
  }
}
