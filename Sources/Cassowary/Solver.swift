/// An incremental solver of linear equations and inequalities with priorities, as UIKit's Auto Layout needs it.
///
/// It is the Cassowary algorithm of Badros, Borning and Stuckey ("The Cassowary linear arithmetic constraint solving
/// algorithm", ACM Transactions on Computer-Human Interaction 8(4), 2001), whose sections the comments name. Each change
/// starts from the solution before it. A solver is a value: a copy is a cheap snapshot to try something on. What it
/// answers depends only on the calls made, in their order.
public struct Solver: Sendable {
  /// What a constraint brought into the tableau.
  struct Record: Sendable {
    var constraint: Constraint
    /// The symbol that tells this constraint from all others, and what it is multiplied by.
    var marker: Term
    /// The second symbol of an optional constraint.
    var partner: Term?
  }

  var tableau = Tableau()
  var records: [ConstraintID: Record] = [:]
  var edits: [Variable: ConstraintID] = [:]
  private(set) var variables: [Variable] = []
  private var lastNumber = 0
  private var isDeferred = false

  /// Makes a solver that knows no constraint.
  public init() {}

  /// A new variable; its value is 0 until a constraint says otherwise.
  public mutating func makeVariable() -> Variable {
    let variable = Variable(symbol: tableau.makeSymbol(.external))
    variables.append(variable)
    return variable
  }

  /// The value of a variable in the best solution; 0 for a variable of another solver.
  public func value(of variable: Variable) -> Double {
    // The sum turns a 0 below 0 into the plain one.
    knows(variable) ? tableau.value(of: variable.symbol) + 0 : 0
  }

  /// Whether the variable was made by this solver, as far as can be told.
  func knows(_ variable: Variable) -> Bool {
    variable.symbol.index < tableau.symbolCount && tableau.kind(of: variable.symbol) == .external
  }

  /// Adds a constraint (section 2.5).
  @discardableResult
  public mutating func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
    try constraint.check()
    for term in constraint.terms where !knows(term.variable) { throw .unknownVariable }
    guard tableau.termCount <= Bounds.terms else { throw .tooLarge }
    lastNumber += 1
    let id = ConstraintID(number: lastNumber)
    var row = Row(constant: -constraint.constant)
    for term in constraint.terms where term.coefficient != 0 {
      tableau.add(term.variable.symbol, times: term.coefficient, to: &row)
    }
    let record = mark(&row, for: constraint, id: id)
    if let subject = subject(of: row) {
      tableau.insert(zero: row, solvedFor: subject)
    } else if let partner = record.partner {
      tableau.insert(zero: row, solvedFor: Self.overdrawn(row, record.marker) ? partner.symbol : record.marker.symbol)
    } else {
      try meet(row, record.marker.symbol)
    }
    records[id] = record
    charge(record, times: 1)
    if !isDeferred { tableau.minimize() }
    return id
  }

  /// Removes a constraint (section 2.6).
  public mutating func remove(_ id: ConstraintID) throws(SolverError) {
    guard let record = records.removeValue(forKey: id) else { throw .unknownConstraint }
    charge(record, times: -1)
    let marker = record.marker.symbol
    if tableau.row(of: marker) == nil, let row = tableau.rowToLeave(for: marker) { tableau.pivot(marker, row: row) }
    for symbol in [marker, record.partner?.symbol].compactMap({ $0 }) {
      if let row = tableau.row(of: symbol) { tableau.removeRow(row) }
      tableau.release(symbol)
    }
    if !isDeferred { tableau.minimize() }
  }

  /// Changes the number on the right side of a constraint, which costs far less than to remove it and add another
  /// (section 2.4).
  ///
  /// The conflict that it may throw has the constraint itself in its list.
  public mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
    guard let record = records[id] else { throw .unknownConstraint }
    guard constant.magnitude <= Bounds.constant else { throw .outOfRange(constant) }
    let change = (constant - record.constraint.constant) / record.marker.coefficient
    if change == 0 { return }
    if isDeferred { tableau.minimize() }
    var outcome = tableau.shift(record.marker.symbol, by: change)
    if case .done = outcome { outcome = tableau.restore() }
    if case .done = outcome {
      records[id]?.constraint.constant = constant
      return
    }
    let error = error(for: outcome)
    _ = tableau.shift(record.marker.symbol, by: -change)
    _ = tableau.restore()
    throw error
  }

  /// Makes several changes and looks for the best solution only once, after the last: many times faster than one by one.
  ///
  /// Conflicts are found at once all the same, and a change that was refused need not end the others. Values read
  /// meanwhile meet the required constraints, but not yet the others.
  public mutating func batch<Result, Failure: Error>(
    _ changes: (inout Solver) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if isDeferred { return try changes(&self) }
    isDeferred = true
    defer {
      isDeferred = false
      tableau.minimize()
    }
    return try changes(&self)
  }
}

