/// What a constraint says of its two sides.
public enum Relation: Hashable, Sendable {
  /// The left side is the right side or less.
  case lessThanOrEqual
  /// The sides are equal.
  case equal
  /// The left side is the right side or more.
  case greaterThanOrEqual
}

/// A linear equation or inequality with a priority.
public struct Constraint: Hashable, Sendable {
  /// The variables, all on the left side.
  public let terms: [LinearExpression.Term]
  /// How the sides compare.
  public let relation: Relation
  /// The number on the right side.
  public var constant: Double
  /// How much the constraint matters.
  public let priority: Priority
  /// How much it matters that the left side is not too small; as `priority`, but for an equation that says otherwise.
  public let shortfallPriority: Priority

  /// Makes a constraint of its two sides.
  public init(_ left: LinearExpression, _ relation: Relation, _ right: LinearExpression, priority: Priority = .required)
  {
    let difference = left - right
    terms = difference.terms
    constant = -difference.constant
    self.relation = relation
    self.priority = priority
    shortfallPriority = priority
  }

  /// Makes an optional equation that matters more to one side than to the other.
  ///
  /// The length of a view's content is one: by its hugging priority the view is not longer, by its compression
  /// resistance not shorter. One equation says that with half the symbols of two inequalities.
  public init(
    _ left: LinearExpression, equals right: LinearExpression, excess: Priority, shortfall: Priority
  ) {
    let difference = left - right
    terms = difference.terms
    constant = -difference.constant
    relation = .equal
    priority = excess
    shortfallPriority = shortfall
  }
}

/// The name by which a solver knows a constraint that was added to it; never given twice.
public struct ConstraintID: Hashable, Comparable, Sendable {
  let number: Int

  /// Whether the first constraint was added before the second.
  public static func < (one: ConstraintID, other: ConstraintID) -> Bool { one.number < other.number }
}
