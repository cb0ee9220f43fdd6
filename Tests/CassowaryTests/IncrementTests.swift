import Cassowary
import Testing

/// A solution that grew by changes is as good as one found anew.
@Suite struct IncrementTests {
  /// A generator whose numbers the seed decides.
  private struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(sides))
    }
  }

  /// The constraints that are in, and those that would be in a solver made anew.
  private struct Bench {
    var solver = Solver()
    var variables: [Variable]
    var accepted: [(id: ConstraintID, constraint: Constraint)] = []

    init(count: Int) {
      var solver = Solver()
      variables = (0..<count).map { _ in solver.makeVariable() }
      self.solver = solver
    }

    func missed(by solver: Solver) -> [Priority: Double] {
      accepted.reduce(into: [:]) { sums, each in
        let constraint = each.constraint
        let left = constraint.terms.reduce(0) { $0 + solver.value(of: $1.variable) * $1.coefficient }
        let difference = left - constraint.constant
        let miss =
          switch constraint.relation {
          case .equal: abs(difference)
          case .lessThanOrEqual: max(0, difference)
          case .greaterThanOrEqual: max(0, -difference)
          }
        sums[constraint.priority, default: 0] += miss
      }
    }

    /// A solver that is given what is in, in one go.
    func fresh() throws(SolverError) -> Solver {
      var fresh = Solver()
      for _ in variables { _ = fresh.makeVariable() }
      try fresh.batch { (solver) throws(SolverError) in
        for each in accepted { try solver.add(each.constraint) }
      }
      return fresh
    }

    mutating func change(_ dice: inout Dice) {
      if !accepted.isEmpty && dice.roll(3) == 0 {
        let removed = accepted.remove(at: dice.roll(accepted.count))
        #expect(throws: Never.self) { try solver.remove(removed.id) }
      } else if !accepted.isEmpty && dice.roll(2) == 0 {
        let index = dice.roll(accepted.count)
        let constant = Double(dice.roll(200) - 100)
        guard (try? solver.setConstant(constant, of: accepted[index].id)) != nil else { return }
        accepted[index].constraint.constant = constant
      } else {
        var left: LinearExpression = 0
        for _ in 0...dice.roll(3) {
          left = left + variables[dice.roll(variables.count)] * [-2, -1, 0.5, 1, 1, 1][dice.roll(6)]
        }
        let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
        let priorities: [Priority] = [1000, 1000, 750, 749, 500, 251, 250, 1]
        let constraint = Constraint(
          left, relations[dice.roll(3)], LinearExpression(Double(dice.roll(120) - 40)),
          priority: priorities[dice.roll(8)])
        if let id = try? solver.add(constraint) { accepted.append((id, constraint)) }
      }
    }
  }

  @Test("After any sequence of changes the solution misses no more than one found anew", arguments: 0..<20)
  func equalsFresh(seed: Int) throws {
    var dice = Dice(state: UInt64(seed))
    var bench = Bench(count: 3 + seed % 8)
    for step in 0..<120 {
      bench.change(&dice)
      if step % 8 > 0 { continue }
      let fresh = try bench.fresh()
      let ours = bench.missed(by: bench.solver)
      for (priority, sum) in bench.missed(by: fresh) {
        #expect(abs((ours[priority] ?? 0) - sum) < 1e-6, "step \(step), priority \(priority.rawValue)")
      }
      let ambiguous = fresh.ambiguousVariables()
      #expect(bench.solver.ambiguousVariables() == ambiguous, "step \(step)")
      for variable in bench.variables where !ambiguous.contains(variable) {
        #expect(abs(bench.solver.value(of: variable) - fresh.value(of: variable)) < 1e-6, "step \(step)")
      }
    }
  }

  @Test("A solver that all constraints were removed from is empty again")
  func emptied() throws {
    var dice = Dice(state: 7)
    var bench = Bench(count: 5)
    for _ in 0..<100 { bench.change(&dice) }
    for each in bench.accepted { try bench.solver.remove(each.id) }
    #expect(bench.variables.allSatisfy { bench.solver.value(of: $0) == 0 })
    #expect(bench.solver.ambiguousVariables() == bench.variables)
  }

  @Test("Ten thousand changes of one constant do not wear the solution out")
  func wear() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint(x * 0.1 + y * 0.3, .equal, 10))
    try solver.add(Constraint(LinearExpression(y), .lessThanOrEqual, 30))
    let id = try solver.add(Constraint(LinearExpression(x), .equal, 0, priority: 500))
    for number in 1...10_000 { try solver.setConstant(Double(number % 137), of: id) }
    try solver.setConstant(50, of: id)
    #expect(abs(solver.value(of: x) - 50) < 1e-6)
  }
}
