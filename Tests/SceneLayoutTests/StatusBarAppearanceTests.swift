import SceneModel
import Testing

@Suite("The status bar's owner")
struct StatusBarAppearanceTests {
  /// The colour of the clock; nil if the bar is hidden.
  private func clock(_ root: String, _ keys: String = "") throws -> Color? {
    try Screen("{ \(keys) \"root\": { \(root) } }").colors("time").first
  }

  private let light = #""preferredStatusBarStyle": "lightContent""#

  @Test("a controller says its style and whether the bar is hidden")
  func controller() throws {
    #expect(try clock(#""type": "viewController""#) == .black)
    #expect(try clock("\"type\": \"viewController\", \(light)") == .white)
    #expect(try clock(#""type": "viewController", "prefersStatusBarHidden": true"#) == nil)
  }

  @Test("under a navigation bar its style decides, not the shown controller's; without one that is asked")
  func navigationBar() throws {
    func stack(_ keys: String) throws -> Color? {
      try clock("\"type\": \"navigationController\", \(keys) \"viewControllers\": [{ \(light) }]")
    }
    #expect(try stack("") == .black)
    #expect(try stack(#""navigationBar": { "barStyle": "black" },"#) == .white)
    #expect(try stack(#""isNavigationBarHidden": true,"#) == .white)
    let hidden = #""type": "navigationController", "viewControllers": [{ "prefersStatusBarHidden": true }]"#
    #expect(try clock(hidden) == nil)
  }

  @Test("a tab bar controller asks the selected controller")
  func tabs() throws {
    #expect(try clock("\"type\": \"tabBarController\", \"viewControllers\": [{ \(light) }, {}]") == .white)
    #expect(
      try clock("\"type\": \"tabBarController\", \"selectedIndex\": 1, \"viewControllers\": [{ \(light) }, {}]")
        == .black)
  }

  @Test("a presented controller decides, an alert does not; the scene's own word goes before all")
  func presented() throws {
    #expect(
      try clock("\"type\": \"viewController\", \"presentedViewController\": { \"type\": \"viewController\", \(light) }")
        == .white)
    #expect(
      try clock(
        "\"type\": \"viewController\", \(light), \"presentedViewController\": { \"type\": \"alertController\" }")
        == .white)
    #expect(
      try clock("\"type\": \"viewController\", \(light)", #""statusBar": { "style": "default" },"#) == .black)
  }
}
