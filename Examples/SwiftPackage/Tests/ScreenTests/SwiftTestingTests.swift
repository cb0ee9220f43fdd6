import Screens
import Testing
import UIRenderTesting

@Suite("Settings")
struct SettingsTests {
  @Test("look as they did, switched on and off")
  func switches() {
    assertGolden(of: settings(isNotified: true), named: "on")
    assertGolden(of: settings(isNotified: false), named: "off")
  }

  @Test("a badge shows its number", arguments: [1, 23])
  func badges(count: Int) {
    // The cases of a parameterised test need names of their own.
    assertGolden(of: badge(count), named: "\(count)")
  }
}
