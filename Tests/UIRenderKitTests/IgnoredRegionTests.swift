import Pixels
import SceneModel
import Testing
import UIRenderKit

@Suite("Parts that are not compared")
struct IgnoredRegionTests {
  private func regions(_ view: String) throws -> [PictureDifference.Box] {
    let text = """
      { "device": { "size": [100, 100], "scale": 2 }, "statusBar": { "isHidden": true },
        "test": { "ignore": ["it"] }, "root": { "subviews": [\(view)] } }
      """
    let document = try SceneDocument(reading: SceneFile(path: "test.json", bytes: Array(text.utf8), folder: ""))
    return try Renderer().render(document).ignoredRegions(in: document.file)
  }

  @Test("a view that is named by its id is left out where it shows")
  func plain() throws {
    #expect(try regions(#"{ "id": "it", "frame": [40, 30, 20, 10] }"#) == [.init(x: 80, y: 60, width: 40, height: 20)])
  }

  @Test("a view that is turned or stretched, or lies in one that is, is left out where it shows")
  func transformed() throws {
    let whole = [PictureDifference.Box(x: 40, y: 40, width: 120, height: 120)]
    #expect(
      try regions(#"{ "id": "it", "frame": [40, 40, 20, 20], "transform": { "scale": 3 } }"#) == whole)
    #expect(
      try regions(
        """
        { "frame": [40, 40, 20, 20], "transform": { "scale": 3 },
          "subviews": [{ "id": "it", "frame": [10, 0, 10, 20] }] }
        """) == [.init(x: 100, y: 40, width: 60, height: 120)])
    #expect(
      try regions(#"{ "id": "it", "frame": [30, 40, 40, 20], "transform": { "rotate": 90 } }"#)
        == [.init(x: 80, y: 60, width: 40, height: 80)])
  }
}
