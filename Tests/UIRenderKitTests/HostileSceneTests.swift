import SceneModel
import Testing
import UIRenderKit

/// Scenes that nobody would write, which must be drawn all the same: the smallest of each kind that fuzzing has found.
@Suite("Hostile scenes")
struct HostileSceneTests {
  private func draw(_ views: String) throws(Diagnostics) {
    let text = "{ \"device\": { \"size\": [200, 300], \"scale\": 2 }, \"root\": { \"subviews\": [\(views)] } }"
    _ = try Renderer().render(SceneFile(path: "test.json", bytes: Array(text.utf8), folder: ""))
  }

  @Test(
    "what is sheared so far that a point of it is as long as the screen is drawn within the screen",
    arguments: [
      #""type": "textField""#, #""type": "label", "text": "Text", "textColor": "red""#,
      #""clipsToBounds": true, "backgroundColor": "red""#, #""alpha": 0.5, "backgroundColor": "red""#,
      #""backgroundColor": "red", "layer": { "shadowOpacity": 1, "shadowRadius": 5, "shadowOffset": [900, 900] }"#,
      #""layer": { "shadowOpacity": 1, "shadowPath": "M0 0H90V9Z" }"#,
      #""mask": { "frame": [0, 0, 50, 50], "backgroundColor": "red" }, "backgroundColor": "red""#,
    ])
  func sheared(view: String) throws {
    for transform in ["[44, -1, 10000, 7.3, 138, 0]", "[1, 0, 1e6, 1, 0, 0]", "[1e-3, 900, 0.1, 90.5, 9, 9]"] {
      try draw(#"{ "frame": [20, 20, 100, 50], "transform": \#(transform), \#(view) }"#)
    }
  }

  @Test("a text that is shrunk to nearly nothing needs no bitmap larger than any", arguments: [1e-2, 1e-3, 1e-4])
  func shrunk(scale: Double) throws {
    let text = String(repeating: "W", count: 20_000)
    try draw(
      #"{ "type": "label", "frame": [0, 0, 1e6, 1e6], "text": "\#(text)", "transform": { "scale": \#(scale) } }"#)
  }
}
