extension View {
  /// The layer, which comes into being when something is set.
  var ownLayer: Layer {
    get { layer ?? Layer() }
    set { layer = newValue }
  }

  /// Reports what is said of the view and of its layer, since both are the same property in UIKit.
  func checkLayer(_ members: [JSON.Member], _ reader: inout SceneReader) {
    guard case .object(let layer) = members.first(where: { $0.key == "layer" })?.value.value else { return }
    for (own, layers) in [("alpha", "opacity"), ("transform", "transform"), ("clipsToBounds", "masksToBounds")] {
      guard members.contains(where: { $0.key == own }), let member = layer.first(where: { $0.key == layers }) else {
        continue
      }
      reader.report(.conflictingKeys(own, "layer.\(layers)"), at: member.keyOffset, under: "layer.\(layers)")
    }
    if let member = members.first(where: { $0.key == "mask" }), layer.contains(where: { $0.key == "mask" }) {
      reader.report(.conflictingKeys("mask", "layer.mask"), at: member.keyOffset, under: "mask")
    }
  }
}

extension View: KeyPathHolder {
  /// What belongs to the layer is often looked for in the view.
  static func keyPaths(to name: String) -> [String] {
    let names = Layer.keys.map(\.name)
    return (names.contains(name) ? name : nearestName(to: name, among: names)).map { ["layer." + $0] } ?? []
  }
}

/// What is behind a view: a colour or a picture that is repeated.
struct Background: SceneValue {
  var color: Color?
  var pattern: ImageReference?

  static let form = ValueForm.any([Color.form, .object(Pattern.objectForm)])

  static func read(_ json: JSON, _ reader: inout SceneReader) -> Background? {
    if case .object(let members) = json.value, members.contains(where: { $0.key == "patternImage" }) {
      return Pattern.readObject(json, &reader).map { Background(pattern: $0.image) }
    }
    return Color.read(json, &reader).map { Background(color: $0) }
  }
}

/// A picture as a colour: `{ "patternImage": "Stripes" }`.
private struct Pattern: SceneObject {
  static let typeName = "patternColor"
  static let summary = "A picture that is repeated from the top left (`UIColor(patternImage:)`)."
  static let keys: [Key<Pattern>] = [Key("patternImage", \.image, isRequired: true, "The picture.")]
  var image: ImageReference?
}

extension View {
  /// The background as scenes write it.
  var background: Background? {
    get {
      guard backgroundColor != nil || backgroundPattern != nil else { return nil }
      return Background(color: backgroundColor, pattern: backgroundPattern)
    }
    set { (backgroundColor, backgroundPattern) = (newValue?.color, newValue?.pattern) }
  }
}
