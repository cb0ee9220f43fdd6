import SceneModel
import Testing
import Typesetting

@Suite("Hard texts")
struct HardTextTests {
  @Test("a size of 0 or less, or none, makes an empty text", arguments: [0, -1, Double.nan, -Double.infinity])
  func noSize(size: Double) throws {
    #expect(try typeset("abc", size: size) == TypesetText())
    #expect(try typeset("") == TypesetText())
  }

  @Test("a size beyond all screens is a large one", arguments: [1e6, 1e300, Double.infinity])
  func hugeSize(size: Double) throws {
    #expect(try typeset("abc", size: size) == typeset("abc", size: 10_000))
  }

  @Test("control characters are left out")
  func controls() throws {
    #expect(try typeset("a\0b\u{7}c\u{7F}\u{9F}").lines.first?.runs == typeset("abc").lines.first?.runs)
    #expect(try typeset("\0\0").lines.isEmpty)
    #expect(try typeset("a\0b").missing.isEmpty)
  }

  @Test("marks without a letter, lone joiners and direction marks do no harm")
  func lone() throws {
    for string in ["\u{301}", "\u{200D}", "\u{FE0F}", "\u{202E}", "\u{FEFF}", "\u{301}\u{302}\u{303}", "\u{10FFFF}"] {
      #expect(try typeset(string).lines.count == 1)
    }
  }

  @Test(
    "a very long text is set in little time, whatever it is made of",
    arguments: [
      "a", "hello ", "\n", "ab\n", "\u{301}", "\0", " ", "\u{E000}", "مرحبا ", "漢", "👨‍👩‍👧‍👦", "aβ漢😀ا\u{E000}", "\u{202E}",
    ])
  func longText(piece: String) throws {
    let string = String(repeating: piece, count: (1 << 16) / piece.utf8.count)
    let typesetter = try Typesetter()
    let clock = ContinuousClock()
    for (width, lines, mode) in [
      (100.0, 1, LineBreakMode.byTruncatingTail), (100, 1, .byTruncatingMiddle), (.infinity, 1, .byTruncatingTail),
      (100, 3, .byTruncatingTail), (100, 3, .byTruncatingHead), (0, 2, .byWordWrapping), (100, 2, .byCharWrapping),
    ] {
      let time = clock.measure {
        let text = typesetter.typeset(
          string, face: plain, size: 17, width: width, numberOfLines: lines, lineBreakMode: mode,
          pitchGrid: .init(scale: 2))
        #expect(text.lines.count <= lines)
      }
      // A release build takes a twentieth of a second at most; tests are not one, and may share the machine.
      #expect(time < .seconds(10))
    }
  }

  @Test(
    "a text without a width is one whole line, however long",
    arguments: [
      (0, LineBreakMode.byTruncatingTail), (0, .byCharWrapping), (1, .byTruncatingTail), (1, .byTruncatingHead),
      (1, .byTruncatingMiddle), (1, .byClipping),
    ])
  func withoutWidth(lines: Int, mode: LineBreakMode) throws {
    let string = String(repeating: "a", count: 40_000)
    let text = try typeset(string, lines: lines, mode)
    #expect(text.lines.map(\.range) == [0..<40_000] && text.lines.map(\.gap) == [nil])
    #expect(try abs(text.size.width - 40_000 * typeset("aa").size.width / 2) < 1)
  }

  @Test("a line that is wider than any screen is broken and truncated where it ends")
  func wideLines() throws {
    let string = String(repeating: "i", count: 40_000)
    let width = try typeset("ii").size.width / 2
    for mode in [LineBreakMode.byWordWrapping, .byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle] {
      let whole = try typeset(string, width: 40_001 * width, mode)
      #expect(whole.lines.map(\.range) == [0..<40_000] && whole.lines.map(\.gap) == [nil])
    }
    let broken = try typeset(string, width: 30_000.5 * width, lines: 0)
    #expect(broken.lines.map(\.range) == [0..<30_000, 30_000..<40_000])
    let cut = try #require(try typeset(string, width: 30_000.5 * width, .byTruncatingMiddle).lines.first)
    let gap = try #require(cut.gap)
    #expect(gap.count > 10_000 && gap.count < 10_010 && abs(gap.lowerBound - (40_000 - gap.upperBound)) < 10)
  }

  @Test("a line that is cut off because it goes on without end says so", arguments: [0, 1], LineBreakMode.allCases)
  func endlessLine(lines: Int, mode: LineBreakMode) throws {
    let string = String(repeating: "ab\u{301}\u{302}\u{303}", count: 40_000)
    guard lines == 1 || mode == .byWordWrapping else { return }
    let text = try typeset(string, lines: lines, mode)
    #expect(text.lines.count == 1)
    #expect(text.lines.first?.isTruncated == true)
  }

  @Test("a text of nothing but different missing characters is reported in little time")
  func manyMissing() throws {
    let string = String(String.UnicodeScalarView((0xE000...0xF8FF).compactMap { Unicode.Scalar($0 as UInt32) }))
    #expect(try typeset(string, width: 100).missing.count > 6000)
  }

  @Test("texts that are equal but for their spelling keep their own ranges")
  func spelling() throws {
    let typesetter = try Typesetter()
    func range(_ string: String) -> Range<Int>? {
      typesetter.typeset(string, face: plain, size: 17, pitchGrid: .init(scale: 2)).lines.first?.range
    }
    #expect(range("é") == 0..<2)
    #expect(range("e\u{301}") == 0..<3)
  }

  @Test("unlimited lines stop where no screen goes on")
  func manyLines() throws {
    let text = try typeset(String(repeating: "a\n", count: 100_000), lines: 0)
    #expect(text.lines.count == 10_000 && text.lines.last?.isTruncated == true)
  }

  @Test("the same text is set the same, by one typesetter or another")
  func repeatable() throws {
    let typesetter = try Typesetter()
    func set(_ string: String) -> TypesetText {
      typesetter.typeset(string, face: plain, size: 15, width: 60, numberOfLines: 2, pitchGrid: .init(scale: 2))
    }
    let strings = ["Weight", "漢字 and 😀", "مرحبا بالعالم", "\u{E000}", "नमस्ते x"]
    let first = strings.map(set), again = strings.reversed().map(set).reversed().map { $0 }
    #expect(first == again)
    for (string, text) in zip(strings, first) {
      #expect(try typeset(string, size: 15, width: 60, lines: 2) == text)
    }
  }
}
