import Geometry
import SceneModel

/// Puts lines below each other.
///
/// One alone has its own height; several have heights of whole pixels, as measured on iOS 7 (13 pt: 16.0, 14 pt: 17.0;
/// the sheet's section 0), and among several an emoji makes its line higher.
struct LineStack {
  private let grid: PixelGrid
  private(set) var lines: [SetLine] = []
  private var bottom = 0.0

  /// Begins a stack.
  init(grid: PixelGrid) {
    self.grid = grid
  }

  /// Where a further line would end.
  func bottom(with line: SetLine) -> Double { bottom + gap(above: line, below: lines.last) + box(line).height }

  /// Adds a line.
  mutating func append(_ line: SetLine) {
    bottom = bottom(with: line)
    lines.append(line)
  }

  /// Puts another line in place of the last one.
  mutating func replaceLast(_ line: SetLine) {
    guard let last = lines.popLast() else { return }
    bottom -= gap(above: last, below: lines.last) + box(last).height
    append(line)
  }

  /// The text of the lines, each in its place in a width, or in the width of the widest.
  func text(width: Double?) -> TypesetText {
    let widest = lines.map(\.extent).max() ?? 0
    var text = TypesetText(size: Size(width: widest, height: 0))
    for (place, line) in lines.enumerated() {
      let box = lines.count > 1 ? box(line) : boxAlone(line)
      let top = text.size.height + (place > 0 ? gap(above: line, below: lines[place - 1]) : 0)
      var set = line.line
      set.origin = Point(x: line.x(in: width ?? widest), y: top + box.ascent)
      set.ascent = box.ascent
      set.descent = box.height - box.ascent
      text.size.height = top + box.height
      text.lines.append(set)
    }
    return text
  }

  private func box(_ line: SetLine) -> (ascent: Double, height: Double) {
    let height = line.heightWithEmoji.height(in: line.style)
    // What a paragraph makes a line higher than its faces lies above the baseline.
    return (height - line.heightWithEmoji.belowBaseline, grid.ceil(height))
  }

  private func boxAlone(_ line: SetLine) -> (ascent: Double, height: Double) {
    let height = line.height.height(in: line.style)
    return (height - line.height.belowBaseline, height)
  }

  /// The space between two lines, on whole pixels.
  private func gap(above line: SetLine, below last: SetLine?) -> Double {
    guard let last else { return 0 }
    let paragraphs = line.isFirst ? last.style.paragraphSpacing + line.style.paragraphSpacingBefore : 0
    return grid.ceil(last.style.lineSpacing + paragraphs)
  }
}
