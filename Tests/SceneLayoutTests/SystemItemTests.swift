import Geometry
import SceneModel
import Testing

@Suite("System items")
struct SystemItemTests {
  private func bar(_ item: BarButtonItem.SystemItem, scale: Double = 2) throws -> Screen {
    try Screen(
      view: """
        { "subviews": [{ "type": "navigationBar", "frame": [0, 0, 320, 44],
          "items": [{ "leftBarButtonItem": { "systemItem": "\(item.rawValue)" } }] }] }
        """, scale: scale)
  }

  private func tab(_ item: TabBarItem.SystemItem, selected: Int = -1, scale: Double = 2) throws -> Screen {
    try Screen(
      view: """
        { "subviews": [{ "type": "tabBar", "frame": [0, 0, 80, 49], "selectedItem": \(selected),
          "items": [{ "systemItem": "\(item.rawValue)" }] }] }
        """, scale: scale)
  }

  @Test("\"UIBarButtonSystemItem (24 values)\": each is a word or a sign, and a space is neither")
  func content() throws {
    #expect(BarButtonItem.SystemItem.allCases.count == 24)
    for item in BarButtonItem.SystemItem.allCases {
      let screen = try bar(item)
      let isSpace = item == .flexibleSpace || item == .fixedSpace
      let words = screen.boxes("button.title").count, signs = screen.boxes("button.\(item.rawValue)").count
      #expect(words == (item.title == nil ? 0 : 1), "\(item)")
      #expect(words + signs == (isSpace ? 0 : 1), "\(item)")
    }
  }

  @Test("\"Done = 17 Medium; Save is also Medium\", the other words are 17 Regular")
  func weights() throws {
    for item in BarButtonItem.SystemItem.allCases {
      guard let title = item.title?.string else { continue }
      let style = item == .done || item == .save ? "done" : "plain"
      let same = try Screen(bar: #"[{ "leftBarButtonItem": { "title": "\#(title)", "style": "\#(style)" } }]"#)
      #expect(try bar(item).extents("button.title") == same.extents("button.title"), "\(item)")
    }
  }

  /// The sheet's boxes of the signs, in points.
  static let boxes: [(BarButtonItem.SystemItem, Size)] = [
    (.add, Size(width: 17.5, height: 17.5)), (.compose, Size(width: 23, height: 23)),
    (.reply, Size(width: 25, height: 19)), (.action, Size(width: 19, height: 27)),
    (.organize, Size(width: 20.5, height: 17)), (.bookmarks, Size(width: 26, height: 24)),
    (.search, Size(width: 15.5, height: 15.5)), (.refresh, Size(width: 18, height: 22)),
    (.stop, Size(width: 16, height: 16)), (.camera, Size(width: 25, height: 19)),
    (.trash, Size(width: 18, height: 25)), (.play, Size(width: 16, height: 19)),
    (.pause, Size(width: 14, height: 19)), (.rewind, Size(width: 25, height: 15)),
    (.fastForward, Size(width: 25, height: 15)), (.pageCurl, Size(width: 24, height: 22)),
  ]

  @Test("\"box (w x h)\" of each sign; 16 from the edge and a point above the middle of the bar", arguments: boxes)
  func box(item: BarButtonItem.SystemItem, size: Size) throws {
    let frame = try bar(item).frame("button.\(item.rawValue)")
    #expect(frame.size == size)
    #expect(frame.minX == 16)
    #expect(near(frame.midY, 21, within: 0.5))
  }

  @Test(
    "at 1x and 3x a sign's extent differs by at most a pixel, so that its lines are whole pixels",
    arguments: [1, 3])
  func otherScales(scale: Double) throws {
    for (item, size) in Self.boxes {
      let frame = try bar(item, scale: scale).frame("button.\(item.rawValue)")
      #expect(near(frame.width, size.width, within: 1.001 / scale), "\(item)")
      #expect(near(frame.height, size.height, within: 1.001 / scale), "\(item)")
    }
  }

  @Test(
    "\"Tab bar system art (HIG1 @2x px)\": each sign's extent, unselected and selected",
    arguments: [
      (TabBarItem.SystemItem.bookmarks, 51.0, 48.0), (.contacts, 48, 48), (.downloads, 39, 48), (.favorites, 54, 51),
      (.featured, 54, 51), (.topRated, 54, 51), (.history, 48, 48), (.recents, 48, 48), (.mostRecent, 48, 48),
      (.mostViewed, 51, 45), (.more, 48, 9), (.search, 48, 48),
    ])
  func tabBox(item: TabBarItem.SystemItem, width: Double, height: Double) throws {
    for selected in [-1, 0] {
      let frame = try tab(item, selected: selected).frame("icon")
      #expect(frame.size == Size(width: width / 2, height: height / 2))
      #expect(near(frame.midX, 40, within: 0.5) && near(frame.midY, 19, within: 0.5))
    }
  }

  @Test("a tab's title is UIKit's, whatever its controller is called")
  func tabTitles() throws {
    let titles = TabBarItem.SystemItem.allCases.map(\.title.string)
    #expect(
      titles == [
        "More", "Favorites", "Featured", "Top Rated", "Recents", "Contacts", "History", "Bookmarks", "Search",
        "Downloads", "Most Recent", "Most Viewed",
      ])
    let screen = try Screen(
      """
      { "root": { "type": "tabBarController", "viewControllers": [
        { "title": "People", "tabBarItem": { "systemItem": "contacts" } }, { "title": "Contacts" } ] } }
      """)
    let widths = screen.extents("title").suffix(2).map { $0.upperBound - $0.lowerBound }
    #expect(near(widths[0], widths[1]))
  }

  @Test("a selected tab's sign is another drawing, except the dots")
  func selection() throws {
    for item in TabBarItem.SystemItem.allCases {
      let paths = try [-1, 0].map { try tab(item, selected: $0).paths("icon") }
      #expect((paths[0] == paths[1]) == (item == .more), "\(item)")
    }
  }
}

extension Screen {
  /// The outlines of the boxes of a name.
  fileprivate func paths(_ name: String) -> [Path] {
    boxes(name).compactMap { box in
      if case .path(let content) = box.content { content.path } else { nil }
    }
  }
}
