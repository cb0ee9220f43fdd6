import Geometry
import SceneModel
import Testing

@Suite("The heights of headers and footers")
struct TableHeaderHeightTests {
  private func table(_ keys: String) throws -> Screen { try Screen(view: "{ \"type\": \"tableView\", \(keys) }") }

  private static let sections =
    #""sections": [{ "rows": ["a"] }, { "header": "H", "rows": ["b"] }, { "footer": "F", "rows": ["c"] }]"#

  @Test("in a plain table the common heights count only where there is a title or a view")
  func plain() throws {
    let screen = try table("\"sectionHeaderHeight\": 30, \"sectionFooterHeight\": 20, \(Self.sections)")
    #expect(screen.frames("cell").map(\.minY) == [0, 74, 118])
    #expect(screen.frames("footer").map(\.height) == [20])
  }

  @Test("a section's own heights always count")
  func own() throws {
    let screen = try table(
      #""sections": [{ "heightForHeader": 12, "rows": ["a"] }, { "heightForFooter": 8, "rows": ["b"] }, { "rows": ["c"] }]"#
    )
    #expect(screen.frames("cell").map(\.minY) == [12, 56, 108])
  }

  @Test("in a grouped table they count everywhere: 10 and 10 leave 20 between two sections")
  func grouped() throws {
    let screen = try table(
      #""style": "grouped", "sectionHeaderHeight": 10, "sectionFooterHeight": 10, "sections": [{ "rows": ["a"] }, { "rows": ["b"] }]"#
    )
    #expect(screen.frames("cell").map(\.minY) == [10, 74])
  }

  @Test("below a header view the first gap of a grouped table is 17.5, with a title 38 (S8 HealthKit)")
  func belowHeaderView() throws {
    let view = #""style": "grouped", "tableHeaderView": { "frame": [0, 0, 320, 100] },"#
    #expect(try table("\(view) \"sections\": [{ \"rows\": [\"a\"] }]").frames("cell").map(\.minY) == [117.5])
    #expect(
      try table("\(view) \"sections\": [{ \"header\": \"H\", \"rows\": [\"a\"] }]").frames("cell").map(\.minY) == [138])
  }

  @Test("a grouped title in a height that is too low stands in its middle and is not cut off", arguments: [8.0, 15])
  func lowTitle(height: Double) throws {
    let screen = try table(
      "\"style\": \"grouped\", \"sections\": [{ \"header\": \"H\", \"heightForHeader\": \(height), \"rows\": [\"a\"] }]"
    )
    #expect(screen.boxes("header").map(\.clipsToBounds) == [false])
    let title = try screen.frame("title")
    #expect(abs(title.midY - height / 2) <= 0.5)
  }

  @Test("a height of 0 is no header")
  func none() throws {
    let screen = try table(
      #""style": "grouped", "sections": [{ "header": "H", "heightForHeader": 0, "rows": ["a"] }]"#)
    #expect(screen.boxes("header").isEmpty)
    #expect(screen.frames("cell").map(\.minY) == [0])
  }
}
