import SceneModel
import Testing
import Typesetting

@Suite("Truncation")
struct TruncationTests {
  let string = "Weight History of many years and words"

  private func glyphs(_ line: TypesetLine?) -> Int { line?.runs.flatMap(\.glyphs).count ?? 0 }

  @Test("a line that is too wide ends in one ellipsis")
  func tail() throws {
    let line = try #require(try typeset(string, width: 80).lines.first)
    #expect(shown(try typeset(string, width: 80), of: string) == ["Weight"])
    #expect(line.isTruncated && line.width <= 80 && glyphs(line) == 7)
  }

  @Test("no white space stands before an ellipsis at the end, and it counts for nothing")
  func spaceBeforeEllipsis() throws {
    let text = try typeset("Weight \u{2003} \t History", width: 80)
    #expect(shown(text, of: "Weight") == ["Weight"])
    #expect(try abs(text.size.width - typeset("Weight…").size.width) < 1e-9)
  }

  @Test("the ellipsis is tracked like the letters")
  func trackedEllipsis() throws {
    let tracked = try #require(try typeset("mmmmmmmmmmmm", plain.tracked(0.05), width: 80).lines.first)
    let bare = try #require(try typeset("mmmmmmmmmmmm", plain.tracked(0), width: 80).lines.first)
    #expect(glyphs(tracked) == glyphs(bare))
    #expect(abs(tracked.width - bare.width - Double(glyphs(bare) - 1) * 0.05 * 17) < 0.001)
    #expect(try abs(bare.width - typeset("mmmm…", plain.tracked(0)).size.width) < 0.001)
  }

  @Test("as much is kept as fits", arguments: [-0.03, 0, 0.05], [LineBreakMode.byTruncatingTail, .byTruncatingHead])
  func asMuchAsFits(em: Double, mode: LineBreakMode) throws {
    let face = plain.tracked(em), typesetter = try Typesetter()
    func line(_ string: String, _ width: Double) -> TypesetLine? {
      typesetter.typeset(string, face: face, size: 17, width: width, lineBreakMode: mode, pitchGrid: .init(scale: 2))
        .lines.first
    }
    let full = try #require(line(string, .infinity)?.width)
    for width in stride(from: 20, to: full, by: 3.7) {
      let kept = try #require(line(string, width))
      #expect(kept.isTruncated && kept.width <= width)
      var count = kept.range.count + 1
      if mode == .byTruncatingTail, string.prefix(count).last == " " { count += 1 }
      let longer = mode == .byTruncatingTail ? "\(string.prefix(count))…" : "…\(string.suffix(count))"
      #expect(try #require(line(longer, .infinity)).width > width - 0.05 * 17)
    }
  }

  @Test("byTruncatingHead keeps the end, byTruncatingMiddle both ends")
  func headAndMiddle() throws {
    let head = try typeset(string, width: 80, .byTruncatingHead)
    #expect(shown(head, of: string) == ["d words"] && glyphs(head.lines.first) == 8)
    let middle = try #require(try typeset(string, width: 80, .byTruncatingMiddle).lines.first)
    #expect(middle.isTruncated && middle.width <= 80 && middle.range == 0..<string.utf8.count)
    #expect(glyphs(middle) < 12)
  }

