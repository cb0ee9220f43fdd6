import Cassowary
import Foundation
import Testing

/// Random systems whose solutions a general linear-program solver and kiwi agree on; `Systems/generate.py` wrote them.
@Suite struct RandomSystemTests {
  @Test("A system is solved as kiwi and a general solver solve it", arguments: ListedSystem.all)
  func agrees(system: ListedSystem) throws {
    let built = system.build()
    #expect(built.refused == system.refused)
    for (priority, sum) in system.missed {
      let ours = built.missed(at: Priority(rawValue: priority))
      #expect(abs(ours - sum) < 1e-3, "priority \(priority): missed by \(ours), expected \(sum)")
    }
    for (variable, value) in system.values {
      let ours = built.solver.value(of: built.variables[variable])
      #expect(abs(ours - value) < 1e-3, "variable \(variable): \(ours), expected \(value)")
    }
    let ambiguous = Set(built.solver.ambiguousVariables())
    #expect(built.variables.indices.filter { ambiguous.contains(built.variables[$0]) } == system.ambiguous)
  }

  @Test("Every required constraint that was accepted holds", arguments: ListedSystem.all)
  func holds(system: ListedSystem) {
    #expect(system.build().missed(at: .required) < 1e-6)
  }

  @Test("A conflict names an irreducible set: without any one of it the rest can be met", arguments: ListedSystem.all)
  func isIrreducible(system: ListedSystem) throws {
    let built = system.build()
    for (culprit, others) in zip(built.refused, built.conflicts) {
      let members = others + [culprit]
      #expect(ListedSystem.canMeet(members.map { built.constraints[$0] }, of: system.count) == false)
      for member in members {
        let rest = members.filter { $0 != member }.map { built.constraints[$0] }
        #expect(ListedSystem.canMeet(rest, of: system.count))
      }
    }
  }

  @Test("Changes made at once come to the same as changes made one by one", arguments: ListedSystem.all)
  func batch(system: ListedSystem) {
    let one = system.build()
    let other = system.build(isBatch: true)
    #expect(one.refused == other.refused)
    for (priority, sum) in system.missed { #expect(abs(other.missed(at: Priority(rawValue: priority)) - sum) < 1e-3) }
  }
}
