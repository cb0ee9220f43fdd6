public import Geometry

/// A layer that no view stands behind.
public struct Sublayer: Sendable {
  /// Its place in the layer that holds it; nil fills that.
  public var frame: Rect?
  /// The colour behind its content.
  public var backgroundColor: Color?
  /// Whether it is left out.
  public var isHidden = false
  /// What all layers have in common.
  public var layer = Layer()
  /// What kind of layer it is.
  public var content: any LayerContent = PlainLayer()

  /// Makes an empty layer.
  public init() {}
}

/// What makes a kind of layer: the colours of a gradient, the outline of a shape.
public protocol LayerContent: Sendable {}

/// A layer without content of its own.
public struct PlainLayer: LayerContent {
  /// Makes it.
  public init() {}
}

extension PlainLayer: SceneObject {
  static let typeName = "layer"
  static let summary = "A plain layer: a background and sublayers (CALayer)."
  static let keys: [Key<PlainLayer>] = []
}

extension Sublayer {
  /// The kinds of layers.
  static let types: [any (LayerContent & SceneObject).Type] = [PlainLayer.self, GradientLayer.self, ShapeLayer.self]

  /// The keys that all sublayers share.
  static let keys: [Key<Sublayer>] =
    [
      Key("frame", \.frame, default: "null", "Its place in the layer that holds it; null fills that."),
      Key("backgroundColor", \.backgroundColor, default: "null", "The colour behind its content."),
      Key("isHidden", \.isHidden, default: "false", "Whether it is left out."),
    ] + Layer.keys.map { $0.lifted(to: \.layer) }
}

extension Sublayer: SceneValue {
  static var form: ValueForm {
    .named("anyLayer", summary: "A layer of any type.", .any(types.map { .object($0.layerForm) }))
  }

  static func read(_ json: JSON, _ reader: inout SceneReader) -> Sublayer? {
    guard var members = reader.members(of: json, expected: "an object (layer)"),
      let index = reader.typeIndex(of: json, &members, among: types.map { $0.typeName }, of: kinds)
    else { return nil }
    return types[index].readLayer(members, json, &reader)
  }

  /// The kinds of layers as a family.
  static let kinds = KindFamily(types.map { $0.kind(sharing: keys) })
}

extension LayerContent where Self: SceneObject {
  fileprivate static var layerForm: ObjectForm {
    ObjectForm(name: typeName, summary: summary) {
      [.type(typeName, isRequired: typeName != PlainLayer.typeName)] + Sublayer.keys.map(\.keyForm)
        + keys.map(\.keyForm)
    }
  }

  fileprivate static func readLayer(_ members: [JSON.Member], _ json: JSON, _ reader: inout SceneReader) -> Sublayer {
    var layer = Sublayer()
    var content: Self = reader.read(members, of: json, shared: Sublayer.keys, into: &layer)
    reader.check(&content, members, of: json)
    layer.content = content
    return layer
  }
}

extension LayerContent {
  /// The name of the kind in scenes, such as `gradientLayer`.
  public static var name: String { (self as? any SceneObject.Type)?.typeName ?? "layer" }
}
