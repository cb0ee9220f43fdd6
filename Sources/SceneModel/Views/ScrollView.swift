public import Geometry

/// A view that shows a part of what is in it (UIScrollView).
public struct ScrollView: ViewContent {
  /// The size of all that is in it.
  public var contentSize = Size.zero
  /// Which part of it shows.
  public var scrolling = Scrolling()

  /// Makes a scroll view without content.
  public init() {}
}

extension ScrollView: SceneObject {
  static let typeName = "scrollView"
  static let summary = "A view that shows a part of its subviews."
  static let keys: [Key<ScrollView>] =
    [
      Key(
        "contentSize", \.contentSize, default: "[0, 0]",
        "The size of all that is in it, unless constraints say one; the indicators show it.")
    ] + Scrolling.keys.map { $0.lifted(to: \.scrolling) }
}
