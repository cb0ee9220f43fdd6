extension Solver {
  /// The error that a failed search comes to.
  func error(for outcome: Tableau.Outcome) -> SolverError {
    guard case .contradiction(let row) = outcome else { return .imprecise }
    return .conflict(with: conflict(in: row))
  }

  /// The constraints that a row which cannot be met stands for.
  ///
  /// A row is a sum of constraints, each times the coefficient of its marker. If no symbol of the row can help, that sum
  /// is Farkas's proof of the contradiction. The parametric markers belong to constraints whose left sides are linearly
  /// independent, so that the proof is the only one among them: with any one of them left out, the rest can be met. An
  /// optional constraint is never in it, as one of its two symbols would help; if one is, rounding has lost the other.
  private func conflict(in row: Int) -> [ConstraintID] {
    let terms = tableau.rows[row].terms
    let own = tableau.constraint(of: tableau.basic(of: row))
    let others = terms.filter { $0.coefficient.magnitude > Tolerance.pivot }.map { tableau.constraint(of: $0.symbol) }
    let known = ([own] + others).compactMap { $0 }.filter { id in records[id].map { $0.partner == nil } ?? false }
    return Set(known).sorted()
  }
}
