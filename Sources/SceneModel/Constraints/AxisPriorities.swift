/// A priority for each axis: how firmly a view holds on to the size of its content.
public struct AxisPriorities: Hashable, Sendable {
  /// That of the width; nil is the kind's own.
  public var horizontal: Double?
  /// That of the height; nil is the kind's own.
  public var vertical: Double?

  /// Leaves both to the kind of view.
  public init() {}

  /// Takes priorities.
  public init(horizontal: Double?, vertical: Double?) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension AxisPriorities: SceneObject {
  static let typeName = "axisPriorities"
  static let summary = "A priority for each axis; a number is one for both."
  static let keys: [Key<AxisPriorities>] = [
    Key("horizontal", \.horizontal, in: 1...1000, default: "null", "That of the width; null is the kind's own."),
    Key("vertical", \.vertical, in: 1...1000, default: "null", "That of the height; null is the kind's own."),
  ]

  static var form: ValueForm { .any([.number(1...1000), .object(objectForm)]) }

  static func read(_ json: JSON, _ reader: inout SceneReader) -> AxisPriorities? {
    guard case .number(let number) = json.value else { return readObject(json, &reader) }
    guard (1...1000).contains(number) else {
      reader.report(.outOfRange(found: number, range: (1.0...1000).words), at: json.offset)
      return nil
    }
    return AxisPriorities(horizontal: number, vertical: number)
  }
}
