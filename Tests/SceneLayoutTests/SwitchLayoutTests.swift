import Geometry
import SceneModel
import Testing

@Suite("Switches")
struct SwitchLayoutTests {
  private func control(_ keys: String) throws -> Screen {
    try Screen(view: "{ \"subviews\": [{ \"type\": \"switch\", \"frame\": [100, 100, 0, 0], \(keys) }] }")
  }

  @Test("\"on colour #4CD964\"; \"off: border 1.5 pt #E6E6E6\"; \"border colour = tintColor\"")
  func track() throws {
    #expect(try control(#""isOn": true"#).colors("track") == [Color(hex: 0x4CD964)])
    #expect(try control(#""isOn": true, "onTintColor": "red""#).colors("track") == [Color(hex: 0xFF0000)])
    #expect(try control(#""isOn": false"#).colors("track") == [Color(hex: 0xE6E6E6)])
    #expect(try control(#""tintColor": "red""#).colors("track") == [Color(hex: 0xFF0000)])
  }

  @Test("the ring of a switch that is off keeps its grey whatever tint it inherits (SL, orange)")
  func inheritedTint() throws {
    let screen = try Screen(view: #"{ "tintColor": "orange", "subviews": [{ "type": "switch" }] }"#)
    #expect(screen.colors("track") == [Color(hex: 0xE6E6E6)])
  }

  @Test("a thumb of another colour has shadows of that colour (RN)")
  func thumb() throws {
    #expect(try control(#""isOn": true"#).colors("thumb") == [.white])
    let blue = try control(#""thumbTintColor": "blue""#)
    #expect(blue.colors("thumb") == [Color(hex: 0x0000FF)])
    #expect(blue.colors("thumb.shadow").allSatisfy { $0.blue == 1 && $0.red == 0 })
    #expect(try control(#""isOn": true"#).colors("thumb.shadow").allSatisfy { $0.blue == 0 })
  }

  @Test("\"disabled: whole control at 50% alpha\", on top of the view's own")
  func disabled() throws {
    #expect(try control(#""isEnabled": false"#).boxes("switch").map(\.opacity) == [0.5])
    #expect(try control(#""isEnabled": false, "alpha": 0.5"#).boxes("switch").map(\.opacity) == [0.25])
  }
}
