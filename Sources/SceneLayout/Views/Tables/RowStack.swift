/// Where the rows of a section lie, from its first row downward.
///
/// Rows of one height need no list; else the edges are sums of the heights, so that a row is found by halving.
struct RowStack {
  private let uniform: Double
  private let edges: [Double]
  let count: Int

  /// Rows of one height.
  init(count: Int, height: Double) {
    self.count = count
    uniform = height
    edges = []
  }

  /// Rows of given heights.
  init(heights: [Double]) {
    count = heights.count
    uniform = 0
    var edges = [0.0]
    edges.reserveCapacity(heights.count + 1)
    var sum = 0.0
    for height in heights {
      sum += height
      edges.append(sum)
    }
    self.edges = edges
  }

  /// The height of all rows.
  var height: Double { top(count) }

  /// The upper edge of a row.
  func top(_ row: Int) -> Double { edges.isEmpty ? Double(row) * uniform : edges[row] }

  /// The height of a row.
  func height(_ row: Int) -> Double { edges.isEmpty ? uniform : edges[row + 1] - edges[row] }

  /// The rows that a stretch touches.
  func rows(from start: Double, to end: Double) -> Range<Int> {
    guard count > 0, end > 0, start < height else { return 0..<0 }
    if edges.isEmpty {
      let first = max(0, min(Double(count), (start / uniform).rounded(.down)))
      let last = max(first, min(Double(count), (end / uniform).rounded(.up)))
      return Int(first)..<Int(last)
    }
    let first = partition { edges[$0 + 1] > start }
    let last = partition { edges[$0] >= end }
    return first..<max(first, last)
  }

  /// The first row of which something is so that is so of all that follow.
  private func partition(_ isBeyond: (Int) -> Bool) -> Int {
    var low = 0, high = count
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
