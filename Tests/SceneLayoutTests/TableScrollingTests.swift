import Geometry
import SceneModel
import Testing

@Suite("Scrolled tables")
struct TableScrollingTests {
  private func table(_ keys: String) throws -> Screen {
    try Screen(view: "{ \"type\": \"tableView\", \(keys) }")
  }

  private static let sections =
    #""sections": [{ "header": "A", "rows": ["1", "2", "3"] }, { "header": "B", "rows": ["4", "5", "6"] }]"#

  @Test("\"plain table scrolled half a section -> header stays at the top edge, pushed up by the next header\"")
  func stickyHeader() throws {
    func headers(_ offset: Double) throws -> [Double] {
      try table("\"contentOffset\": [0, \(offset)], \(Self.sections)").frames("header").map(\.minY)
    }
    #expect(try headers(0) == [0, 154])
    #expect(try headers(60) == [0, 94])
    #expect(try headers(140) == [-8, 14])
    #expect(try headers(160) == [0])
  }

  @Test("\"grouped headers scroll away\"")
  func groupedHeader() throws {
    let screen = try table("\"style\": \"grouped\", \"contentOffset\": [0, 20], \(Self.sections)")
    #expect(screen.frames("header").first?.minY == -20)
  }

  @Test("\"header sticks to the top below the nav bar\": below the top inset")
  func stickyBelowBar() throws {
    let screen = try Screen(
      """
      { "root": { "type": "navigationController", "viewControllers": [
        { "type": "tableViewController", "contentOffset": [0, 0], \(Self.sections) }] } }
      """)
    #expect(screen.frames("header").map(\.minY) == [64, 154])
    #expect(screen.frames("cell").first?.minY == 22)
  }

  @Test("a plain footer sticks to the bottom while rows of its section show above it")
  func stickyFooter() throws {
    let screen = try table(
      #""sectionFooterHeight": 22, "sections": [{ "footer": "F", "rows": ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14"] }]"#
    )
    #expect(try screen.frame("footer") == Rect(x: 0, y: 546, width: 320, height: 22))
  }

  @Test("a table that says no offset begins below what bars cover and its own inset")
  func insets() throws {
    #expect(try table("\"contentInset\": [10, 0, 0, 0], \(Self.sections)").frames("header").first?.minY == 10)
  }

  @Test("a row that is scrolled to stands below the header that sticks, and never leaves the end of the content behind")
  func scrollToRow() throws {
    let rows = (0..<50).map { "\"\($0)\"" }.joined(separator: ",")
    func first(_ row: Int) throws -> [Rect] {
      try table("\"scrollToRow\": [0, \(row)], \"sections\": [{ \"header\": \"A\", \"rows\": [\(rows)] }]").frames(
        "cell")
    }
    #expect(try first(10).contains { $0.minY == 22 })
    #expect(try first(49).last?.maxY == 568)
    #expect(try first(0).first?.minY == 22)
  }

