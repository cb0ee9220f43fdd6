extension Records {
  /// Reads the rows of a CSV file (RFC 4180): commas, quotes around values that need them, names in the first line.
  /// - Throws: What is wrong with the file, and where.
  public init(csv file: SceneFile) throws(Diagnostics) {
    var parser = CSVParser(file.bytes)
    do throws(CSVParser.Failure) {
      let names = try parser.line()
      guard !names.isEmpty else { throw CSVParser.Failure(offset: 0, fault: .emptyDataFile) }
      var seen: Set<String> = []
      for name in names where !seen.insert(name.text).inserted {
        throw CSVParser.Failure(offset: name.offset, fault: .duplicateColumn(name.text))
      }
      let places = names.map { place(of: $0.text, in: .row) }
      while !parser.isAtEnd {
        let start = parser.index
        let values = try parser.line()
        // An empty line has no row of several values; of one value, it has that, which is empty.
        if names.count > 1, values.count == 1, parser.index - start <= 2, values[0].text.isEmpty { continue }
        guard values.count == names.count else {
          throw CSVParser.Failure(
            offset: start,
            fault: .wrongCount(found: values.count, expected: "\(names.count) values, as in the first line"))
        }
        if let fault = count(values: values.count, file.limits) ?? addRow(file.limits) {
          throw CSVParser.Failure(offset: start, fault: fault)
        }
        for (place, value) in zip(places, values) {
          if let fault = add(value.text, at: place, offset: value.offset, file.limits) {
            throw CSVParser.Failure(offset: value.offset, fault: fault)
          }
        }
      }
    } catch {
      throw Diagnostics(file.diagnostics(.error, [(Site(offset: error.offset), error.fault)]))
    }
  }
}

/// Takes the lines of a CSV file apart.
private struct CSVParser {
  /// A fault and the byte where it is.
  struct Failure: Error {
    var offset: Int
    var fault: Fault
  }

  /// A value and the byte at which it starts.
  struct Value {
    var text: String
    var offset: Int
  }

  private let bytes: [UInt8]
  /// The byte that is read next.
  private(set) var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: JSONParser.byteOrderMark) { index = JSONParser.byteOrderMark.count }
  }

  var isAtEnd: Bool { index >= bytes.count }

  /// The values of the next line, which may go on over several lines of the file in quotes.
  mutating func line() throws(Failure) -> [Value] {
    guard !isAtEnd else { return [] }
    var values: [Value] = []
    while true {
      values.append(try value())
      guard index < bytes.count else { return values }
      switch bytes[index] {
      case UInt8(ascii: ","): index += 1
      case 0x0D where index + 1 < bytes.count && bytes[index + 1] == 0x0A:
        index += 2
        return values
      default:
        index += 1
        return values
      }
    }
  }

  private mutating func value() throws(Failure) -> Value {
    let start = index
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
      while index < bytes.count, !bytes[index].endsValue {
        guard bytes[index] != UInt8(ascii: "\"") else {
          throw Failure(offset: index, fault: .syntax(found: "a quote", expected: "quotes around the whole value"))
        }
        index += 1
      }
      return try value(Array(bytes[start..<index]), at: start)
    }
    index += 1
    var text: [UInt8] = []
    while true {
      guard index < bytes.count else { throw Failure(offset: start, fault: .unterminatedValue) }
      if bytes[index] == UInt8(ascii: "\"") {
        guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\"") else { break }
        index += 1
      }
      text.append(bytes[index])
      index += 1
    }
    index += 1
    guard index == bytes.count || bytes[index].endsValue else {
      throw Failure(
        offset: index, fault: .syntax(found: "more after the closing quote", expected: "\",\" or a new line"))
    }
    return try value(text, at: start)
  }

  private func value(_ bytes: [UInt8], at offset: Int) throws(Failure) -> Value {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(offset: offset, fault: .invalidUTF8)
    }
    return Value(text: text, offset: offset)
  }
}

extension UInt8 {
  /// Whether the byte stands after a value.
  fileprivate var endsValue: Bool { self == UInt8(ascii: ",") || self == 0x0A || self == 0x0D }
}
