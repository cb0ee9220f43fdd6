import Geometry
import SceneModel
import Testing

@Suite("Tabs and their badges")
struct TabBarStyleTests {
  private func bar(_ items: String, _ more: String = "", width: Double = 320) throws -> Screen {
    try Screen(
      view:
        "{ \"subviews\": [{ \"type\": \"tabBar\", \"frame\": [0, 0, \(width), 49], \"items\": [\(items)] \(more) }] }")
  }

  private func badges(_ value: String, of count: Int, width: Double = 320) throws -> [Rect] {
    let tab = "{ \"image\": \"i\", \"badgeValue\": \"\(value)\" }"
    return try bar(Array(repeating: tab, count: count).joined(separator: ","), width: width).frames("badge")
  }

  @Test("\"18 high, min 18 wide; 5@320: (36 2; 18 18); 4@375: (52 2; 18 18) => bar y = 3..21\"")
  func badge() throws {
    #expect(try badges("1", of: 5)[0] == Rect(x: 38, y: 3, width: 18, height: 18))
    #expect(try badges("1", of: 4, width: 375)[0] == Rect(x: 54, y: 3, width: 18, height: 18))
    #expect(try badges("", of: 5)[1] == Rect(x: 102, y: 3, width: 18, height: 18))
  }

  @Test("\"'NN' 24 wide\", \"red #FF3B30 pill r=9, white 13 pt Regular text\"")
  func widerBadge() throws {
    #expect(try badges("42", of: 5)[0].width == 24)
    let screen = try bar(#"{ "badgeValue": "7" }"#)
    #expect(screen.colors("badge.shape") == [Color(hex: 0xFF3B30)])
    #expect(screen.colors("badge.text") == [.white])
  }

  @Test("a long badge stays within the bar")
  func longBadge() throws {
    let last = try badges("one thousand", of: 5)[4]
    #expect(last.maxX == 318)
    let endless = try badges(String(repeating: "9", count: 10_000), of: 5)[0]
    #expect(endless.minX >= 2 && endless.maxX <= 318)
  }

  @Test("\"only `image` given -> same shape for selected; `selectedImage` given -> used only when selected\"")
  func selectedImage() throws {
    let tab = #"{ "image": "a", "selectedImage": "b", "imageInsets": [0, 0, 0, 0] }"#
    let screen = try bar("\(tab), \(tab)", #", "selectedItem": 1"#)
    #expect(screen.colors("icon") == [Color(hex: 0x929292), Color(hex: 0x007AFF)])
  }

  @Test("\"tab items with image only -> the icon keeps its upper position; centring needs imageInsets (6,0,-6,0)\"")
  func imageInsets() throws {
    let screen = try bar(#"{ "image": "i" }, { "image": "i", "imageInsets": [6, 0, -6, 0] }"#)
    #expect(screen.frames("icon").map(\.midY) == [19, 25])
  }

  @Test("a title moves by its adjustment; attributes of the selected tab go over the usual ones")
  func titles() throws {
    let tab =
      #"{ "title": "T", "titlePositionAdjustment": [3, -2], "titleTextAttributes": { "foregroundColor": "red" } }"#
    let screen = try bar("\(tab), \(tab)", #", "selectedItem": 1"#)
    #expect(screen.baselines("title") == [43.5, 43.5])
    #expect(screen.colors("title") == [Color(hex: 0xFF0000), Color(hex: 0x007AFF)])
    let extent = try #require(screen.extents("title").first)
    #expect(near((extent.lowerBound + extent.upperBound) / 2, 83))
  }

  @Test("centred items have a width and a spacing of their own")
  func centred() throws {
    let tab = #"{ "image": "i" }"#
    let screen = try bar("\(tab), \(tab)", #", "itemPositioning": "centered", "itemWidth": 60, "itemSpacing": 20"#)
    #expect(screen.frames("icon").map(\.midX) == [120, 200])
  }

  @Test("the indicator stands behind the selected tab in its own size")
  func indicator() throws {
    let screen = try bar(
      #"{ "title": "A" }, { "title": "B" }"#, #", "selectionIndicatorImage": "i", "selectedItem": 1"#)
    #expect(try screen.frame("selectionIndicator") == Rect(x: 229, y: 13.5, width: 22, height: 22))
    #expect(try bar(#"{ "title": "A" }"#, #", "selectionIndicatorImage": "i""#).boxes("selectionIndicator").isEmpty)
  }

  @Test("a long title is cut off at its button's edges")
  func longTitle() throws {
    let long = String(repeating: "long ", count: 2000)
    let screen = try bar("{ \"title\": \"\(long)\" }, { \"title\": \"B\" }")
    let extent = try #require(screen.extents("title").first)
    #expect(extent.lowerBound >= 2 && extent.upperBound <= 158)
  }

  @Test("a selected title keeps what its attributes do not say, but for the colour")
  func selectedAttributes() throws {
    let usual = #""title": "Tab", "titleTextAttributes": { "font": 14, "kern": 2, "foregroundColor": "green" }"#
    let screen = try bar(
      "{ \(usual) }, { \(usual), \"selectedTitleTextAttributes\": { \"foregroundColor\": \"red\" } }",
      #", "selectedItem": 1"#)
    let widths = screen.extents("title").map { $0.upperBound - $0.lowerBound }
    #expect(near(widths[0], widths[1]))
    #expect(screen.colors("title") == [Color(hex: 0x00FF00), Color(hex: 0xFF0000)])
  }
}
