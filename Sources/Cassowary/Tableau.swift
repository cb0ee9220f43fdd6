/// The system in the paper's basic feasible solved form (section 2.1): each basic symbol is a row of parametric ones,
/// and the values are read off by setting the parametric symbols to 0.
///
/// Rows keep their place while symbols enter and leave the basis; for each parametric symbol a list says in which rows
/// it occurs, so that a pivot touches these rows only.
struct Tableau: Sendable {
  /// What is known of a symbol.
  private struct Entry: Sendable {
    var kind: SymbolKind
    /// The row of a basic symbol, or -1.
    var row: Int32
    /// The constraint whose mark, slack or error it is.
    var constraint: ConstraintID?
  }

  private var symbols: [Entry] = []
  private var freeSymbols: [Symbol] = []
  private(set) var rows: [Row] = []
  private var basics: [Symbol] = []
  private var freeRows: [Int] = []
  private var columns = ColumnIndex()
  private var costs: [Cost] = []
  private var scratch: [Term] = []
  private var strikes = Strikes()
  /// Symbols whose cost fell below 0 since they were last looked at; some may have risen again.
  private var bargains: [Symbol] = []
  /// Rows whose restricted symbol fell below 0 since they were last looked at; some may have risen again.
  private var debts: [Int] = []
  /// How many terms all rows have.
  private(set) var termCount = 0

  // MARK: Symbols

  /// How many symbols were ever in use at a time.
  var symbolCount: Int { symbols.count }

  mutating func makeSymbol(_ kind: SymbolKind, for constraint: ConstraintID? = nil) -> Symbol {
    let entry = Entry(kind: kind, row: -1, constraint: constraint)
    if let symbol = freeSymbols.popLast() {
      symbols[symbol.index] = entry
      return symbol
    }
    symbols.append(entry)
    columns.grow()
    costs.append(.zero)
    return Symbol(number: Int32(symbols.count - 1))
  }

  /// Gives a symbol back that occurs nowhere any more, except for what rounding left of it.
  mutating func release(_ symbol: Symbol) {
    for row in columns.take(symbol) {
      termCount -= rows[Int(row)].terms.count
      rows[Int(row)].remove(symbol)
      termCount += rows[Int(row)].terms.count
    }
    costs[symbol.index] = .zero
    freeSymbols.append(symbol)
  }

  func kind(of symbol: Symbol) -> SymbolKind { symbols[symbol.index].kind }
  func constraint(of symbol: Symbol) -> ConstraintID? { symbols[symbol.index].constraint }
  func cost(of symbol: Symbol) -> Cost { costs[symbol.index] }
  func basic(of row: Int) -> Symbol { basics[row] }

  /// The row of a basic symbol; nil for a parametric one.
  func row(of symbol: Symbol) -> Int? {
    let row = symbols[symbol.index].row
    return row < 0 ? nil : Int(row)
  }

  /// The value of a symbol.
  func value(of symbol: Symbol) -> Double {
    guard let row = row(of: symbol) else { return 0 }
    return rows[row].constant
  }

  /// The rows in which a parametric symbol occurs, with what it is multiplied by there.
  @inline(__always)
  func forEachRow(with symbol: Symbol, _ body: (_ row: Int, _ coefficient: Double) -> Void) {
    for row in columns[symbol] { body(Int(row), rows[Int(row)].coefficient(of: symbol)) }
  }

  /// In how many rows a parametric symbol occurs.
  func spread(of symbol: Symbol) -> Int { columns[symbol].count }

  // MARK: Rows

  /// Adds a symbol times a number to a row that is not in the tableau yet, in terms of parametric symbols.
  mutating func add(_ symbol: Symbol, times coefficient: Double, to row: inout Row) {
    if let basic = self.row(of: symbol) {
      row.add(rows[basic], times: coefficient, scratch: &scratch)
    } else {
      row.add(symbol, times: coefficient)
    }
  }

  /// Takes up a row for a symbol that occurs nowhere yet.
  @discardableResult
  mutating func insert(_ row: Row, for symbol: Symbol) -> Int {
    let index: Int
    if let free = freeRows.popLast() {
      index = free
      rows[free] = row
      basics[free] = symbol
    } else {
      index = rows.count
      rows.append(row)
      basics.append(symbol)
    }
    symbols[symbol.index].row = Int32(index)
    termCount += row.terms.count
    for term in row.terms { columns.enter(Int32(index), for: term.symbol) }
    settle(index)
    return index
  }

