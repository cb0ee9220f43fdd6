import Geometry
import Testing

@Suite("Navigation bars")
struct NavigationBarLayoutTests {
  private func controller(_ item: String = "", orientation: String = "portrait", status: String = "{}") throws -> Screen
  {
    try Screen(
      """
      { "orientation": "\(orientation)", "statusBar": \(status), "root": { "type": "navigationController",
        "viewControllers": [{ "title": "Title", \(item) }] } }
      """)
  }

  @Test("\"bar bg is one 64 pt block\", \"hairline: 0.5 pt at y=64.0-64.5, just below the bar\"")
  func background() throws {
    let screen = try controller()
    #expect(try screen.frame("navigationBar") == Rect(x: 0, y: 20, width: 320, height: 44))
    #expect(try screen.frame("background") == Rect(x: 0, y: 0, width: 320, height: 64))
    #expect(try screen.frame("hairline") == Rect(x: 0, y: 64, width: 320, height: 0.5))
  }

  @Test("\"title: 17 pt Medium, black, baseline 28.0 (abs 48.0)\"")
  func title() throws {
    let screen = try controller()
    #expect(screen.baselines("title") == [48])
    #expect(screen.colors("title") == [.black])
    let extent = try #require(screen.extents("title").first)
    #expect(near((extent.lowerBound + extent.upperBound) / 2, 160))
  }

