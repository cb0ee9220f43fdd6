import Geometry
import SceneModel
import Testing

@Suite("Tab bars")
struct TabBarLayoutTests {
  private func bar(_ count: Int, device: String = "iPhone 5s", imageSize: Size = Size(width: 24, height: 24)) throws
    -> Screen
  {
    let tab = #"{ "title": "Tab", "tabBarItem": { "image": "i" } }"#
    return try Screen(
      """
      { "device": "\(device)", "root": { "type": "tabBarController", "viewControllers":
        [\(Array(repeating: tab, count: count).joined(separator: ","))] } }
      """, imageSize: imageSize)
  }

  @Test("\"height 49; hairline 0.5 above the bar (y=-0.5)\"")
  func bar() throws {
    let screen = try bar(2)
    #expect(try screen.frame("tabBar") == Rect(x: 0, y: 519, width: 320, height: 49))
    #expect(try screen.frame("hairline") == Rect(x: 0, y: 518.5, width: 320, height: 0.5))
  }

  @Test(
    "\"every icon is centred at y = 19 and on the column centre\"",
    arguments: [
      (5, "iPhone 5s", [32.0, 96, 160, 224, 288]), (4, "iPhone 5s", [40, 120, 200, 280]), (2, "iPhone 5s", [80, 240]),
      (4, "iPhone 6", [47, 141, 234, 328]),
    ])
  func icons(count: Int, device: String, centers: [Double]) throws {
    let screen = try bar(count, device: device)
    let top = try screen.frame("tabBar").minY
    #expect(screen.frames("icon").map(\.midX) == centers)
    #expect(screen.frames("icon").allSatisfy { $0.midY == top + 19 })
  }

  @Test("\"title: 10.0 pt Regular => baseline 45.5 in bar; centred\"")
  func titles() throws {
    let screen = try bar(5)
    #expect(screen.baselines("title") == [564.5, 564.5, 564.5, 564.5, 564.5])
    let first = try #require(screen.extents("title").first)
    #expect(near((first.lowerBound + first.upperBound) / 2, 32))
  }

  @Test("\"unselected #929292 icon and text; selected tint #007AFF\"")
  func colors() throws {
    let screen = try bar(2)
    #expect(screen.colors("icon") == [Color(hex: 0x007AFF), Color(hex: 0x929292)])
    #expect(screen.colors("title") == [Color(hex: 0x007AFF), Color(hex: 0x929292)])
  }

  @Test("a controller's title is its tab's; a navigation controller's is that of its first screen")
  func innerTitle() throws {
    let screen = try Screen(
      """
      { "root": { "type": "tabBarController", "viewControllers": [
        { "type": "navigationController", "viewControllers": [{ "title": "First" }, { "title": "Second" }] },
        { "title": "First" } ] } }
      """)
    let tabs = screen.extents("title").suffix(2).map { $0.upperBound - $0.lowerBound }
    #expect(near(tabs[0], tabs[1]))
  }

  @Test("on a screen with a home indicator the bar reaches below it")
  func homeIndicator() throws {
    #expect(try bar(2, device: "iPhone X").frame("tabBar") == Rect(x: 0, y: 729, width: 375, height: 83))
  }
}
