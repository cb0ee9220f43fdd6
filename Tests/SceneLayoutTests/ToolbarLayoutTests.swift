import Geometry
import SceneModel
import Testing

@Suite("Toolbars")
struct ToolbarLayoutTests {
  private func bar(_ items: String, width: Double = 320, _ more: String = "") throws -> Screen {
    try Screen(
      view: """
        { "subviews": [{ "type": "toolbar", "frame": [0, 100, \(width), 44] \(more), "items": \(items) }] }
        """)
  }

  private let flexible = #"{ "systemItem": "flexibleSpace" }"#

  @Test("\"height 44, hairline 0.5 above the bar\"; below a bar at the top")
  func background() throws {
    let screen = try bar("[]")
    #expect(try screen.frame("background") == Rect(x: 0, y: 100, width: 320, height: 44))
    #expect(try screen.frame("hairline") == Rect(x: 0, y: 99.5, width: 320, height: 0.5))
    #expect(try bar("[]", #", "barPosition": "top""#).frame("hairline").minY == 144)
    let attached = try bar("[]", #", "barPosition": "topAttached""#)
    #expect(try attached.frame("background") == Rect(x: 0, y: 0, width: 320, height: 144))
    #expect(try Screen(view: #"{ "subviews": [{ "type": "toolbar" }] }"#).frame("toolbar").height == 44)
  }

  @Test("\"text item: 17 Regular tint, baseline 28.0, first origin x=8, last right edge 8\"")
  func margins() throws {
    let screen = try bar("[{ \"title\": \"Item\" }, \(flexible), { \"title\": \"Last\" }]")
    let titles = screen.extents("button.title")
    #expect(near(titles[0].lowerBound, 8) && near(titles[1].upperBound, 312))
    #expect(screen.baselines("button.title") == [128, 128])
    #expect(screen.colors("button.title") == [Color(hex: 0x007AFF), Color(hex: 0x007AFF)])
  }

  @Test("\"gap between adjacent text items = 10\"; a fixed space adds its width, also a negative one")
  func gaps() throws {
    func gap(_ space: String) throws -> Double {
      let titles = try bar("[{ \"title\": \"A\" }, \(space) { \"title\": \"B\" }]").extents("button.title")
      return titles[1].lowerBound - titles[0].upperBound
    }
    #expect(near(try gap(""), 10))
    #expect(near(try gap(#"{ "systemItem": "fixedSpace", "width": 25 },"#), 35))
    #expect(near(try gap(#"{ "systemItem": "fixedSpace", "width": -10 },"#), 0))
  }

  @Test("\"flexible spaces share free width equally: 33.0 and 33.0 measured edge to edge\"")
  func flexibleSpaces() throws {
    let screen = try bar(
      """
      [{ "title": "Animate" }, { "title": "SShot" }, \(flexible), { "title": "Pre" }, { "title": "Post" }, \(flexible),
       { "title": "Image" }]
      """)
    let titles = screen.extents("button.title")
    let first = titles[2].lowerBound - titles[1].upperBound, second = titles[4].lowerBound - titles[3].upperBound
    #expect(near(first, second))
    #expect(abs(first - 33) < 2)
    #expect(near(titles[4].upperBound, 312))
  }

  @Test("flexible spaces at both ends centre what is between; without room they vanish")
  func centred() throws {
    let screen = try bar("[\(flexible), { \"title\": \"Middle\" }, \(flexible)]")
    let title = try #require(screen.extents("button.title").first)
    #expect(near((title.lowerBound + title.upperBound) / 2, 160))
    let narrow = try bar("[{ \"title\": \"A wide title\" }, \(flexible), { \"title\": \"Another\" }]", width: 120)
    let titles = narrow.extents("button.title")
    #expect(near(titles[1].lowerBound - titles[0].upperBound, 10))
  }

  @Test("\"UIToolbarButton (285 0; 23 44)\": an image stands 12 from the edge; 16 on 414")
  func images() throws {
    let items = "[\(flexible), { \"image\": \"i\" }]"
    #expect(try bar(items).frame("button.image") == Rect(x: 286, y: 110, width: 22, height: 22))
    let large = try Screen(
      """
      { "device": "iPhone 6 Plus", "root": { "subviews":
        [{ "type": "toolbar", "frame": [0, 0, 414, 44], "items": \(items) }] } }
      """)
    #expect(try large.frame("button.image").maxX == 398)
  }

  @Test("a navigation controller's toolbar has the shown screen's items and stands above the tab bar")
  func controller() throws {
    let screen = try Screen(
      """
      { "root": { "type": "tabBarController", "viewControllers": [{ "type": "navigationController",
        "isToolbarHidden": false, "viewControllers": [{ "title": "A", "view": {},
          "toolbarItems": [{ "title": "Item" }] }] }] } }
      """)
    #expect(try screen.frame("toolbar") == Rect(x: 0, y: 475, width: 320, height: 44))
    #expect(screen.baselines("button.title") == [503])
    #expect(try screen.frame("bottomLayoutGuide").height == 93)
  }
}
