import SceneModel
import Testing
import Typesetting

@Suite("Hyphenation")
struct HyphenationTests {
  let string = "a hyphenation"

  private func lines(_ string: String, width: Double, factor: Double) throws -> [String] {
    shown(try typeset(string, width: width) { $0.hyphenationFactor = factor }, of: string)
  }

  @Test("a line that would be emptier than the factor takes the beginning of the next word, and a hyphen")
  func factor() throws {
    #expect(try lines(string, width: 80, factor: 1) == ["a hyphen", "ation"])
    #expect(try lines(string, width: 80, factor: 0)[0] == "a")
    #expect(try lines(string, width: 80, factor: 0.05)[0] == "a")
    let text = try typeset(string, width: 80) { $0.hyphenationFactor = 1 }
    #expect(text.lines[0].runs.flatMap(\.glyphs).count == 9)
    #expect(text.lines.allSatisfy { $0.width <= 80 })
  }

  @Test("a word is divided where the dictionary says: two letters before, three after, the latest that fits")
  func points() throws {
    #expect(try lines("hyphenation", width: 70, factor: 1) == ["hyphen", "ation"])
    #expect(try lines("hyphenation", width: 40, factor: 1)[0] == "hy")
    #expect(try lines("word", width: 25, factor: 1)[0] == "wo")
  }

  @Test("a soft hyphen shows where a line is broken at it, and nowhere else")
  func softHyphen() throws {
    let string = "super\u{AD}cali\u{AD}fragilistic"
    let text = try typeset(string, width: 80, lines: 0)
    #expect(text.lines[0].runs.flatMap(\.glyphs).count == 10)
    #expect(shown(text, of: string)[0] == "super\u{AD}cali\u{AD}")
    #expect(try abs(text.lines[0].width - typeset("supercali-").size.width) < 1e-9)
    #expect(try abs(typeset(string).size.width - typeset("supercalifragilistic").size.width) < 1e-9)
  }
}
