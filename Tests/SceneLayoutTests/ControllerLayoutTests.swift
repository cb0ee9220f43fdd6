import Geometry
import SceneModel
import Testing

@Suite("Controllers")
struct ControllerLayoutTests {
  private func navigation(_ controller: String, _ keys: String = "") throws -> Screen {
    try Screen(
      """
      { "root": { "type": "navigationController" \(keys), "viewControllers": [{ "title": "T",
        "view": { "type": "label" } \(controller) }] } }
      """)
  }

  @Test("\"non-scrolling view at y 0 is covered. Edges-none -> the view's origin is at 64\"; layout guides say so")
  func edges() throws {
    let covered = try navigation("")
    #expect(try covered.frame("label") == Rect(x: 0, y: 0, width: 320, height: 568))
    #expect(try covered.frame("topLayoutGuide") == Rect(x: 0, y: 0, width: 0, height: 64))
    #expect(try covered.frame("bottomLayoutGuide") == Rect(x: 0, y: 568, width: 0, height: 0))
    for edges in [#""none""#, #"["left", "bottom"]"#] {
      let screen = try navigation(", \"edgesForExtendedLayout\": \(edges)")
      #expect(try screen.frame("label") == Rect(x: 0, y: 64, width: 320, height: 504))
      #expect(try screen.frame("topLayoutGuide") == Rect(x: 0, y: 64, width: 0, height: 0))
    }
  }

  @Test("a view ends at an opaque bar, unless its extended layout includes those")
  func opaqueBars() throws {
    let keys = #", "navigationBar": { "isTranslucent": false }"#
    #expect(try navigation("", keys).frame("label").minY == 64)
    #expect(try navigation(#", "extendedLayoutIncludesOpaqueBars": true"#, keys).frame("label").minY == 0)
    let tabs = try Screen(
      """
      { "root": { "type": "tabBarController", "tabBar": { "isTranslucent": false },
        "viewControllers": [{ "view": { "type": "label" } }] } }
      """)
    #expect(try tabs.frame("label") == Rect(x: 0, y: 0, width: 320, height: 519))
  }

  @Test("\"No bars, label at y 0 -> drawn under the transparent status bar\", whatever the edges")
  func withoutBars() throws {
    let screen = try Screen(
      #"{ "root": { "type": "viewController", "edgesForExtendedLayout": "none", "view": { "type": "label" } } }"#)
    #expect(try screen.frame("label").minY == 0)
    #expect(try screen.frame("topLayoutGuide").height == 20)
  }

  @Test("\"table fills the screen under a translucent bar -> first row starts at 64 (automatic inset)\"")
  func insets() throws {
    func top(_ keys: String) throws -> Double {
      try Screen(
        """
        { "root": { "type": "navigationController", "viewControllers": [{ \(keys)
          "view": { "type": "tableView", "sections": [{ "rows": ["One"] }] } }] } }
        """
      ).frame("cell").minY
    }
    #expect(try top("") == 64)
    #expect(try top(#""edgesForExtendedLayout": "none","#) == 64)
    #expect(try top(#""automaticallyAdjustsScrollViewInsets": false,"#) == 0)
  }

  @Test("a hidden navigation bar leaves the status bar's guide")
  func hiddenNavigationBar() throws {
    let screen = try navigation("", #", "isNavigationBarHidden": true"#)
    #expect(screen.boxes("navigationBar").isEmpty)
    #expect(try screen.frame("topLayoutGuide").height == 20)
  }

  @Test("a bar of a controller has its own tint")
  func barTint() throws {
    let screen = try navigation(
      #", "navigationItem": { "rightBarButtonItem": { "title": "A" } }"#, #", "navigationBar": { "tintColor": "red" }"#)
    #expect(screen.colors("button.title") == [Color(hex: 0xFF0000)])
  }

  @Test("\"bottom bar remains hidden until the view controller is popped from the stack\"")
  func hidesBottomBar() throws {
    func hasTabBar(_ stack: String) throws -> Bool {
      try !Screen(
        """
        { "root": { "type": "tabBarController", "viewControllers":
          [{ "type": "navigationController", "viewControllers": [\(stack)] }] } }
        """
      ).boxes("tabBar").isEmpty
    }
    #expect(try hasTabBar("{}, {}"))
    #expect(try !hasTabBar(#"{}, { "hidesBottomBarWhenPushed": true }"#))
    #expect(try !hasTabBar(#"{}, { "hidesBottomBarWhenPushed": true }, {}"#))
  }

  @Test("\"while a call goes on\" the status bar is 40 high and the controllers start 20 lower")
  func inCall() throws {
    let screen = try Screen(
      """
      { "statusBar": { "inCallText": "Touch to return to call" }, "root": { "type": "tabBarController",
        "viewControllers": [{ "type": "navigationController", "viewControllers": [{ "view": {} }] }] } }
      """)
    #expect(try screen.frame("statusBar").height == 40)
    #expect(try screen.frame("navigationBar") == Rect(x: 0, y: 40, width: 320, height: 44))
    #expect(try screen.frame("tabBar").maxY == 568)
    #expect(try screen.frame("topLayoutGuide") == Rect(x: 0, y: 20, width: 0, height: 64))
    #expect(screen.colors("inCall.text") == [.white] && screen.colors("time") == [.white])
  }

  @Test("a navigation controller has the tab of its first screen where it says nothing itself")
  func innerTab() throws {
    let screen = try Screen(
      """
      { "root": { "type": "tabBarController", "viewControllers": [{ "type": "navigationController",
        "viewControllers": [{ "title": "First", "tabBarItem": { "image": "i", "badgeValue": "1" } }, {}] }] } }
      """)
    #expect(screen.boxes("icon").count == 1 && screen.boxes("badge").count == 1)
    #expect(screen.extents("title").count == 1)
  }
}