  /// Drops a row; its basic symbol occurs nowhere afterwards.
  mutating func removeRow(_ index: Int) {
    symbols[basics[index].index].row = -1
    var row = Row(constant: 0)
    swap(&row, &rows[index])
    termCount -= row.terms.count
    for term in row.terms { columns.strike(Int32(index), for: term.symbol) }
    freeRows.append(index)
  }

  /// Takes up `0 = row`, solved for a parametric symbol of it, which is replaced in all other rows.
  mutating func insert(zero row: Row, solvedFor symbol: Symbol) {
    var row = row
    row.solve(for: symbol)
    let column = columns.take(symbol)
    let index = insert(row, for: symbol)
    substitute(symbol, by: index, in: column)
  }

  // MARK: Pivots

  /// Exchanges the basic symbol of a row for a parametric symbol that occurs in it.
  mutating func pivot(_ entering: Symbol, row index: Int) {
    let leaving = basics[index]
    rows[index].exchange(leaving, for: entering)
    symbols[leaving.index].row = -1
    symbols[entering.index].row = Int32(index)
    basics[index] = entering
    columns.enter(Int32(index), for: leaving)
    substitute(entering, by: index, in: columns.take(entering))
  }

  /// Replaces a symbol that became basic by its row in the rows of its column and in the costs.
  private mutating func substitute(_ symbol: Symbol, by pivot: Int, in column: [Int32]) {
    var source = Row(constant: 0)
    swap(&source, &rows[pivot])
    strikes.begin(source.terms.count, rows.count)
    for target in column where Int(target) != pivot {
      termCount -= rows[Int(target)].terms.count
      let factor = rows[Int(target)].remove(symbol)
      rows[Int(target)].add(source, times: factor, scratch: &scratch) { place, isIn in
        if isIn { columns.enter(target, for: source.terms[place].symbol) } else { strikes.add(target, at: place) }
      }
      termCount += rows[Int(target)].terms.count
      settle(Int(target))
    }
    strikes.apply(to: &columns, source.terms)
    if !costs[symbol.index].isZero {
      let cost = costs[symbol.index]
      costs[symbol.index] = .zero
      for term in source.terms { add(cost, times: term.coefficient, to: term.symbol) }
    }
    swap(&source, &rows[pivot])
    settle(pivot)
  }

  // MARK: Values

  /// Moves a row's value along.
  mutating func shift(_ row: Int, by amount: Double) {
    rows[row].constant += amount
    settle(row)
  }

  /// Makes a restricted value that is nearly 0 exactly 0, and notes one that is below.
  private mutating func settle(_ row: Int) {
    if kind(of: basics[row]) == .external { return }
    let value = rows[row].constant
    if value.magnitude <= Tolerance.value {
      rows[row].constant = 0
    } else if value < 0 {
      debts.append(row)
    }
  }

  /// The row below 0 whose symbol is the oldest.
  mutating func nextDebt() -> Int? {
    var next: Int?
    var kept = 0
    for index in debts.indices {
      let row = debts[index]
      if rows[row].constant >= 0 || !kind(of: basics[row]).mayEnter { continue }
      debts[kept] = row
      kept += 1
      if let found = next, basics[found] <= basics[row] { continue }
      next = row
    }
    debts.removeLast(debts.count - kept)
    return next
  }

  // MARK: Costs

  /// Adds to what a symbol costs; for a basic symbol to what the symbols of its row cost.
  mutating func charge(_ cost: Cost, times factor: Double, to symbol: Symbol) {
    guard let row = row(of: symbol) else { return add(cost, times: factor, to: symbol) }
    for index in rows[row].terms.indices {
      let term = rows[row].terms[index]
      add(cost, times: factor * term.coefficient, to: term.symbol)
    }
  }

  private mutating func add(_ cost: Cost, times factor: Double, to symbol: Symbol) {
    costs[symbol.index].add(cost, times: factor)
    if costs[symbol.index].isNegative && kind(of: symbol).mayEnter { bargains.append(symbol) }
  }

  /// The oldest parametric symbol whose cost is below 0.
  mutating func nextBargain() -> Symbol? {
    var next: Symbol?
    var kept = 0
    for index in bargains.indices {
      let symbol = bargains[index]
      if row(of: symbol) != nil || !costs[symbol.index].isNegative || !kind(of: symbol).mayEnter { continue }
      bargains[kept] = symbol
      kept += 1
      next = min(next ?? symbol, symbol)
    }
    bargains.removeLast(bargains.count - kept)
    return next
  }

  /// Takes what a symbol costs for rounding's work, as nothing stands against buying it without end.
  mutating func waiveCost(of symbol: Symbol) { costs[symbol.index] = .zero }
}
