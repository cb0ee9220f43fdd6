/// A symbol times a number.
struct Term: Sendable {
  var symbol: Symbol
  var coefficient: Double
}

/// A line of the tableau: a basic symbol's value as a constant and a sum of parametric symbols.
///
/// The terms are one flat array in the order of their symbols: rows are short, are added far more often than they are
/// looked into, and two sorted arrays are added in one walk.
struct Row: Sendable {
  var constant: Double
  private(set) var terms: [Term]

  init(constant: Double) {
    self.constant = constant
    terms = []
  }

  /// Where the symbol stands, or where it would stand.
  private func position(of symbol: Symbol) -> Int {
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The number that the symbol is multiplied by; 0 if it does not occur.
  func coefficient(of symbol: Symbol) -> Double {
    let position = position(of: symbol)
    return position < terms.count && terms[position].symbol == symbol ? terms[position].coefficient : 0
  }

  /// Adds a symbol times a number.
  mutating func add(_ symbol: Symbol, times coefficient: Double) {
    let position = position(of: symbol)
    if position < terms.count, terms[position].symbol == symbol {
      let sum = Tolerance.sum(terms[position].coefficient, coefficient)
      if sum == 0 { terms.remove(at: position) } else { terms[position].coefficient = sum }
    } else if coefficient != 0 {
      terms.insert(Term(symbol: symbol, coefficient: coefficient), at: position)
    }
  }

  /// Takes the symbol out and returns what it was multiplied by; 0 if it does not occur.
  @discardableResult
  mutating func remove(_ symbol: Symbol) -> Double {
    let position = position(of: symbol)
    guard position < terms.count, terms[position].symbol == symbol else { return 0 }
    return terms.remove(at: position).coefficient
  }

  /// Adds another row times a number, and tells the places in the other of the symbols that came in or
  /// went out.
  @inline(__always)
  mutating func add(
    _ other: borrowing Row, times factor: Double, scratch: inout [Term],
    changed: (_ place: Int, _ isIn: Bool) -> Void = { _, _ in }
  ) {
    constant += other.constant * factor
    scratch.removeAll(keepingCapacity: true)
    scratch.reserveCapacity(terms.count + other.terms.count)
    var mine = 0
    var theirs = 0
    while mine < terms.count && theirs < other.terms.count {
      let one = terms[mine]
      let two = other.terms[theirs]
      if one.symbol < two.symbol {
        scratch.append(one)
        mine += 1
      } else if two.symbol < one.symbol {
        scratch.append(Term(symbol: two.symbol, coefficient: two.coefficient * factor))
        changed(theirs, true)
        theirs += 1
      } else {
        let sum = Tolerance.sum(one.coefficient, two.coefficient * factor)
        if sum != 0 { scratch.append(Term(symbol: one.symbol, coefficient: sum)) } else { changed(theirs, false) }
        mine += 1
        theirs += 1
      }
    }
    while mine < terms.count {
      scratch.append(terms[mine])
      mine += 1
    }
    while theirs < other.terms.count {
      let two = other.terms[theirs]
      scratch.append(Term(symbol: two.symbol, coefficient: two.coefficient * factor))
      changed(theirs, true)
      theirs += 1
    }
    swap(&terms, &scratch)
  }

  /// Turns `0 = row` into `symbol = row`.
  mutating func solve(for symbol: Symbol) {
    let factor = -1 / remove(symbol)
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Turns `leaving = row` into `entering = row`: the exchange of a pivot.
  mutating func exchange(_ leaving: Symbol, for entering: Symbol) {
    add(leaving, times: -1)
    solve(for: entering)
  }
}
