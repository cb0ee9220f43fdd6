/// How much a constraint matters, as UIKit counts it: above 0, up to 1000, which is required.
///
/// A constraint is never given up for any number of constraints of lower priority. Among equals the sum of the amounts
/// by which they are missed is the least.
public struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number that UIKit gives it.
  public let rawValue: Double

  /// Makes a priority of UIKit's number.
  public init(rawValue: Double) { self.rawValue = rawValue }

  /// The constraint must hold.
  public static let required = Priority(rawValue: 1000)
  /// With which a control resists being compressed.
  public static let defaultHigh = Priority(rawValue: 750)
  /// With which a control hugs its content.
  public static let defaultLow = Priority(rawValue: 250)

  /// Whether the first matters less than the second.
  public static func < (one: Priority, other: Priority) -> Bool { one.rawValue < other.rawValue }
}

extension Priority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a priority of a literal.
  public init(floatLiteral value: Double) { self.init(rawValue: value) }
  /// Makes a priority of a literal.
  public init(integerLiteral value: Int) { self.init(rawValue: Double(value)) }
}
