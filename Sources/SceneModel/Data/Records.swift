/// The rows of a data file: for each one a text for each name.
public struct Records: Sendable {
  /// The names, in the order in which the file has them.
  public private(set) var names: [String] = []
  /// How many rows there are.
  public private(set) var count = 0
  private var columns: [String: Int] = [:]
  /// The values of one name each, of the rows that have one.
  private var values: [[Value]] = []
  /// The most bytes that a value of each name has.
  private var longest: [Int] = []
  private var valueCount = 0
  private var nameLength = 0
  private var places = [Place.Inner(outer: 0, name: "")]
  private var placeNumbers: [Place.Inner: Int] = [:]
  /// The column of each place that has had values.
  private var placeColumns: [Int?] = [nil]

  private struct Value {
    var text: String
    var row: UInt32
    /// The byte of the file at which it starts.
    var offset: UInt32
  }

  /// Where values stand in rows: the row itself, or a name inside another place.
  ///
  /// The names that lead to a place are joined when it has its first value, and not again for each one.
  public struct Place: Sendable {
    fileprivate let number: Int

    /// The row itself.
    public static let row = Place(number: 0)

    fileprivate struct Inner: Hashable, Sendable {
      let outer: Int
      let name: String
    }
  }

  /// Makes a file without rows.
  public init() {}

  /// Begins a row; returns what is wrong if there are more than allowed.
  public mutating func addRow(_ limits: Limits) -> Fault? {
    count += 1
    return count <= limits.rows ? nil : Limit.fault(\.rows, limits)
  }

  /// Counts values that are to be added; returns what is wrong if there are more than allowed.
  public mutating func count(values: Int, _ limits: Limits) -> Fault? {
    valueCount += values
    return valueCount <= limits.values ? nil : Limit.fault(\.values, limits)
  }

  /// The place of a name inside another.
  public mutating func place(of name: String, in outer: Place) -> Place {
    let inner = Place.Inner(outer: outer.number, name: name)
    if let known = placeNumbers[inner] { return Place(number: known) }
    placeNumbers[inner] = places.count
    places.append(inner)
    placeColumns.append(nil)
    return Place(number: places.count - 1)
  }

  /// Gives the last row a value that starts at a byte of the file; what has the name of an earlier one of that row is
  /// left out.
  ///
  /// Returns what is wrong if the value is longer than allowed, or, once, if the names are; the value is left out then.
  public mutating func add(_ text: String, at place: Place, offset: Int, _ limits: Limits) -> Fault? {
    if text.utf8.count > limits.text, text.unicodeScalars.count > limits.text { return Limit.fault(\.text, limits) }
    guard let column = placeColumns[place.number] ?? newColumn(of: place, limits) else {
      // The next ones would say the same.
      defer { nameLength = .max }
      return nameLength < .max ? .tooLongNames(limit: Self.nameLimit(limits)) : nil
    }
    if let last = values[column].last, last.row == count - 1 { return nil }
    longest[column] = max(longest[column], text.utf8.count)
    values[column].append(Value(text: text, row: UInt32(count - 1), offset: UInt32(clamping: offset)))
    return nil
  }

  private mutating func newColumn(of place: Place, _ limits: Limits) -> Int? {
    guard nameLength <= Self.nameLimit(limits) else { return nil }
    let name = name(of: place)
    nameLength += name.utf8.count
    guard nameLength <= Self.nameLimit(limits) else { return nil }
    let column = columns[name] ?? names.count
    if column == names.count {
      columns[name] = column
      names.append(name)
      values.append([])
      longest.append(0)
    }
    placeColumns[place.number] = column
    return column
  }

  /// The names that lead to a place, with dots between them.
  private func name(of place: Place) -> String {
    var parts: [String] = []
    var number = place.number
    while number > 0 {
      parts.append(places[number].name)
      number = places[number].outer
    }
    return parts.reversed().drop { $0.isEmpty }.joined(separator: ".")
  }

  /// How many bytes all names may have together, which nesting multiplies.
  private static func nameLimit(_ limits: Limits) -> Int { 2 * limits.fileBytes }

  /// Whether any row has a value of a name.
  public func has(_ name: String) -> Bool { columns[name] != nil }

  /// The most bytes that a value of a name has in any row.
  func longestValue(_ name: String) -> Int { columns[name].map { longest[$0] } ?? 0 }

  /// The value of a name in a row; empty where there is none.
  public func value(_ name: String, in row: Int) -> String { found(name, in: row)?.text ?? "" }

  /// The byte of the file at which the value of a name starts; nil where a row has none.
  public func offset(of name: String, in row: Int) -> Int? { found(name, in: row).map { Int($0.offset) } }

  private func found(_ name: String, in row: Int) -> Value? {
    guard let values = columns[name].map({ values[$0] }), row >= 0 else { return nil }
    // A column without gaps has a row's value at the number of the row, and no other has it behind that.
    if row < values.count, values[row].row == row { return values[row] }
    var range = 0..<min(row, values.count)
    while let first = range.first {
      let middle = first + range.count / 2
      if values[middle].row == row { return values[middle] }
      range = values[middle].row < row ? middle + 1..<range.upperBound : first..<middle
    }
    return nil
  }
}
