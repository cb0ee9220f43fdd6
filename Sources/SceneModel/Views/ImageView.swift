/// A picture (UIImageView); `contentMode` says how it fills the view.
public struct ImageView: ViewContent {
  /// The picture; nil shows nothing.
  public var image: ImageReference?

  /// Makes an image view.
  public init(image: ImageReference? = nil) {
    self.image = image
  }

  /// Makes an empty image view.
  public init() {}
}

extension ImageView: SceneObject {
  static let typeName = "imageView"
  static let summary = "A picture."
  static let keys: [Key<ImageView>] = [
    Key("image", \.image, default: "null", "The picture.")
  ]
}

extension ImageView: ValueHolder {
  static let valueSummary = "The name of a picture."
  var bindingUse: BindingUse { .picture }

  mutating func hold(_ value: BoundValue) {
    guard case .text(let name) = value else { return }
    image = name.string.isEmpty ? nil : ImageReference(name.string, site: name.site)
  }
}
