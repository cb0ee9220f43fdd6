import SceneModel
import Testing
import Typesetting

@testable import SceneLayout

@Suite("Font faces")
struct FontFaceTests {
  private func face(_ font: Font) -> FontFace { Theme.ios7.face(of: font, in: .pinned) }

  @Test("a headline is Medium (sheet 11: Headline 17.00 (Medium)), as boldSystemFont is")
  func headline() {
    #expect(face(Font(textStyle: .headline)) == Theme.ios7.systemFont.medium)
    #expect(face(Font(weight: .bold)) == Theme.ios7.systemFont.medium)
    #expect(face(Font(textStyle: .body)) == Theme.ios7.systemFont.regular)
  }

  @Test("Helvetica Neue by name is the system font, but for its Bold, which is bold")
  func helveticaNeue() {
    #expect(face(Font(family: "Helvetica Neue")) == Theme.ios7.systemFont.regular)
    #expect(face(Font(family: "HelveticaNeue-Medium")) == Theme.ios7.systemFont.medium)
    #expect(face(Font(family: "HelveticaNeue-Bold")) == Theme.ios7.systemFont.bold)
    #expect(face(Font(family: "HelveticaNeue-MediumItalic")) == Theme.ios7.systemFont.mediumItalic)
    #expect(face(Font(family: "HelveticaNeue-UltraLight")) == Theme.ios7.systemFont.regular)
  }

  @Test(
    "a font that is stood in for keeps its own line height",
    arguments: [("Helvetica", 1.15), ("ArialMT", 1.15), ("Times New Roman", 1.149), ("Courier New", 1.133)])
  func lineHeight(name: String, height: Double) throws {
    #expect(abs(try #require(face(Font(family: name)).metrics).lineHeight - height) < 1e-9)
  }

  @Test("a single font has its own weight and slant")
  func singleFont() {
    let face = face(Font(family: "Courier-BoldOblique"))
    #expect(face.family == "Nimbus Mono PS" && face.weight == 700 && face.isItalic)
  }

  @Test("figures of one width are the feature tnum, which the system font does not need")
  func monospacedDigits() {
    #expect(face(Font(family: "Noto Serif", hasMonospacedDigits: true)).features == [FontFeature(tag: "tnum")])
    #expect(
      face(Font(family: "Noto Serif", hasMonospacedDigits: true, features: ["tnum": 0])).features.map(\.value) == [0])
    #expect(face(Font(hasMonospacedDigits: true)) == Theme.ios7.systemFont.regular)
  }

  @Test("axes and features are handed on")
  func tags() {
    let face = face(Font(family: "Sticks", features: ["smcp": 1], variations: ["wdth": 80]))
    #expect(face.features == [FontFeature(tag: "smcp")])
    #expect(face.variations == [FontVariation(axis: "wdth", value: 80)])
  }
}
