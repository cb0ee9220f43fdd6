import Cassowary
import SceneModel

/// Adds rules to a solver and gives up those that contradict others, as UIKit does.
struct RuleSet {
  private(set) var solver: Solver
  private(set) var remarks: [Box.Remark] = []
  private var rules: [ConstraintID: LayoutRule] = [:]

  init(_ solver: Solver) {
    self.solver = solver
  }

  /// Adds rules in their order.
  ///
  /// In a conflict one constraint of the scene is broken and the layout goes on: the one that the scene says last, for
  /// UIKit does not document its choice.
  mutating func add(_ list: [LayoutRule]) {
    var solver = solver
    solver.batch { solver in
      for rule in list { add(rule, to: &solver) }
    }
    self.solver = solver
  }

  private mutating func add(_ rule: LayoutRule, to solver: inout Solver) {
    while true {
      do throws(SolverError) {
        rules[try solver.add(rule.constraint)] = rule
        return
      } catch {
        guard case .conflict(let others) = error else {
          if let member = rule.member { remarks.append((member.site, .constraint(.unsolvable(member.text)))) }
          return
        }
        let written = rule.isWritten ? nil : others.last { rules[$0]?.isWritten == true }
        if let written, let broken = rules[written] {
          report(broken, against: others.filter { $0 != written }.compactMap { rules[$0] } + [rule])
          rules[written] = nil
          if (try? solver.remove(written)) == nil { return }
        } else {
          report(rule, against: others.compactMap { rules[$0] })
          return
        }
      }
    }
  }

  private mutating func report(_ broken: LayoutRule, against others: [LayoutRule]) {
    guard let member = broken.member else { return }
    let others = others.compactMap(\.member)
    remarks.append((member.site, .constraint(.unsatisfiable(broken: member.text, with: others))))
  }
}
