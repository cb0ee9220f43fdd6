/// A value of a scene file and the byte at which it starts.
package struct JSON: Sendable {
  /// What JSON knows.
  package enum Value: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([Member])
  }

  /// A key with its value.
  package struct Member: Sendable {
    package var key: String
    package var keyOffset: Int
    package var value: JSON
  }

  package var offset: Int
  package var value: Value

  /// The kind of the value, in words for a message.
  var kind: String {
    switch value {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// Whether it is an object that says something other than null for a key.
  func hasValue(_ key: String) -> Bool {
    guard case .object(let members) = value, let member = members.first(where: { $0.key == key }) else { return false }
    if case .null = member.value.value { return false }
    return true
  }
}
