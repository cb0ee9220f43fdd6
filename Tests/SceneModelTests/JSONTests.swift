import Testing

@testable import SceneModel

@Suite("The JSON reader")
struct JSONTests {
  @Test("comments and trailing commas are accepted")
  func comments() {
    #expect(faults("// a screen\n{ \"root\": {}, /* nothing\n else */ }") == [])
  }

  @Test("a byte order mark is accepted")
  func byteOrderMark() {
    #expect(faults("\u{FEFF}{ \"root\": {} }") == [])
  }

  @Test(
    "a fault of syntax says what stands there, what was expected, and where",
    arguments: [
      ("", "scene.json:1:1: error: the scene is empty"),
      (" \n// nothing\n", "scene.json:1:1: error: the scene is empty"),
      ("{", "scene.json:1:2: error: found the end of the file, expected a key in quotes or \"}\""),
      ("{\n  \"root\" 5}", "scene.json:2:10: error: found \"5\", expected \":\" after the key"),
      ("{\"root\": {} \"a\"}", "scene.json:1:13: error: found a string, expected \",\" or \"}\""),
      ("{\"root\": {}} x", "scene.json:1:14: error: found \"x\", expected the end of the file"),
      ("{\"root\": tru}", "scene.json:1:10: error: found \"tru\", expected a value"),
      ("{\"scale\": NaN}", "scene.json:1:11: error: NaN is not a finite number"),
      ("{\"scale\": -Infinity}", "scene.json:1:11: error: -Infinity is not a finite number"),
      ("{\"scale\": 1e999}", "scene.json:1:11: error: 1e999 is not a finite number"),
      ("{\"scale\": 0x10}", "scene.json:1:11: error: found \"0x10\", expected a number"),
      ("{\"a\": \"b\nc\"}", "scene.json:1:7: error: the string does not end on its line"),
      (
        "{\"a\": \"\\q\"}",
        "scene.json:1:8: error: unknown escape \"\\q\" (JSON has \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u)"
      ),
      ("{\"a\": \"\\uD83D\"}", "scene.json:1:8: error: a \\u escape names half of a surrogate pair"),
      ("{\"scale\": 01}", "scene.json:1:11: error: found \"01\", expected a number"),
      ("{\"scale\": 1.}", "scene.json:1:11: error: found \"1.\", expected a number"),
      ("{\"scale\": .5}", "scene.json:1:11: error: found \".5\", expected a number"),
      (
        "{\"a\": \"b\u{1}\"}",
        "scene.json:1:9: error: a control character stands in the string; write it as \\u0001"
      ),
      ("{\"a\": /* b", "scene.json:1:7: error: the comment does not end"),
    ])
  func syntax(text: String, expected: String) {
    #expect(faults(text) == [expected])
  }

  @Test("escapes stand for their characters, pairs of surrogates for one")
  func escapes() throws {
    let label = try #require(try view(#"{ "type": "label", "text": "\"\\\/\t\u0041\uD83D\uDE00" }"#)?.content as? Label)
    #expect(label.text.string == "\"\\/\tA😀")
  }

  @Test("bytes that are not UTF-8 are a fault of the string that holds them")
  func invalidUTF8() {
    let file = SceneFile(path: "s.json", bytes: Array("{\"a\": \"".utf8) + [0xFF] + Array("\"}".utf8), folder: "")
    #expect(throws: Diagnostics.self) { try SceneDocument(reading: file) }
  }

  @Test("columns count characters, not bytes")
  func columns() {
    #expect(
      faults("{\"é😀\": 1, \"root\": {}, \"x\": 1}").map { $0.prefix(17) } == ["scene.json:1:2: e", "scene.json:1:23: "])
  }

  @Test("ten thousand levels of nesting are a fault, not a crash")
  func nesting() {
    let text = String(repeating: "[", count: 10_000)
    #expect(faults(text) == ["scene.json:1:513: error: nested more than 512 levels deep (the limit \"nesting\")"])
  }

  @Test("every place of a large broken file is found in one walk")
  func manyFaults() {
    let text = "{\"root\": {\"subviews\": [" + String(repeating: "\n{\"x\": 1},", count: 5000) + "]}}"
    let found = faults(text)
    #expect(found.count == 1001)
    #expect(found.suffix(2).first?.hasPrefix("scene.json:1001:2: ") == true)
    #expect(found.last == "scene.json:1001:2: error: 4,000 more are left out")
  }
}
