import Geometry
import SceneModel
import Testing

@testable import SceneLayout

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

  @Test("\"iPod, 21:54\" (SL's browser for peers): the bolt ends 6 before the edge, signs stand 2.5 and 6 apart")
  func charging() throws {
    let screen = try Screen(
      #"{ "statusBar": { "wifiStrength": null, "batteryState": "charging", "showsBluetooth": true }, "root": {} }"#)
    #expect(screen.boxes("wifi").isEmpty)
    #expect(try screen.frame("bolt") == Rect(x: 309, y: 5, width: 5.5, height: 10))
    #expect(try screen.frame("battery") == Rect(x: 282, y: 5.5, width: 24.5, height: 9.5))
    #expect(try screen.frame("bluetooth") == Rect(x: 268, y: 3.5, width: 8, height: 13.5))
  }

  @Test("\"Location arrow when present 275-284\"")
  func location() throws {
    let arrow = try Screen(#"{ "statusBar": { "showsLocation": true }, "root": {} }"#).frame("location")
    #expect(arrow.minX == 275 && arrow.maxX == 284)
    // SL's map sample: its ink from 6 to 15.
    #expect(arrow.minY == 6 && arrow.height == 9)
  }

  @Test("the level fills its share of the battery; green while it is charged, red from 20 per cent down")
  func level() throws {
    func level(_ keys: String) throws -> (width: Double, color: Color?) {
      let battery = try Screen("{ \"statusBar\": { \(keys) }, \"root\": {} }").boxes("battery")[0]
      guard case .path(let content) = battery.children[1].content else { return (0, nil) }
      let sides = content.path.elements.flatMap { element -> [Double] in
        guard case .arc(let center, let radius, _, _) = element else { return [] }
        return [center.x - radius, center.x + radius]
      }
      return ((sides.max() ?? 0) - (sides.min() ?? 0), content.fill)
    }
    #expect(try level("") == (20.5, .black))
    #expect(try level(#""batteryLevel": 0.5"#) == (10.5, .black))
    #expect(try level(#""batteryState": "charging""#) == (20.5, Color(hex: 0x4CD964)))
    #expect(try level(#""batteryLevel": 0.2"#) == (4, Color(hex: 0xFF3B30)))
    #expect(try level(#""batteryLevel": 0"#).width == 0)
  }

  @Test("five dots, the carrier and the network stand before wifi; the level in per cent before the battery")
  func telephone() throws {
    let screen = try Screen(
      #"{ "statusBar": { "signalStrength": 3, "carrier": "A", "network": "LTE", "showsBatteryPercentage": true, "batteryLevel": 0.64 }, "root": {} }"#
    )
    let ends = try [screen.frame("signal").minX, screen.frame("carrier").minX, screen.frame("network").minX]
    #expect(ends == ends.sorted() && ends[0] == 6)
    #expect(try screen.frame("wifi").minX > ends[2])
    #expect(near(try #require(screen.extents("batteryPercentage").first).upperBound, 287, within: 0.5))
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
