extension Solver {
  /// Begins to pull a variable towards values that are suggested one after the other, at first towards where it is.
  public mutating func edit(_ variable: Variable, priority: Priority) throws(SolverError) {
    guard knows(variable) else { throw .unknownVariable }
    guard edits[variable] == nil else { throw .notEditable(variable) }
    guard priority < .required else { throw .priority(priority.rawValue) }
    let here = LinearExpression(value(of: variable))
    edits[variable] = try add(Constraint(LinearExpression(variable), .equal, here, priority: priority))
  }

  /// Pulls an edited variable towards a value.
  public mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    guard let id = edits[variable] else { throw .notEditable(variable) }
    try setConstant(value, of: id)
  }

  /// Ends the pull on a variable, which may spring back.
  public mutating func endEdit(of variable: Variable) throws(SolverError) {
    guard let id = edits.removeValue(forKey: variable) else { throw .notEditable(variable) }
    try remove(id)
  }
}
