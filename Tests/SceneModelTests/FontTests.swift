import Testing

@testable import SceneModel

@Suite("Fonts")
struct FontTests {
  @Test(
    "a font is a size, a text or its parts",
    arguments: [
      ("15", Font(size: 15)), ("\"system:12.5\"", Font(size: 12.5)),
      ("\"boldSystem:14\"", Font(size: 14, weight: .bold)), ("\"italicSystem:14\"", Font(size: 14, isItalic: true)),
      ("\"Nimbus Sans:20\"", Font(family: "Nimbus Sans", size: 20)),
      ("{ \"size\": 11, \"weight\": \"medium\" }", Font(size: 11, weight: .medium)), ("{}", Font()),
    ])
  func notation(text: String, expected: Font) throws {
    let label = try #require(try view("{ \"type\": \"label\", \"font\": \(text) }")?.content as? Label)
    #expect(label.font == expected)
  }

  @Test("a weight that the system font lacks is replaced, and a warning says by which")
  func substitutedWeight() throws {
    let text = #"{ "root": { "type": "label", "font": { "weight": "thin" } } }"#
    let document = try SceneDocument(reading: SceneFile(path: "scene.json", bytes: Array(text.utf8), folder: ""))
    #expect(
      document.warnings.map(\.description) == [
        "scene.json:1:38: warning: root.font: the system font has no weight \"thin\"; \"regular\" is used"
      ])
  }

  @Test(
    "what is no font is refused",
    arguments: ["\"bold\"", "\":14\"", "\"system:\"", "\"system:nan\"", "0", "-3", "1001", "true"])
  func refused(text: String) {
    #expect(faults(ofView: "{ \"type\": \"label\", \"font\": \(text) }").count == 1)
  }
}
