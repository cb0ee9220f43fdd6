import Testing

@testable import SceneModel

@Suite("Fonts")
struct FontTests {
  @Test(
    "a font is a size, a text or its parts",
    arguments: [
      ("15", Font(size: 15)), ("\"system:12.5\"", Font(size: 12.5)),
      ("\"boldSystem:14\"", Font(size: 14, weight: .bold)), ("\"italicSystem:14\"", Font(size: 14, isItalic: true)),
      ("\"monospacedDigitSystem:14\"", Font(size: 14, hasMonospacedDigits: true)),
      ("\"HelveticaNeue-Bold:14\"", Font(family: "HelveticaNeue-Bold", size: 14)),
      ("{ \"monospacedDigits\": true, \"weight\": \"bold\" }", Font(weight: .bold, hasMonospacedDigits: true)),
      ("\"Nimbus Sans:20\"", Font(family: "Nimbus Sans", size: 20)),
      ("{ \"size\": 11, \"weight\": \"medium\" }", Font(size: 11, weight: .medium)), ("{}", Font()),
    ])
  func notation(text: String, expected: Font) throws {
    let label = try #require(try view("{ \"type\": \"label\", \"font\": \(text) }")?.content as? Label)
    #expect(label.font == expected)
  }

  @Test(
    "a text style has the size of the default Dynamic Type setting (sheet 11: 17/17/15/12/11, footnote 13)",
    arguments: [
      ("body", 17.0), ("headline", 17), ("subheadline", 15), ("footnote", 13), ("caption1", 12), ("caption2", 11),
      ("title1", 28), ("title2", 22), ("title3", 20), ("callout", 16),
    ])
  func textStyle(name: String, size: Double) throws {
    let weight: Font.Weight = name == "headline" ? .bold : .regular
    let style = try font("\"textStyle:\(name)\"")
    #expect(style.size == size && style.weight == weight && style.textStyle?.rawValue == name)
    #expect(try font("{ \"textStyle\": \"\(name)\" }") == style)
    let heavy = try font("{ \"textStyle\": \"\(name)\", \"weight\": \"heavy\" }")
    #expect(heavy.size == size && heavy.weight == .heavy && heavy.textStyle == style.textStyle)
  }

  @Test(
    "text styles follow Dynamic Type: body is 14 to 23 and up to 53, subheadline 12 to 21 and 49, title1 25 to 34 and 58",
    arguments: [
      (Font.TextStyle.body, [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
      (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
      (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
      (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    ])
  func dynamicType(style: Font.TextStyle, sizes: [Double]) {
    #expect(ContentSizeCategory.allCases.map { Font(textStyle: style).size(at: $0) } == sizes)
  }

  @Test("a font of a size of its own heeds no setting, though it was a text style before")
  func fixedSize() {
    var font = Font(textStyle: .body)
    font.size = 20
    #expect(ContentSizeCategory.allCases.allSatisfy { font.size(at: $0) == 20 && Font().size(at: $0) == 17 })
  }

  @Test("features are numbers by tag or a list of tags, axes are numbers by tag")
  func tags() throws {
    #expect(try font(#"{ "features": { "tnum": 1, "smcp": 0 } }"#).features == ["smcp": 0, "tnum": 1])
    #expect(try font(#"{ "features": ["tnum", "smcp"] }"#).features == ["smcp": 1, "tnum": 1])
    #expect(try font(#"{ "variations": { "wght": 650.5 } }"#).variations == ["wght": 650.5])
  }

  @Test(
    "a wrong part of a font is said, with the nearest name",
    arguments: [
      (#""textStyle:headlin""#, #"unknown value "headlin" (did you mean "headline"?)"#),
      (#"{ "textStyle": "Caption1" }"#, #"unknown value "Caption1" (did you mean "caption1"?)"#),
      (#"{ "textStyle": "body", "size": 20 }"#, #""textStyle" and "size" exclude each other"#),
      (#"{ "textStyle": "body", "family": "Arial" }"#, #""textStyle" and "family" exclude each other"#),
      (#"{ "weight": "ultralight" }"#, #"unknown value "ultralight" (did you mean "ultraLight"?)"#),
      (#"{ "features": { "tabular": 1 } }"#, #""tabular" is no tag of a feature (four letters or digits)"#),
      (#"{ "features": ["a=1,"] }"#, #""a=1," is no tag of a feature (four letters or digits)"#),
      (#"{ "features": { "tnum": -1 } }"#, "-1 is out of range (0 to 65,535)"),
      (#"{ "features": { "tnum": 0.5 } }"#, "expected a whole number, found 0.5"),
      (#"{ "features": "tnum" }"#, "expected an object or a list of feature tags, found a string"),
      (#"{ "variations": { "wght": 1e6 } }"#, "1000000 is out of range (-32,768 to 32,767)"),
      (#"{ "variations": ["wght"] }"#, "expected an object of axis tags, found an array"),
      (#"{ "variations": { "weight": 1 } }"#, #""weight" is no tag of an axis (four letters or digits)"#),
    ])
  func wrongPart(text: String, message: String) {
    let faults = faults(ofView: "{ \"type\": \"label\", \"font\": \(text) }")
    #expect(faults.count == 1 && faults[0].hasSuffix(message), "\(faults)")
  }

  private func font(_ text: String) throws -> Font {
    let label = try view("{ \"type\": \"label\", \"font\": \(text) }")?.content as? Label
    return try #require(label?.font)
  }

  @Test(
    "what is no font is refused",
    arguments: [
      "\"bold\"", "\":14\"", "\"system:\"", "\"system:nan\"", "\"system:inf\"", "\"system:0x10\"", "\"system:1e9\"",
      "\"system:0\"", "\"system:-3\"", "\"system:10000\"", "\"textStyle:\"", "0", "-3", "1001", "10000", "true",
    ])
  func refused(text: String) {
    #expect(faults(ofView: "{ \"type\": \"label\", \"font\": \(text) }").count == 1)
  }
}
