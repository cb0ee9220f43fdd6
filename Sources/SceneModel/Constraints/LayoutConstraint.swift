/// A rule of Auto Layout: an attribute of a view, compared with that of another or with a number
/// (NSLayoutConstraint).
public struct LayoutConstraint: Hashable, Sendable {
  /// What a constraint can be about.
  public enum Item: Hashable, Sendable {
    /// The view that holds the constraint.
    case own
    /// The superview of the view that holds the constraint.
    case superview
    /// The superview of the view on the constraint's other side.
    case superviewOf(String)
    /// A view by its id.
    case view(String)
    /// What bars leave of the controller's view from above.
    case topLayoutGuide
    /// What bars leave of the controller's view from below.
    case bottomLayoutGuide
    /// The part of the controller's view that no bar covers.
    case safeAreaLayoutGuide
  }

  /// A rectangle of a scroll view (UIScrollView.contentLayoutGuide, frameLayoutGuide).
  public enum ScrollGuide: String, CaseIterable, Hashable, Sendable {
    /// All that scrolls in it.
    case contentLayoutGuide
    /// The place through which one looks at that.
    case frameLayoutGuide
  }

  /// An attribute of an item.
  public struct Anchor: Hashable, Sendable {
    /// What it belongs to.
    public var item: Item
    /// The rectangle of the item, if it scrolls, that it belongs to; nil is the view's own.
    public var guide: ScrollGuide?
    /// The line or the length.
    public var attribute: LayoutAttribute

    /// Names an attribute of an item.
    public init(_ item: Item, _ attribute: LayoutAttribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// How the two sides compare.
  public enum Relation: String, CaseIterable, Sendable, SceneChoice {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  /// The left side.
  public var first: Anchor
  /// How the sides compare.
  public var relation = Relation.equal
  /// What the left side is compared with; nil is the constant alone.
  public var second: Anchor?
  /// What the second attribute is multiplied by.
  public var multiplier = 1.0
  /// What is added to the right side.
  public var constant = 0.0
  /// How much it matters, above 0 and up to 1000, which is required.
  public var priority = 1000.0
  /// The constraint as the scene writes it, for messages.
  public var text = ""
  /// Where the scene says it; nil for a constraint made in code.
  public var site: Site?
  /// The metrics of the visual format that it came from, whose names may have been meant.
  var metricNames: [String] = []

  /// Makes a required equation.
  public init(_ first: Anchor, _ relation: Relation = .equal, _ second: Anchor? = nil) {
    self.first = first
    self.relation = relation
    self.second = second
  }

  /// Priorities that a constraint can have.
  static let priorities = 0.001...1000.0
  /// What a multiplier can be, whatever its sign.
  static let multipliers = 0.000_001...1_000_000.0
}

/// The constraints that a view holds, in their order.
public struct ConstraintList: Hashable, Sendable {
  /// The constraints; one entry of the scene in the Visual Format Language makes several.
  public var list: [LayoutConstraint]

  /// Collects constraints.
  public init(_ list: [LayoutConstraint] = []) {
    self.list = list
  }
}
