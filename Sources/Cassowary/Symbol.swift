/// A column of the tableau, numbered in the order of creation, so that every choice between equals is the same each time.
struct Symbol: Hashable, Comparable, Sendable {
  let number: Int32

  var index: Int { Int(number) }

  static func < (one: Symbol, other: Symbol) -> Bool { one.number < other.number }
}

/// What a symbol stands for, which says what values it may have.
enum SymbolKind: UInt8, Sendable {
  /// A variable of the caller: any number.
  case external
  /// What an inequality leaves to its bound: 0 or more.
  case slack
  /// The amount by which an optional constraint is missed to one side: 0 or more, and it costs.
  case error
  /// The mark of a required equation: always 0, so it never enters the basis.
  case dummy

  /// Whether a growing value may be bought by a pivot.
  var mayEnter: Bool { self == .slack || self == .error }
}

/// How near to nothing is nothing.
///
/// Constants are points, coefficients are near 1: a layout has some ten digits to spare in a double.
enum Tolerance {
  /// A restricted symbol's value this near to 0 is 0.
  static let value = 1e-7
  /// The least coefficient that may be divided by.
  static let pivot = 1e-8
  /// A coefficient or a cost below this is what rounding left of 0.
  static let coefficient = 1e-10
  /// The part of the greater summand under which a sum is what rounding left of a cancellation.
  static let cancellation = 1e-12

  /// The sum of two numbers, exactly 0 where only rounding keeps it from 0.
  @inline(__always)
  static func sum(_ one: Double, _ other: Double) -> Double {
    let sum = one + other
    let size = sum.magnitude
    return size < coefficient || size < cancellation * one.magnitude ? 0 : sum
  }
}
