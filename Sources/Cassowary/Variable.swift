/// An unknown that a solver finds the value of: one coordinate or one length of a view.
///
/// A variable belongs to the solver that made it, and to that solver's copies.
public struct Variable: Hashable, Comparable, Sendable {
  let symbol: Symbol

  /// Whether the first variable was made before the second.
  public static func < (one: Variable, other: Variable) -> Bool { one.symbol < other.symbol }
}
