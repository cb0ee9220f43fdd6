import Cassowary
import Testing

/// Systems in which many bounds meet in one point, where a careless simplex turns in circles.
@Suite struct DegenerateTests {
  @Test("Beale's example, on which the simplex cycles without Bland's rule, ends at its optimum")
  func beale() throws {
    var solver = Solver()
    let x = (0..<4).map { _ in solver.makeVariable() }
    for variable in x { try solver.add(Constraint(LinearExpression(variable), .greaterThanOrEqual, 0)) }
    func sum(_ coefficients: [Double]) -> LinearExpression {
      zip(x, coefficients).reduce(0) { $0 + $1.0 * $1.1 }
    }
    try solver.add(Constraint(sum([0.25, -8, -1, 9]), .lessThanOrEqual, 0))
    try solver.add(Constraint(sum([0.5, -12, -0.5, 3]), .lessThanOrEqual, 0))
    try solver.add(Constraint(LinearExpression(x[2]), .lessThanOrEqual, 1))
    let goal = sum([0.75, -20, 0.5, -6])
    try solver.add(Constraint(goal, .greaterThanOrEqual, 1000, priority: 500))
    let value = goal.terms.reduce(0) { $0 + $1.coefficient * solver.value(of: $1.variable) }
    #expect(abs(value - 1.25) < 1e-9)
  }

  @Test("A ring of equal views, all bounded, ends, and one edit moves all of it")
  func ring() throws {
    var solver = Solver()
    let widths = (0..<60).map { _ in solver.makeVariable() }
    for index in widths.indices {
      let next = widths[(index + 1) % widths.count]
      try solver.add(Constraint(LinearExpression(widths[index]), .lessThanOrEqual, LinearExpression(next)))
      try solver.add(Constraint(LinearExpression(widths[index]), .greaterThanOrEqual, 0))
      try solver.add(Constraint(LinearExpression(widths[index]), .equal, 0, priority: .defaultLow))
    }
    #expect(solver.ambiguousVariables().isEmpty)
    try solver.edit(widths[17], priority: .defaultHigh)
    try solver.suggest(44, for: widths[17])
    #expect(widths.allSatisfy { abs(solver.value(of: $0) - 44) < 1e-9 })
  }

  @Test("Three hundred views in a row that fill it equally are solved, each to its share")
  func longRow() throws {
    var solver = Solver()
    let count = 300
    let (lefts, widths) = (
      (0..<count).map { _ in solver.makeVariable() }, (0..<count).map { _ in solver.makeVariable() }
    )
    try solver.batch { solver in
      for index in 0..<count {
        let start = index == 0 ? LinearExpression(0) : lefts[index - 1] + widths[index - 1]
        try solver.add(Constraint(LinearExpression(lefts[index]), .equal, start))
        try solver.add(Constraint(LinearExpression(widths[index]), .greaterThanOrEqual, 0))
        if index > 0 {
          try solver.add(Constraint(LinearExpression(widths[index]), .equal, LinearExpression(widths[0])))
        }
      }
      try solver.add(Constraint(lefts[count - 1] + widths[count - 1], .equal, 150))
    }
    #expect(abs(solver.value(of: widths[count - 1]) - 0.5) < 1e-9)
    #expect(solver.ambiguousVariables().isEmpty)
  }

  @Test("An optional constraint is never named in a conflict, whatever rounding has left of it")
  func optionalIsNoCulprit() throws {
    var solver = Solver()
    let x = (0..<7).map { _ in solver.makeVariable() }
    var held: [ConstraintID] = [], required: Set<ConstraintID> = []
    func add(_ sum: LinearExpression, _ relation: Relation, _ right: Double, _ priority: Double) {
      let constraint = Constraint(sum, relation, LinearExpression(right), priority: Priority(rawValue: priority))
      do throws(SolverError) {
        held.append(try solver.add(constraint))
        if priority == 1000, let id = held.last { required.insert(id) }
      } catch {
        guard case .conflict(let others) = error else { return }
        #expect(others.allSatisfy(required.contains), "\(others)")
      }
    }
    func remove(_ index: Int) throws { try solver.remove(held.remove(at: index % held.count)) }
    add(x[4] * -1e6, .greaterThanOrEqual, 1, 1e-300)
    add(0, .lessThanOrEqual, -0.0, 250)
    try remove(1)
    add(x[2] * 0.1 + x[4] * 3, .equal, 1e9, 750)
    add(x[5] * 3, .greaterThanOrEqual, 1, 1000)
    add(0, .greaterThanOrEqual, -7e-07, 1000)
    try remove(3)
    add(x[2] * 0.1 + x[2] * 0.1 + x[6] * 1, .greaterThanOrEqual, -1e9, 999)
    try solver.edit(x[4], priority: 500)
    add(x[2] * 1e-6 + x[6] * -1e6, .greaterThanOrEqual, 3e8, 999)
    try solver.setConstant(-7e-07, of: held[1])
    try solver.edit(x[5], priority: 500)
    add(x[1] * 1e6, .greaterThanOrEqual, -1e9, 999)
    try solver.edit(x[2], priority: 500)
    try remove(0)
    try solver.edit(x[1], priority: 500)
    try solver.setConstant(0.1, of: held[2])
    try solver.suggest(1e9, for: x[5])
    try remove(3)
    add(x[5] * 1 + x[6] * -1 + x[1] * 1e6, .greaterThanOrEqual, 123_456.789, 1000)
    add(x[2] * 3 + x[1] * -1 + x[5] * 3 + x[6] * -1, .lessThanOrEqual, 1e9, 999)
    add(x[1] * -1e6, .lessThanOrEqual, 1, 1)
    add(x[6] * 1e-6 + x[5] * -1e6, .greaterThanOrEqual, -7e-07, 1000)
  }
}
