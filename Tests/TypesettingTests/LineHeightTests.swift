import SceneModel
import Testing
import Typesetting

@Suite("Line heights")
struct LineHeightTests {
  private let natural = 17 * 1.193

  @Test("the highest face of a line makes its height")
  func mixedSizes() throws {
    let text = try typeset([span("small "), span("large", size: 40), span("\nsmall")])
    #expect(text.lines.count == 2)
    #expect(abs(text.lines[0].ascent - 0.952 * 40) < 1e-9)
    #expect(abs(text.lines[0].ascent + text.lines[0].descent - 48) < 1e-9)
    #expect(abs(text.lines[1].ascent + text.lines[1].descent - 20.5) < 1e-9)
    #expect(abs(text.lines[1].origin.y - 48 - 0.952 * 17) < 1e-9)
    #expect(abs(text.size.height - 68.5) < 1e-9)
  }

  @Test("an empty line is as high as the face at its place")
  func emptyLine() throws {
    let text = try typeset([span("a\n"), span("\n", size: 40), span("b")])
    #expect(text.lines.map { $0.ascent + $0.descent } == [20.5, 48, 20.5])
  }

  @Test("lineHeightMultiple, the limits, and what they add lies above the baseline")
  func limits() throws {
    func line(_ change: (inout ParagraphStyle) -> Void) throws -> TypesetLine {
      try #require(try typeset("x", width: 100, style: change).lines.first)
    }
    let below = 17 * (0.213 + 0.028)
    for (line, height) in [
      (try line { $0.lineHeightMultiple = 2 }, 2 * natural), (try line { $0.minimumLineHeight = 30 }, 30),
      (try line { $0.maximumLineHeight = 15 }, 15), (try line { $0.minimumLineHeight = 10 }, natural),
      (
        try line {
          $0.lineHeightMultiple = 3
          $0.maximumLineHeight = 40
        }, 40
      ),
    ] {
      #expect(abs(line.ascent + line.descent - height) < 1e-9)
      #expect(abs(line.descent - below) < 1e-9)
      #expect(line.origin.y == line.ascent)
    }
  }

  @Test("lineSpacing lies between lines, paragraph spacing between paragraphs, neither at the ends")
  func spacing() throws {
    let text = try typeset("a b\nc", width: 15) {
      $0.lineSpacing = 4
      $0.paragraphSpacing = 10
      $0.paragraphSpacingBefore = 3
    }
    let tops = text.lines.map { $0.origin.y - $0.ascent }
    #expect(zip(tops, [0, 24.5, 62]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(abs(text.size.height - 82.5) < 1e-9)
  }

  @Test("among several lines one with emoji is higher than the others (cases 19); alone it is not")
  func emoji() throws {
    let text = try typeset("one\ntwo 😀\nthree", lines: 0)
    // Apple Color Emoji's measures at 17 points: 20.5 above and 6.40625 below, and Helvetica Neue's leading.
    #expect(text.lines.map { $0.ascent + $0.descent } == [20.5, 27.5, 20.5])
    #expect(abs(text.lines[1].ascent - 20.5) < 0.51)
    #expect(try typeset("two 😀").size.height == typeset("two").size.height)
  }

  @Test("lines that do not fit a height are left out, and the last one that does is truncated; one is always set")
  func height() throws {
    let string = "Weight History of many years and words"
    func lines(_ height: Double) throws -> [String] {
      shown(try typeset([span(string)], width: 80, height: height), of: string)
    }
    #expect(try lines(102.5) == ["Weight", "History of", "many", "years and", "words"])
    #expect(try lines(102.4).dropLast() == ["Weight", "History of", "many"])
    #expect(try lines(102.4).last?.hasPrefix("years a") == true)
    #expect(try lines(41) == ["Weight", "History"])
    #expect(try lines(0).count == 1 && lines(-1).count == 1)
    #expect(try typeset([span(string)], width: 80, height: 60).lines.map(\.isTruncated) == [false, true])
  }

  @Test("a height counts the lines' own heights")
  func heightOfMixedLines() throws {
    let spans = [span("large\n", size: 40), span("a\nb\nc")]
    #expect(try typeset(spans, height: 48 + 41).lines.count == 3)
    #expect(try typeset(spans, height: 48 + 40).lines.count == 2)
    #expect(try typeset(spans, height: 48 + 40).lines.last?.isTruncated == true)
  }
}
