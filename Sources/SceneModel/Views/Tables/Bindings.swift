/// The values that a row puts into its prototype, by the ids of the prototype's views.
public struct Bindings: Sendable {
  /// The values, in the order of the scene.
  public var entries: [Binding] = []

  /// Makes no bindings.
  public init() {}
}

/// A value for the view of an id.
public struct Binding: Sendable {
  /// The id: a view's, or `textLabel`, `detailTextLabel` or `imageView`.
  public var id: String
  /// The value.
  public var value: BoundValue
  /// Where the scene says it; nil for one made in code.
  public var site: Site?
}

/// What can be put into a view: a text or a picture's name, a text with attributes, a number, yes or no.
public enum BoundValue: Sendable {
  case text(Text)
  case attributed(AttributedText)
  case number(Double)
  case bool(Bool)
}

extension Bindings: SceneValue {
  static var form: ValueForm { .dictionary(key: ".+", BoundValue.form) }

  static func read(_ json: JSON, _ reader: inout SceneReader) -> Bindings? {
    guard let members = reader.members(of: json, expected: "an object of values by ids") else { return nil }
    var bindings = Bindings()
    for member in members {
      reader.descend(into: member.key) { reader in
        guard let value = BoundValue.read(member.value, &reader) else { return }
        bindings.entries.append(Binding(id: member.key, value: value, site: reader.site(of: member.keyOffset)))
      }
    }
    return bindings
  }
}

extension BoundValue: SceneValue {
  static var form: ValueForm { .any([.string, .number(nil), .boolean, AttributedText.form]) }

  static func read(_ json: JSON, _ reader: inout SceneReader) -> BoundValue? {
    switch json.value {
    case .string: Text.read(json, &reader).map { .text($0) }
    case .number: Double.read(json, &reader).map { .number($0) }
    case .bool(let value): .bool(value)
    case .array, .object: AttributedText.read(json, &reader).map { .attributed($0) }
    case .null: reader.reject(json, expected: "a text, a number, true or false, or a text with attributes")
    }
  }
}
