/// The rows that symbols of a pivot's row went out of, kept until the pivot is done: a column is then walked through once and
/// not for each of its rows.
struct Strikes: Sendable {
  private struct Entry: Sendable {
    var row: Int32
    /// The entry before for the same symbol, or -1.
    var previous: Int32
  }

  private var entries: [Entry] = []
  /// The last entry of each term of the pivot's row, or -1.
  private var last: [Int32] = []
  /// A flag for each row, all unset between two columns.
  private var flags: [Bool] = []

  /// Begins with a pivot's row of so many terms, in a tableau of so many rows.
  mutating func begin(_ terms: Int, _ rows: Int) {
    entries.removeAll(keepingCapacity: true)
    last.removeAll(keepingCapacity: true)
    last.append(contentsOf: repeatElement(-1, count: terms))
    if flags.count < rows { flags.append(contentsOf: repeatElement(false, count: rows - flags.count)) }
  }

  /// Notes that the symbol of a term went out of a row.
  @inline(__always)
  mutating func add(_ row: Int32, at place: Int) {
    entries.append(Entry(row: row, previous: last[place]))
    last[place] = Int32(truncatingIfNeeded: entries.count - 1)
  }

  /// Takes the rows out of the columns of the terms' symbols.
  mutating func apply(to columns: inout ColumnIndex, _ terms: [Term]) {
    if entries.isEmpty { return }
    for place in last.indices where last[place] >= 0 {
      let count = flag(last[place], true)
      columns.strike(count, of: terms[place].symbol, where: flags)
      flag(last[place], false)
    }
  }

  @discardableResult
  private mutating func flag(_ end: Int32, _ value: Bool) -> Int {
    var index = end, count = 0
    while index >= 0 {
      flags[Int(entries[Int(index)].row)] = value
      index = entries[Int(index)].previous
      count += 1
    }
    return count
  }
}
