extension String {
  /// The text as a JSON string, its quotes and control characters escaped.
  public var quoted: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case "\0"..<" ", "\u{7F}":
        let hex = String(scalar.value, radix: 16, uppercase: true)
        text += "\\u00" + (hex.utf8.count < 2 ? "0" : "") + hex
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
