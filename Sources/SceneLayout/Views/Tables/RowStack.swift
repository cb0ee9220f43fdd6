/// Where the rows of a section lie, from its first row downward.
///
/// Rows of one height that follow each other are one entry, so that a table costs no more for having many of them; a row
/// is found by halving.
struct RowStack {
  /// Rows of one height.
  private struct Run {
    var first: Int
    var count: Int
    var top: Double
    var height: Double

    var bottom: Double { top + Double(count) * height }

    /// How many rows lie above a line: whole ones, or those too that it crosses.
    func rows(above y: Double, _ rounding: FloatingPointRoundingRule) -> Int {
      guard y > top else { return 0 }
      guard y < bottom else { return count }
      return Int(((y - top) / height).rounded(rounding))
    }
  }

  private var runs: [Run] = []

  /// How many rows there are.
  var count: Int { runs.last.map { $0.first + $0.count } ?? 0 }

  /// The height of all rows.
  var height: Double { runs.last?.bottom ?? 0 }

  /// Adds rows of one height below the others.
  mutating func append(_ count: Int, height: Double) {
    guard count > 0 else { return }
    if let last = runs.last, last.height == height {
      runs[runs.count - 1].count += count
    } else {
      runs.append(Run(first: self.count, count: count, top: self.height, height: height))
    }
  }

  /// The upper edge of a row; of the one after the last, the lower edge of all.
  func top(_ row: Int) -> Double {
    guard let run = run(of: row) else { return height }
    return run.top + Double(row - run.first) * run.height
  }

  /// The height of a row.
  func height(_ row: Int) -> Double { run(of: row)?.height ?? 0 }

  /// The rows that a stretch touches.
  func rows(from start: Double, to end: Double) -> Range<Int> {
    guard count > 0, end > 0, start < height else { return 0..<0 }
    let reaching = runs[partition { $0.bottom > start }]
    let first = reaching.first + reaching.rows(above: start, .down)
    // The last run that begins above the end; there is one, for the first begins at 0.
    let ending = runs[max(0, partition { $0.top >= end } - 1)]
    return first..<max(first, ending.first + ending.rows(above: end, .up))
  }

  private func run(of row: Int) -> Run? {
    let index = partition { $0.first + $0.count > row }
    return index < runs.count ? runs[index] : nil
  }

  /// The first run of which something is so that is so of all that follow.
  private func partition(_ isBeyond: (Run) -> Bool) -> Int {
    var low = 0, high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(runs[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
