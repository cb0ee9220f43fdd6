import Geometry
import SceneModel
import Testing

@Suite("Bar button items")
struct BarButtonLayoutTests {
  private func bar(left: String = "[]", right: String = "[]", _ more: String = "") throws -> Screen {
    try Screen(bar: "[{ \"leftBarButtonItems\": \(left), \"rightBarButtonItems\": \(right) \(more) }]")
  }

  @Test("\"left items [fixedSpace -16, custom view 44x44] -> the view starts at 0 instead of 16\"")
  func negativeSpace() throws {
    let items =
      #"[{ "systemItem": "fixedSpace", "width": -16 }, { "customView": { "type": "label", "frame": [0, 0, 44, 44] } }]"#
    let screen = try bar(left: items, right: items)
    #expect(screen.frames("label").map(\.minX) == [0, 276])
  }

  @Test("a fixed space adds its width to the distance of its neighbours, and is no end of a bar by itself")
  func fixedSpace() throws {
    let close = try bar(left: #"[{ "title": "A" }, { "title": "B" }]"#).extents("button.title")
    let far = try bar(left: #"[{ "title": "A" }, { "systemItem": "fixedSpace", "width": 20 }, { "title": "B" }]"#)
      .extents("button.title")
    #expect(far[0] == close[0])
    #expect(near(far[1].lowerBound, close[1].lowerBound + 20))
    let none = try bar(left: #"[{ "systemItem": "fixedSpace", "width": 20 }, { "systemItem": "flexibleSpace" }]"#)
    #expect(none.boxes("button").isEmpty)
  }

  @Test("a width replaces that of the item; a longer title is cut off in it")
  func width() throws {
    let screen = try bar(
      left: #"[{ "title": "OK", "width": 60 }]"#,
      right: #"[{ "title": "Much too long", "width": 60 }, { "image": "i", "width": 60 }]"#)
    #expect(screen.frames("button").map(\.width) == [60, 60, 60])
    let titles = screen.extents("button.title")
    #expect(near((titles[0].lowerBound + titles[0].upperBound) / 2, 38))
    #expect(titles[1].upperBound - titles[1].lowerBound <= 60)
    #expect(try screen.frame("button.image").midX == screen.frames("button")[2].midX)
  }

  @Test("image insets move the edges of the image inwards: (6, 0, -6, 0) moves it down, (6, 6, 6, 6) shrinks it")
  func imageInsets() throws {
    let screen = try bar(
      left: #"[{ "image": "i", "imageInsets": [6, 0, -6, 0] }, { "image": "i", "imageInsets": [6, 6, 6, 6] }]"#)
    #expect(screen.frames("button.image")[0] == Rect(x: 16, y: 16, width: 22, height: 22))
    #expect(screen.frames("button.image")[1].size == Size(width: 10, height: 10))
  }

  @Test("a low bar shows the image that is for it, with that one's insets")
  func landscapeImage() throws {
    func image(height: Double) throws -> Rect {
      try Screen(
        view: """
          { "subviews": [{ "type": "navigationBar", "frame": [0, 0, 480, \(height)], "items": [{ "leftBarButtonItem":
            { "image": "a", "landscapeImagePhone": "b", "landscapeImagePhoneInsets": [2, 2, 2, 2] } }] }] }
          """
      ).frame("button.image")
    }
    #expect(try image(height: 44).size == Size(width: 22, height: 22))
    #expect(try image(height: 32).size == Size(width: 18, height: 18))
  }

  @Test("\"Done style = 17 pt Medium, same baseline; disabled grey\"; bordered looks like plain")
  func styles() throws {
    func width(_ style: String) throws -> Double {
      let screen = try bar(left: "[{ \"title\": \"Title\", \"style\": \"\(style)\" }]")
      let extent = try #require(screen.extents("button.title").first)
      return extent.upperBound - extent.lowerBound
    }
    #expect(try width("bordered") == width("plain"))
    #expect(try width("done") > width("plain"))
    let disabled = try bar(
      left: #"[{ "title": "Off", "isEnabled": false, "titleTextAttributes": { "foregroundColor": "red" } }]"#)
    #expect(disabled.colors("button.title") == [Color(hex: 0xC4C4C4)])
  }

  @Test("title attributes: a font, a colour, and a shadow where it is offset to")
  func attributes() throws {
    let screen = try bar(
      left: """
        [{ "title": "A", "titleTextAttributes": { "font": 10, "foregroundColor": "red",
           "shadow": { "color": "blue", "offset": [1, 2] } } }]
        """)
    #expect(screen.colors("button.title") == [Color(hex: 0xFF0000)])
    #expect(screen.colors("button.title.shadow") == [Color(hex: 0x0000FF)])
    let title = try screen.frame("button.title"), shadow = try screen.frame("button.title.shadow")
    #expect(shadow.minX == title.minX + 1 && shadow.minY == title.minY + 2)
    #expect(title.height < 15)
  }

  @Test("a background is as wide as the button and 30 high, and the title has room in it")
  func background() throws {
    let screen = try bar(left: #"[{ "title": "Title", "backgroundImage": "b" }]"#)
    let background = try screen.frame("button.background"), title = try #require(screen.extents("button.title").first)
    #expect(background.minX == 8 && background.minY == 7 && background.height == 30)
    #expect(title.lowerBound >= 15.5 && title.upperBound <= background.maxX - 7.5)
  }

  @Test("titles of 10,000 characters stay within the bar, and those at the right get what is left")
  func longTitles() throws {
    let long = String(repeating: "word ", count: 2000)
    let screen = try bar(
      left: "[{ \"title\": \"\(long)\" }]", right: "[{ \"title\": \"\(long)\" }]", ", \"title\": \"T\"")
    let titles = screen.extents("button.title")
    #expect(titles[0].lowerBound >= 7.999 && titles[1].upperBound <= 312.001)
    #expect(screen.extents("title").isEmpty)
  }
}
