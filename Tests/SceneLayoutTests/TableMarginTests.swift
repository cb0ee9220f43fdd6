import Geometry
import SceneModel
import Testing

@Suite("The margins of tables")
struct TableMarginTests {
  private func table(_ device: String, _ keys: String = "") throws -> Screen {
    let rows =
      #"["a", { "style": "value1", "textLabel": "b", "detailTextLabel": "c" }, { "textLabel": "d", "accessoryType": "checkmark" }, { "textLabel": "e", "accessoryType": "disclosureIndicator" }]"#
    return try Screen(
      """
      { "device": "\(device)", "root": { "type": "tableView", \(keys) "sections": [{ "header": "H", "rows": \(rows) }] } }
      """)
  }

  private func margins(_ screen: Screen, width: Double) throws -> [Double] {
    let title = try #require(screen.extents("textLabel").first).lowerBound
    let detail = try #require(screen.extents("detailTextLabel").first).upperBound
    return [
      title.rounded(), try #require(screen.frames("separator").first).minX, width - detail.rounded(),
      width - (try screen.frame("checkmark")).maxX, width - (try screen.frame("disclosureIndicator")).maxX,
    ]
  }

  @Test(
    "\"separator inset: 15 (iOS 8 Settings @320)\", \"checkmark right edge 15 (16@375)\", \"Value1 16/16 (S8/33)\"; 20 on 414",
    arguments: [
      ("iPhone 5s", 320.0, [15.0, 15, 15, 15, 15]), ("iPhone 6", 375, [15, 15, 16, 16, 15]),
      ("iPhone 6 Plus", 414, [20, 20, 20, 20, 20]),
    ])
  func defaults(device: String, width: Double, expected: [Double]) throws {
    #expect(try margins(table(device), width: width) == expected)
  }

  @Test("\"16 in iOS 8 apps built with Xcode 6 on 320 (S8/05) and 375 (S8/33)\", where the scene says so")
  func sixteen() throws {
    #expect(
      try margins(table("iPhone 5s", #""separatorInset": [0, 16, 0, 0],"#), width: 320).prefix(3) == [16, 16, 16])
    #expect(
      try margins(table("iPhone 6", #""separatorInset": [0, 16, 0, 0],"#), width: 375).prefix(3) == [16, 16, 16])
  }

  @Test("titles of sections stand where texts do", arguments: ["plain", "grouped"])
  func titles(style: String) throws {
    let title = try #require(table("iPhone 6 Plus", "\"style\": \"\(style)\",").extents("title").first)
    #expect(near(title.lowerBound, 20))
  }

  @Test("the lines of empty rows start where those of rows do")
  func emptyRows() throws {
    #expect(try table("iPhone 6 Plus").frames("emptyRow.separator").first?.minX == 20)
  }
}
