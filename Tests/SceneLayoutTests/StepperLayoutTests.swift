import Geometry
import SceneModel
import Testing

@Suite("Steppers")
struct StepperLayoutTests {
  private func stepper(_ keys: String) throws -> Screen {
    try Screen(view: "{ \"subviews\": [{ \"type\": \"stepper\", \"frame\": [113, 301, 10, 10], \(keys) }] }")
  }

  @Test("\"94x29: border 1 pt, divider 1 pt at x 46.5-47.5\"")
  func frame() throws {
    let screen = try stepper(#""value": 1"#)
    #expect(try screen.frame("stepper") == Rect(x: 113, y: 301, width: 94, height: 29))
    #expect(try screen.frame("divider") == Rect(x: 159.5, y: 301, width: 1, height: 29))
  }

  @Test("\"'-' 15.5x1.5 at x 16-31.5; '+' 15.5x15.5 at x 62.5-78, y 6.5-22\"")
  func signs() throws {
    let screen = try stepper(#""value": 1"#)
    #expect(try screen.frame("minus") == Rect(x: 129, y: 315, width: 15.5, height: 1.5))
    #expect(try screen.frame("plus") == Rect(x: 175.5, y: 307.5, width: 15.5, height: 15.5))
  }

  @Test("the signs are whole pixels wide and thick, with their bars between pixels", arguments: [1, 1.5, 2, 3, 4])
  func grid(scale: Double) throws {
    let screen = try Screen(
      view: #"{ "subviews": [{ "type": "stepper", "frame": [10, 10, 10, 10], "value": 1 }] }"#, scale: scale)
    for name in ["minus", "plus"] {
      let box = try #require(screen.boxes(name).first)
      guard case .path(let content) = box.content else { continue }
      for element in content.path.elements {
        guard case .line(let point) = element else { continue }
        #expect(near(point.x * scale, (point.x * scale).rounded()), "\(name)")
        #expect(near(point.y * scale, (point.y * scale).rounded()), "\(name)")
      }
    }
    let thickness = try screen.frame("minus").height * scale
    #expect(near(thickness, max(1, (1.5 * scale).rounded(.down))))
  }

  @Test(
    "\"disabled side at 50% tint (#80BDFF)\"",
    arguments: [
      (#""value": 0"#, 0.5, 1.0), (#""value": 100"#, 1, 0.5), (#""value": 0, "wraps": true"#, 1, 1),
      (#""value": 3, "minimumValue": 3, "maximumValue": 3"#, 0.5, 0.5), (#""value": 200"#, 1, 0.5),
    ])
  func ends(keys: String, minus: Double, plus: Double) throws {
    let screen = try stepper(keys)
    #expect(screen.colors("minus") == [Color(hex: 0x007AFF, alpha: minus)])
    #expect(screen.colors("plus") == [Color(hex: 0x007AFF, alpha: plus)])
    #expect(screen.colors("border") == [Color(hex: 0x007AFF)])
  }

  @Test("a disabled stepper is at half opacity, and a tint is that of all its parts")
  func looks() throws {
    #expect(try stepper(#""isEnabled": false"#).boxes("stepper").map(\.opacity) == [0.5])
    let red = try stepper(#""value": 1, "tintColor": "red""#)
    #expect(["border", "divider", "minus", "plus"].allSatisfy { red.colors($0) == [Color(hex: 0xFF0000)] })
  }
}
