import Geometry
@testable import SceneModel
@testable import Typesetting

/// Texts of several styles in rooms of any size.
final class TextFuzzer: Fuzzer {
  static let name = "text"
  static let longest = 2048

  static func seeds(_ package: String) -> [[UInt8]] {
    let texts = SceneTexts(package).byKey
    let strings = ["text", "string", "title"].flatMap { texts[$0, default: []] }
    let hard = [
      "\u{202E}abc مرحبا 12\u{202C}", "e\u{301}\u{302}漢字 👨‍👩‍👧‍👦", "a\tb\t1.5\n\nनमस्ते", "\u{FFFC}\u{200D}\u{AD}\u{2028}",
    ]
    return (strings + hard).enumerated().map { place, text in
      // The first bytes are the choices; the text comes after them.
      (0..<24).map { UInt8(truncatingIfNeeded: place &* 37 &+ $0 &* 11) } + Array(text.utf8)
    }
  }

  static func words() -> [String] {
    [
      "\u{202E}", "\u{202C}", "\u{2067}", "\u{200D}", "\u{FE0F}", "\u{301}", "\u{FFFC}", "\n", "\r\n", "\u{2028}", "\t",
      "مرحبا", "漢字", "नमस्ते", "👨‍👩‍👧‍👦", "\u{AD}", "\u{E000}", "\u{F8FF}", "ffi", "     ", "ᄀ", "ไทย",
    ]
  }

  private let typesetter: Typesetter

  init(_ package: String) {
    guard let typesetter = try? Typesetter() else { fatalError("no fonts") }
    self.typesetter = typesetter
  }

  func take(_ bytes: [UInt8]) {
    var decisions = Decisions(bytes)
    var defaults = ParagraphDefaults(alignment: decisions.one(of: TextAlignment.allCases))
    defaults.lineBreakMode = decisions.one(of: LineBreakMode.allCases)
    defaults.isRightToLeft = decisions.isTrue()
    defaults.allowsTightening = decisions.isTrue()
    let width = decisions.length(), height = decisions.one(of: [.infinity, 0, 20, 55.5, 1e6, .nan])
    let lines = decisions.one(of: [0, 1, 2, 5, 100, -1])
    let count = 1 + decisions.number(below: 4)
    var spans = (0..<count).map { _ in decisions.span() }
    let text = Array(String(decoding: decisions.rest(), as: UTF8.self).unicodeScalars)
    for index in 0..<count {
      let piece = text[(text.count * index / count)..<(text.count * (index + 1) / count)]
      if spans[index].attachment == nil { spans[index].string = String(String.UnicodeScalarView(piece)) }
    }
    let result = typesetter.typeset(
      StyledText(spans: spans, paragraph: defaults), width: width, height: height, numberOfLines: lines,
      pitchGrid: PixelGrid(scale: 2))
    do { try typesetter.throwFault() } catch { require(false, error.message) }
    check(result, bytes: spans.map(\.string).joined().utf8.count, lines: lines, spans: count)
  }

  private func check(_ text: TypesetText, bytes: Int, lines: Int, spans: Int) {
    require(text.size.width.isFinite && text.size.height.isFinite, "no size")
    require(lines < 1 || text.lines.count <= lines, "too many lines")
    for line in text.lines {
      require(line.range.lowerBound >= 0 && line.range.upperBound <= bytes, "a line beyond the text")
      require([line.origin.x, line.origin.y, line.width, line.ascent, line.descent].allSatisfy(\.isFinite), "no place")
      for run in line.runs {
        require((0..<spans).contains(run.span), "a run of no span")
        require(run.glyphs.allSatisfy { $0.position.x.isFinite && $0.position.y.isFinite }, "a glyph at no place")
      }
    }
  }
}

extension Decisions {
  fileprivate mutating func length() -> Double {
    one(of: [.infinity, 0, 1, 20, 50, 100, 320, 1e6, 33.3, -5, .nan, 1e-6, 200, 75])
  }

  fileprivate mutating func span() -> TextSpan {
    let families = ["Nimbus Sans", "P052", "Nimbus Mono PS", "Noto Sans CJK JP", "Nowhere"]
    var face = FontFace(family: one(of: families), weight: one(of: [400, 700, 100, 900]), isItalic: isTrue())
    if isTrue() { face.metrics = LineMetrics(ascender: 0.952, descender: 0.213, leading: 0.028) }
    var span = TextSpan("", face: face, size: one(of: [17, 12, 0.1, 1000, 30, 0, 10_000, 14.5]))
    span.kern = one(of: [nil, 0, 2, -3, 100, -1000])
    span.ligature = number(below: 3)
    span.baselineOffset = one(of: [0, 5, -5, 1000])
    span.slant = one(of: [0, 0.3, -2])
    span.stretch = one(of: [1, 2, 0.1, 7])
    if byte() % 16 == 1 {
      span.attachment = Rect(x: 0, y: -10, width: one(of: [20, 0, 1e4]), height: 10)
      span.string = "\u{FFFC}"
    }
    if isTrue() { span.paragraph = paragraph() }
    return span
  }

  private mutating func paragraph() -> ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = one(of: [nil] + TextAlignment.allCases)
    style.lineBreakMode = one(of: [nil] + LineBreakMode.allCases)
    let lengths = [0, 1, 20, 300, 1e6]
    style.lineSpacing = one(of: lengths)
    style.paragraphSpacing = one(of: lengths)
    style.paragraphSpacingBefore = one(of: lengths)
    style.minimumLineHeight = one(of: lengths)
    style.maximumLineHeight = one(of: lengths)
    style.lineHeightMultiple = one(of: [0, 1, 0.1, 3, 1000])
    style.firstLineHeadIndent = one(of: lengths)
    style.headIndent = one(of: lengths)
    style.tailIndent = one(of: [0, -20, 50, -1e6, 1e6])
    if isTrue() {
      style.tabStops = (0..<number(below: 4)).map { _ in
        TabStop(location: one(of: [0, 10, 30, 100, 1e5]), alignment: one(of: TabStop.Alignment.allCases))
      }
    }
    style.defaultTabInterval = one(of: [0, 1, 50, 1e6, 0.001])
    style.baseWritingDirection = one(of: WritingDirection.allCases)
    style.hyphenationFactor = one(of: [0, 0.5, 1])
    return style
  }
}
