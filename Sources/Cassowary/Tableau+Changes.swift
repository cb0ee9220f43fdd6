extension Tableau {
  /// Replaces a constraint's marker by itself less a number, which is what a change of the constraint's constant comes
  /// to (section 2.4).
  mutating func shift(_ marker: Symbol, by change: Double) -> Outcome {
    var shifts: [(row: Int, amount: Double)] = []
    if let row = row(of: marker) {
      shifts = [(row, change)]
    } else {
      forEachRow(with: marker) { row, coefficient in shifts.append((row, -coefficient * change)) }
    }
    var outcome = Outcome.done
    for (row, amount) in shifts {
      shift(row, by: amount)
      // The dummy of an equation that says nothing new: nothing in its row could bring it back to 0.
      if kind(of: basic(of: row)) == .dummy && rows[row].constant != 0 { outcome = .contradiction(row: row) }
    }
    return outcome
  }

  /// The row that a marker is exchanged into so that it can be dropped with its row (section 2.6).
  ///
  /// A row that stops the marker from growing keeps all other rows feasible; so does the first that stops it from
  /// falling, as the marker's own sign matters no more. Rows of variables have no sign to keep. But an equation that said
  /// nothing new beside the marker's comes first: from now on it says something, so its dummy has to leave the basis.
  func rowToLeave(for marker: Symbol) -> Int? {
    var redundant: Int?
    forEachRow(with: marker) { row, _ in if kind(of: basic(of: row)) == .dummy { redundant = redundant ?? row } }
    if let redundant { return redundant }
    if let (row, _) = blocker(of: marker) { return row }
    var restricted: (row: Int, limit: Double)?
    var free: (row: Int, size: Double)?
    forEachRow(with: marker) { row, coefficient in
      if kind(of: basic(of: row)) == .external {
        if let best = free, best.size >= coefficient.magnitude { return }
        free = (row, coefficient.magnitude)
      } else if coefficient > Tolerance.pivot {
        let limit = rows[row].constant / coefficient
        if let best = restricted, best.limit <= limit { return }
        restricted = (row, limit)
      }
    }
    return restricted?.row ?? free?.row
  }
}
