import Geometry
import Testing

@Suite("The status bar")
struct StatusBarLayoutTests {
  @Test("\"carrier text origin x=6, baseline 14.5\", \"clock centred on the screen, baseline 14.5\"")
  func texts() throws {
    let screen = try Screen("{ \"root\": {} }")
    #expect(try screen.frame("statusBar") == Rect(x: 0, y: 0, width: 320, height: 20))
    #expect(near(try #require(screen.extents("carrier").first).lowerBound, 6))
    #expect(screen.baselines("carrier") == [14.5] && screen.baselines("time") == [14.5])
    let clock = try #require(screen.extents("time").first)
    #expect(near((clock.lowerBound + clock.upperBound) / 2, 160))
  }

  @Test("\"wifi glyph x 49.0-61.5, y 5.5-14.5 (12.5x9)\", \"battery 24.5x9.5, right margin 5.5\"")
  func signs() throws {
    let screen = try Screen("{ \"device\": \"iPhone 6\", \"root\": {} }")
    #expect(try screen.frame("wifi") == Rect(x: 49, y: 5.5, width: 12.5, height: 9))
    #expect(try screen.frame("battery") == Rect(x: 345, y: 5.5, width: 24.5, height: 9.5))
  }

  @Test("the battery's outline and level end between pixels", arguments: [1, 2, 3])
  func batteryGrid(scale: Double) throws {
    let battery = try #require(try Screen("{ \"root\": {} }", scale: scale).boxes("battery").first)
    for part in battery.children.prefix(2) {
      guard case .path(let content) = part.content else { continue }
      let inset = content.stroke == nil ? 0 : content.lineWidth / 2
      let corners = content.path.elements.compactMap { element -> (Point, Double)? in
        guard case .arc(let center, let radius, _, _) = element else { return nil }
        return (center, radius + inset)
      }
      try #require(corners.count == 4)
      let (bottomRight, reach) = corners[1]
      for edge in [bottomRight.x + reach, bottomRight.y + reach, corners[3].0.x - reach, corners[3].0.y - reach] {
        #expect(near(edge * scale, (edge * scale).rounded()))
      }
    }
  }

  @Test("\"black on light, all white for light content\"")
  func styles() throws {
    let screen = try Screen("{ \"statusBar\": { \"style\": \"lightContent\" }, \"root\": {} }")
    for name in ["carrier", "time"] { #expect(screen.colors(name) == [.white]) }
    #expect(try Screen("{ \"root\": {} }").colors("time") == [.black])
  }

  @Test("\"label at y 0 -> drawn under the transparent status bar text; nothing is pushed down\"")
  func overContent() throws {
    let screen = try Screen(#"{ "root": { "subviews": [{ "type": "label", "frame": [0, 0, 9, 9], "text": "a" }] } }"#)
    #expect(try screen.frame("label").minY == 0)
  }
}
