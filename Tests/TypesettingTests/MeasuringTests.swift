import Geometry
import Testing
import Typesetting

@Suite("Measuring")
struct MeasuringTests {
  @Test("a text is as wide at every scale")
  func scales() throws {
    let widths = try [1.0, 2, 3].map { try typeset("Weight History", scale: $0).size.width }
    #expect(widths[0] == widths[1] && widths[1] == widths[2])
  }

  @Test("a text's width is proportional to its size", arguments: [0.5, 9, 10, 17, 34, 1000])
  func sizes(size: Double) throws {
    let em = try typeset("Weight History", size: 1).size.width
    #expect(abs(try typeset("Weight History", size: size).size.width - em * size) < 1e-9 * size)
  }

  @Test("letters that overhang are kerned")
  func kerning() throws {
    let pair = try typeset("AV").size.width
    #expect(try pair < typeset("A").size.width + typeset("V").size.width - 0.5)
  }

  @Test(
    "tracking lies between the glyphs only", arguments: ["I", "ab", "Weight History", "fi", "AVAVA"], [-0.02, 0.024])
  func tracking(string: String, em: Double) throws {
    // Tracked faces have no ligatures at any size, so the width to compare with is one without, too.
    let bare = try typeset(string, plain.tracked(0)).size.width
    let tracked = try typeset(string, plain.tracked(em)).size.width
    #expect(abs(tracked - bare - Double(string.count - 1) * em * 17) < 0.001)
  }

  @Test("the first glyph starts at the line's origin, tracked or not")
  func leftEdge() throws {
    let line = try #require(try typeset("abc", plain.tracked(0.1)).lines.first)
    #expect(line.runs.first?.glyphs.first?.position == .zero)
    #expect(line.origin.x == 0)
  }

  @Test("tracking does not pull the letters of another script apart")
  func foreignTracking() throws {
    #expect(try typeset("مرحبا", plain.tracked(0.1)).size == typeset("مرحبا").size)
  }

  @Test("ligatures are made in a face without tracking, never in a tracked one")
  func ligatures() throws {
    #expect(try typeset("fi").lines.flatMap(\.runs).flatMap(\.glyphs).count == 1)
    #expect(try typeset("fi", plain.tracked(0)).lines.flatMap(\.runs).flatMap(\.glyphs).count == 2)
  }

  @Test("white space at the end does not count")
  func trailingSpace() throws {
    #expect(try typeset("abc  \t").size.width == typeset("abc").size.width)
    #expect(try typeset("   ").size.width == 0)
    #expect(try typeset("  abc").size.width > typeset("abc").size.width)
  }

  @Test("one line is as tall as Helvetica Neue's, 1.193 em, and not rounded")
  func lineHeight() throws {
    let text = try typeset("Settings")
    #expect(abs(text.size.height - 17 * 1.193) < 1e-9)
    #expect(abs((text.lines.first?.origin.y ?? 0) - 17 * 0.952) < 1e-9)
  }

  @Test(
    "several lines have a pitch of whole pixels (sheet 0: 13 pt 16.0, 14 pt 17.0)",
    arguments: [(13, 2, 16), (14, 2, 17), (13, 1, 16), (17, 2, 20.5), (17, 3, 61 / 3)] as [(Double, Double, Double)])
  func pitch(size: Double, scale: Double, pitch: Double) throws {
    let text = try typeset("a\nb\nc", size: size, lines: 0, scale: scale)
    let baselines = text.lines.map(\.origin.y)
    #expect(abs(baselines[1] - baselines[0] - pitch) < 1e-9 && abs(baselines[2] - baselines[1] - pitch) < 1e-9)
    #expect(abs(baselines[0] - size * 0.952) < 1e-9)
    #expect(abs(text.size.height - 3 * pitch) < 1e-9)
  }

  @Test("a character of a fallback font does not change the height of a line")
  func fallbackHeight() throws {
    #expect(try typeset("ไทย 漢字 😀").size.height == typeset("x").size.height)
  }

  @Test("without line metrics the font's own are used, with the gap between lines that UIFont's lineHeight has in it")
  func ownMetrics() throws {
    let face = FontFace(family: "Nimbus Sans")
    let metrics = try Typesetter().lineMetrics(of: face)
    #expect(metrics.ascender > 0.7 && metrics.descender > 0.2 && metrics.leading == 0.2)
    #expect(try typeset("x", face).size.height == metrics.lineHeight * 17)
  }

  @Test("stems of outlines are thickened in proportion, those of colour glyphs are not")
  func emboldening() throws {
    var face = plain
    face.emboldening = 0.03
    let runs = try typeset("a😀", face).lines.flatMap(\.runs)
    #expect(runs.map(\.emboldening) == [0.03 * 17, 0])
  }

  @Test("bold and italic come from their own files")
  func styles() throws {
    func file(_ weight: Int, _ isItalic: Bool) throws -> [String] {
      files(try typeset("a", FontFace(family: "Nimbus Sans", weight: weight, isItalic: isItalic)))
    }
    #expect(try file(400, false) == ["NimbusSans-Regular.otf"])
    #expect(try file(500, false) == ["NimbusSans-Regular.otf"])
    #expect(try file(600, false) == ["NimbusSans-Bold.otf"])
    #expect(try file(400, true) == ["NimbusSans-Italic.otf"])
    #expect(try file(900, true) == ["NimbusSans-BoldItalic.otf"])
  }
}
