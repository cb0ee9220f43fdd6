import Testing

@testable import Cassowary

/// The rules of Auto Layout's solver, one by one.
@Suite struct SolverTests {
  private func expectError(_ expected: SolverError, _ body: () throws(SolverError) -> Void) {
    do throws(SolverError) {
      try body()
      Issue.record("nothing was thrown")
    } catch {
      #expect(error == expected)
    }
  }

  @Test("A variable without constraints is 0, and ambiguous")
  func unconstrained() {
    var solver = Solver()
    let x = solver.makeVariable()
    #expect(solver.value(of: x) == 0)
    #expect(solver.ambiguousVariables() == [x])
  }

  @Test("Required equations are solved")
  func equations() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint(x + y, .equal, 10))
    #expect(solver.ambiguousVariables() == [x, y])
    try solver.add(Constraint(x - y, .equal, 4))
    #expect(solver.value(of: x) == 7)
    #expect(solver.value(of: y) == 3)
    #expect(solver.ambiguousVariables().isEmpty)
  }

  @Test("Hugging gives way to compression resistance: a label at least as wide as its text, no wider if it can be")
  func intrinsicSize() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    try solver.add(Constraint(LinearExpression(width), .lessThanOrEqual, 80, priority: .defaultLow))
    try solver.add(Constraint(LinearExpression(width), .greaterThanOrEqual, 80, priority: .defaultHigh))
    #expect(solver.value(of: width) == 80)
    let wide = try solver.add(Constraint(LinearExpression(width), .equal, 100, priority: 500))
    #expect(solver.value(of: width) == 100)
    try solver.remove(wide)
    try solver.add(Constraint(LinearExpression(width), .equal, 60, priority: 749))
    #expect(solver.value(of: width) == 80)
    try solver.add(Constraint(LinearExpression(width), .equal, 60, priority: 751))
    #expect(solver.value(of: width) == 60)
  }

  @Test("A constraint is not given up for any number of constraints of the priority just below")
  func hierarchyIsStrict() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(Constraint(LinearExpression(x), .equal, 1, priority: 500))
    for _ in 0..<300 { try solver.add(Constraint(x * 1000, .equal, 0, priority: 499)) }
    #expect(solver.value(of: x) == 1)
  }

  @Test("Hundreds of priorities are told apart")
  func everyPriority() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for priority in stride(from: 1, through: 999, by: 2) {
      let here = LinearExpression(Double(priority))
      try solver.add(Constraint(LinearExpression(x), .equal, here, priority: Priority(rawValue: Double(priority))))
      #expect(solver.value(of: x) == Double(priority))
    }
  }

  @Test(
    "Two labels of one hugging priority that have to fill a row are ambiguous; one point more settles it")
  func equalHugging() throws {
    var solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint(a + b, .equal, 300))
    try solver.add(Constraint(LinearExpression(a), .lessThanOrEqual, 100, priority: 250))
    let other = Constraint(LinearExpression(b), .lessThanOrEqual, 50, priority: 250)
    let id = try solver.add(other)
    #expect(solver.ambiguousVariables() == [a, b])
    try solver.remove(id)
    try solver.add(Constraint(LinearExpression(b), .lessThanOrEqual, 50, priority: 251))
    try solver.add(Constraint(LinearExpression(a), .greaterThanOrEqual, 100, priority: 750))
    try solver.add(Constraint(LinearExpression(b), .greaterThanOrEqual, 50, priority: 750))
    #expect(solver.ambiguousVariables().isEmpty)
    #expect(solver.value(of: a) == 250)
    #expect(solver.value(of: b) == 50)
  }

  @Test("A variable that inequalities hold in one point is settled")
  func squeezed() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint(LinearExpression(x), .lessThanOrEqual, 5))
    try solver.add(Constraint(LinearExpression(x), .greaterThanOrEqual, 5))
    try solver.add(Constraint(LinearExpression(y), .greaterThanOrEqual, LinearExpression(x)))
    #expect(solver.ambiguousVariables() == [y])
    #expect(solver.value(of: x) == 5)
  }

  @Test("A refused constraint is not in, and its conflict names what it contradicts and nothing else")
  func conflict() throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let one = try solver.add(Constraint(LinearExpression(x), .equal, 10))
    try solver.add(Constraint(LinearExpression(z), .greaterThanOrEqual, LinearExpression(x)))
    let two = try solver.add(Constraint(y - x, .greaterThanOrEqual, 5))
    try solver.add(Constraint(LinearExpression(y), .equal, 3, priority: 999))
    let before = [x, y, z].map { solver.value(of: $0) }
    expectError(.conflict(with: [one, two])) { () throws(SolverError) in
      try solver.add(Constraint(LinearExpression(y), .lessThanOrEqual, 14))
    }
    #expect([x, y, z].map { solver.value(of: $0) } == before)
    try solver.remove(two)
    try solver.add(Constraint(LinearExpression(y), .lessThanOrEqual, 14))
    #expect(solver.value(of: y) == 3)
  }

  @Test("An equation said twice is no conflict, said with another constant it is")
  func redundancy() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let one = try solver.add(Constraint(LinearExpression(x), .equal, LinearExpression(y)))
    let two = try solver.add(Constraint(y * 2, .equal, x * 2))
    expectError(.conflict(with: [one])) { () throws(SolverError) in
      try solver.add(Constraint(x - y, .equal, 1))
    }
    expectError(.conflict(with: [one, two])) { () throws(SolverError) in try solver.setConstant(3, of: two) }
    try solver.remove(one)
    try solver.setConstant(3, of: two)
    #expect(abs(solver.value(of: y) - solver.value(of: x)) == 1.5)
  }

  @Test(
    "An equation that said nothing new still holds when the one that said it first is removed",
    arguments: [Relation.lessThanOrEqual, .greaterThanOrEqual], [1.0, -1])
  func redundancyOutlivesRemoval(relation: Relation, sign: Double) throws {
    for target in [-10.0, 10] {
      var solver = Solver()
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(Constraint(x - y, relation, 0))
      let first = try solver.add(Constraint((x - y) * sign, .equal, 0))
      try solver.add(Constraint(x - y, .equal, 0))
      try solver.remove(first)
      try solver.add(Constraint(LinearExpression(x), .equal, 0, priority: 500))
      try solver.add(Constraint(LinearExpression(y), .equal, LinearExpression(target), priority: 400))
      #expect(solver.value(of: x) == 0)
      #expect(solver.value(of: y) == 0)
    }
  }

  @Test("A mark that was given back within a batch never takes part as what it was before")
  func recycledMarks() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let wish = try solver.add(Constraint(LinearExpression(x), .lessThanOrEqual, 5, priority: 700))
    try solver.add(Constraint(LinearExpression(x), .equal, 9, priority: 600))
    try solver.add(Constraint(LinearExpression(y), .equal, 4, priority: 500))
    try solver.batch { solver in
      try solver.remove(wish)
      try solver.add(Constraint(LinearExpression(x), .equal, LinearExpression(y)))
      try solver.add(Constraint(LinearExpression(y), .greaterThanOrEqual, 7, priority: 800))
    }
    #expect(solver.value(of: x) == solver.value(of: y))
    #expect(solver.value(of: x) == 9)
  }

  @Test("A constraint without variables holds or is a conflict with nothing")
  func constants() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(Constraint(x - x, .equal, 0))
    try solver.add(Constraint(3, .greaterThanOrEqual, 2))
    try solver.add(Constraint(1, .equal, 2, priority: 500))
    expectError(.conflict(with: [])) { () throws(SolverError) in try solver.add(Constraint(1, .equal, 2)) }
    expectError(.conflict(with: [])) { () throws(SolverError) in try solver.add(Constraint(x * 0, .lessThanOrEqual, -1))
    }
  }

  @Test("A changed constant that cannot be met is refused and leaves the solution as it was")
  func refusedChange() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let low = try solver.add(Constraint(LinearExpression(x), .greaterThanOrEqual, 10))
    let high = try solver.add(Constraint(LinearExpression(x), .lessThanOrEqual, 20))
    try solver.add(Constraint(LinearExpression(x), .equal, 12, priority: 1))
    expectError(.conflict(with: [low, high])) { () throws(SolverError) in try solver.setConstant(25, of: low) }
    #expect(solver.value(of: x) == 12)
    try solver.setConstant(18, of: low)
    #expect(solver.value(of: x) == 18)
    try solver.setConstant(5, of: low)
    #expect(solver.value(of: x) == 12)
  }

  @Test("An edited variable follows the suggestions as far as the required constraints let it, and springs back")
  func editing() throws {
    var solver = Solver()
    let (left, width) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint(left + width, .lessThanOrEqual, 100))
    try solver.add(Constraint(LinearExpression(width), .equal, 30))
    try solver.add(Constraint(LinearExpression(left), .equal, 0, priority: .defaultLow))
    try solver.edit(left, priority: .defaultHigh)
    try solver.suggest(40, for: left)
    #expect(solver.value(of: left) == 40)
    try solver.suggest(400, for: left)
    #expect(solver.value(of: left) == 70)
    try solver.suggest(-20, for: left)
    #expect(solver.value(of: left) == -20)
    try solver.endEdit(of: left)
    #expect(solver.value(of: left) == 0)
  }

  @Test("What no solver could work with is refused")
  func badInput() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let id = try solver.add(Constraint(LinearExpression(x), .equal, 1))
    expectError(.outOfRange(.infinity)) { () throws(SolverError) in
      try solver.add(Constraint(LinearExpression(x), .equal, LinearExpression(.infinity)))
    }
    expectError(.outOfRange(1e30)) { () throws(SolverError) in try solver.add(Constraint(x * 1e30, .equal, 0)) }
    expectError(.outOfRange(1e-30)) { () throws(SolverError) in try solver.add(Constraint(x * 1e-30, .equal, 0)) }
    expectError(.outOfRange(-.infinity)) { () throws(SolverError) in try solver.setConstant(-.infinity, of: id) }
    #expect(throws: SolverError.self) { try solver.add(Constraint(x * .nan, .equal, 0)) }
    #expect(throws: SolverError.self) { try solver.setConstant(.nan, of: id) }
    expectError(.priority(0)) { () throws(SolverError) in try solver.add(Constraint(1, .equal, 1, priority: 0)) }
    expectError(.priority(1001)) { () throws(SolverError) in try solver.add(Constraint(1, .equal, 1, priority: 1001)) }
    expectError(.priority(1000)) { () throws(SolverError) in try solver.edit(x, priority: .required) }
    expectError(.notEditable(x)) { () throws(SolverError) in try solver.suggest(1, for: x) }
    try solver.remove(id)
    expectError(.unknownConstraint) { () throws(SolverError) in try solver.remove(id) }
    expectError(.unknownConstraint) { () throws(SolverError) in try solver.setConstant(1, of: id) }
    var empty = Solver()
    expectError(.unknownVariable) { () throws(SolverError) in
      try empty.add(Constraint(LinearExpression(x), .equal, 1))
    }
  }

  /// How many terms the rows of a solver have.
  private func terms(of solver: Solver) -> Int { solver.tableau.rows.reduce(0) { $0 + $1.terms.count } }

  @Test("What would take more memory than a layout may is refused, until something is taken back")
  func tooLarge() throws {
    var solver = Solver()
    var last = solver.makeVariable(), ids: [ConstraintID] = []
    expectError(.tooLarge) { () throws(SolverError) in
      for _ in 0..<100_000 {
        let next = solver.makeVariable(), length = solver.makeVariable()
        ids.append(try solver.add(Constraint(next - last, .equal, LinearExpression(length))))
        last = next
      }
    }
    #expect(solver.tableau.termCount > Bounds.terms && solver.tableau.termCount < Bounds.terms + 100_000)
    #expect(solver.tableau.termCount == terms(of: solver))
    for id in ids.suffix(10) { try solver.remove(id) }
    #expect(solver.tableau.termCount == terms(of: solver))
    try solver.add(Constraint(last + 0, .equal, 1))
  }

  @Test("The terms that are counted are those that there are", arguments: ListedSystem.all.prefix(40))
  func termCount(system: ListedSystem) throws {
    var solver = system.build().solver
    #expect(solver.tableau.termCount == terms(of: solver))
    for id in solver.records.keys.sorted() { try solver.remove(id) }
    #expect(solver.tableau.termCount == terms(of: solver))
  }

  @Test("The same calls give the same solution, bit by bit, also where it is ambiguous")
  func determinism() throws {
    func values() throws -> [Double] {
      let system = try #require(ListedSystem.all.first { $0.ambiguous.count > 2 })
      let built = system.build()
      return built.variables.map { built.solver.value(of: $0) }
    }
    #expect(try values() == values())
  }

  @Test("An equation may matter more to one side: 250 keeps a content from growing, 750 from shrinking")
  func twoSided() throws {
    for (limit, value) in [(30.0, 30.0), (70, 70)] {
      for relation in [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual] {
        var solver = Solver()
        let x = solver.makeVariable()
        let id = try solver.add(Constraint(x + 0, equals: 50, excess: 250, shortfall: 750))
        #expect(solver.value(of: x) == 50)
        let other = try solver.add(Constraint(x + 0, relation, LinearExpression(limit), priority: 500))
        // 500 lies between: it makes the content grow, but not shrink.
        #expect(solver.value(of: x) == (limit > 50 && relation != .lessThanOrEqual ? value : 50))
        #expect(solver.ambiguousVariables().isEmpty)
        try solver.setConstant(80, of: id)
        #expect(solver.value(of: x) == 80)
        try solver.remove(other)
        try solver.remove(id)
        #expect(solver.ambiguousVariables() == [x])
      }
    }
    var solver = Solver()
    let x = solver.makeVariable()
    expectError(.priority(1000)) { () throws(SolverError) in
      try solver.add(Constraint(x + 0, equals: 50, excess: 250, shortfall: 1000))
    }
  }
}
