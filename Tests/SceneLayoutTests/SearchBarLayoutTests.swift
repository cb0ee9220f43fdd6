import Geometry
import SceneModel
import Testing

@testable import SceneLayout

@Suite("Search bars")
struct SearchBarLayoutTests {
  private func bar(_ keys: String, width: Double = 320) throws -> Screen {
    try Screen(
      view:
        "{ \"subviews\": [{ \"type\": \"searchBar\", \"frame\": [0, 0, \(width), 44]\(keys.isEmpty ? "" : ", ")\(keys) }] }"
    )
  }

  /// A bar of its own height.
  private func fitted(_ keys: String) throws -> Screen {
    try Screen(view: "{ \"subviews\": [{ \"type\": \"searchBar\", \"sizeToFit\": true, \(keys) }] }")
  }

  @Test("\"UISearchBar 44: field (8 8; 304 28)\"")
  func field() throws {
    #expect(try bar("").frame("field") == Rect(x: 8, y: 8, width: 304, height: 28))
    #expect(try fitted(#""placeholder": "Search""#).frame("searchBar") == Rect(x: 0, y: 0, width: 320, height: 44))
  }

  @Test("\"glass 13x13; text 14 pt; placeholder #8E8E93 centred; gap glass-text 8\" of ink (S8 document picker)")
  func resting() throws {
    let screen = try bar(#""searchBarStyle": "minimal", "placeholder": "Search""#, width: 219)
    let glass = try screen.frame("glass")
    #expect(glass.size == Size(width: 13, height: 13))
    // The real one stands at 233 in a bar that starts at 156.
    #expect(near(glass.minX, 77, within: 0.5) && glass.minY == 15.5)
    let text = try #require(screen.extents("placeholder").first)
    #expect(near(text.lowerBound - glass.maxX, 8, within: 0.5))
    #expect(near((glass.minX + text.upperBound) / 2, 109.5, within: 0.5))
    #expect(screen.colors("placeholder") == [Color(hex: 0x8E8E93)])
    #expect(screen.baselines("placeholder") == [26.5])
  }

  @Test("\"minimal search field: fill #E8E8E8, radius 5, h 28\", and no ground")
  func minimal() throws {
    let screen = try bar(#""searchBarStyle": "minimal""#)
    #expect(screen.boxes("background").isEmpty && screen.boxes("hairline").isEmpty)
    let fill = try #require(screen.colors("field").first)
    #expect(Int((255 * (1 - fill.alpha)).rounded()) == 0xE8 && fill.red == 0)
    guard case .path(let shape) = try #require(screen.boxes("field").first).content else { return }
    #expect(shape.path == .roundedRect(Rect(x: 0, y: 0, width: 304, height: 28), radius: 5))
  }

  @Test("the ground is #C9C9CE over white, between two lines of a pixel", arguments: ["default", "prominent"])
  func ground(style: String) throws {
    let screen = try bar("\"searchBarStyle\": \"\(style)\"")
    guard case .backdrop(let glass) = try #require(screen.boxes("background").first).content else { return }
    func overWhite(_ part: Double) -> Int { Int(((part * (1 - glass.weight) + glass.weight) * 255).rounded()) }
    let tint = glass.tint
    #expect([overWhite(tint.red), overWhite(tint.green), overWhite(tint.blue)] == [0xC9, 0xC9, 0xCE])
    #expect(screen.frames("hairline").map(\.minY) == [0, 43.5])
    #expect(screen.frames("hairline").allSatisfy { $0.height == 0.5 })
    #expect(try bar(#""isTranslucent": false"#).colors("background") == [Color(hex: 0xC9C9CE)])
    #expect(try bar(#""isTranslucent": false, "barTintColor": "red""#).colors("background") == [Color(hex: 0xFF0000)])
  }

  @Test(
    "\"UIFieldEditor (28 2; 204 24)\" and \"UIImageView (8 7.5; 13 13)\": a text beside the glass and the clear button")
  func text() throws {
    let screen = try bar(#""text": "Ada", "placeholder": "Search", "showsBookmarkButton": true"#)
    #expect(try screen.frame("glass").minX == 16)
    #expect(try screen.frame("text").minX == 36)
    #expect(try screen.frame("clearButton").maxX == 305)
    #expect(screen.boxes("placeholder").isEmpty && screen.boxes("bookmarkButton").isEmpty)
  }

  @Test("a long text ends before the button that empties the field")
  func longText() throws {
    let text = String(repeating: "a", count: 10_000)
    let screen = try bar("\"text\": \"\(text)\"")
    #expect(try #require(screen.extents("text").first).upperBound < screen.frame("clearButton").minX)
  }

  @Test("\"UINavigationButton (258 6; 54 30)\" beside \"UISearchBarTextField (8 8; 239 28)\", its label at 10")
  func cancel() throws {
    let screen = try bar(#""showsCancelButton": true"#)
    let title = try #require(screen.extents("cancelButton").first)
    #expect(near(title.lowerBound, 258, within: 1) && near(title.upperBound, 312, within: 1))
    #expect(screen.baselines("cancelButton") == [26])
    #expect(try near(screen.frame("field").maxX, 247, within: 1))
  }

  @Test("the sign for bookmarks stands in an empty field")
  func bookmarks() throws {
    #expect(try bar(#""showsBookmarkButton": true"#).frame("bookmarkButton").maxX == 304)
  }

  @Test("\"UISegmentedControl (8 7; 584 29)\" in a second row of 44")
  func scopes() throws {
    let keys = #""showsScopeBar": true, "scopeButtonTitles": ["A", "B"], "selectedScopeButtonIndex": 1"#
    #expect(try fitted(keys).frame("searchBar").height == 88)
    let screen = try fitted(keys)
    #expect(try screen.frame("segmentedControl") == Rect(x: 8, y: 51, width: 304, height: 29))
    #expect(screen.colors("segment.title") == [Color(hex: 0x007AFF), .white])
    #expect(try fitted(#""showsScopeBar": true"#).frame("searchBar").height == 44)
    #expect(try fitted(#""scopeButtonTitles": ["A", "B"]"#).frame("searchBar").height == 44)
  }

  @Test("a prompt makes the bar 75 high and moves the field down")
  func prompt() throws {
    let screen = try fitted(#""prompt": "Find somebody""#)
    #expect(try screen.frame("searchBar").height == 75)
    #expect(try screen.frame("field").minY == 39)
  }

  @Test("in a navigation bar, as a title view or by itself, only the field shows; in a view there it has its ground")
  func inNavigationBar() throws {
    let search = "{ \"type\": \"searchBar\", \"frame\": [0, 0, 200, 44] }"
    let bare = try Screen(bar: "[{ \"titleView\": \(search) }]")
    #expect(bare.boxes("field").count == 1 && bare.boxes("background").count == 1)
    #expect(bare.boxes("hairline").count == 1)
    let wrapped = try Screen(bar: "[{ \"titleView\": { \"frame\": [0, 0, 200, 44], \"subviews\": [\(search)] } }]")
    #expect(wrapped.boxes("background").count == 2)
    let inside = try Screen(
      view: """
        { "subviews": [{ "type": "navigationBar", "frame": [0, 0, 320, 44], "items": [], "subviews": [\(search)] }] }
        """)
    #expect(inside.boxes("background").count == 1)
  }
}
