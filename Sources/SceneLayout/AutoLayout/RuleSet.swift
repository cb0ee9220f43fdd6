import Cassowary
import SceneModel

/// Adds rules to a solver and gives up those that contradict others, as UIKit does.
struct RuleSet {
  private(set) var solver: Solver
  private(set) var remarks: [Box.Remark] = []
  private var rules: [ConstraintID: LayoutRule] = [:]
  /// The names of the rules in the order in which they came; nil for one that was given up.
  private var ids: [ConstraintID?] = []
  /// Variables that constraints of the scene name.
  private var named: Set<Variable> = []
  /// Whether the solver takes no more.
  private var isFull = false

  init(_ solver: Solver) {
    self.solver = solver
  }

  /// Adds rules in their order.
  ///
  /// In a conflict one constraint of the scene is broken and the layout goes on: the one that the scene says last, for
  /// UIKit does not document its choice.
  mutating func add(_ list: [LayoutRule]) {
    var solver = Solver()
    swap(&solver, &self.solver)
    solver.batch { solver in
      for rule in list {
        ids.append(add(rule, to: &solver))
        if rule.isWritten { named.formUnion(rule.constraint.terms.map(\.variable)) }
      }
    }
    swap(&solver, &self.solver)
  }

  /// Whether a constraint of the scene is about a variable.
  func namesInConstraint(_ variable: Variable) -> Bool { named.contains(variable) }

  /// The solver without what only makes up for what nothing says.
  var withoutGuesses: Solver {
    var solver = solver
    let guesses = rules.filter { $0.value.isGuess }.map(\.key).sorted()
    solver.batch { solver in
      for id in guesses { try? solver.remove(id) }
    }
    return solver
  }

  /// Changes the numbers of rules that were added, which starts from the solution there is.
  ///
  /// Returns whether that could be done: not if more than numbers differs, or if a conflict came up or was solved by it.
  mutating func change(_ list: [LayoutRule], to others: [LayoutRule]) -> Bool {
    guard list.count == others.count, list.count == ids.count else { return false }
    var changes: [(id: ConstraintID, constant: Double)] = []
    for (index, (old, new)) in zip(list, others).enumerated() where old.constraint != new.constraint {
      guard let id = ids[index], old.constraint.differsOnlyByConstant(from: new.constraint) else { return false }
      changes.append((id, new.constraint.constant))
    }
    for change in changes {
      do throws(SolverError) { try solver.setConstant(change.constant, of: change.id) } catch { return false }
    }
    return true
  }

  private mutating func add(_ rule: LayoutRule, to solver: inout Solver) -> ConstraintID? {
    while true {
      do throws(SolverError) {
        let id = try solver.add(rule.constraint)
        rules[id] = rule
        return id
      } catch {
        if case .tooLarge = error {
          if !isFull { remarks.append((rule.member.site, .constraint(.tooMany(rule.member.text)))) }
          isFull = true
          return nil
        }
        guard case .conflict(let others) = error else {
          remarks.append((rule.member.site, .constraint(.unsolvable(rule.member.text))))
          return nil
        }
        let written = rule.isWritten ? nil : others.last { rules[$0]?.isWritten == true }
        if let written, let broken = rules[written] {
          report(broken, against: others.filter { $0 != written }.compactMap { rules[$0] } + [rule])
          rules[written] = nil
          if let index = ids.firstIndex(of: written) { ids[index] = nil }
          if (try? solver.remove(written)) == nil { return nil }
        } else {
          report(rule, against: others.compactMap { rules[$0] })
          return nil
        }
      }
    }
  }

  private mutating func report(_ broken: LayoutRule, against others: [LayoutRule]) {
    // A stack or a frame is the source of several rules.
    var seen: Set<ConstraintFault.Member> = []
    let others = others.map(\.member).filter { seen.insert($0).inserted }
    remarks.append((broken.member.site, .constraint(.unsatisfiable(broken: broken.member.text, with: others))))
  }
}

extension Constraint {
  fileprivate func differsOnlyByConstant(from other: Constraint) -> Bool {
    var other = other
    other.constant = constant
    return self == other
  }
}
