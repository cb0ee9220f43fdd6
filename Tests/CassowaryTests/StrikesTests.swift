import Testing

@testable import Cassowary

@Suite struct StrikesTests {
  @Test("The rows that a symbol went out of are taken from its column, and the others keep their order")
  func strikes() {
    var columns = ColumnIndex()
    let symbols = (0..<2).map { Symbol(number: $0) }
    for symbol in symbols {
      columns.grow()
      for row: Int32 in [4, 1, 3, 0, 2] { columns.enter(row, for: symbol) }
    }
    var strikes = Strikes()
    strikes.begin(2, 5)
    strikes.add(1, at: 1)
    strikes.add(0, at: 1)
    strikes.add(4, at: 0)
    strikes.apply(to: &columns, symbols.map { Term(symbol: $0, coefficient: 1) })
    #expect(columns[symbols[0]] == [1, 3, 0, 2])
    #expect(columns[symbols[1]] == [4, 3, 2])
    // The next pivot begins anew.
    strikes.begin(2, 5)
    strikes.apply(to: &columns, symbols.map { Term(symbol: $0, coefficient: 1) })
    #expect(columns[symbols[0]] == [1, 3, 0, 2])
  }

  @Test("Four hundred equal lengths that are squeezed into a row share it")
  func squeezed() throws {
    var solver = Solver()
    let widths = (0..<400).map { _ in solver.makeVariable() }
    try solver.batch { solver throws(SolverError) in
      for width in widths {
        try solver.add(
          Constraint(
            LinearExpression(width), equals: 50, excess: Priority(rawValue: 250), shortfall: Priority(rawValue: 750)))
        try solver.add(Constraint(LinearExpression(width), .greaterThanOrEqual, 0))
      }
      var end = LinearExpression(0)
      for (index, width) in widths.enumerated() {
        if index > 0 {
          try solver.add(Constraint(LinearExpression(width), .equal, LinearExpression(widths[index - 1])))
        }
        end = end + LinearExpression(width)
      }
      try solver.add(Constraint(end, .equal, 320))
    }
    #expect(widths.allSatisfy { abs(solver.value(of: $0) - 0.8) < 1e-6 })
  }
}
