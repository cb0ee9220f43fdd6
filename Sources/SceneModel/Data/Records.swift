/// The rows of a data file: for each one a text for each name.
public struct Records: Sendable {
  /// The names, in the order in which the file has them.
  public private(set) var names: [String] = []
  /// How many rows there are.
  public private(set) var count = 0
  private var columns: [String: Int] = [:]
  /// The values of one name each; a column may end before the last row.
  private var values: [[String]] = []
  /// The bytes of the file at which the values start, as many as there are values.
  private var offsets: [[UInt32]] = []

  /// Makes a file without rows.
  public init() {}

  private var valueCount = 0

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

  /// Gives the last row a value that starts at a byte of the file; what has the name of an earlier one of that row is
  /// left out.
  public mutating func add(_ value: String, named name: String, at offset: Int) {
    let column: Int
    if let known = columns[name] {
      column = known
    } else {
      column = names.count
      columns[name] = column
      names.append(name)
      values.append([])
      offsets.append([])
    }
    guard values[column].count < count else { return }
    while values[column].count < count - 1 {
      values[column].append("")
      offsets[column].append(0)
    }
    values[column].append(value)
    offsets[column].append(UInt32(clamping: offset))
  }

  /// The value of a name in a row; empty where there is none.
  public func value(_ name: String, in row: Int) -> String {
    guard let column = columns[name], values[column].indices.contains(row) else { return "" }
    return values[column][row]
  }

  /// The byte of the file at which the value of a name starts; nil where a row has none.
  public func offset(of name: String, in row: Int) -> Int? {
    guard let column = columns[name], offsets[column].indices.contains(row) else { return nil }
    return Int(offsets[column][row])
  }
}
