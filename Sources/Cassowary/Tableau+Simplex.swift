extension Tableau {
  /// What ended a search for better values.
  enum Outcome {
    /// The values are as wanted.
    case done
    /// The row shows that they cannot be had.
    case contradiction(row: Int)
    /// Rounding led the search astray.
    case imprecise
  }

  /// How the symbol is chosen that helps a row.
  private enum Choice {
    /// The one that costs least for its help, of equals the one in the fewest rows: the least work now.
    case cheapestAndRarest
    /// The one that costs least, of equals the oldest: Bland's rule for the dual simplex.
    case cheapest
    /// The oldest: Bland's rule for the primal simplex.
    case oldest
  }

  /// How many pivots a search makes by the least work before it goes over to Bland's rule, which is sure to end.
  private static let attempts = 50

  /// More pivots than any search takes that rounding does not lead in a circle.
  var patience: Int { 1000 + 20 * (rows.count + symbolCount) }

  /// Lowers the costs until none is below 0, all rows staying feasible (the paper's section 2.2).
  ///
  /// Both choices take the oldest symbol, which is Bland's rule: no basis comes twice, however degenerate the system.
  mutating func minimize() {
    var pivots = 0
    while pivots < patience, let entering = nextBargain() {
      guard let (row, _) = blocker(of: entering) else {
        waiveCost(of: entering)
        continue
      }
      pivot(entering, row: row)
      pivots += 1
    }
  }

  /// The row that stops a symbol from growing, and how far it may grow.
  ///
  /// A pivot may not be so small that its reciprocal would blow rounding up.
  func blocker(of entering: Symbol, except exception: Int = -1) -> (row: Int, limit: Double)? {
    var found: (row: Int, limit: Double)?
    forEachRow(with: entering) { row, coefficient in
      guard coefficient < -Tolerance.pivot, row != exception, kind(of: basic(of: row)) != .external else { return }
      let limit = rows[row].constant / -coefficient
      if let best = found {
        if limit > best.limit { return }
        if limit == best.limit && basic(of: best.row) < basic(of: row) { return }
      }
      found = (row, limit)
    }
    return found
  }

  /// Brings the value of a new required constraint's row to 0, or up to 0 for an inequality: the first phase of section
  /// 2.5, which here needs no artificial variable, as the row's own mark plays its part.
  ///
  /// The symbol that costs least for its help enters, so that often nothing remains to be minimized.
  mutating func meet(row: Int) -> Outcome {
    let isEquation = kind(of: basic(of: row)) == .dummy
    var pivots = 0
    while true {
      let value = rows[row].constant
      if value >= 0 && !isEquation { return .done }
      guard let entering = helper(row: row, by: pivots < Self.attempts ? .cheapestAndRarest : .oldest) else {
        return value == 0 ? .done : .contradiction(row: row)
      }
      let limit = value.magnitude / rows[row].coefficient(of: entering).magnitude
      if let (other, otherLimit) = blocker(of: entering, except: row), otherLimit < limit {
        pivot(entering, row: other)
      } else {
        pivot(entering, row: row)
        return .done
      }
      pivots += 1
      if pivots > patience { return .imprecise }
    }
  }

  /// The symbol of a row that brings its value nearer to 0 by growing; of a row at 0 any symbol that may enter.
  private func helper(row: Int, by choice: Choice) -> Symbol? {
    let sign = rows[row].constant > 0 ? -1.0 : 1
    let isZero = rows[row].constant == 0
    var found: Term?
    for term in rows[row].terms where kind(of: term.symbol).mayEnter {
      let help = isZero ? term.coefficient.magnitude : sign * term.coefficient
      guard help > Tolerance.pivot else { continue }
      if choice == .oldest { return term.symbol }
      let candidate = Term(symbol: term.symbol, coefficient: help)
      if let best = found, !isBetter(candidate, than: best, by: choice) { continue }
      found = candidate
    }
    return found?.symbol
  }

  /// Whether a symbol costs less for its help than an older one, or as much but with less work.
  private func isBetter(_ candidate: Term, than best: Term, by choice: Choice) -> Bool {
    let (mine, theirs) = (cost(of: candidate.symbol), cost(of: best.symbol))
    if mine.isLess(than: theirs, over: candidate.coefficient, against: best.coefficient) { return true }
    if choice != .cheapestAndRarest || spread(of: candidate.symbol) >= spread(of: best.symbol) { return false }
    return !theirs.isLess(than: mine, over: best.coefficient, against: candidate.coefficient)
  }

  /// Makes all rows feasible again after a constant has changed, all costs staying at 0 or above: the dual simplex of
  /// section 2.4.
  ///
  /// The oldest basic symbol below 0 leaves.
  mutating func restore() -> Outcome {
    var pivots = 0
    while let row = nextDebt() {
      let choice: Choice = pivots < Self.attempts ? .cheapestAndRarest : .cheapest
      guard let entering = helper(row: row, by: choice) else { return .contradiction(row: row) }
      pivot(entering, row: row)
      pivots += 1
      if pivots > patience { return .imprecise }
    }
    return .done
  }
}
