/// Why a solver refused a change; it is then as it was before.
public enum SolverError: Error, Hashable, Sendable {
  /// The required constraints contradict each other.
  ///
  /// The set is irreducible: without any one of them the others can be met. In the order in which they were added; a
  /// constraint that was just refused has no name, and is the culprit beside them.
  case conflict(with: [ConstraintID])
  /// A coefficient, a constant or a suggested value is not a number, is infinite, or so great or small that the sums
  /// would have no correct digit left.
  case outOfRange(Double)
  /// A priority is not above 0 and at most 1000.
  case priority(Double)
  /// The solver has no such constraint, or it was removed.
  case unknownConstraint
  /// A variable belongs to another solver.
  case unknownVariable
  /// The variable is already edited, or is not edited.
  case notEditable(Variable)
  /// So many constraints hang on each other that the tableau would not fit into the memory that a layout may take.
  case tooLarge
  /// Rounding errors piled up so far that the arithmetic cannot be trusted.
  case imprecise
}

/// The bounds within which a double has digits enough for the sums of a layout.
enum Bounds {
  static let constant = 1e9
  static let coefficients = 1e-6...1e6
  /// Terms of a tableau: a third of a gigabyte, and some 2,500 views in a chain.
  static let terms = 16_000_000
}

extension Constraint {
  /// Refuses what no solver could work with.
  func check() throws(SolverError) {
    for priority in [priority, shortfallPriority] {
      guard priority.rawValue > 0, priority <= .required else { throw .priority(priority.rawValue) }
    }
    // An equation that is required to one side only would be an inequality.
    if (priority == .required) != (shortfallPriority == .required) { throw .priority(Priority.required.rawValue) }
    guard constant.magnitude <= Bounds.constant else { throw .outOfRange(constant) }
    for term in terms where term.coefficient != 0 && !Bounds.coefficients.contains(term.coefficient.magnitude) {
      throw .outOfRange(term.coefficient)
    }
  }
}
