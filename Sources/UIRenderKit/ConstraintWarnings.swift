public import SceneModel

extension Diagnostic {
  /// Whether it is about constraints: they contradict each other, or leave something open.
  public var isAboutConstraints: Bool {
    if case .constraint = fault { return true }
    return false
  }
}

extension [Diagnostic] {
  /// How many warnings about constraints anybody reads.
  private static let limit = 100

  /// The first warnings about constraints, and how many more there are.
  func withoutEndlessConstraints(of path: String) -> [Diagnostic] {
    let count = count(where: \.isAboutConstraints)
    guard count > Self.limit else { return self }
    var left = Self.limit
    let shown = filter { diagnostic in
      guard diagnostic.isAboutConstraints else { return true }
      left -= 1
      return left >= 0
    }
    let more = Fault.constraint(.more(count - Self.limit))
    return shown + [Diagnostic(severity: .warning, file: path, fault: more)]
  }
}

extension [(site: Site?, fault: Fault)] {
  /// The findings with those together that cells of one prototype share, where the first of them stood.
  var withCellsTogether: [(site: Site?, fault: Fault)] {
    var places: [CellFinding: Int] = [:]
    var together: [(site: Site?, fault: Fault)] = []
    for finding in self {
      guard case .constraint(.inCells(let fault, let cells)) = finding.fault else {
        together.append(finding)
        continue
      }
      let key = CellFinding(site: finding.site, fault: fault)
      if let place = places[key], case .constraint(.inCells(_, let others)) = together[place].fault {
        together[place].fault = .constraint(.inCells(fault, others + cells.filter { !others.contains($0) }))
      } else {
        places[key] = together.count
        together.append(finding)
      }
    }
    return together
  }
}

/// What is wrong in a cell, whichever it is.
private struct CellFinding: Hashable {
  var site: Site?
  var fault: ConstraintFault
}