  @Test("rows of many heights are found wherever the content is scrolled to")
  func manyHeights() throws {
    let rows = (0..<400).map { "{ \"textLabel\": \"\($0)\", \"height\": \($0 % 7 * 10) }" }.joined(separator: ",")
    let screen = try table("\"contentOffset\": [0, 5005], \"sections\": [{ \"rows\": [\(rows)] }]")
    let cells = screen.frames("cell")
    #expect(cells.first.map { $0.minY <= 0 && $0.maxY > 0 } == true)
    #expect(cells.last.map { $0.minY < 568 && $0.maxY >= 568 } == true)
    for (above, below) in zip(cells, cells.dropFirst()) { #expect(above.maxY == below.minY) }
  }

  @Test("what lies above the screen costs nothing", arguments: [0, 400_000, 879_432])
  func offsets(offset: Int) throws {
    let rows = Array(repeating: "\"a\"", count: 20_000).joined(separator: ",")
    let screen = try table("\"contentOffset\": [0, \(offset)], \"sections\": [{ \"rows\": [\(rows)] }]")
    #expect((12...14).contains(screen.boxes("cell").count))
  }

  @Test("an offset far outside shows an empty table", arguments: [-1e9, 1e9])
  func farOutside(offset: Double) throws {
    let screen = try table("\"contentOffset\": [0, \(Int(offset))], \(Self.sections)")
    #expect(screen.boxes("cell").isEmpty)
    #expect(screen.boxes("emptyRow.separator").count == (offset < 0 ? 0 : 14))
  }

  @Test("a header view stands above the first section and scrolls with it; a footer view ends the empty rows")
  func wholeTableViews() throws {
    let screen = try table(
      #""tableHeaderView": { "id": "h", "frame": [5, 5, 9, 30] }, "tableFooterView": {}, "sections": [{ "rows": ["1"] }]"#
    )
    #expect(screen.boxes("view").first { $0.id == "h" }?.frame == Rect(x: 0, y: 0, width: 320, height: 30))
    #expect(screen.frames("cell").map(\.minY) == [30])
    #expect(screen.boxes("emptyRow.separator").isEmpty)
  }

  @Test("a search bar as a header is as wide as the table and 44 high")
  func searchBarHeader() throws {
    let screen = try table(#""tableHeaderView": { "type": "searchBar" }, "sections": [{ "rows": ["1"] }]"#)
    #expect(try screen.frame("searchBar") == Rect(x: 0, y: 0, width: 320, height: 44))
    #expect(screen.frames("cell").map(\.minY) == [44])
  }

  @Test(
    "the last row ends at the table's end when it is scrolled to, whatever the rows were estimated",
    arguments: [20, 44, 300])
  func scrollToGrowingRow(estimate: Int) throws {
    let text = String(repeating: "word ", count: 30)
    let rows = Array(repeating: "{ \"textLabel\": { \"text\": \"\(text)\", \"numberOfLines\": 0 } }", count: 60)
    let screen = try table(
      "\"rowHeight\": \"automaticDimension\", \"estimatedRowHeight\": \(estimate), \"scrollToRow\": [0, 59], \"sections\": [{ \"rows\": [\(rows.joined(separator: ","))] }]"
    )
    #expect(near(try #require(screen.frames("cell").last).maxY, 568))
    #expect(try #require(screen.frames("cell").first).minY <= 0)
  }

  @Test("a background view stays where it is, behind the rows")
  func backgroundView() throws {
    let screen = try table(
      #""backgroundView": { "id": "b" }, "contentOffset": [0, 30], "sections": [{ "rows": ["1"] }]"#)
    #expect(screen.boxes("view").first { $0.id == "b" }?.frame == Rect(x: 0, y: 0, width: 320, height: 568))
  }

  @Test("the scroll indicator is 2.5 wide and 3 from the edge (DUMP), and as long as its share of the content")
  func indicator() throws {
    func frame(_ offset: Int) throws -> Rect {
      let rows = Array(repeating: "\"a\"", count: 40).joined(separator: ",")
      return try table(
        "\"flashScrollIndicators\": true, \"contentOffset\": [0, \(offset)], \"sections\": [{ \"rows\": [\(rows)] }]"
      ).frame("scrollIndicator")
    }
    let top = try frame(0)
    #expect(top.minX == 314.5 && top.width == 2.5 && top.minY == 3)
    #expect(near(top.height, 562.0 * 568 / 1760, within: 0.5))
    #expect(try frame(1760 - 568).maxY == 565)
    #expect(try frame(-300).height < top.height - 100)
  }

  @Test("a content that fits has no scroll indicator")
  func noIndicator() throws {
    #expect(try table("\"flashScrollIndicators\": true, \(Self.sections)").boxes("scrollIndicator").isEmpty)
  }

  @Test("a control that refreshes keeps the content 60 points down; one that does not shows only where it is pulled")
  func refreshControl() throws {
    let turning = try table("\"refreshControl\": {}, \(Self.sections)")
    #expect(turning.frames("header").first?.minY == 60)
    #expect(try turning.frame("refreshControl") == Rect(x: 0, y: 0, width: 320, height: 60))
    #expect(turning.boxes("spoke").count == 12)
    let still = #""refreshControl": { "isRefreshing": false }"#
    #expect(try table("\(still), \(Self.sections)").boxes("refreshControl").isEmpty)
    #expect(try table("\(still), \"contentOffset\": [0, -30], \(Self.sections)").boxes("spoke").count == 6)
  }
}
