import SceneModel
import Testing
import Typesetting

@Suite("Paragraphs")
struct ParagraphTests {
  let string = "Weight History of many years and words"

  @Test("lines stand left, in the middle or right of the width")
  func alignment() throws {
    for (alignment, share) in [(TextAlignment.left, 0.0), (.center, 0.5), (.right, 1), (.natural, 0)] {
      let text = try typeset(string, width: 100) { $0.alignment = alignment }
      #expect(text.lines.count > 2)
      for line in text.lines { #expect(abs(line.origin.x - (100 - line.width) * share) < 1e-9) }
    }
  }

  @Test("without a width lines are aligned in the widest")
  func alignmentInWidest() throws {
    let text = try typeset("wide line\nx", width: .infinity) { $0.alignment = .right }
    #expect(abs(text.lines[1].origin.x - text.lines[0].width + text.lines[1].width) < 1e-9)
  }

  @Test("each paragraph has its own alignment; the style of the span in which it begins counts")
  func eachParagraph() throws {
    var right = ParagraphStyle()
    right.alignment = .right
    let text = try typeset([span("a\nb") { $0.paragraph = right }, span("c\nd")], width: 100)
    #expect(text.lines.map { $0.origin.x > 0 } == [true, true, false])
  }

  @Test("justified lines fill the width but for a paragraph's last, which stands where it begins to be read")
  func justified() throws {
    let text = try typeset(string, width: 120) { $0.alignment = .justified }
    let natural = try typeset(string, width: 120, lines: 0)
    #expect(text.lines.map(\.range) == natural.lines.map(\.range) && text.lines.count == 3)
    #expect(text.lines.dropLast().allSatisfy { abs($0.width - 120) < 1e-9 })
    #expect(text.lines.last?.width == natural.lines.last?.width)
    #expect(text.lines.allSatisfy { $0.origin.x == 0 })
    let spaces = try #require(text.lines[0].parts.first?.spaces)
    #expect(spaces.count == 1 && spaces[0].upperBound - spaces[0].lowerBound > 5)
  }

  @Test("natural follows the first letter with a direction, else the text's surroundings")
  func natural() throws {
    func isRight(_ string: String, _ isRightToLeft: Bool) throws -> Bool {
      let text = try typeset([span(string)], width: 200) {
        $0.alignment = .natural
        $0.isRightToLeft = isRightToLeft
      }
      return (text.lines.first?.origin.x ?? 0) > 0
    }
    #expect(try isRight("שלום abc", false) && !isRight("abc שלום", true))
    #expect(try isRight("12 שלום", false) && !isRight("12 abc", true))
    #expect(try isRight("123", true) && !isRight("123", false))
  }

  @Test("baseWritingDirection decides the order of what is mixed")
  func writingDirection() throws {
    func first(_ direction: WritingDirection) throws -> String? {
      files(try typeset("abc שלום", width: 200) { $0.baseWritingDirection = direction }).first
    }
    #expect(try first(.leftToRight) == "NimbusSans-Regular.otf")
    #expect(try first(.rightToLeft) == "NotoSansHebrew-Regular.ttf")
    #expect(try first(.natural) == "NimbusSans-Regular.otf")
  }

  @Test("indents move the first line, the others and their ends")
  func indents() throws {
    let text = try typeset(string, width: 150) {
      $0.firstLineHeadIndent = 30
      $0.headIndent = 10
      $0.tailIndent = -20
    }
    #expect(text.lines.map(\.origin.x) == [30] + Array(repeating: 10, count: text.lines.count - 1))
    #expect(text.lines.allSatisfy { $0.origin.x + $0.width <= 130 })
    let positive = try typeset(string, width: 150) { $0.tailIndent = 90 }
    #expect(positive.lines.allSatisfy { $0.width <= 90 })
    #expect(try positive.lines.map(\.range) == typeset(string, width: 90, lines: 0).lines.map(\.range))
  }

  @Test("in text that runs to the left indents count from the right")
  func indentsFromTheRight() throws {
    let text = try typeset("שלום", width: 150) {
      $0.firstLineHeadIndent = 30
      $0.alignment = .natural
    }
    let line = try #require(text.lines.first)
    #expect(abs(line.origin.x + line.width - 120) < 1e-9)
  }

  @Test("an indent that leaves no room makes lines of one letter, and none is lost")
  func noRoom() throws {
    let text = try typeset("abc", width: 20) { $0.headIndent = 50 }
    #expect(shown(text, of: "abc").joined() == "abc")
  }

  @Test("a paragraph has its own break mode")
  func breakMode() throws {
    let text = try typeset(string, width: 80, lines: 2) { $0.lineBreakMode = .byCharWrapping }
    #expect(shown(text, of: string) == ["Weight Hi", "story of m"])
  }

  @Test("letters move together by up to a twentieth of their size before a line is truncated")
  func tightening() throws {
    let width = try typeset(string).size.width, gaps = Double(string.count - 1)
    func line(_ excess: Double, _ allows: Bool) throws -> TypesetLine? {
      try typeset([span(string)], width: width - excess, lines: 1) { $0.allowsTightening = allows }.lines.first
    }
    let most = gaps * 17 * 0.05
    let tight = try #require(try line(most - 1, true))
    #expect(!tight.isTruncated && tight.width <= width - most + 1.003)
    #expect(try line(most + 1, true)?.isTruncated == true)
    #expect(try line(5, false)?.isTruncated == true)
  }
}
