import Geometry
import Testing

@testable import SceneModel

@Suite("Attributed texts")
struct AttributedTextTests {
  private func label(_ attributedText: String) throws -> Label {
    try #require(view("{ \"type\": \"label\", \"attributedText\": \(attributedText) }")?.content as? Label)
  }

  private func runs(_ text: String) throws -> [TextRun] { try #require(label(text).attributedText).runs }

  @Test("a text alone, an object and a list of both are attributed texts")
  func notations() throws {
    #expect(try runs("\"iOS\"").map(\.string) == ["iOS"])
    #expect(try runs("{ \"text\": \"iOS\", \"kern\": 2 }").map(\.attributes.kern) == [2])
    #expect(try runs("[\"iOS \", { \"text\": \"SDK\" }]").map(\.string) == ["iOS ", "SDK"])
    #expect(try runs("[]") == [])
  }

  @Test("without a word, attributes are NSAttributedString's defaults")
  func defaults() throws {
    let attributes = try runs("\"a\"")[0].attributes
    #expect(attributes == TextAttributes())
    #expect(attributes.font == nil && attributes.kern == nil && attributes.ligature == 1 && attributes.strokeWidth == 0)
    #expect(attributes.underlineStyle.line == nil && attributes.shadow == nil && attributes.paragraphStyle == nil)
  }

  @Test("NSShadow: no offset, no blur and a third of black")
  func shadow() throws {
    let shadow = try #require(runs("{ \"text\": \"a\", \"shadow\": {} }")[0].attributes.shadow)
    #expect(shadow.offset == .zero && shadow.blurRadius == 0 && shadow.color == Color(white: 0, alpha: 1.0 / 3))
  }

  @Test(
    "a line style is a word or a list of words; a pattern alone is that of a single line",
    arguments: [
      ("\"none\"", LineStyle()), ("\"single\"", LineStyle(.single)),
      ("[\"thick\", \"patternDash\"]", LineStyle(.thick, pattern: .patternDash)),
      ("\"patternDot\"", LineStyle(.single, pattern: .patternDot)),
      ("[\"double\", \"byWord\"]", LineStyle(.double, isByWord: true)),
      ("\"byWord\"", LineStyle(.single, isByWord: true)),
    ])
  func lineStyles(text: String, expected: LineStyle) throws {
    #expect(try runs("{ \"text\": \"a\", \"underlineStyle\": \(text) }")[0].attributes.underlineStyle == expected)
  }

  @Test("an attachment is an image by its name, or with bounds that count upward from the baseline")
  func attachments() throws {
    let named = try runs("{ \"attachment\": \"icon.png\" }")[0]
    #expect(
      named.attachment?.image?.name == "icon.png" && named.attachment?.bounds == nil && named.string == "\u{FFFC}")
    let placed = try runs("{ \"attachment\": { \"image\": \"icon.png\", \"bounds\": [0, -4, 20, 20] } }")[0]
    #expect(placed.attachment?.bounds == Rect(x: 0, y: -4, width: 20, height: 20))
  }

  @Test("tab stops are numbers, or objects with an alignment")
  func tabStops() throws {
    let style = try #require(
      runs(
        "{ \"text\": \"a\", \"paragraphStyle\": { \"tabStops\": [40, { \"location\": 90, \"alignment\": \"decimal\" }] } }"
      )[
        0
      ].attributes.paragraphStyle)
    #expect(style.tabStops == [TabStop(location: 40), TabStop(location: 90, alignment: .decimal)])
  }

  @Test(
    "what makes no sense is refused",
    arguments: [
      #"{ "text": "a", "attachment": "icon.png" }"#, #"{ "text": "a", "underlineStyle": "wavy" }"#,
      #"{ "text": "a", "underlineStyle": 1 }"#, #"{ "text": "a", "strokeWidth": 1001 }"#,
      #"{ "text": "a", "kern": "x" }"#,
      #"{ "text": "a", "paragraphStyle": { "minimumLineHeight": 30, "maximumLineHeight": 20 } }"#,
      #"{ "text": "a", "paragraphStyle": { "lineSpacing": -1 } }"#, "5", #"{ "txt": "a" }"#,
      #"{ "text": "a", "paragraphStyle": { "tabStops": [-1] } }"#, #"{ "text": "a", "expansion": 6 }"#,
    ])
  func refused(text: String) {
    #expect(faults(ofView: "{ \"type\": \"label\", \"attributedText\": \(text) }").count == 1)
  }

  @Test("`attributedText` replaces `text`, so both at once are a contradiction")
  func both() {
    #expect(faults(ofView: #"{ "type": "label", "text": "a", "attributedText": "b" }"#).count == 1)
  }

  @Test("a view takes its size from a label that exists")
  func sizeOf() {
    let label = #"{ "type": "label", "id": "title", "text": "a" }"#
    #expect(faults(ofView: #"{ "subviews": [{ "sizeOf": "title" }, \#(label)] }"#) == [])
    #expect(
      faults(ofView: #"{ "subviews": [{ "sizeOf": "titel" }, \#(label)] }"#) == [
        "2:28: root.subviews[0].sizeOf: no label has the id \"titel\" (did you mean \"title\"?)"
      ])
  }
}
