/// A value of a scene file and the byte at which it starts.
struct JSON {
  /// What JSON knows.
  enum Value {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([Member])
  }

  /// A key with its value.
  struct Member {
    var key: String
    var keyOffset: Int
    var value: JSON
  }

  var offset: Int
  var value: Value

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
}
