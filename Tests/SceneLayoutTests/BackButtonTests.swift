import Geometry
import SceneModel
import Testing

@Suite("Back buttons")
struct BackButtonTests {
  private func bar(_ previous: String, _ item: String, _ more: String = "") throws -> Screen {
    try Screen(
      view: """
        { "subviews": [{ "type": "navigationBar", "frame": [0, 0, 320, 44] \(more), "items": [\(previous), \(item)] }] }
        """)
  }

  @Test(
    "the previous title, then Back, then the chevron alone, as the page's title needs room; at last that is cut off")
  func degradation() throws {
    func backWidth(_ title: String) throws -> Double? {
      try bar(#"{ "title": "Passionfruit" }"#, "{ \"title\": \"\(title)\" }").extents("back.title").first.map {
        $0.upperBound - $0.lowerBound
      }
    }
    let full = try #require(try backWidth("Short"))
    let word = try #require(try backWidth("A title for two thirds of the"))
    #expect(full > 80 && word < 50)
    #expect(try backWidth("A title for nearly the whole bar, yes") == nil)
    let long = try bar(#"{ "title": "Inbox" }"#, "{ \"title\": \"\(String(repeating: "long ", count: 40))\" }")
    #expect(long.extents("back.title").isEmpty)
    #expect(try long.frame("back.indicator").minX == 8)
    #expect(near(try #require(long.extents("title").first).lowerBound, 26.5))
  }

  @Test("left items stand in place of the back button, or beside it if they supplement it")
  func supplement() throws {
    let item = #""leftBarButtonItem": { "title": "Edit" }"#
    #expect(try bar(#"{ "title": "Inbox" }"#, "{ \(item) }").boxes("back.indicator").isEmpty)
    let both = try bar(#"{ "title": "Inbox" }"#, "{ \(item), \"leftItemsSupplementBackButton\": true }")
    let back = try #require(both.extents("back.title").first), edit = try #require(both.extents("button.title").first)
    #expect(near(edit.lowerBound, back.upperBound + 8))
    let hidden = try bar(#"{ "title": "Inbox" }"#, #"{ "hidesBackButton": true }"#)
    #expect(hidden.boxes("back.indicator").isEmpty)
  }

  @Test("an indicator image takes the chevron's place, in the tint, and the title keeps its distance")
  func indicator() throws {
    let screen = try bar(#"{ "title": "Inbox" }"#, "{}", #", "backIndicatorImage": "i", "tintColor": "red""#)
    #expect(try screen.frame("back.indicator") == Rect(x: 8, y: 11, width: 22, height: 22))
    #expect(screen.colors("back.indicator") == [Color(hex: 0xFF0000)])
    #expect(near(try #require(screen.extents("back.title").first).lowerBound, 36.5))
  }

  @Test("a back item gives the button its title, its tint and its attributes, or an image")
  func backItem() throws {
    let screen = try bar(
      #"{ "backBarButtonItem": { "title": "Mail", "tintColor": "red", "titleTextAttributes": { "font": 10 } } }"#, "{}")
    #expect(screen.colors("back.title") == [Color(hex: 0xFF0000)])
    #expect(try screen.frame("back.title").height == 12)
    let image = try bar(#"{ "title": "Inbox", "backBarButtonItem": { "image": "i" } }"#, "{}")
    #expect(image.extents("back.title").isEmpty)
    #expect(try image.frame("back.image") == Rect(x: 27, y: 11, width: 22, height: 22))
  }

  @Test("a back item with an empty title leaves the chevron alone")
  func emptyTitle() throws {
    let screen = try bar(#"{ "title": "Inbox", "backBarButtonItem": { "title": "" } }"#, "{}")
    #expect(screen.boxes("back.indicator").count == 1 && screen.extents("back.title").isEmpty)
  }
}
