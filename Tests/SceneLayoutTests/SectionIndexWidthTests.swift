import Geometry
import SceneModel
import Testing

@Suite("What stands beside a section index")
struct SectionIndexWidthTests {
  private func table(_ titles: String, _ keys: String = "") throws -> Screen {
    try Screen(
      view:
        "{ \"type\": \"tableView\", \(keys) \"sectionIndexTitles\": \(titles), \"sections\": [{ \"rows\": [\"a\"] }] }")
  }

  @Test("a search bar above the table ends its field before the index")
  func searchBar() throws {
    let bar = #""tableHeaderView": { "type": "searchBar" },"#
    let alone = try Screen(view: "{ \"type\": \"tableView\", \(bar) \"sections\": [] }").frame("field")
    let beside = try table(#"["A"]"#, bar)
    #expect(try beside.frame("field").maxX == alone.maxX - 15)
    #expect(try beside.frame("field").maxX <= beside.frame("sectionIndex").minX)
    #expect(try beside.frame("searchBar").width == 320)
  }

  @Test("the name of UITableViewIndexSearch stands for a magnifying glass in the strip's middle")
  func search() throws {
    let screen = try table(#"["{search}", "A"]"#)
    let glass = try screen.frame("search")
    #expect(glass.midX == 312.5 && glass.width == 9)
    #expect(screen.boxes("letter").count == 1)
  }

  @Test("letters keep the strip 15 wide; longer titles widen it, and rows end before it")
  func width() throws {
    #expect(try table(#"["A", "W"]"#).frame("sectionIndex").width == 15)
    let years = try table(#"["2013", "2014"]"#)
    let strip = try years.frame("sectionIndex")
    #expect(strip.width > 24 && strip.maxX == 320)
    #expect(try years.frame("cell").maxX == strip.minX)
    for letter in years.extents("letter") { #expect(letter.lowerBound >= strip.minX && letter.upperBound <= 320) }
  }
}
