/// Which rows each parametric symbol occurs in, in no particular order: the way from a column to its rows.
struct ColumnIndex: Sendable {
  private var columns: [[Int32]] = []

  /// The rows of a symbol.
  subscript(symbol: Symbol) -> [Int32] { columns[symbol.index] }

  /// Makes room for one more symbol.
  mutating func grow() { columns.append([]) }

  /// Notes that a symbol occurs in a row from now on.
  @inline(__always)
  mutating func enter(_ row: Int32, for symbol: Symbol) { columns[symbol.index].append(row) }

  /// Notes that a symbol occurs in a row no more.
  mutating func strike(_ row: Int32, for symbol: Symbol) {
    guard let last = columns[symbol.index].popLast(), last != row else { return }
    for position in columns[symbol.index].indices.reversed() where columns[symbol.index][position] == row {
      columns[symbol.index][position] = last
      return
    }
  }

  /// Notes that a symbol occurs no more in some rows: those whose flags are set, of which there are so many.
  mutating func strike(_ count: Int, of symbol: Symbol, where flags: [Bool]) {
    var kept = 0, rest = count, place = 0
    columns[symbol.index].withUnsafeMutableBufferPointer { column in
      while place < column.count, rest > 0 {
        let row = column[place]
        if flags[Int(row)] {
          rest -= 1
        } else {
          column[kept] = row
          kept += 1
        }
        place += 1
      }
      while place < column.count {
        column[kept] = column[place]
        kept += 1
        place += 1
      }
    }
    columns[symbol.index].removeLast(place - kept)
  }

  /// The rows of a symbol, which occurs in none of them from now on.
  mutating func take(_ symbol: Symbol) -> [Int32] {
    var column: [Int32] = []
    swap(&column, &columns[symbol.index])
    return column
  }
}
