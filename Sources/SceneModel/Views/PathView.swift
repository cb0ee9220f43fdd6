/// A drawing of one's own: an outline, filled and drawn along, as a view's `draw(_:)` might make it.
public struct PathView: ViewContent {
  /// The outline and its paint.
  public var shape = ShapeLayer()

  /// Makes a view without an outline.
  public init() {}
}

extension PathView: SceneObject {
  static let typeName = "path"
  static let summary = "A view that draws an outline; without a frame it is as large as that."
  static let keys: [Key<PathView>] = ShapeLayer.keys.map { $0.lifted(to: \.shape) }

  func check(_ json: JSON, _ reader: inout SceneReader) { shape.check(json, &reader) }
}
