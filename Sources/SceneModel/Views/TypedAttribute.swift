/// A runtime attribute with the type that Interface Builder shows: `{ "type": "number", "value": 8 }`.
struct TypedAttribute: SceneObject {
  static let typeName = "runtimeAttribute"
  static let summary = "A runtime attribute with its type, as Interface Builder shows it."
  static let keys: [Key<TypedAttribute>] = [
    Key("type", \.writtenType, isRequired: true, "The type."),
    Key("value", form: { RuntimeAttributes.untyped }, "The value; `nil` has none."),
  ]
  private var type = Kind.nil
  /// Whether the type is one that there is; without one nothing can be said of the value.
  private var hasType = false

  init() {}

  /// The type as scenes write it.
  private var writtenType: Kind {
    get { type }
    set { (type, hasType) = (newValue, true) }
  }

  /// The types of Interface Builder.
  enum Kind: String, CaseIterable, SceneChoice {
    case boolean, number, string, localizedString, point, size, rect, range, color, image, `nil`
  }

  /// The value of an attribute, with or without a type; nil after a report if it is not of its type.
  static func value(of json: JSON, _ reader: inout SceneReader) -> JSON? {
    guard case .object(let members) = json.value, members.contains(where: { $0.key == "type" }) else { return json }
    guard let attribute = readObject(json, &reader), attribute.hasType else { return nil }
    guard let member = members.first(where: { $0.key == "value" }) else {
      if attribute.type == .nil { return JSON(offset: json.offset, value: .null) }
      reader.report(.missingKey("value"), at: json.offset)
      return nil
    }
    let isOfType = reader.descend(into: "value") { attribute.accepts(member.value, &$0) }
    return isOfType ? member.value : nil
  }

  /// Whether a value is of the type; reports it if not.
  private func accepts(_ json: JSON, _ reader: inout SceneReader) -> Bool {
    switch type {
    case .boolean: return Bool.read(json, &reader) != nil
    case .number: return Double.read(json, &reader) != nil
    case .string, .localizedString: return String.read(json, &reader) != nil
    case .point, .size: return Pair.read(json, &reader) != nil
    case .rect: return Quadruple.read(json, &reader) != nil
    case .range: return IntegerRange.read(json, &reader) != nil
    case .color: return Color.read(json, &reader) != nil
    // The property that takes the image reads it.
    case .image: return String.read(json, &reader) != nil
    case .nil:
      if case .null = json.value { return true }
      return reader.reject(json, expected: "null") ?? false
    }
  }
}

/// A point or a size, which may be negative as a shadow's offset is.
private struct Pair: NumberList {
  static let names = ["x", "y"]
  init?(numbers: [Double]) {}
}

/// A rectangle.
private struct Quadruple: NumberList {
  static let names = ["x", "y", "width", "height"]
  init?(numbers: [Double]) {}
}

/// A place in a text and a length from there on (NSRange).
struct IntegerRange: NumberList {
  static let names = ["location", "length"]
  init?(numbers: [Double]) {}
}
