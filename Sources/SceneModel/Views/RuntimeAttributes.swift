/// What Interface Builder calls User Defined Runtime Attributes: key paths and values that are set on a view once it is
/// loaded, by key-value coding.
enum RuntimeAttributes {
  static let name = "userDefinedRuntimeAttributes"

  /// The row of the views' table; the attributes themselves are set when all other keys are.
  static let key = Key<View>(
    name, form: { form }, default: "{}",
    "[Key paths](#key-paths) and values that are set last, as Interface Builder keeps them; colours have no effect on a "
      + "layer.")

  /// The values that say their type by themselves.
  static var untyped: ValueForm { .any([.null, .boolean, .number(nil), .string, .array(.number(nil)), Color.form]) }

  private static var form: ValueForm { .dictionary(key: "^.+$", .any([untyped, .object(TypedAttribute.objectForm)])) }

  /// Sets the attributes on a view and on what makes its kind; returns those of the kind as its keys would stand, for
  /// the checks of all keys together.
  static func apply<Content: SceneObject & ViewContent>(
    _ json: JSON, to view: inout View, _ content: inout Content, _ reader: inout SceneReader
  ) -> [JSON.Member] {
    let keys = reader.descend(into: name) { reader in
      (reader.members(of: json, expected: "an object of key paths and values") ?? []).compactMap { member in
        reader.descend(into: member.key) { TypedAttribute.value(of: member.value, &$0) }
          .flatMap { set($0, member, on: &view, &content, &reader) }
      }
    }
    reader.attributes.formUnion(keys.flatMap { [$0.keyOffset, $0.value.offset] })
    return keys
  }

  private static func set<Content: SceneObject & ViewContent>(
    _ value: JSON, _ member: JSON.Member, on view: inout View, _ content: inout Content, _ reader: inout SceneReader
  ) -> JSON.Member? {
    if cgColors.contains(member.key) {
      // A UIColor is no CGColor; nil is none in either.
      let isColor = reader.descend(into: member.key) { Color.read(value, &$0) != nil }
      if isColor { reader.descend(into: member.key) { $0.warn(.ineffectiveColor(member.key), at: value.offset) } }
      return nil
    }
    if let key = Content.runtimeKeys.first(where: { $0.answers(to: member.key) }) {
      let value = value.coerced(to: key)
      reader.descend(into: member.key) { key.read(value, &content, &$0) }
      return JSON.Member(key: key.name, keyOffset: member.keyOffset, value: value)
    }
    if let key = viewKeys.first(where: { $0.answers(to: member.key) }) {
      reader.descend(into: member.key) { key.read(value.coerced(to: key), &view, &$0) }
      return nil
    }
    reader.reportUnknown(member) {
      KnownKeys(of: "key paths", own: Content.runtimeKeys.map(\.keyPath), shared: viewKeys.map(\.keyPath) + cgColors)
    }
    return nil
  }

  private static let cgColors = ["layer.backgroundColor", "layer.borderColor", "layer.shadowColor"]

  /// The key paths of all views.
  private static let viewKeys: [Key<View>] =
    layerKeys + Layer.transformKeys.map { $0.lifted(to: \.ownLayer) }
    + View.keys.filter { ownNames.contains($0.name) } + [
      Key("layer.hidden", \.isHidden, ""), Key("layer.anchorPoint", \.ownLayer.movedAnchorPoint, ""),
      Key("layer.maskedCorners", \.ownLayer.cornerMask, in: 0...15, ""),
      Key(ignored: "layer.shouldRasterize", as: Bool.self, ""),
      Key(ignored: "layer.rasterizationScale", as: Double.self, ""),
      Key(ignored: "layer.name", as: String.self, ""), Key(ignored: "restorationIdentifier", as: String.self, ""),
      Key(ignored: "accessibilityLabel", as: String.self, ""), Key(ignored: "opaque", as: Bool.self, ""),
    ]

  private static let ownNames: Set = [
    "frame", "bounds", "center", "backgroundColor", "tintColor", "alpha", "isHidden", "clipsToBounds", "tag",
    "contentMode", "isUserInteractionEnabled",
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
    let others = Button.titleKeys as? [Key<Self>] ?? ActivityIndicatorView.styleKeys as? [Key<Self>] ?? []
    return keys + others + (isEditable ? [Key(ignored: "selectedRange", as: IntegerRange.self, "")] : [])
  }
}

extension Button {
  /// The key paths to how the title is set.
  fileprivate static let titleKeys: [Key<Button>] = TitleLabel.keys.map {
    $0.named("titleLabel." + $0.name).lifted(to: \Button.titleLabel)
  }
}

extension ActivityIndicatorView {
  /// The style by its name in Objective-C.
  fileprivate static let styleKeys = keys.filter { $0.name == "style" }.map { $0.named("activityIndicatorViewStyle") }
}

extension RuntimeAttributes {
  /// What the reference says of the key paths: those of all views, and those of each kind.
  static var reference: String {
    func list(_ paths: [String]) -> String { paths.map { "`\($0)`" }.joined(separator: ", ") }
    var text = """
      ## key paths

      What `userDefinedRuntimeAttributes` can set. A value may stand alone or with its type (see
      [runtimeAttribute](#runtimeattribute)); a choice is written as its word or as the number that UIKit has for it
      (`textAlignment` 1 is centred), `layer.maskedCorners` as the sum of 1, 2, 4 and 8 for top left, top right, bottom left
      and bottom right. \(list(ineffective)) are accepted and have no effect on a picture; \(list(cgColors)) have none in
      UIKit either, and warn.

      | views | key paths |
      | --- | --- |
      | all | \(list(viewKeys.map(\.keyPath).filter { !ineffective.contains($0) })) |

      """
    for kind in View.types {
      let paths = kind.runtimePaths
      if !paths.isEmpty { text += "| `\(kind.typeName)` | \(list(paths)) |\n" }
    }
    return text
  }

  private static let ineffective = [
    "layer.shouldRasterize", "layer.rasterizationScale", "layer.name", "restorationIdentifier", "accessibilityLabel",
    "opaque", "tag", "userInteractionEnabled",
  ]
}

extension SceneObject {
  fileprivate static var runtimePaths: [String] { runtimeKeys.map(\.keyPath) }
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
  fileprivate func coerced<Root>(to key: Key<Root>) -> JSON {
    switch (key.form(), value) {
    case (.choice(let words), .number(let number)):
      ChoiceNumbers.word(number, of: words, for: key.name).map { JSON(offset: offset, value: .string($0)) } ?? self
    case (.number, .bool(let flag)), (.integer, .bool(let flag)): JSON(offset: offset, value: .number(flag ? 1 : 0))
    case (.boolean, .number(let number)): JSON(offset: offset, value: .bool(number != 0))
    case (.number, .string(let text)), (.integer, .string(let text)):
      Double(text).map { JSON(offset: offset, value: .number($0)) } ?? self
    default: self
    }
  }
}
