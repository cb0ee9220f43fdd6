/// A value on its way to JSON.
enum JSONText {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([JSONText])
  case object([(String, JSONText)])

  /// The text or null.
  static func optional(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }

  /// The number or null.
  static func optional(_ number: Int?) -> JSONText { number.map { .int($0) } ?? .null }

  /// The value as JSON on one line, which may also stand in a script of an HTML page.
  var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .int(let value): "\(value)"
    case .double(let value): value.isFinite ? "\(value)" : "null"
    case .string(let value): Self.quote(value)
    case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
    case .object(let members): "{" + members.map { Self.quote($0.0) + ":" + $0.1.text }.joined(separator: ",") + "}"
    }
  }

  private static func quote(_ value: String) -> String {
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      // No end tag and no comment can begin in a string of a script.
      case "\0"..<" ", "<", "\u{7F}", "\u{2028}", "\u{2029}":
        let hex = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - hex.utf8.count) + hex
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
