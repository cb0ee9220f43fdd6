import Geometry
import SceneModel

/// Sets all paragraphs of a text as UILabel does.
///
/// A limit of lines holds for the whole text. So it is broken without an ellipsis first, and the last permitted line is
/// set again from its start, as one line, if text remains.
struct TextSetting {
  /// The text.
  let source: StyledSource
  /// How paragraphs are set that do not say otherwise.
  let defaults: ParagraphDefaults
  /// The greatest width, in points; nil if there is no limit.
  let width: Double?
  /// The greatest height, in points; one line is always set.
  let height: Double
  /// The greatest number of lines.
  let numberOfLines: Int
  /// The pixel grid on which the lines of a text of several lines lie.
  let grid: PixelGrid

  /// Sets the text.
  func typeset() -> TypesetText {
    var stack = LineStack(grid: grid)
    let bytes = source.text.bytes
    var start = 0
    while start < bytes.count, stack.lines.count < numberOfLines {
      let paragraph = source.text.paragraph(from: start)
      var setting = ParagraphSetting(source, paragraph, defaults, width: width)
      guard add(&setting, to: &stack) else { break }
      start = paragraph.upperBound + 1
    }
    return stack.text(width: width)
  }

  /// Adds the lines of a paragraph; false if there is no room for another.
  private func add(_ paragraph: inout ParagraphSetting, to stack: inout LineStack) -> Bool {
    var isFirst = true
    repeat {
      guard stack.lines.count < numberOfLines else { return false }
      let isLast = stack.lines.count == numberOfLines - 1
      let last = isLast ? paragraph.lastLine(from: paragraph.nextStart, isFirst: isFirst) : nil
      let line = last ?? paragraph.nextLine()
      // Lengths that were measured fit, however they were rounded.
      if let previous = stack.lines.last, stack.bottom(with: line) > height + 1e-6 {
        let setting = ParagraphSetting(source, previous.paragraph, defaults, width: width)
        if let line = setting.lastLine(from: previous.start, isFirst: previous.isFirst) { stack.replaceLast(line) }
        return false
      }
      stack.append(line)
      if last != nil { return false }
      isFirst = false
    } while !paragraph.isComplete
    return true
  }
}
