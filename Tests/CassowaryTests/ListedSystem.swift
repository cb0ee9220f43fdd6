import Cassowary
import Foundation
import Testing

/// A system of `Systems/random.txt` and its solution.
struct ListedSystem: CustomTestStringConvertible, Sendable {
  struct Line: Sendable {
    var relation: Relation
    var priority: Double
    var constant: Double
    var terms: [(variable: Int, coefficient: Double)]

    func constraint(on variables: [Variable]) -> Constraint {
      var left: LinearExpression = 0
      for term in terms { left = left + variables[term.variable] * term.coefficient }
      return Constraint(left, relation, LinearExpression(constant), priority: Priority(rawValue: priority))
    }
  }

  var name = ""
  var count = 0
  var lines: [Line] = []
  var refused: [Int] = []
  var missed: [(priority: Double, sum: Double)] = []
  var ambiguous: [Int] = []
  var values: [(variable: Int, value: Double)] = []

  var testDescription: String { name }

  /// What a solver made of a system.
  struct Built {
    var solver = Solver()
    var variables: [Variable] = []
    var constraints: [Constraint] = []
    /// The names of the constraints that were accepted, by their numbers.
    var ids: [Int: ConstraintID] = [:]
    var refused: [Int] = []
    /// The constraints that contradict each one refused.
    var conflicts: [[Int]] = []

    /// The sum by which the accepted constraints of a priority are missed.
    func missed(at priority: Priority) -> Double {
      ids.keys.map { constraints[$0] }.filter { $0.priority == priority }.reduce(0) { $0 + miss(of: $1) }
    }

    /// The amount by which a constraint is missed.
    func miss(of constraint: Constraint) -> Double {
      let left = constraint.terms.reduce(0) { $0 + solver.value(of: $1.variable) * $1.coefficient }
      switch constraint.relation {
      case .equal: return abs(left - constraint.constant)
      case .lessThanOrEqual: return max(0, left - constraint.constant)
      case .greaterThanOrEqual: return max(0, constraint.constant - left)
      }
    }
  }

  /// Gives a new solver the constraints in their order.
  func build(isBatch: Bool = false) -> Built {
    var built = Built()
    built.variables = (0..<count).map { _ in built.solver.makeVariable() }
    built.constraints = lines.map { $0.constraint(on: built.variables) }
    var solver = built.solver
    func fill(_ solver: inout Solver) {
      for (number, constraint) in built.constraints.enumerated() {
        do throws(SolverError) {
          built.ids[number] = try solver.add(constraint)
        } catch {
          built.refused.append(number)
          guard case .conflict(let others) = error else { continue }
          built.conflicts.append(built.ids.filter { others.contains($0.value) }.map(\.key).sorted())
        }
      }
    }
    if isBatch { solver.batch(fill) } else { fill(&solver) }
    built.solver = solver
    return built
  }

  /// Whether constraints can all be met.
  static func canMeet(_ constraints: [Constraint], of count: Int) -> Bool {
    var solver = Solver()
    for _ in 0..<count { _ = solver.makeVariable() }
    for constraint in constraints {
      do { try solver.add(constraint) } catch { return false }
    }
    return true
  }

  static let all: [ListedSystem] = {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Systems/random.txt")
    guard let text = try? String(contentsOf: path, encoding: .utf8) else { return [] }
    return parse(text)
  }()

  private static func parse(_ text: String) -> [ListedSystem] {
    var systems: [ListedSystem] = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      let numbers = words.dropFirst().map { Double($0) ?? .nan }
      if words[0] == "system" {
        systems.append(ListedSystem(name: words[1], count: Int(words[2]) ?? 0))
        continue
      }
      let last = systems.count - 1
      switch words[0] {
      case "refused": systems[last].refused = numbers.map { Int($0) }
      case "missed": systems[last].missed.append((numbers[0], numbers[1]))
      case "ambiguous": systems[last].ambiguous = numbers.map { Int($0) }
      case "value": systems[last].values.append((Int(numbers[0]), numbers[1]))
      default:
        let relation: Relation = words[0] == "<" ? .lessThanOrEqual : words[0] == ">" ? .greaterThanOrEqual : .equal
        let terms = stride(from: 2, to: numbers.count, by: 2).map { (Int(numbers[$0]), numbers[$0 + 1]) }
        systems[last].lines.append(
          Line(relation: relation, priority: numbers[0], constant: numbers[1], terms: terms))
      }
    }
    return systems
  }
}
