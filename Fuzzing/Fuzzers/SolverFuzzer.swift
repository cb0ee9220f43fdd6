import Cassowary

/// Series of changes to a system of constraints, the values of which must keep what is required.
final class SolverFuzzer: Fuzzer {
  static let name = "solver"
  static let longest = 1200

  static func seeds(_ package: String) -> [[UInt8]] { MadeSceneFuzzer.seeds(package) }

  init(_ package: String) {}

  func take(_ bytes: [UInt8]) {
    var decisions = Decisions(bytes)
    var run = SolverRun(hasHardNumbers: decisions.byte() % 4 == 0, count: 1 + decisions.number(below: 12))
    while !decisions.isAtEnd { run.step(&decisions) }
    run.check()
  }
}

/// A solver, and what it was told.
private struct SolverRun {
  private var solver = Solver()
  private let variables: [Variable]
  private var held: [(id: ConstraintID, constraint: Constraint)] = []
  private var edited: Set<Variable> = []
  /// Numbers near the bounds of what is accepted, for which sums have few correct digits.
  private let hasHardNumbers: Bool

  init(hasHardNumbers: Bool, count: Int) {
    self.hasHardNumbers = hasHardNumbers
    var solver = Solver()
    variables = (0..<count).map { _ in solver.makeVariable() }
    self.solver = solver
  }

  mutating func step(_ decisions: inout Decisions) {
    switch decisions.number(below: 16) {
    case 0..<10: add(decisions.constraint(variables, isHard: hasHardNumbers))
    case 10, 11:
      guard !held.isEmpty else { return }
      let index = decisions.number(below: held.count)
      do throws(SolverError) { try solver.remove(held[index].id) } catch { require(false, "not removed: \(error)") }
      held.remove(at: index)
    case 12, 13:
      guard !held.isEmpty else { return }
      let index = decisions.number(below: held.count)
      let constant = decisions.constant(isHard: hasHardNumbers)
      do {
        try solver.setConstant(constant, of: held[index].id)
        held[index].constraint.constant = constant
      } catch {}
    case 14:
      let variable = decisions.one(of: variables)
      if edited.insert(variable).inserted {
        do { try solver.edit(variable, priority: 500) } catch { edited.remove(variable) }
      } else {
        do { try solver.suggest(decisions.constant(isHard: hasHardNumbers), for: variable) } catch {}
      }
    default:
      var more = decisions
      let constraints = (0..<4).map { _ in more.constraint(variables, isHard: hasHardNumbers) }
      decisions = more
      var copy = self
      let batch = solver.batch { solver -> SolverRun in
        copy.solver = solver
        for constraint in constraints { copy.add(constraint) }
        solver = copy.solver
        return copy
      }
      held = batch.held
    }
  }

  private mutating func add(_ constraint: Constraint) {
    do throws(SolverError) {
      held.append((try solver.add(constraint), constraint))
    } catch {
      guard case .conflict(let ids) = error else { return }
      require(ids.allSatisfy { id in held.contains { $0.id == id } }, "a conflict with what is not there")
    }
  }

  func check() {
    for variable in variables { require(solver.value(of: variable).isFinite, "not a number") }
    _ = solver.ambiguousVariables()
    guard !hasHardNumbers else { return }
    for (_, constraint) in held where constraint.priority == .required {
      let sum = constraint.terms.reduce(0) { $0 + solver.value(of: $1.variable) * $1.coefficient }
      let size = constraint.terms.reduce(1) { max($0, abs(solver.value(of: $1.variable) * $1.coefficient)) }
      let missed =
        switch constraint.relation {
        case .equal: abs(sum - constraint.constant)
        case .lessThanOrEqual: sum - constraint.constant
        case .greaterThanOrEqual: constraint.constant - sum
        }
      require(missed <= 1e-4 * size, "missed by \(missed): \(constraint)")
    }
  }
}

extension Decisions {
  fileprivate mutating func constant(isHard: Bool) -> Double {
    if isHard { return one(of: [0, 1, -1e9, 1e9, 1e-9, 0.1, 3e8, -7e-7, 1e9 + 1, .nan, -.infinity, 123_456.789]) }
    return Double(number(below: 1001)) - 300
  }

  fileprivate mutating func constraint(_ variables: [Variable], isHard: Bool) -> Constraint {
    var sum = LinearExpression(0)
    for _ in 0...number(below: 4) {
      let factors = isHard ? [1, 1e-6, 1e6, -1e6, 1e-7, 0.1, -1, 3, .nan, 0, 1.0 / 3] : [1, -1, 2, -2, 0.5, 3, 0]
      sum = sum + one(of: variables) * one(of: factors)
    }
    let relation = one(of: [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
    let priorities: [Double] = [1000, 750, 250, 1, 999, 1000, isHard ? 1e-300 : 50, isHard ? .nan : 500]
    return Constraint(
      sum, relation, LinearExpression(constant(isHard: isHard)), priority: Priority(rawValue: one(of: priorities)))
  }
}
