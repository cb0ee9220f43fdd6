import Geometry
import SceneLayout
import SceneModel
import Testing

@Suite("Looks of navigation bars")
struct NavigationBarStyleTests {
  private func bar(_ keys: String, _ item: String = #"{ "title": "Title" }"#) throws -> Screen {
    try Screen(
      view:
        "{ \"subviews\": [{ \"type\": \"navigationBar\", \"frame\": [0, 0, 320, 44], \(keys), \"items\": [\(item)] }] }"
    )
  }

  private func glass(_ screen: Screen) throws -> BackdropContent? {
    let background = try #require(screen.boxes("background").first)
    guard case .backdrop(let glass) = background.content else { return nil }
    return glass
  }

  @Test("the bar's tint lies over what shines through, without its alpha; an opaque bar is that colour")
  func barTint() throws {
    #expect(try glass(bar(##""barTintColor": "#FF000080""##))?.tint == Color(hex: 0xFF0000))
    let opaque = try bar(##""barTintColor": "#FF000080", "isTranslucent": false"##)
    #expect(try glass(opaque) == nil)
    #expect(opaque.colors("background") == [Color(hex: 0xFF0000)])
  }

  @Test("a black bar has a white title, unless the attributes say another colour")
  func black() throws {
    #expect(try bar(#""barStyle": "black""#).colors("title") == [.white])
    let red = try bar(#""barStyle": "black", "titleTextAttributes": { "foregroundColor": "red" }"#)
    #expect(red.colors("title") == [Color(hex: 0xFF0000)])
  }

  @Test("a background image fills the bar; one without holes makes it opaque")
  func backgroundImage() throws {
    let screen = try bar(#""backgroundImage": "i""#)
    #expect(try screen.frame("background") == Rect(x: 0, y: 0, width: 320, height: 44))
    let controller = try Screen(
      """
      { "root": { "type": "navigationController", "navigationBar": { "backgroundImage": "i" },
        "viewControllers": [{ "view": { "type": "label" } }] } }
      """)
    #expect(try controller.frame("label").minY == 64)
  }

  @Test("no shadow image, no hairline")
  func shadow() throws {
    #expect(try bar(#""shadowImage": "none""#).boxes("hairline").isEmpty)
  }

  @Test("the title moves down by its adjustment and has the attributes' font")
  func adjustment() throws {
    let screen = try bar(#""titleVerticalPositionAdjustment": 5, "titleTextAttributes": { "font": "boldSystem:17" }"#)
    #expect(screen.baselines("title") == [33])
  }

  @Test("\"prompt adds 30 (bar 74)\": everything else stands as in the lower 44")
  func prompt() throws {
    let screen = try Screen(
      """
      { "root": { "type": "navigationController", "viewControllers": [{ "title": "T",
        "navigationItem": { "prompt": "Prompt", "rightBarButtonItem": { "title": "Edit" } }, "view": {} }] } }
      """)
    #expect(try screen.frame("navigationBar") == Rect(x: 0, y: 20, width: 320, height: 74))
    #expect(screen.baselines("title") == [78] && screen.baselines("button.title") == [78])
    #expect(try screen.frame("topLayoutGuide").height == 94)
    let prompt = try #require(screen.extents("prompt").first)
    #expect(near((prompt.lowerBound + prompt.upperBound) / 2, 160, within: 0.01))
  }

  @Test("a title view of more than 128 points is drawn as high as the bar, and there is a remark about it")
  func tallTitleView() throws {
    func box(_ height: Double) throws -> Box {
      let screen = try bar(
        #""barPosition": "any""#, "{ \"titleView\": { \"type\": \"label\", \"frame\": [0, 0, 100, \(height)] } }")
      return try #require(screen.boxes("label").first)
    }
    #expect(try box(150).frame == Rect(x: 110, y: 0, width: 100, height: 44))
    #expect(try box(150).remarks.map(\.fault) == [.titleViewTooTall(150, limit: 128)])
    #expect(try box(128).remarks.isEmpty)
  }
}
