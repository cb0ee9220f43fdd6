import SceneModel
import Testing
import Typesetting

@Suite("Line breaking")
struct LineBreakingTests {
  let string = "Weight History of many years and words"

  @Test("lines are broken between words")
  func words() throws {
    let text = try typeset(string, width: 80, lines: 0)
    #expect(shown(text, of: string) == ["Weight", "History of", "many", "years and", "words"])
    #expect(text.lines.allSatisfy { $0.width <= 80 && !$0.isTruncated })
    #expect(text.size.width == text.lines.map(\.width).max())
  }

  @Test("a word that is wider than a line is broken between letters, without a hyphen")
  func longWord() throws {
    let text = try typeset("abcdefghijklmnop", width: 60, lines: 0)
    #expect(shown(text, of: "abcdefghijklmnop").joined() == "abcdefghijklmnop")
    #expect(text.lines.count > 1 && text.lines.allSatisfy { $0.width <= 60 })
    #expect(text.lines.flatMap(\.runs).flatMap(\.glyphs).count == 16)
  }

  @Test("byCharWrapping fills every line to the last letter that fits")
  func letters() throws {
    let text = try typeset(string, width: 80, lines: 2, .byCharWrapping)
    #expect(shown(text, of: string) == ["Weight Hi", "story of m"])
  }

  @Test("a text fits the width that it was measured to have", arguments: [-0.01, 0, 0.02])
  func measured(em: Double) throws {
    let face = plain.tracked(em), width = try typeset(string, face).size.width
    for lines in [0, 1, 2] {
      #expect(shown(try typeset(string, face, width: width, lines: lines), of: string) == [string])
    }
    #expect(try typeset(string, face, width: width - 0.1).lines.first?.isTruncated == true)
    #expect(try typeset(string, face, width: width - 0.1, lines: 2).lines.count == 2)
  }

  @Test("no line is wider than allowed, and none could take the next word", arguments: [-0.02, 0, 0.05])
  func greedy(em: Double) throws {
    let face = plain.tracked(em)
    let string = (1...400).map { String(repeating: "word", count: $0 % 3 + 1) + "\($0 * $0)" }.joined(separator: " ")
    let typesetter = try Typesetter()
    for width in [190.0, 237.5, 400, 1000] {
      func lines(_ string: String, _ width: Double) -> [TypesetLine] {
        typesetter.typeset(string, face: face, size: 17, width: width, numberOfLines: 0, pitchGrid: .init(scale: 2))
          .lines
      }
      let set = lines(string, width)
      var words = string.split(separator: " ")[...]
      for line in set {
        let shown = String(decoding: Array(string.utf8)[line.range], as: UTF8.self)
        let count = shown.split(separator: " ").count
        #expect(shown == words.prefix(count).joined(separator: " "))
        #expect(line.width <= width + 0.01)
        if words.count > count {
          let longer = words.prefix(count + 1).joined(separator: " ")
          #expect((lines(longer, .infinity).first?.width ?? 0) > width)
        }
        words = words.dropFirst(count)
      }
      #expect(words.isEmpty)
    }
  }

  @Test("numberOfLines counts the lines of the whole text, not of each paragraph")
  func limit() throws {
    let string = "one two three\nfour\nfive"
    #expect(
      shown(try typeset(string, width: 60, lines: 3, .byWordWrapping), of: string) == ["one two", "three", "four"])
  }

  @Test("newlines of every kind start lines, and empty lines count")
  func newlines() throws {
    let string = "a\nb\r\nc\u{2028}d\u{2029}\n\ne"
    let text = try typeset(string, lines: 0)
    #expect(shown(text, of: string) == ["a", "b", "c", "d", "", "", "e"])
  }

  @Test("a newline at the end starts no further line")
  func lastNewline() throws {
    #expect(try typeset("a\n", lines: 0).lines.count == 1)
    #expect(try typeset("a\n").lines.first?.isTruncated == false)
    #expect(try typeset("a\n\n", lines: 0).lines.count == 2)
    #expect(try typeset("\n", lines: 0).lines.count == 1)
  }

  @Test("ranges count in the text as it was written")
  func ranges() throws {
    // The accent is composed, the NUL is left out, and the line separator is one of three bytes.
    let string = "e\u{301}\0x\u{2028}e\u{301} y"
    let text = try typeset(string, lines: 0)
    #expect(text.lines.map(\.range) == [0..<5, 8..<13])
  }

  @Test("a text that runs to the left is set from its own right, and its lines start at 0")
  func rightToLeft() throws {
    let string = "مرحبا بالعالم ab"
    let text = try typeset(string, width: 90, lines: 0)
    #expect(text.lines.count == 2)
    #expect(text.lines.allSatisfy { $0.origin.x == 0 && ($0.runs.first?.glyphs.first?.position.x ?? -1) >= 0 })
    #expect(files(try typeset("مرحبا ab")).last == "NotoSansArabic-Regular.ttf")
    #expect(files(try typeset("ab مرحبا")).last == "NotoSansArabic-Regular.ttf")
    #expect(files(try typeset("مرحبا ab")).first == "NimbusSans-Regular.otf")
  }
}