  @Test("\"height 44 portrait, 32 landscape iPhone (landscape iOS 8 hides status bar)\"")
  func landscape() throws {
    let screen = try controller(orientation: "landscape")
    #expect(try screen.frame("navigationBar") == Rect(x: 0, y: 0, width: 568, height: 32))
    #expect(screen.boxes("statusBar").isEmpty)
    #expect(
      try controller(orientation: "landscape", status: "{ \"isHidden\": false }").frame("navigationBar").minY == 20)
  }

  @Test("\"text item margin: text origin x = 8 left; right edge 8\", \"baseline 28.0\"")
  func textItems() throws {
    let screen = try Screen(
      bar:
        #"[{ "leftBarButtonItem": { "title": "Edit" }, "rightBarButtonItem": { "title": "Done", "style": "done" } }]"#)
    let extents = screen.extents("button.title")
    #expect(extents.count == 2)
    #expect(near(extents[0].lowerBound, 8))
    #expect(near(extents[1].upperBound, 312))
    #expect(screen.baselines("button.title") == [28, 28])
  }

  @Test("\"22 px-image: button (5 6; 44 30), image (11 4; 22 22); right (271 6; 44 30)\"")
  func imageItems() throws {
    let screen = try Screen(
      bar: #"[{ "leftBarButtonItem": { "image": "i" }, "rightBarButtonItem": { "image": "i" } }]"#)
    #expect(
      screen.frames("button") == [Rect(x: 5, y: 6, width: 44, height: 30), Rect(x: 271, y: 6, width: 44, height: 30)])
    #expect(
      screen.frames("button.image") == [
        Rect(x: 16, y: 10, width: 22, height: 22), Rect(x: 282, y: 10, width: 22, height: 22),
      ])
  }

  @Test(
    "\"Add: two bars, ink 17.5x17.5, y 12.0-29.5 in bar\", \"glyph edge 16 from screen edge\"", arguments: [320.0, 375])
  func add(width: Double) throws {
    let screen = try Screen(bar: #"[{ "rightBarButtonItem": { "systemItem": "add" } }]"#, width: width)
    #expect(try screen.frame("button.add") == Rect(x: width - 33.5, y: 12, width: 17.5, height: 17.5))
  }

  @Test("\"custom view bar item margin 16\"")
  func customView() throws {
    let screen = try Screen(
      bar: #"[{ "leftBarButtonItem": { "customView": { "frame": [9, 9, 44, 40] } },"#
        + #""rightBarButtonItem": { "customView": { "type": "switch" } } }]"#)
    #expect(screen.frames("view").last == Rect(x: 16, y: 2, width: 44, height: 40))
    #expect(try screen.frame("switch") == Rect(x: 253, y: 6.5, width: 51, height: 31))
  }

  @Test("\"12 on 414 (back indicator (12 ..) in DUMP iOS 8.1 414)\"")
  func largeScreen() throws {
    let item = #""navigationItem": { "rightBarButtonItem": { "title": "Add" } }"#
    let screen = try Screen(
      """
      { "device": "iPhone 6 Plus", "root": { "type": "navigationController",
        "viewControllers": [{ "title": "A" }, { \(item) }] } }
      """)
    #expect(try screen.frame("back.indicator").minX == 12)
    #expect(near(try #require(screen.extents("back.title").first).lowerBound, 31))
    #expect(near(try #require(screen.extents("button.title").first).upperBound, 402))
  }

  @Test("\"Right items run right to left: [A, B, C] -> on screen from the left: C B A\"")
  func order() throws {
    let items = #"[{ "title": "A" }, { "title": "BB" }, { "title": "CCC" }]"#
    let screen = try Screen(bar: "[{ \"rightBarButtonItems\": \(items), \"leftBarButtonItems\": \(items) }]")
    let extents = screen.extents("button.title")
    #expect(extents[0].upperBound < extents[1].lowerBound && extents[1].upperBound < extents[2].lowerBound)
    #expect(extents[3].lowerBound > extents[4].upperBound && extents[4].lowerBound > extents[5].upperBound)
  }

  @Test("\"back chevron (8 12; 12.5 20.5)\", \"back title origin x = 27, baseline 28.0\"")
  func backButton() throws {
    let screen = try Screen(bar: #"[{ "title": "Inbox" }, { "title": "Message" }]"#)
    #expect(try screen.frame("back.indicator") == Rect(x: 8, y: 12, width: 12.5, height: 20.5))
    #expect(screen.baselines("back.title") == [28])
    #expect(near(try #require(screen.extents("back.title").first).lowerBound, 27))
  }

  @Test("\"if that would be < leftItemsRight + 6 then title.x = leftItemsRight + 6 (minimal shift)\"")
  func shift() throws {
    let screen = try Screen(bar: #"[{ "title": "Passionfruit" }, { "title": "A title that is wide" }]"#)
    let back = try #require(screen.extents("back.title").first)
    let title = try #require(screen.extents("title").first)
    #expect(near(title.lowerBound, back.upperBound + 6))
    let mirrored = try Screen(
      bar: #"[{ "title": "A wide title here", "rightBarButtonItem": { "title": "Passionfruit" } }]"#)
    let button = try #require(mirrored.extents("button.title").first)
    #expect(near(try #require(mirrored.extents("title").first).upperBound, button.lowerBound - 6))
  }

  @Test(
    "\"text is replaced by Back when it is too long, EVEN IF it would fit with a shifted title\"",
    arguments: [
      ("RouteMaster", false), ("Passionfruit", false), ("NotifyTimely", false), ("All Contacts", false),
      ("Comic Sans MS", true), ("Weight History", true),
    ])
  func fallback(title: String, isReplaced: Bool) throws {
    let screen = try Screen(bar: "[{ \"title\": \"\(title)\" }, { \"title\": \"Next\" }]")
    let back = try #require(screen.extents("back.title").first)
    let short = try Screen(bar: #"[{ "title": "Back" }, { "title": "Next" }]"#)
    #expect((short.extents("back.title").first == back) == isReplaced)
  }

  @Test("\"back title source: previous item's backBarButtonItem.title, else previous item's title, else Back\"")
  func backTitle() throws {
    func extent(_ item: String) throws -> ClosedRange<Double>? {
      try Screen(bar: "[\(item), {}]").extents("back.title").first
    }
    #expect(
      try extent(#"{ "title": "Inbox", "backBarButtonItem": { "title": "Mail" } }"#) == extent(#"{ "title": "Mail" }"#))
    #expect(try extent("{}") == extent(#"{ "title": "Back" }"#))
  }

  @Test("a long title is cut off where the space between the items ends")
  func longTitle() throws {
    let long = String(repeating: "long ", count: 2000)
    let screen = try Screen(bar: "[{ \"title\": \"\(long)\", \"rightBarButtonItem\": { \"title\": \"Add\" } }]")
    let title = try #require(screen.extents("title").first)
    let button = try #require(screen.extents("button.title").first)
    #expect(title.lowerBound >= 8 - 0.001 && title.upperBound <= button.lowerBound - 6 + 0.001)
  }

  @Test("\"titleView (0,0,100,40) -> x 110..210, y 22..62 on screen\", \"Origin is ignored\", also beside one button")
  func titleView() throws {
    let view = #""titleView": { "type": "imageView", "frame": [7, 9, 100, 40], "image": "i" }"#
    for button in ["", #", "rightBarButtonItem": { "title": "Add" }"#] {
      let screen = try controller("\"navigationItem\": { \(view)\(button) }")
      #expect(try screen.frame("imageView") == Rect(x: 110, y: 22, width: 100, height: 40))
    }
  }

  @Test("\"titleView 400x44 with both buttons -> never drawn over the buttons\", and never taller than the bar")
  func largeTitleView() throws {
    let screen = try Screen(
      bar: #"[{ "leftBarButtonItem": { "title": "Left" }, "rightBarButtonItem": { "title": "Right" },"#
        + #""titleView": { "frame": [0, 0, 400, 150], "id": "t" } }]"#)
    let frame = try #require(screen.boxes("view").first { $0.id == "t" }?.frame)
    let buttons = screen.extents("button.title")
    #expect(frame.minX >= buttons[0].upperBound + 5.5 && frame.maxX <= buttons[1].lowerBound - 5.5)
    #expect(frame.minY == 0 && frame.height == 44)
  }

  @Test("\"224 wide view with left image button ending 49 -> x=55 (centred would be 48)\"")
  func shiftedTitleView() throws {
    let screen = try Screen(
      bar: #"[{ "leftBarButtonItem": { "image": "i" }, "titleView": { "frame": [0, 0, 224, 30], "id": "t" } }]"#)
    #expect(screen.boxes("view").first { $0.id == "t" }?.frame.minX == 55)
  }

  @Test("a bar attached to the top has its background under the status bar, one anywhere else has not")
  func barPosition() throws {
    func top(_ position: String) throws -> Double {
      try Screen(
        view:
          #"{ "subviews": [{ "type": "navigationBar", "frame": [0, 20, 320, 44], "barPosition": "\#(position)" }] }"#
      ).frame("background").minY
    }
    #expect(try top("any") == 20)
    #expect(try top("topAttached") == 0)
  }
}
