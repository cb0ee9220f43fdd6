public import Geometry

/// How a content is scrolled: what scroll views, tables and collections share (UIScrollView).
public struct Scrolling: Sendable {
  /// The place of the content that lies at the view's top left; nil is its beginning, below the insets.
  public var contentOffset: ScrollOffset?
  /// Room around the content, beside what bars cover.
  public var contentInset = Insets.zero
  /// The margins that the indicators keep; nil is what bars cover.
  public var scrollIndicatorInsets: Insets?
  /// Whether the indicators show, as they do while somebody scrolls.
  public var flashScrollIndicators = false
  /// Whether there is an indicator at the bottom.
  public var showsHorizontalScrollIndicator = true
  /// Whether there is an indicator at the right.
  public var showsVerticalScrollIndicator = true
  /// The colour of the indicators.
  public var indicatorStyle = ScrollIndicatorStyle.default

  /// A content at its beginning.
  public init() {}

  static let keys: [Key<Scrolling>] = [
    Key(
      "contentOffset", \.contentOffset, default: "null",
      "The place of the content at the view's top left, which lies below bars; null is its beginning below them."),
    Key("contentInset", \.contentInset, default: "[0, 0, 0, 0]", "Room around the content, beside what bars cover."),
    Key(
      "scrollIndicatorInsets", \.scrollIndicatorInsets, default: "null",
      "The margins that the indicators keep; null is what bars cover."),
    Key(
      "flashScrollIndicators", \.flashScrollIndicators, default: "false",
      "Whether the scroll indicators show, as they do while somebody scrolls."),
    Key(
      "showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator, default: "true",
      "Whether there is an indicator at the bottom."),
    Key(
      "showsVerticalScrollIndicator", \.showsVerticalScrollIndicator, default: "true",
      "Whether there is an indicator at the right."),
    Key("indicatorStyle", \.indicatorStyle, default: "\"default\"", "The colour of the scroll indicators."),
    Key(
      ignored: "isScrollEnabled", as: Bool.self, default: "true",
      "Whether it can be scrolled; a picture does not show it."),
    Key(
      ignored: "isPagingEnabled", as: Bool.self, default: "false",
      "Whether it stops at multiples of its size; at rest that is its `contentOffset`."),
    Key(
      ignored: "bounces", as: Bool.self, default: "true",
      "Whether it can be pulled beyond its content; a picture does not show it."),
    Key(
      ignored: "alwaysBounceHorizontal", as: Bool.self, default: "false",
      "Whether it can be pulled sideways although all of it shows; a picture does not show it."),
    Key(
      ignored: "alwaysBounceVertical", as: Bool.self, default: "false",
      "Whether it can be pulled up or down although all of it shows; a picture does not show it."),
  ]
}

/// UIScrollViewIndicatorStyle.
public enum ScrollIndicatorStyle: String, CaseIterable, Sendable, SceneChoice {
  case `default`, black, white
}