extension Solver {
  /// Gives the row of a new constraint the symbols that turn it into an equation (sections 2.1 and 2.3).
  private mutating func mark(_ row: inout Row, for constraint: Constraint, id: ConstraintID) -> Record {
    let isRequired = constraint.priority == .required
    var record: Record
    switch constraint.relation {
    case .equal:
      let kind: SymbolKind = isRequired ? .dummy : .error
      record = Record(constraint: constraint, marker: Term(symbol: tableau.makeSymbol(kind, for: id), coefficient: -1))
    case .lessThanOrEqual, .greaterThanOrEqual:
      let sign = constraint.relation == .lessThanOrEqual ? 1.0 : -1
      record = Record(
        constraint: constraint, marker: Term(symbol: tableau.makeSymbol(.slack, for: id), coefficient: sign))
    }
    row.add(record.marker.symbol, times: record.marker.coefficient)
    if !isRequired {
      let partner = Term(symbol: tableau.makeSymbol(.error, for: id), coefficient: -record.marker.coefficient)
      row.add(partner.symbol, times: partner.coefficient)
      record.partner = partner
    }
    return record
  }

  /// Whether a marker would be below 0 if the row were solved for it.
  private static func overdrawn(_ row: Row, _ marker: Term) -> Bool { row.constant * marker.coefficient > 0 }

  /// The variable that a new row is solved for: of those whose coefficient is not small beside the others, the one in
  /// the fewest rows, for the least work and the least fill.
  private func subject(of row: Row) -> Symbol? {
    var greatest = 0.0
    for term in row.terms where tableau.kind(of: term.symbol) == .external {
      greatest = max(greatest, term.coefficient.magnitude)
    }
    var found: Symbol?
    for term in row.terms where tableau.kind(of: term.symbol) == .external {
      if term.coefficient.magnitude < greatest * 0.1 { continue }
      if let best = found, tableau.spread(of: best) <= tableau.spread(of: term.symbol) { continue }
      found = term.symbol
    }
    return found
  }

  /// Takes up a required constraint whose variables all hang on others already, or refuses it.
  private mutating func meet(_ row: Row, _ marker: Symbol) throws(SolverError) {
    tableau.insert(zero: row, solvedFor: marker)
    guard let index = tableau.row(of: marker) else { return }
    let outcome = tableau.meet(row: index)
    if case .done = outcome { return }
    let error = error(for: outcome)
    tableau.removeRow(index)
    tableau.release(marker)
    if !isDeferred { tableau.minimize() }
    throw error
  }

  /// Adds what it costs to miss an optional constraint, or takes it back.
  private mutating func charge(_ record: Record, times factor: Double) {
    guard let partner = record.partner else { return }
    // An equation's marker is what the left side has too much, and its partner what it lacks.
    if tableau.kind(of: record.marker.symbol) == .error {
      tableau.charge(Cost(1, at: record.constraint.priority), times: factor, to: record.marker.symbol)
    }
    tableau.charge(Cost(1, at: record.constraint.shortfallPriority), times: factor, to: partner.symbol)
  }
}
