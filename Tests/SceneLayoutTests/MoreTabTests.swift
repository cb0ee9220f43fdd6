import Geometry
import SceneModel
import Testing

@Suite("The tab More")
struct MoreTabTests {
  private func tabs(_ count: Int, _ keys: String = "", last: String = #"{ "title": "Last" }"#) throws -> Screen {
    let others = (1..<count).map { "{ \"title\": \"Tab \($0)\" }" }.joined(separator: ",")
    return try Screen(
      "{ \"root\": { \"type\": \"tabBarController\" \(keys), \"viewControllers\": [\(others), \(last)] } }")
  }

  private func titles(_ screen: Screen) -> [String] {
    screen.boxes("title").compactMap { box in
      guard case .text(let text, _) = box.content else { return nil }
      return text.source?.string
    }
  }

  @Test("\"6 items on iPhone -> four items + More. 5 items -> all five, no More\"")
  func tabs() throws {
    #expect(try titles(tabs(5)) == ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "Last"])
    #expect(try titles(tabs(6)) == ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
    #expect(try titles(tabs(100)) == ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
  }

  @Test("More shows the list of the other controllers under its own title, with an edit button")
  func list() throws {
    let screen = try tabs(7, #", "selectedViewController": "moreNavigationController""#)
    #expect(screen.boxes("cell").count == 3)
    #expect(titles(screen).first == "More")
    #expect(screen.boxes("button.title").count == 1)
    #expect(screen.colors("title").last == Color(hex: 0x007AFF))
  }

  @Test("a controller of the list stands behind More; a navigation controller brings no second bar")
  func behind() throws {
    for last in [
      #"{ "title": "Last" }"#, #"{ "type": "navigationController", "viewControllers": [{ "title": "Last" }] }"#,
    ] {
      let screen = try tabs(6, #", "selectedIndex": 5"#, last: last)
      #expect(screen.boxes("navigationBar").count == 1)
      #expect(titles(screen).first == "Last")
      let back = try #require(screen.boxes("back.title").first)
      guard case .text(let text, _) = back.content else { continue }
      #expect(text.source?.string == "More")
    }
  }
}
