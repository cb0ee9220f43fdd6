import Geometry
import SceneModel
import Testing

@Suite("Many cells")
struct ManyCellsTests {
  private func repeated(_ cell: String, _ count: Int) -> String {
    "[" + Array(repeating: cell, count: count).joined(separator: ",") + "]"
  }

  @Test("of rows that are lower than a pixel, one is drawn for each pixel")
  func lowRows() throws {
    let screen = try Screen(
      view:
        "{ \"type\": \"tableView\", \"rowHeight\": 0.01, \"sections\": [{ \"rows\": \(repeated("\"a\"", 20_000)) }] }")
    #expect((380...401).contains(screen.boxes("cell").count))
  }

  @Test("of items that are smaller than a pixel, one is drawn for each pixel, and no more than 20,000 at all")
  func smallItems() throws {
    let flow = #""minimumLineSpacing": 0, "minimumInteritemSpacing": 0,"#
    func items(_ size: String, _ count: Int, sections: Int = 1) throws -> Screen {
      let sections = repeated("{ \"items\": \(repeated("\"\"", count)) }", sections)
      return try Screen(
        view: "{ \"type\": \"collectionView\", \"itemSize\": \(size), \(flow) \"sections\": \(sections) }")
    }
    #expect(try items("[0.1, 0.1]", 50_000).boxes("cell").count < 12_000)
    for (count, sections) in [(25_000, 1), (15_000, 4)] {
      let many = try items("[1, 1]", count, sections: sections)
      #expect(many.boxes("cell").count == 20_000)
      #expect(many.remarks == ["more than 20,000 cells would show; the others are left out"])
    }
  }

  @Test("items that are wider than the view less its insets are worth a word, as in UIKit")
  func wideItems() throws {
    func remarks(_ width: Double) throws -> [String] {
      try Screen(
        view:
          "{ \"type\": \"collectionView\", \"itemSize\": [\(width), 50], \"sectionInset\": [0, 10, 0, 10], \"sections\": [{ \"items\": [\"a\"] }] }"
      ).remarks
    }
    #expect(try remarks(300).isEmpty)
    #expect(
      try remarks(301) == [
        "the items are 301 wide, more than the 300 between the insets; UIKit leaves open where they stand"
      ])
  }

  @Test(
    "rows that say no height are 44 high and don't grow, whatever the table estimates, as the key's description says")
  func estimateWithoutGrowth() throws {
    let screen = try Screen(
      view: #"{ "type": "tableView", "estimatedRowHeight": 100, "sections": [{ "rows": ["a", "b"] }] }"#)
    #expect(screen.frames("cell").map(\.height) == [44, 44])
  }

  @Test("rows of many heights lie below each other as their heights say, seen from any offset")
  func mixedHeights() throws {
    let heights = (0..<300).map { [20, 20, 44, 0, 71][$0 % 5] }
    let rows = heights.map { "{ \"height\": \($0) }" }.joined(separator: ",")
    for offset in [0, 19, 20, 84, 3_000, 9_000] {
      let keys = "\"contentOffset\": [0, \(offset)], \"sections\": [{ \"rows\": [\(rows)] }]"
      let screen = try Screen(view: "{ \"type\": \"tableView\", \(keys) }")
      var top = -offset
      var shown: [Double] = []
      for height in heights {
        if height > 0, top + height > 0, top < 568 { shown.append(Double(top)) }
        top += height
      }
      #expect(screen.frames("cell").filter { $0.height > 0 }.map(\.minY) == shown, "\(offset)")
    }
  }

  private func growing(_ count: Int, _ keys: String) throws -> Screen {
    let row = #"{ "textLabel": { "text": "one\ntwo", "numberOfLines": 0 } }"#
    return try Screen(
      view:
        "{ \"type\": \"tableView\", \"rowHeight\": \"automaticDimension\", \(keys) \"sections\": [{ \"rows\": \(repeated(row, count)) }] }"
    )
  }

  @Test("up to 1,000 rows that grow are measured above what shows; of more, those count as 44")
  func measured() throws {
    let height = try #require(growing(1, "").frames("cell").first).height
    #expect(height > 44)
    let few = try growing(500, "\"contentOffset\": [0, \(height * 100)],")
    #expect(few.frames("cell").first?.minY == 0)
    let many = try growing(1001, "\"contentOffset\": [0, \(44 * 100)],")
    #expect(many.frames("cell").first == Rect(x: 0, y: 0, width: 320, height: height))
  }

  @Test(
    "the rows that show are measured although those above them are not", arguments: ["", #""estimatedRowHeight": 60,"#])
  func scrolledTo(estimate: String) throws {
    let height = try #require(growing(1, "").frames("cell").first).height
    let screen = try growing(1200, "\"scrollToRow\": [0, 600], \(estimate)")
    #expect(screen.frames("cell").first == Rect(x: 0, y: 0, width: 320, height: height))
    let end = try growing(1200, "\"scrollToRow\": [0, 1199], \(estimate)")
    #expect(end.frames("cell").last?.maxY == 568)
    #expect(end.frames("cell").allSatisfy { $0.height == height })
  }

  @Test("a section without rows has its header and its footer, wherever it stands", arguments: ["plain", "grouped"])
  func emptySections(style: String) throws {
    let sections = [
      #"{ "header": "A", "footer": "F" }"#, #"{ "rows": ["a"] }, {}"#, #"{}, { "rows": ["a"] }"#, #"{ "rows": [] }"#,
      #"{ "header": "A", "rows": [] }, { "header": "B", "rows": ["b"] }"#,
    ]
    for sections in sections {
      for offset in [-64, 0, 30] {
        let keys = "\"style\": \"\(style)\", \"contentOffset\": [0, \(offset)], \"sections\": [\(sections)]"
        let screen = try Screen(
          "{ \"root\": { \"type\": \"navigationController\", \"viewControllers\": [{ \"type\": \"tableViewController\", \(keys) }] } }"
        )
        #expect(screen.boxes("cell").count == (sections.contains("rows\": [\"") ? 1 : 0))
        if offset <= 0 { #expect(screen.boxes("header").count == sections.split(separator: "header").count - 1) }
      }
    }
  }

  @Test("rows that say their height keep it among rows that grow, whatever is estimated and wherever the table is")
  func mixedGrowth() throws {
    let heights: [Double?] = (0..<90).map { $0 % 7 == 3 ? nil : [nil, 10, 44, 200][$0 % 4] }
    let rows = heights.enumerated().map { index, height in
      let own = height.map { "\"height\": \($0)," } ?? ""
      return "{ \(own) \"textLabel\": { \"text\": \"one\\ntwo\", \"numberOfLines\": 0 }, \"accessoryType\": \"none\" }"
    }
    let grown = try #require(growing(1, "").frames("cell").first).height
    for estimate in [0, 1, 44, 10_000] {
      for row in [0, 1, 30, 31, 45, 88, 89] {
        let screen = try Screen(
          view:
            "{ \"type\": \"tableView\", \"rowHeight\": \"automaticDimension\", \"estimatedRowHeight\": \(estimate), \"scrollToRow\": [0, \(row)], \"sections\": [{ \"rows\": [\(rows.joined(separator: ","))] }] }"
        )
        let expected = heights.map { $0 ?? grown }
        let shown = screen.frames("cell").map(\.height)
        let isFollowing = (0...expected.count - shown.count).contains { start in
          zip(expected[start...], shown).allSatisfy { near($0, $1) }
        }
        #expect(isFollowing, "\(estimate), \(row): \(shown)")
        #expect(try #require(screen.frames("cell").first).minY <= 0)
        #expect(try #require(screen.frames("cell").last).maxY >= 568 - 0.01)
      }
    }
  }

  @Test("an estimate of 0 is none, as UIKit has it")
  func noEstimate() throws {
    let height = try #require(growing(1, "").frames("cell").first).height
    let screen = try growing(500, "\"estimatedRowHeight\": 0, \"contentOffset\": [0, \(height * 100)],")
    #expect(screen.frames("cell").first == Rect(x: 0, y: 0, width: 320, height: height))
  }

  @Test("the empty rows below rows that grow are 44 high, whatever is estimated", arguments: [1, 44, 10_000])
  func emptyRows(estimate: Int) throws {
    let screen = try Screen(
      view:
        "{ \"type\": \"tableView\", \"rowHeight\": \"automaticDimension\", \"estimatedRowHeight\": \(estimate), \"sections\": [{ \"rows\": [\"a\"] }] }"
    )
    #expect(screen.frames("emptyRow.separator").prefix(2).map(\.minY) == [87.5, 131.5])
  }

  @Test("the scroll indicator knows the heights of sections that don't show")
  func indicatorOfUnseenSections() throws {
    func length(_ sections: String) throws -> Double {
      try Screen(
        view: "{ \"type\": \"tableView\", \"flashScrollIndicators\": true, \"sections\": [\(sections)] }"
      ).frame("scrollIndicator").height
    }
    let first = repeated("\"a\"", 20), high = repeated("{ \"height\": 300 }", 10)
    let whole = try length("{ \"rows\": \(first.dropLast()), \(high.dropFirst()) }")
    #expect(try length("{ \"rows\": \(first) }, { \"rows\": \(high) }") == whole)
    #expect(
      try length("{ \"rows\": \(first) }, { \"heightForHeader\": 3000, \"header\": \"a\", \"rows\": [] }") == whole)
  }
}
