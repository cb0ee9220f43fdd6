/// What Interface Builder calls User Defined Runtime Attributes: key paths and values that are set on a view once it is
/// loaded, by key-value coding.
enum RuntimeAttributes {
  static let name = "userDefinedRuntimeAttributes"

  /// The row of the views' table; the attributes themselves are set when all other keys are.
  static let key = Key<View>(
    name, form: { form }, default: "{}",
    "Key paths and values that are set last, as Interface Builder keeps them; colours have no effect on a layer.")

  /// The values that say their type by themselves.
  static var untyped: ValueForm { .any([.null, .boolean, .number(nil), .string, .array(.number(nil)), Color.form]) }

  private static var form: ValueForm { .dictionary(key: "^.+$", .any([untyped, .object(TypedAttribute.objectForm)])) }

  /// Sets the attributes on a view and on what makes its kind.
  static func apply<Content: SceneObject & ViewContent>(
    _ json: JSON, to view: inout View, _ content: inout Content, _ reader: inout SceneReader
  ) {
    reader.descend(into: name) { reader in
      for member in reader.members(of: json, expected: "an object of key paths and values") ?? [] {
        let value = reader.descend(into: member.key) { TypedAttribute.value(of: member.value, &$0) }
        if let value { set(value, member, on: &view, &content, &reader) }
      }
    }
  }

  private static func set<Content: SceneObject & ViewContent>(
    _ value: JSON, _ member: JSON.Member, on view: inout View, _ content: inout Content, _ reader: inout SceneReader
  ) {
    if cgColors.contains(member.key) {
      // A UIColor is no CGColor; nil is none in either.
      let isColor = reader.descend(into: member.key) { Color.read(value, &$0) != nil }
      if isColor { reader.descend(into: member.key) { $0.warn(.ineffectiveColor(member.key), at: value.offset) } }
      return
    }
    if let key = Content.runtimeKeys.first(where: { $0.answers(to: member.key) }) {
      return reader.descend(into: member.key) { key.read(value.coerced(to: key.form()), &content, &$0) }
    }
    if let key = viewKeys.first(where: { $0.answers(to: member.key) }) {
      return reader.descend(into: member.key) { key.read(value.coerced(to: key.form()), &view, &$0) }
    }
    let known = Content.runtimeKeys.map(\.keyPath) + viewKeys.map(\.keyPath) + cgColors
    reader.reportUnknown(member, known: known)
  }

  private static let cgColors = ["layer.backgroundColor", "layer.borderColor", "layer.shadowColor"]

  /// The key paths of all views.
  private static let viewKeys: [Key<View>] =
    layerKeys + Layer.transformKeys.map { $0.lifted(to: \.ownLayer) }
    + View.keys.filter { ownNames.contains($0.name) } + [
      Key("layer.hidden", \.isHidden, ""), Key("layer.anchorPoint", \.ownLayer.movedAnchorPoint, ""),
      Key(ignored: "layer.name", as: String.self, ""), Key(ignored: "restorationIdentifier", as: String.self, ""),
      Key(ignored: "accessibilityLabel", as: String.self, ""), Key(ignored: "opaque", as: Bool.self, ""),
    ]

  private static let ownNames: Set = [
    "frame", "bounds", "center", "backgroundColor", "tintColor", "alpha", "isHidden", "clipsToBounds", "tag",
    "isUserInteractionEnabled",
  ]

  private static let layerNames: Set = [
    "cornerRadius", "masksToBounds", "borderWidth", "shadowOpacity", "shadowOffset", "shadowRadius", "opacity",
    "zPosition",
  ]

  private static let layerKeys: [Key<View>] = Layer.keys.filter { layerNames.contains($0.name) }
    .map { $0.named("layer." + $0.name).lifted(to: \.ownLayer) }
}

extension SceneObject {
  /// The key paths of a kind: its keys, and a selection where it has one.
  fileprivate static var runtimeKeys: [Key<Self>] {
    let isEditable = Self.self == TextField.self || Self.self == TextView.self
    return keys + (isEditable ? [Key(ignored: "selectedRange", as: IntegerRange.self, "")] : [])
  }
}

extension Key {
  /// The name in key-value coding: `on` for the property `isOn`.
  fileprivate var keyPath: String {
    guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else { return name }
    return first.lowercased() + name.dropFirst(3)
  }

  fileprivate func answers(to path: String) -> Bool { keyPath == path }
}

extension JSON {
  /// The value as key-value coding turns numbers, truth values and texts into each other.
  fileprivate func coerced(to form: ValueForm) -> JSON {
    switch (form, value) {
    case (.number, .bool(let flag)), (.integer, .bool(let flag)): JSON(offset: offset, value: .number(flag ? 1 : 0))
    case (.boolean, .number(let number)): JSON(offset: offset, value: .bool(number != 0))
    case (.number, .string(let text)), (.integer, .string(let text)):
      Double(text).map { JSON(offset: offset, value: .number($0)) } ?? self
    default: self
    }
  }
}
