/// What files say that are no scenes, whose faults are not told value by value.
extension JSON {
  /// The value of an object's key, if this is an object that has it.
  package subscript(key: String) -> JSON? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The text, if this is one.
  package var string: String? { if case .string(let text) = value { text } else { nil } }
  /// The number, if this is one.
  package var number: Double? { if case .number(let number) = value { number } else { nil } }
  /// The whole number, if this is one.
  package var int: Int? { number.flatMap { Int(exactly: $0) } }
  /// The truth value, if this is one.
  package var bool: Bool? { if case .bool(let value) = value { value } else { nil } }
  /// The elements, if this is a list.
  package var array: [JSON]? { if case .array(let elements) = value { elements } else { nil } }
}
