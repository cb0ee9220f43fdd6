import Geometry
import SceneModel

/// A text as it is shaped: its characters, and which style holds where.
struct StyledSource {
  /// The characters of all spans.
  let text: SourceText
  /// The spans.
  let spans: [TextSpan]
  /// The styles.
  let styles: [SpanStyle]
  /// Where each span begins in the text, in bytes.
  private let spanStarts: [Int]
  /// The place of each span's style.
  private let spanStyles: [Int]

  /// Puts together what belongs together.
  init(text: SourceText, spans: [TextSpan], spanStarts: [Int], styles: [SpanStyle], spanStyles: [Int]) {
    self.text = text
    self.spans = spans
    self.styles = styles
    self.spanStarts = spanStarts
    self.spanStyles = spanStyles
  }

  /// The place of the span that holds a byte.
  func span(at offset: Int) -> Int {
    guard spans.count > 1 else { return 0 }
    var low = 0, high = spanStarts.count
    while low < high {
      let middle = (low + high) / 2
      if spanStarts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// The place of the style that holds at a byte.
  func style(at offset: Int) -> Int { spanStyles[span(at: offset)] }

  /// Where the style that holds at a byte ends.
  func styleEnd(at offset: Int) -> Int {
    var span = span(at: offset)
    let style = spanStyles[span]
    while span + 1 < spans.count, spanStyles[span + 1] == style { span += 1 }
    return span + 1 < spans.count ? spanStarts[span + 1] : text.bytes.count
  }
}
