import Geometry
import SceneModel
import Testing

@Suite("Tables")
struct TableViewLayoutTests {
  private func table(_ keys: String, imageSize: Size = Size(width: 29, height: 29)) throws -> Screen {
    try Screen(view: "{ \"type\": \"tableView\", \(keys) }", imageSize: imageSize)
  }

  @Test("\"row 44; cell separator is the last px row of the cell, from x=15 to right edge; empty rows keep 44 pitch\"")
  func plainRows() throws {
    let screen = try table(#""sections": [{ "rows": ["a", "b"] }]"#)
    #expect(screen.frames("cell").map(\.minY) == [0, 44])
    #expect(screen.frames("separator").first == Rect(x: 15, y: 43.5, width: 305, height: 0.5))
    let bottoms: [Double] = [132, 176, 220, 264, 308, 352, 396, 440, 484, 528, 572]
    #expect(screen.frames("emptyRow.separator").map(\.maxY) == bottoms)
  }

  @Test("\"section header height 22\", \"header text 14 pt Medium, x=15, baseline 16.5 in 22; bg #F7F7F7 full width\"")
  func plainHeader() throws {
    let screen = try table(#""sections": [{ "header": "A", "rows": ["a"] }]"#)
    #expect(try screen.frame("header") == Rect(x: 0, y: 0, width: 320, height: 22))
    #expect(screen.baselines("title") == [16.5])
    #expect(screen.colors("header") == [Color(hex: 0xF7F7F7)] && screen.colors("title") == [Color(hex: 0x232323)])
    #expect(near(try #require(screen.extents("title").first).lowerBound, 15))
  }

  @Test(
    "\"first group without header: 35; with title: 55.5; gap without titles: 35; gap with title: 55.5\"",
    arguments: [("", "", 35.0, 35.0), (#""header": "A","#, "", 55.5, 35), ("", #""header": "A","#, 35, 55.5)])
  func groupedSpacing(first: String, second: String, top: Double, gap: Double) throws {
    let screen = try table(
      "\"style\": \"grouped\", \"sections\": [{ \(first) \"rows\": [\"a\"] }, { \(second) \"rows\": [\"b\"] }]")
    let cells = screen.frames("cell")
    #expect(cells[0].minY == top)
    #expect(cells[1].minY - cells[0].maxY == gap)
  }

  @Test("\"hairline 0.5 full width at top and bottom of each group, both inside the 44 rows; inner ones inset 15\"")
  func groupedSeparators() throws {
    let screen = try table(#""style": "grouped", "sections": [{ "rows": ["a", "b"] }]"#)
    #expect(
      screen.frames("separator") == [
        Rect(x: 0, y: 35, width: 320, height: 0.5), Rect(x: 15, y: 78.5, width: 305, height: 0.5),
        Rect(x: 0, y: 122.5, width: 320, height: 0.5),
      ])
    #expect(screen.colors("separator").allSatisfy { $0 == Color(hex: 0xC8C7CC) })
  }

  @Test("\"header text 13 pt Regular #6D6D72 UPPERCASE, x=15, baseline 10.0 above the group's top hairline\"")
  func groupedHeader() throws {
    let screen = try table(#""style": "grouped", "sections": [{ "header": "App Settings", "rows": ["a"] }]"#)
    #expect(screen.baselines("title") == [45.5])
    #expect(screen.colors("title") == [Color(hex: 0x6D6D72)])
    let capitals = try table(#""style": "grouped", "sections": [{ "header": "APP SETTINGS", "rows": ["a"] }]"#)
    #expect(screen.extents("title") == capitals.extents("title"))
  }

  @Test("\"footer text: not uppercased, first baseline 20 below group end, pitch 16.0; 1-line footer total 30\"")
  func groupedFooter() throws {
    let long = "A footer explains the group above it; it runs over as many lines as it needs."
    let screen = try table(
      "\"style\": \"grouped\", \"sections\": [{ \"footer\": \"\(long)\", \"rows\": [\"a\"] }, { \"footer\": \"One\", \"rows\": [\"b\"] }]"
    )
    #expect(screen.baselines("title") == [99, 115, 206.5])
    #expect(screen.frames("footer").map(\.height) == [46, 30])
  }

  @Test(
    "\"viewForHeaderInSection: frame = (0, sectionY, tableWidth, headerHeight), its own frame x/width ignored\"",
    arguments: ["plain", "grouped"])
  func customHeader(style: String) throws {
    let label = #"{ "type": "label", "text": "Header", "frame": [50, 50, 9, 9], "sizeToFit": true }"#
    let screen = try table(
      "\"style\": \"\(style)\", \"sections\": [{ \"header\": \(label), \"heightForHeader\": 30, \"rows\": [\"a\"] }]")
    #expect(try screen.frame("label") == Rect(x: 0, y: 0, width: 320, height: 30))
    #expect(near(try #require(screen.extents("text").first).lowerBound, 0))
    #expect(screen.baselines("text") == [21])
    #expect(screen.frames("cell").first?.minY == 30)
  }

  @Test("\"An inset needs a container\": a label at (10, 5) in a view keeps its place")
  func insetHeader() throws {
    let view = #"{ "subviews": [{ "type": "label", "text": "Header", "frame": [10, 5, 0, 0], "sizeToFit": true }] }"#
    let screen = try table("\"sections\": [{ \"header\": \(view), \"heightForHeader\": 30, \"rows\": [\"a\"] }]")
    #expect(try screen.frame("label").origin == Point(x: 10, y: 5))
    #expect(screen.frames("view").last == Rect(x: 0, y: 0, width: 320, height: 30))
  }

  @Test("\"heightForHeaderInSection must be implemented; otherwise sectionHeaderHeight (22) applies\"")
  func undeclaredHeader() throws {
    let screen = try table(#""style": "grouped", "sections": [{ "header": { "id": "h" }, "rows": ["a"] }]"#)
    #expect(screen.frames("cell").first?.minY == 22)
  }

  @Test("a declared height of 0 leaves no room")
  func noHeight() throws {
    let screen = try table(
      #""style": "grouped", "sections": [{ "heightForHeader": 0, "heightForFooter": 0, "rows": ["a"] }, { "heightForHeader": 0, "rows": ["b"] }]"#
    )
    #expect(screen.frames("cell").map(\.minY) == [0, 44])
  }

  @Test("\"Value1: title left 15, detail right-aligned, #8E8E93; right edge 15 w/o accessory\"")
  func value1() throws {
    let screen = try table(
      #""sections": [{ "rows": [{ "style": "value1", "textLabel": "T", "detailTextLabel": "D" }] }]"#)
    #expect(near(try #require(screen.extents("textLabel").first).lowerBound, 15))
    #expect(near(try #require(screen.extents("detailTextLabel").first).upperBound, 305))
    #expect(screen.colors("detailTextLabel") == [Color(hex: 0x8E8E93)])
  }

  @Test("\"Value1 detail truncates first, gap title-detail >= ~12\"")
  func value1Truncation() throws {
    let screen = try table(
      #""sections": [{ "rows": [{ "style": "value1", "textLabel": "A title that takes room", "detailTextLabel": "a very long detail text" }] }]"#
    )
    let title = try #require(screen.extents("textLabel").first)
    let detail = try #require(screen.extents("detailTextLabel").first)
    #expect(detail.lowerBound >= title.upperBound + 12 - 0.001)
  }

  @Test("\"Value2: title right-aligned in (15; w 91) => right edge 106, tint; detail x=112, black\"")
  func value2() throws {
    let screen = try table(
      #""sections": [{ "rows": [{ "style": "value2", "textLabel": "T", "detailTextLabel": "D" }] }]"#)
    #expect(near(try #require(screen.extents("textLabel").first).upperBound, 106))
    #expect(near(try #require(screen.extents("detailTextLabel").first).lowerBound, 112))
    #expect(screen.colors("textLabel") == [Color(hex: 0x007AFF)] && screen.colors("detailTextLabel") == [.black])
  }

  @Test(
    "\"imageView: x=15, vertically centred; text at 15+w+15\", \"separator starts at the text x (59 for 29 pt icons)\"")
  func image() throws {
    let screen = try table(#""sections": [{ "rows": [{ "textLabel": "T", "image": "i" }, "b"] }]"#)
    #expect(try screen.frame("imageView") == Rect(x: 15, y: 7.5, width: 29, height: 29))
    #expect(near(try #require(screen.extents("textLabel").first).lowerBound, 59))
    #expect(screen.frames("separator").first?.minX == 59)
  }

  @Test("an image that is higher than its row is drawn smaller")
  func largeImage() throws {
    let rows = #""sections": [{ "rows": [{ "textLabel": "T", "image": "i" }] }]"#
    let screen = try table(rows, imageSize: Size(width: 88, height: 176))
    #expect(try screen.frame("imageView") == Rect(x: 15, y: 0, width: 22, height: 44))
    #expect(screen.frames("separator").first?.minX == 52)
  }

  @Test("\"disclosure chevron: x 297-305, right margin 15, #C7C7CC, centred (+0.25)\"")
  func chevron() throws {
    let screen = try table(#""sections": [{ "rows": [{ "textLabel": "T", "accessoryType": "disclosureIndicator" }] }]"#)
    #expect(try screen.frame("disclosureIndicator") == Rect(x: 297, y: 16, width: 8, height: 12.5))
    #expect(screen.colors("disclosureIndicator") == [Color(hex: 0xC7C7CC)])
  }

  @Test("\"detail right edge ~284.5\" with a disclosure indicator")
  func detailBesideChevron() throws {
    let screen = try table(
      #""sections": [{ "rows": [{ "style": "value1", "textLabel": "T", "detailTextLabel": "D", "accessoryType": "disclosureIndicator" }] }]"#
    )
    #expect(near(try #require(screen.extents("detailTextLabel").first).upperBound, 285))
  }

  @Test("a title that takes the whole row leaves no detail, not even an ellipsis over the title")
  func crowdedValue1() throws {
    let row =
      #"{ "style": "value1", "textLabel": "Do Not Disturb and an Extremely Long Name", "detailTextLabel": "Off" }"#
    let screen = try table("\"sections\": [{ \"rows\": [\(row)] }]")
    #expect(screen.boxes("detailTextLabel").isEmpty)
    #expect(try #require(screen.extents("textLabel").first).upperBound <= 305)
  }

  @Test("\"Accessory view. 150x25 in a 44 row -> keeps its size, vertically centred; title truncates before it\"")
  func accessoryView() throws {
    let row =
      #"{ "textLabel": "Section 0, Cell 0 with a long title", "accessoryView": { "frame": [3, 3, 150, 25], "id": "a" } }"#
    let screen = try table("\"sections\": [{ \"rows\": [\(row)] }]")
    #expect(screen.boxes("view").first { $0.id == "a" }?.frame == Rect(x: 155, y: 9.5, width: 150, height: 25))
    #expect(try #require(screen.extents("textLabel").first).upperBound <= 155)
  }

  @Test("\"in a cell: right edge 15 from screen edge (254-305), vertically centred (31 in 44 -> y 6.0/6.5)\"")
  func switchInCell() throws {
    let screen = try table(#""sections": [{ "rows": [{ "textLabel": "T", "accessoryView": { "type": "switch" } }] }]"#)
    #expect(try screen.frame("switch") == Rect(x: 254, y: 6.5, width: 51, height: 31))
  }

  @Test("a title does not show beyond a header that is lower than it", arguments: ["plain", "grouped"])
  func lowHeader(style: String) throws {
    let screen = try table(
      "\"style\": \"\(style)\", \"sections\": [{ \"header\": \"A\", \"heightForHeader\": 0, \"rows\": [\"a\"] }]")
    #expect(screen.boxes("header").allSatisfy { $0.clipsToBounds && $0.frame.height == 0 })
  }

  @Test("\"Default style has no detail\": the title stays in the middle")
  func defaultStyle() throws {
    let screen = try table(#""sections": [{ "rows": [{ "textLabel": "T", "detailTextLabel": "D" }] }]"#)
    #expect(screen.boxes("detailTextLabel").isEmpty)
    #expect(screen.baselines("textLabel") == [28])
  }

  @Test("\"table fills the screen under a translucent bar -> first row starts at 64 (automatic inset)\"")
  func automaticInset() throws {
    func firstRow(_ view: String, adjusts: Bool = true) throws -> Double? {
      try Screen(
        """
        { "root": { "type": "navigationController", "viewControllers": [{
          "automaticallyAdjustsScrollViewInsets": \(adjusts), "view": \(view) }] } }
        """
      ).frames("cell").first?.minY
    }
    let table = #""type": "tableView", "sections": [{ "rows": ["a"] }]"#
    #expect(try firstRow("{ \(table) }") == 64)
    #expect(try firstRow("{ \(table) }", adjusts: false) == 0)
    #expect(try firstRow("{ \"subviews\": [{ \(table), \"frame\": [0, 0, 320, 568] }] }") == 64)
    #expect(try firstRow("{ \"subviews\": [{}, { \(table), \"frame\": [0, 0, 320, 568] }] }") == 0)
    #expect(try firstRow("{ \"subviews\": [{ \"subviews\": [{ \(table), \"frame\": [0, 0, 320, 568] }] }] }") == 0)
  }

  @Test("what lies below the screen costs nothing")
  func manyRows() throws {
    let rows = Array(repeating: "\"a\"", count: 20_000).joined(separator: ",")
    #expect(try table("\"sections\": [{ \"rows\": [\(rows)] }]").boxes("cell").count == 13)
  }
}
