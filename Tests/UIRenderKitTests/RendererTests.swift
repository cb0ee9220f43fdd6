import Foundation
import Pixels
import SceneModel
import Testing
import UIRenderKit

@Suite("The renderer")
struct RendererTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Scenes"

  private func scene(_ view: String, device: String = #"{ "size": [40, 40], "scale": 2 }"#) -> SceneFile {
    let text = "{ \"device\": \(device), \"statusBar\": { \"isHidden\": true }, \"root\": \(view) }"
    return SceneFile(path: "test.json", bytes: Array(text.utf8), folder: Self.folder)
  }

  private func faults(_ scene: SceneFile) -> [String] {
    do {
      _ = try Renderer().render(scene)
      return []
    } catch {
      return error.list.map(\.description)
    }
  }

  @Test("a picture is as large as the screen in pixels, and the scale can be given from outside")
  func size() throws {
    let file = scene("{}")
    let own = try Renderer().render(file).bitmap
    #expect(own.width == 80 && own.height == 80)
    let given = try Renderer().render(file, scale: 1.5).bitmap
    #expect(given.width == 60 && given.height == 60)
  }

  @Test("what a renderer drew before does not show")
  func independence() throws {
    let file = scene(#"{ "subviews": [{ "type": "label", "text": "Ag", "frame": [2, 2, 30, 30] }] }"#)
    let renderer = Renderer()
    let first = try renderer.render(file)
    _ = try renderer.render(scene(#"{ "subviews": [{ "type": "label", "text": "日本 عربية", "font": 11 }] }"#))
    #expect(try renderer.render(file).png() == first.png())
    #expect(try Renderer().render(file).png() == first.png())
  }

  @Test("a character that no font has is a warning with its place, once")
  func missingGlyph() throws {
    let file = scene(
      #"{ "subviews": [{ "type": "label", "text": "a\uE000b\uE000" }, { "type": "label", "text": "\uE000" }] }"#)
    let warnings = try Renderer().render(file).warnings.map(\.description)
    #expect(
      warnings == [
        "test.json:1:132: warning: root.subviews[0].text: no font has the character U+E000; it is left out"
      ])
  }

  @Test("a missing image and other faults are reported together")
  func faultsTogether() {
    let file = scene(#"{ "type": "imageView", "image": "images/none.png", "alpha": 3 }"#)
    #expect(
      faults(file) == [
        "test.json:1:122: error: root.image: no image \"images/none.png\" (did you mean \"images/gear.png\"?)",
        "test.json:1:150: error: root.alpha: 3 is out of range (0 to 1)",
      ])
  }

  @Test("an unknown font family is an error with the nearest one")
  func unknownFamily() {
    let file = scene(#"{ "type": "label", "font": "Nimbus Sanz:12" }"#)
    #expect(
      faults(file) == [
        "test.json:1:117: error: root.font: no font \"Nimbus Sanz\" (did you mean \"Nimbus Sans\"?)"
      ])
  }

  @Test("a scene may bring a font file and use its family")
  func ownFont() throws {
    func width(_ font: String) throws -> String? {
      let text = """
        { "fonts": ["/usr/share/fonts/truetype/noto/NotoSerif-Regular.ttf"], "statusBar": { "isHidden": true },
          "root": { "type": "label", "text": "Serif", "font": "\(font)" } }
        """
      var limits = Limits()
      limits.folders = ["/usr/share/fonts"]
      let file = SceneFile(path: "test.json", bytes: Array(text.utf8), folder: "", limits: limits)
      return try Renderer().layoutText(file).text.split(separator: "\n").last { $0.contains("wide") }.map(String.init)
    }
    let serif = try #require(try width("Noto Serif:30"))
    #expect(try width("Nimbus Sans:30") != serif)
  }

  @Test("an image's size in points is its pixels divided by the scale in its name")
  func imageVariant() throws {
    let file = scene(#"{ "subviews": [{ "type": "imageView", "image": "images/gear.png" }] }"#)
    let text = try Renderer().layoutText(file).text
    #expect(text.contains("imageView [0 0 24 24]"))
    #expect(text.contains("image 48×48"))
  }

  @Test("the scale that is asked for cannot make a picture too large")
  func hugeScale() {
    let file = scene("{}", device: #"{ "size": [9000, 10], "scale": 1 }"#)
    #expect(throws: Diagnostics.self) { try Renderer().render(file, scale: 10) }
  }

  @Test("a scale that makes no picture is a fault, not a crash", arguments: [0, -1, 1e-9, .infinity, .nan])
  func uselessScale(scale: Double) {
    #expect(throws: Diagnostics.self) { try Renderer().render(scene("{}"), scale: scale) }
  }

  @Test("the fingerprint names the libraries and the pinned fonts")
  func fingerprintText() {
    for word in ["cairo ", "pango ", "fontconfig ", "freetype ", "NimbusSans-Regular"] {
      #expect(fingerprint().contains(word), "\(word)")
    }
  }
}
