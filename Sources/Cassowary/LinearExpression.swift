/// A sum of variables times numbers, and a constant.
public struct LinearExpression: Hashable, Sendable {
  /// A variable times a number.
  public struct Term: Hashable, Sendable {
    /// What is multiplied.
    public var variable: Variable
    /// What it is multiplied by.
    public var coefficient: Double
  }

  /// The products, in the order in which they were written; a variable may occur more than once.
  public var terms: [Term]
  /// What is added to the products.
  public var constant: Double

  /// Makes an expression that is a constant.
  public init(_ constant: Double) {
    terms = []
    self.constant = constant
  }

  /// Makes an expression that is a variable times a number.
  public init(_ variable: Variable, times coefficient: Double = 1) {
    terms = [Term(variable: variable, coefficient: coefficient)]
    constant = 0
  }

  /// The sum of two expressions.
  public static func + (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    var sum = one
    sum.terms += other.terms
    sum.constant += other.constant
    return sum
  }

  /// The difference of two expressions.
  public static func - (one: LinearExpression, other: LinearExpression) -> LinearExpression { one + other * -1 }

  /// An expression times a number.
  public static func * (expression: LinearExpression, factor: Double) -> LinearExpression {
    var product = expression
    for index in product.terms.indices { product.terms[index].coefficient *= factor }
    product.constant *= factor
    return product
  }
}

extension LinearExpression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a constant from a literal.
  public init(floatLiteral value: Double) { self.init(value) }
  /// Makes a constant from a literal.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}

extension Variable {
  /// The sum of a variable and an expression.
  public static func + (one: Variable, other: LinearExpression) -> LinearExpression { LinearExpression(one) + other }
  /// The sum of two variables.
  public static func + (one: Variable, other: Variable) -> LinearExpression {
    LinearExpression(one) + LinearExpression(other)
  }
  /// The difference of a variable and an expression.
  public static func - (one: Variable, other: LinearExpression) -> LinearExpression { LinearExpression(one) - other }
  /// The difference of two variables.
  public static func - (one: Variable, other: Variable) -> LinearExpression {
    LinearExpression(one) - LinearExpression(other)
  }
  /// A variable times a number.
  public static func * (variable: Variable, factor: Double) -> LinearExpression {
    LinearExpression(variable, times: factor)
  }
}
