public import Geometry

/// What a view says about its place when it is not the frame alone that decides: its mask and its constraints.
public struct LayoutTraits: Sendable {
  /// The parts of its place that follow the size of its superview.
  public var autoresizingMask = AutoresizingMask()
  /// Whether its subviews follow its size.
  public var autoresizesSubviews = true
  /// The size for which the frames of its subviews were made; nil is the size of its own frame.
  public var designSize: Size?
  /// The constraints that it holds.
  public var constraints = ConstraintList()
  /// Whether its frame and mask place it as constraints do; nil says no for a view that constraints place.
  public var translatesAutoresizingMaskIntoConstraints: Bool?
  /// How firmly it keeps from growing beyond its content; 250 for most kinds.
  public var contentHuggingPriority = AxisPriorities()
  /// How firmly it keeps from cutting its content off; 750 for most kinds.
  public var contentCompressionResistancePriority = AxisPriorities()

  /// Makes the traits of a view that stays where its frame is.
  public init() {}

  static let keys: [Key<LayoutTraits>] = [
    Key(
      "autoresizingMask", \.autoresizingMask, default: "[]",
      "The parts of its place that follow the size of its superview, in proportion to their lengths."),
    Key("autoresizesSubviews", \.autoresizesSubviews, default: "true", "Whether its subviews follow its size."),
    Key(
      "designSize", \.designSize, default: "null",
      "The size for which the frames of its subviews were made; null is the size of its own frame."),
    Key(
      "constraints", \.constraints, default: "[]",
      "The constraints of Auto Layout that it holds, for itself and the views around and in it."),
    Key(
      "translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints, default: "null",
      "Whether its frame and mask place it among constraints; null says no for a view that a constraint places."),
    Key(
      "contentHuggingPriority", \.contentHuggingPriority, default: "{}",
      "How firmly it keeps from growing beyond its content, 1 to 1000; 250 for most kinds."),
    Key(
      "contentCompressionResistancePriority", \.contentCompressionResistancePriority, default: "{}",
      "How firmly it keeps from cutting its content off, 1 to 1000; 750 for most kinds."),
  ]
}
