import SceneModel

/// The heights of the rows around one that is scrolled to, which are known where those of others are estimated.
///
/// They decide what shows: the rows below it, those above it where the content ends before the screen does, and those
/// that shine through a bar. So they are measured outward from the row, and no further than a screen reaches.
struct MeasuredRows {
  /// The heights by section and row.
  private var heights: [Int: [Int: Double]] = [:]

  /// Measures rows by a function, up to so many points away from one.
  init(around path: IndexPath, reach: Double, in sources: [CellSource], height: (CellSource, Int) -> Double) {
    guard sources.indices.contains(path.section), (0..<sources[path.section].count).contains(path.row) else { return }
    for step in [1, -1] {
      var section = path.section, row = step > 0 ? path.row : path.row - 1
      var covered = 0.0, count = 0
      while covered < reach, count < Self.limit {
        guard (0..<sources[section].count).contains(row) else {
          section += step
          guard sources.indices.contains(section) else { break }
          row = step > 0 ? 0 : sources[section].count - 1
          continue
        }
        let height = height(sources[section], row)
        heights[section, default: [:]][row] = height
        covered += height
        row += step
        count += 1
      }
    }
  }

  /// How many rows are measured at most in each direction: rows that are nearly flat would be without number.
  private static let limit = 1000

  /// The measured rows of a section, which follow each other.
  func rows(of section: Int) -> Range<Int> {
    guard let keys = heights[section]?.keys, let first = keys.min(), let last = keys.max() else { return 0..<0 }
    return first..<last + 1
  }

  /// A measured height.
  func height(of row: Int, in section: Int) -> Double? { heights[section]?[row] }
}
