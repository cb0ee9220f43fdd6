public import Geometry

/// A view that shows a part of what is in it (UIScrollView).
public struct ScrollView: ViewContent {
  /// The size of all that is in it.
  public var contentSize = Size.zero
  /// The point of its content that stands at its top left; nil is the content's start, under the inset.
  public var contentOffset: Point?
  /// The margins around the content.
  public var contentInset = Insets.zero
  /// The margins of the indicators; nil is that of the content.
  public var scrollIndicatorInsets: Insets?
  /// Whether the indicators show, as while it is scrolled (`flashScrollIndicators()`).
  public var flashesScrollIndicators = false
  /// Whether there is an indicator at the bottom.
  public var showsHorizontalScrollIndicator = true
  /// Whether there is an indicator at the right.
  public var showsVerticalScrollIndicator = true
  /// The colour of the indicators.
  public var indicatorStyle = ScrollIndicatorStyle.default

  /// Makes a scroll view without content.
  public init() {}
}

extension ScrollView: SceneObject {
  static let typeName = "scrollView"
  static let summary = "A view that shows a part of its subviews."
  static let keys: [Key<ScrollView>] = [
    Key("contentSize", \.contentSize, default: "[0, 0]", "The size of all that is in it; the indicators show it."),
    Key(
      "contentOffset", \.contentOffset, default: "null",
      "The point of the content at the top left; null is the start, below the inset at the top."),
    Key("contentInset", \.contentInset, default: "[0, 0, 0, 0]", "The margins around the content."),
    Key(
      "scrollIndicatorInsets", \.scrollIndicatorInsets, default: "null",
      "The margins that the indicators keep; null is the content's inset by bars."),
    Key(
      "flashesScrollIndicators", \.flashesScrollIndicators, default: "false",
      "Whether the indicators show, as while a finger scrolls and after `flashScrollIndicators()`."),
    Key(
      "showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator, default: "true",
      "Whether there is an indicator at the bottom."),
    Key(
      "showsVerticalScrollIndicator", \.showsVerticalScrollIndicator, default: "true",
      "Whether there is an indicator at the right."),
    Key("indicatorStyle", \.indicatorStyle, default: "\"default\"", "The colour of the indicators."),
    Key(
      ignored: "isPagingEnabled", as: Bool.self, default: "false",
      "Whether it stops at multiples of its size; at rest that is its `contentOffset`."),
    Key(
      ignored: "isScrollEnabled", as: Bool.self, default: "true",
      "Whether it can be scrolled; a picture does not show it."),
    Key(
      ignored: "bounces", as: Bool.self, default: "true",
      "Whether it can be pulled beyond its content; a picture does not show it."),
  ]
}
