import Geometry
import SceneModel
import Testing
import Typesetting

@Suite("Spans")
struct SpanTests {
  @Test("a text of one span is set like a plain string")
  func plainString() throws {
    let string = "Weight History of many years 漢字"
    var spans = try typeset([span(string)], width: 80)
    spans.source = nil
    var plain = try typeset(string, width: 80, lines: 0)
    plain.source = nil
    #expect(spans == plain)
  }

  @Test("spans that differ in colour alone are shaped as one, and come out as a run and a part each")
  func sameShaping() throws {
    let whole = try #require(try typeset("AVATAR").lines.first)
    let line = try #require(try typeset([span("AVA"), span("TAR")]).lines.first)
    #expect(line.width == whole.width)
    #expect(line.runs.flatMap(\.glyphs) == whole.runs.flatMap(\.glyphs))
    #expect(line.runs.map(\.span) == [0, 1] && line.runs.map(\.glyphs.count) == [3, 3])
    #expect(line.parts.map(\.span) == [0, 1])
    #expect(line.parts[1].x == line.parts[0].width && abs(line.parts[1].x + line.parts[1].width - line.width) < 1e-9)
  }

  @Test("Arabic letters join across a border of colours")
  func joined() throws {
    let whole = try #require(try typeset("مرحبا").lines.first)
    let line = try #require(try typeset([span("مر"), span("حبا")]).lines.first)
    #expect(line.runs.flatMap(\.glyphs) == whole.runs.flatMap(\.glyphs))
    #expect(line.parts.map(\.span) == [1, 0])
  }

  @Test("a part names the stretches in it that are white space")
  func spaces() throws {
    let line = try #require(try typeset([span("a b  c")]).lines.first)
    let spaces = try #require(line.parts.first?.spaces)
    let letter = try typeset("a").size.width
    #expect(spaces.count == 2)
    #expect(abs(spaces[0].lowerBound - letter) < 1e-9)
    let widths = spaces.map { $0.upperBound - $0.lowerBound }
    #expect(abs(widths[1] - 2 * widths[0]) < 1e-9)
  }

  @Test("sizes and faces mix on one line")
  func mixed() throws {
    let bold = FontFace(family: "Nimbus Sans", weight: 700, metrics: plain.metrics)
    let line = try #require(try typeset([span("small "), TextSpan("large", face: bold, size: 40)]).lines.first)
    #expect(line.runs.map(\.size) == [17, 40])
    #expect(files(TypesetText(lines: [line])) == ["NimbusSans-Regular.otf", "NimbusSans-Bold.otf"])
    let sum = try typeset("small \u{2060}").size.width + typeset("large", bold, size: 40).size.width
    #expect(abs(line.width - sum) < 0.3)
  }

  @Test("a kern of 0 switches the kerning of pairs off, none leaves it on")
  func kernZero() throws {
    let letters = try typeset("A").size.width + typeset("V").size.width
    #expect(try abs(typeset([span("AV") { $0.kern = 0 }]).size.width - letters) < 1e-9)
    #expect(try typeset([span("AV")]).size.width < letters - 0.5)
  }

  @Test("a kern is added after each letter of its span, the last of a line included", arguments: [3.0, -1, 0.5])
  func kern(points: Double) throws {
    let bare = try typeset("HIHI").size.width
    #expect(try abs(typeset([span("HIHI") { $0.kern = points }]).size.width - bare - 4 * points) < 1e-3)
    let tracked = plain.tracked(0.05)
    var both = TextSpan("HIHI", face: tracked, size: 17)
    both.kern = points
    #expect(try abs(typeset([both]).size.width - typeset("HIHI", tracked).size.width - 4 * points) < 1e-3)
  }

  @Test("ligature 0 joins no letters, 1 as the font does, 2 does it even in a tracked face")
  func ligatures() throws {
    func glyphs(_ face: FontFace, _ ligature: Int) throws -> Int {
      var span = TextSpan("fi", face: face, size: 17)
      span.ligature = ligature
      return try typeset([span]).lines.flatMap(\.runs).flatMap(\.glyphs).count
    }
    #expect(try [0, 1, 2].map { try glyphs(plain, $0) } == [2, 1, 1])
    #expect(try [0, 1, 2].map { try glyphs(plain.tracked(0.01), $0) } == [2, 2, 1])
  }

  @Test("a baseline offset lifts the letters and makes the line higher")
  func baselineOffset() throws {
    let text = try typeset([span("x"), span("2") { $0.baselineOffset = 5 }])
    let line = try #require(text.lines.first)
    #expect(line.runs.map { $0.glyphs.first?.position.y } == [0, -5])
    #expect(try abs(text.size.height - typeset("x").size.height - 5) < 1e-9)
    #expect(try abs(line.origin.y - 5 - (typeset("x").lines.first?.origin.y ?? 0)) < 1e-9)
  }

  @Test("a stretch widens letters and advances, a slant changes neither")
  func stretchAndSlant() throws {
    let bare = try typeset("wide").size.width
    let line = try #require(
      try typeset([
        span("wide") {
          $0.stretch = 1.5
          $0.slant = 0.2
        }
      ]).lines.first)
    #expect(abs(line.width - 1.5 * bare) < 1e-9)
    #expect(line.runs.first?.stretch == 1.5 && line.runs.first?.slant == 0.2)
  }

  @Test("an attachment stands in the line with its size and enters its height")
  func attachment() throws {
    let text = try typeset([
      span("a"), span("\u{FFFC}") { $0.attachment = Rect(x: 0, y: -30, width: 40, height: 36) }, span("b"),
    ])
    let line = try #require(text.lines.first)
    #expect(line.parts.map(\.span) == [0, 1, 2] && line.parts[1].width == 40)
    #expect(try abs(line.width - 40 - typeset("a").size.width - typeset("b").size.width) < 1e-9)
    #expect(line.ascent == 30 && line.origin.y == 30)
    #expect(abs(line.descent - 6 - 0.028 * 17) < 1e-9)
    #expect(text.missing.isEmpty)
  }

  @Test("a line may be broken before and after an attachment")
  func attachmentBreaks() throws {
    let image = span("\u{FFFC}") { $0.attachment = Rect(x: 0, y: -20, width: 40, height: 20) }
    #expect(try typeset([image, image, image], width: 90).lines.map(\.parts.count) == [2, 1])
  }

  @Test("an ellipsis looks like the character before it")
  func ellipsisStyle() throws {
    let spans = [span("Weight "), span("History of many years", size: 20)]
    let narrow = try #require(try typeset(spans, width: 70, lines: 1).lines.first)
    let wide = try #require(try typeset(spans, width: 120, lines: 1).lines.first)
    #expect(narrow.runs.map(\.size) == [17] && narrow.isTruncated)
    #expect(wide.runs.map(\.size) == [17, 20] && wide.runs.last?.span == 1 && wide.isTruncated)
  }

  @Test("a feature of the face is set")
  func features() throws {
    var face = plain
    face.features = [FontFeature(tag: "kern", value: 0)]
    #expect(try typeset("AV", face).size.width > typeset("AV").size.width)
  }

  @Test("spans without characters or of no size are left out, and ranges count in what is left")
  func emptySpans() throws {
    let text = try typeset([span(""), span("a"), span("b", size: 0), span("c")])
    #expect(text.lines.map(\.range) == [0..<2])
  }
}
