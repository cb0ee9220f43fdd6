extension Solver {
  /// The variables that could have another value in a solution just as good, in the order in which they were made.
  ///
  /// All best solutions are reached from this one by growing symbols that cost nothing. So a variable is settled if its
  /// row has no such symbol, and most are seen to be settled, or free, at a glance. Where a row at 0 stands in the way,
  /// pivots tell; they are made on a copy.
  public func ambiguousVariables() -> [Variable] {
    var face = tableau
    face.minimize()
    var isFree = [Bool](repeating: false, count: face.symbolCount)
    for variable in variables where face.row(of: variable.symbol) == nil {
      isFree[variable.symbol.index] = true
      face.forEachRow(with: variable.symbol) { row, _ in isFree[face.basic(of: row).index] = true }
    }
    for variable in variables where !isFree[variable.symbol.index] {
      guard let symbol = face.freeSymbol(moving: variable.symbol) else { continue }
      face.forEachRow(with: symbol) { row, coefficient in
        if coefficient.magnitude > Tolerance.pivot { isFree[face.basic(of: row).index] = true }
      }
    }
    return variables.filter { isFree[$0.symbol.index] }
  }
}

extension Tableau {
  /// A symbol that costs nothing, can grow, and moves a basic variable as it grows; nil if the variable is settled, or if
  /// rounding leads the search in a circle.
  fileprivate mutating func freeSymbol(moving variable: Symbol) -> Symbol? {
    guard let row = row(of: variable) else { return nil }
    var pivots = 0
    for direction in [1.0, -1] {
      // Bland's rule with the variable as the goal; each pivot is one at 0, which moves nothing.
      while let entering = rows[row].terms.first(where: {
        $0.coefficient * direction > Tolerance.pivot && kind(of: $0.symbol).mayEnter && cost(of: $0.symbol).isZero
      })?.symbol {
        guard let (blocking, limit) = blocker(of: entering), limit <= Tolerance.value else { return entering }
        pivot(entering, row: blocking)
        pivots += 1
        if pivots > patience { return nil }
      }
    }
    return nil
  }
}