  @Test("a line's gap is what its ellipsis stands for, wherever it is")
  func gap() throws {
    func parts(_ string: String, _ mode: LineBreakMode, width: Double = 80) throws -> [String] {
      let line = try #require(try typeset(string, width: width, mode).lines.first), bytes = Array(string.utf8)
      let gap = try #require(line.gap)
      #expect(line.isTruncated)
      let left = line.range.lowerBound..<max(line.range.lowerBound, gap.lowerBound)
      let right = min(line.range.upperBound, gap.upperBound)..<line.range.upperBound
      return [left, gap, right].map { String(decoding: bytes[$0], as: UTF8.self) }
    }
    #expect(try parts(string, .byTruncatingTail) == ["Weight", " History of many years and words", ""])
    #expect(try parts(string, .byTruncatingHead) == ["", "Weight History of many years an", "d words"])
    let middle = try parts(string, .byTruncatingMiddle)
    #expect(middle.joined() == string && !middle[0].isEmpty && !middle[2].isEmpty)
    #expect(try parts("one\ntwo\nthree", .byTruncatingTail, width: 200) == ["one", "\ntwo\nthree", ""])
    #expect(try parts("one\ntwo\nthree", .byTruncatingMiddle, width: 200) == ["one", "\ntwo\n", "three"])
    #expect(try parts("one\ntwo", .byTruncatingTail, width: .infinity) == ["one", "\ntwo", ""])
    #expect(try typeset("one").lines.first?.gap == nil)
    // Offsets count in the text as it was written.
    #expect(try parts("e\u{301}\0 WWWW", .byTruncatingTail, width: 50) == ["e\u{301}\0 W", "WWW", ""])
  }

  @Test("byClipping leaves the line as wide as it is; the wrapping modes keep what fits")
  func withoutEllipsis() throws {
    let clipped = try typeset(string, width: 80, .byClipping)
    #expect(shown(clipped, of: string) == [string] && clipped.lines.first?.isTruncated == false)
    #expect(shown(try typeset(string, width: 80, .byWordWrapping), of: string) == ["Weight"])
    #expect(shown(try typeset(string, width: 80, .byCharWrapping), of: string) == ["Weight Hi"])
  }

  @Test("of several lines only the last is truncated, from its own start")
  func lastLine() throws {
    let text = try typeset(string, width: 80, lines: 3)
    #expect(shown(text, of: string) == ["Weight", "History of", "many y"])
    #expect(text.lines.map(\.isTruncated) == [false, false, true])
    let head = try typeset(string, width: 80, lines: 2, .byTruncatingHead)
    #expect(shown(head, of: string) == ["Weight", "d words"])
    let clipped = try typeset(string, width: 80, lines: 2, .byClipping)
    #expect(shown(clipped, of: string) == ["Weight", "History of"])
  }

  @Test("a text that just has the permitted lines is not truncated")
  func exact() throws {
    #expect(try typeset(string, width: 80, lines: 5).lines.map(\.isTruncated) == Array(repeating: false, count: 5))
  }

  @Test("a line that fits is truncated if another paragraph follows it")
  func paragraphFollows() throws {
    let string = "one\ntwo\nthree"
    let tail = try typeset(string, width: 200, lines: 2)
    #expect(shown(tail, of: string) == ["one", "two"])
    #expect(tail.lines.map(\.isTruncated) == [false, true] && glyphs(tail.lines.last) == 4)
    let head = try typeset(string, width: 200, .byTruncatingHead)
    #expect(shown(head, of: string) == ["three"] && glyphs(head.lines.first) == 6)
    let middle = try typeset(string, width: 200, .byTruncatingMiddle)
    #expect(middle.lines.first?.isTruncated == true && glyphs(middle.lines.first) == 9)
    #expect(shown(try typeset(string, width: 200, .byWordWrapping), of: string) == ["one"])
  }

  @Test("where not even a letter fits there is the ellipsis alone", arguments: [0, -5, .nan, 1e-300])
  func noRoom(width: Double) throws {
    let line = try #require(try typeset(string, width: width).lines.first)
    #expect(line.isTruncated && glyphs(line) == 1)
  }

  @Test("a text that runs to the left has its ellipsis at the left")
  func rightToLeft() throws {
    let line = try #require(try typeset("مرحبا بالعالم مرحبا بالعالم", width: 80).lines.first)
    #expect(line.isTruncated && line.runs.first?.file.path.hasSuffix("NimbusSans-Regular.otf") == true)
    #expect(line.range.lowerBound == 0)
  }
}
