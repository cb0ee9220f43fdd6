import Geometry
import SceneModel
import Testing

@Suite("Cells")
struct TableViewCellTests {
  private func rows(_ rows: String, _ keys: String = "") throws -> Screen {
    try Screen(
      view: "{ \"type\": \"tableView\", \(keys) \"sections\": [{ \"rows\": [\(rows)] }] }",
      imageSize: Size(width: 29, height: 29))
  }

  @Test("values reach the views that a stack in the cell arranges, and their labels are highlighted in a selected row")
  func arrangedBinding() throws {
    let screen = try rows(
      #"{ "reuseIdentifier": "p", "isSelected": true, "bind": { "name": "Ada" } }"#,
      #""cells": [{ "reuseIdentifier": "p", "contentView": { "type": "stackView", "frame": [0, 0, 200, 40], "arrangedSubviews": [{ "type": "label", "id": "name", "highlightedTextColor": "red" }] } }],"#
    )
    #expect(screen.colors("text") == [Color(hex: 0xFF0000)])
  }

  @Test("\"detail disclosure (i): circle 22x22\", left of the chevron; content ends 10 before it")
  func detailButtons() throws {
    let screen = try rows(
      #"{ "textLabel": "a", "accessoryType": "detailDisclosureButton", "contentView": { "id": "c" } }, { "textLabel": "a", "accessoryType": "detailButton", "contentView": { "id": "d" } }"#
    )
    #expect(
      screen.frames("detailButton") == [
        Rect(x: 263, y: 11, width: 22, height: 22), Rect(x: 283, y: 55, width: 22, height: 22),
      ])
    #expect(screen.frames("disclosureIndicator").map(\.minX) == [297])
    #expect(screen.boxes("view").filter { $0.id != nil }.map(\.frame.width) == [253, 273])
  }

  @Test("\"checkmark: 13x10, tint, right edge 15 (16@375)\"")
  func checkmark() throws {
    let screen = try rows(#"{ "textLabel": "a", "accessoryType": "checkmark" }"#)
    #expect(try screen.frame("checkmark") == Rect(x: 292, y: 17, width: 13, height: 10))
  }

  @Test("levels move picture and texts to the right, 10 points each unless the row says")
  func indentation() throws {
    let screen = try rows(
      #"{ "textLabel": "a", "indentationLevel": 2 }, { "textLabel": "b", "indentationLevel": 1, "indentationWidth": 25 }"#
    )
    let extents = screen.extents("textLabel").map(\.lowerBound)
    #expect(near(extents[0], 35) && near(extents[1], 40))
  }

  @Test("the line below a row starts where the row says, else where the table says")
  func separatorInset() throws {
    let screen = try rows(
      #"{ "textLabel": "a", "separatorInset": [0, 40, 0, 20] }, "b""#, #""separatorInset": [0, 0, 0, 0],"#)
    #expect(screen.frames("separator").map(\.minX) == [40, 0])
    #expect(screen.frames("separator").map(\.maxX) == [300, 320])
  }

  @Test("a row that may grow is 44 high with one line, and a line higher with each further one")
  func growing() throws {
    func height(_ text: String, lines: Int = 0) throws -> Double? {
      try rows(
        "{ \"textLabel\": { \"text\": \"\(text)\", \"numberOfLines\": \(lines) } }",
        #""rowHeight": "automaticDimension","#
      ).frames("cell").first?.height
    }
    #expect(try height("a") == 44)
    #expect(try height("a\\nb") == 64.5)
    #expect(try height("a\\nb\\nc") == 85)
    #expect(try height("a\\nb\\nc", lines: 1) == 44)
  }

  @Test("the two lines of a subtitle cell stand one below the other, whatever their sizes")
  func subtitleFonts() throws {
    for (title, detail, height) in [(17, 17, 44), (20, 14, 60), (12, 10, 44), (30, 24, 80), (17, 12, 44)] {
      let screen = try rows(
        "{ \"style\": \"subtitle\", \"height\": \(height), \"textLabel\": { \"text\": \"a\", \"font\": \(title) }, \"detailTextLabel\": { \"text\": \"b\", \"font\": \(detail) } }"
      )
      let upper = try screen.frame("textLabel"), lower = try screen.frame("detailTextLabel")
      #expect(abs(upper.maxY - lower.minY) <= 1, "\(title) over \(detail)")
      #expect(abs(upper.minY + lower.maxY - Double(height) + 0.5) <= 2, "\(title) over \(detail)")
    }
  }

  @Test("a subtitle alone stands in the middle, as a title does")
  func subtitleAlone() throws {
    let screen = try rows(#"{ "style": "subtitle", "detailTextLabel": "b" }"#)
    #expect(abs(try screen.frame("detailTextLabel").midY - 22) <= 0.5)
  }

  @Test("a subtitle row that grows is as high as both lines and the usual space, at any text size")
  func subtitleAtLargeSizes() throws {
    for category in ["large", "extraExtraExtraLarge", "accessibilityLarge"] {
      let screen = try Screen(
        "{ \"preferredContentSizeCategory\": \"\(category)\", \"root\": { \"type\": \"tableViewController\", \"rowHeight\": \"automaticDimension\", \"sections\": [{ \"rows\": [{ \"style\": \"subtitle\", \"textLabel\": \"a\", \"detailTextLabel\": \"b\" }] }] } }"
      )
      let texts = try screen.frame("textLabel").height + screen.frame("detailTextLabel").height
      #expect(abs(try #require(screen.frames("cell").first).height - texts - 9) <= 1, "\(category)")
    }
  }

  @Test("two lines of a subtitle cell are in 44 points, more make it grow")
  func growingSubtitle() throws {
    let screen = try rows(
      #"{ "style": "subtitle", "textLabel": "a", "detailTextLabel": "b" }, { "style": "subtitle", "textLabel": "a", "detailTextLabel": { "text": "b\nc", "numberOfLines": 0 } }"#,
      #""rowHeight": "automaticDimension","#)
    let heights = screen.frames("cell").map(\.height)
    #expect(heights[0] == 44 && near(heights[1], 58.5, within: 0.5))
  }

  @Test("rows above the screen count as estimated, if the table says so")
  func estimated() throws {
    let text = Array(repeating: "a", count: 5).joined(separator: "\\n")
    let cell = "{ \"textLabel\": { \"text\": \"\(text)\", \"numberOfLines\": 0 } }"
    let cells = Array(repeating: cell, count: 30).joined(separator: ",")
    let keys = #""rowHeight": "automaticDimension", "contentOffset": [0, 440],"#
    #expect(try rows(cells, keys).frames("cell").first?.minY == 378 - 440)
    #expect(try rows(cells, keys + #""estimatedRowHeight": 44,"#).frames("cell").first?.minY == 0)
  }

  @Test("a view of the content makes its row as high as it is, with the same room below as above")
  func growingContent() throws {
    let screen = try rows(
      #"{ "contentView": { "subviews": [{ "frame": [15, 10, 50, 80] }] } }"#, #""rowHeight": "automaticDimension","#)
    #expect(screen.frames("cell").first?.height == 100)
  }

  @Test("a row is like its prototype where it says nothing, and puts its values into the prototype's views")
  func prototype() throws {
    let screen = try rows(
      #"{ "reuseIdentifier": "p", "bind": { "textLabel": "T", "name": "N", "on": true } }, { "reuseIdentifier": "p", "accessoryType": "checkmark", "bind": { "name": 3 } }"#,
      #""cells": [{ "reuseIdentifier": "p", "height": 60, "accessoryType": "disclosureIndicator", "contentView": { "subviews": [{ "type": "label", "id": "name", "frame": [100, 0, 90, 20] }, { "type": "switch", "id": "on" }] } }],"#
    )
    #expect(screen.frames("cell").map(\.height) == [60, 60])
    #expect(screen.boxes("disclosureIndicator").count == 1 && screen.boxes("checkmark").count == 1)
    #expect(screen.boxes("textLabel").count == 1)
    #expect(screen.boxes("text").count == 2)
  }

  @Test("a bound text keeps the attributes that the prototype's text begins with")
  func boundAttributes() throws {
    let screen = try rows(
      #"{ "reuseIdentifier": "p", "bind": { "textLabel": "T" } }"#,
      #""cells": [{ "reuseIdentifier": "p", "textLabel": { "attributedText": { "text": "x", "foregroundColor": "red" } } }],"#
    )
    #expect(screen.colors("textLabel") == [Color(hex: 0xFF0000)])
  }

  @Test("the last row before another section's header ends with a line over the whole width (HIG 1, contacts)")
  func sectionEnd() throws {
    let screen = try Screen(
      view: #"{ "type": "tableView", "sections": [{ "rows": ["a"] }, { "header": "B", "rows": ["b"] }] }"#)
    #expect(screen.frames("separator").map(\.minX) == [0, 15])
  }
}
