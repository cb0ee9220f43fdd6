import Foundation
import SceneModel
import Testing
import UIRenderKit

@Suite("A scene's fonts")
struct FontTests {
  private static let fonts =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path + "/Examples/fonts"

  private func scene(_ fonts: [String]) -> SceneFile {
    let labels = fonts.map { "{ \"type\": \"label\", \"text\": \"Hi 10\", \"font\":\n\($0) }" }.joined(separator: ", ")
    let text = """
      { "fonts": ["Sticks.ttf"], "device": { "size": [320, 40], "scale": 1 }, "statusBar": { "isHidden": true },
        "root": { "subviews": [\(labels)] } }
      """
    return SceneFile(path: "s", bytes: Array(text.utf8), folder: Self.fonts)
  }

  /// What is said of fonts, without the places.
  private func said(of fonts: String...) -> [String] {
    do {
      return try Renderer().render(scene(fonts)).warnings.map(\.description).map(words)
    } catch {
      return error.list.map(\.description).map(words)
    }
  }

  private func words(_ text: String) -> String {
    text.split(separator: ": ", maxSplits: 3).last.map(String.init) ?? text
  }

  @Test("the system fonts, the text styles and Helvetica Neue are drawn without a word")
  func silent() {
    let said = said(
      of: "17", "\"boldSystem:14\"", "\"italicSystem:14\"", "\"monospacedDigitSystem:17\"", "\"textStyle:headline\"",
      "\"Helvetica Neue:17\"", "\"HelveticaNeue-Medium:17\"", "\"HelveticaNeue-BoldItalic:17\"", "\"Noto Serif:9\"",
      "\"Sticks:17\"", "{ \"family\": \"Sticks\", \"weight\": \"ultraLight\", \"features\": [\"tnum\"] }")
    #expect(said == [])
  }

  @Test("a weight that a font lacks is replaced by the nearest, and each is said once")
  func weights() {
    let said = said(
      of: #"{ "weight": "thin" }"#, #"{ "weight": "thin", "size": 9 }"#, #"{ "weight": "black" }"#,
      #"{ "family": "Nimbus Roman", "weight": "medium" }"#, "\"HelveticaNeue-UltraLight:30\"")
    #expect(
      said == [
        #"the system font has no weight "thin"; "regular" is used"#,
        #"the system font has no weight "black"; "heavy" is used"#,
        #"Nimbus Roman has no weight "medium"; "regular" is used"#,
        #"HelveticaNeue-UltraLight has no weight "ultraLight"; "regular" is used"#,
      ])
  }

  @Test("a stand-in is named, once for each name")
  func standIns() {
    #expect(
      said(of: "\"Arial:17\"", "\"Arial:12\"", "\"Courier-Bold:12\"") == [
        #"there is no "Arial"; Nimbus Sans stands in for it"#,
        #"there is no "Courier-Bold"; NimbusMonoPS-Bold stands in for it"#,
      ])
  }

  @Test(
    "a font that is not there is an error with the nearest name",
    arguments: [
      (#""Helvetica-Bald:12""#, #"no font "Helvetica-Bald" (did you mean "Helvetica-Bold"?)"#),
      (#""boldSysten:12""#, #"no font "boldSysten" (did you mean "boldSystem"?)"#),
      (#""sticks-bold:12""#, #"no font "sticks-bold" (did you mean "Sticks-Bold"?)"#),
    ])
  func unknown(font: String, message: String) {
    #expect(said(of: font) == [message])
  }

  @Test("a name that is near to none brings the list of families")
  func farFromAll() {
    let said = said(of: "\"Zapfino Extra LT:12\"")
    #expect(
      said.count == 1 && said[0].hasPrefix(#"no font "Zapfino Extra LT" (families: Sticks, Nimbus Sans, "#), "\(said)")
  }

  @Test("a single font takes no weight and no slant")
  func fixed() {
    let message = #""Sticks-Bold" is one font, with a weight and a slant of its own; name its family to choose them"#
    #expect(said(of: #"{ "family": "Sticks-Bold", "weight": "light" }"#) == [message])
    #expect(said(of: #"{ "family": "Sticks-Bold", "isItalic": true }"#) == [message])
  }

  @Test("axes and features that the font lacks are errors with the nearest names, at their places")
  func tags() throws {
    let file = scene([#"{ "family": "Sticks", "variations": { "wgth": 500, "wdth": 20 }, "features": ["tnun"] }"#])
    #expect(throws: Diagnostics.self) { try Renderer().render(file) }
    let said = said(
      of: #"{ "family": "Sticks", "variations": { "wgth": 500, "wdth": 20 }, "features": ["tnun"] }"#,
      #"{ "variations": { "wght": 500 } }"#, #"{ "features": { "smcp": 1, "liga": 0 } }"#)
    #expect(said.count == 5)
    #expect(said[0] == #"Sticks has no axis "wgth" (did you mean "wght"?)"#)
    #expect(said[1] == "20 is out of range (50 to 150)")
    #expect(said[2] == #"Sticks has no feature "tnun" (did you mean "tnum"?)"#)
    #expect(said[3] == #"Nimbus Sans has no axis "wght" nor any other"#)
    #expect(said[4].hasPrefix(#"Nimbus Sans has no feature "smcp" ("#))
  }

  @Test("figures that cannot be of one width, and a slant that is not there, are said")
  func lacking() {
    #expect(
      said(of: #"{ "family": "Sticks", "isItalic": true }"#) == ["Sticks has no italic; the upright font is used"])
    let message = "the figures of Sticks have different widths, and it has no others"
    #expect(said(of: #"{ "family": "Sticks", "monospacedDigits": true }"#) == [])
    #expect(Fault.proportionalDigits(font: "Sticks").message == message)
  }

  @Test("if a font file cannot be read, its name is not reported as unknown too")
  func missingFile() {
    let text = #"{ "fonts": ["none.ttf"], "root": { "type": "label", "font": "None:12" } }"#
    let file = SceneFile(path: "s", bytes: Array(text.utf8), folder: Self.fonts)
    do {
      _ = try Renderer().render(file)
      Issue.record("no fault")
    } catch {
      #expect(error.list.map(\.description) == ["s:1:13: error: fonts[0]: none.ttf: no such file"])
    }
  }
}
