// Solves a system with our solver; the counterpart of kiwi.cpp, compiled together with Sources/Cassowary.
//
//   ours FILE TIMES CHANGES

import Foundation

/// A line of the file that is a constraint.
struct Line {
  var relation: Relation
  var priority: Priority
  var constant: Double
  var terms: [(variable: Int, coefficient: Double)]

  func constraint(_ variables: [Variable]) -> Constraint {
    var left: LinearExpression = 0
    for term in terms { left = left + variables[term.variable] * term.coefficient }
    return Constraint(left, relation, LinearExpression(constant), priority: priority)
  }
}

func milliseconds(_ body: () -> Void) -> Double {
  let time = ContinuousClock().measure(body)
  return Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) / 1e15
}

@main
enum Ours {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let times = Int(arguments[2]), let changes = Int(arguments[3]) else { exit(2) }
    let text = try String(contentsOfFile: arguments[1], encoding: .utf8)
    var lines: [Line] = []
    var edits: [Int] = []
    var count = 0
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 1 { count = Int(words[0]) ?? 0 }
      if words.count < 3 { continue }
      if words[0] == "e" {
        edits.append(Int(words[1]) ?? 0)
        continue
      }
      let numbers = words.dropFirst().map { Double($0) ?? 0 }
      let relation: Relation = words[0] == "<" ? .lessThanOrEqual : words[0] == ">" ? .greaterThanOrEqual : .equal
      let terms = stride(from: 2, to: numbers.count - 1, by: 2).map { (Int(numbers[$0]), numbers[$0 + 1]) }
      lines.append(
        Line(relation: relation, priority: Priority(rawValue: numbers[0]), constant: numbers[1], terms: terms))
    }
    var empty = Solver()
    let variables = (0..<count).map { _ in empty.makeVariable() }
    let constraints = lines.map { $0.constraint(variables) }
    var best = Double.infinity
    var bestChange = Double.infinity
    var refused = 0
    var sum = 0.0
    for _ in 0..<times {
      var solver = empty
      refused = 0
      let time = milliseconds {
        solver.batch { solver in
          for edit in edits {
            try? solver.edit(variables[edit], priority: 999)
            try? solver.suggest(375, for: variables[edit])
          }
          for constraint in constraints {
            do { try solver.add(constraint) } catch { refused += 1 }
          }
        }
      }
      best = min(best, time)
      sum = variables.reduce(0) { $0 + solver.value(of: $1) }
      let changing = milliseconds {
        for change in 0..<changes {
          for edit in edits { try? solver.suggest(Double(320 + change % 100), for: variables[edit]) }
        }
      }
      if changes > 0 { bestChange = min(bestChange, changing / Double(changes)) }
    }
    print(
      "uirender   refused \(refused), sum \(String(format: "%.3f", sum)), solve \(String(format: "%.3f", best)) ms,",
      "change \(String(format: "%.4f", bestChange)) ms")
  }
}
