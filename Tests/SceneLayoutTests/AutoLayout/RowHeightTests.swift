import Geometry
import Testing

@testable import SceneLayout

@Suite("Rows as high as their constraints") struct RowHeightTests {
  private static let long =
    "A long text that must wrap over several lines when the width is small, as the words go on"

  private func table(_ cells: String, _ more: String = #""rowHeight": "automaticDimension","#, prototypes: String = "")
    throws -> Screen
  {
    try Screen(
      view: #"{ "type": "tableView", \#(more) "cells": [\#(prototypes)], "sections": [{ "rows": [\#(cells)] }] }"#)
  }

  private func label(_ text: String, _ more: String = "", id: String = "d") -> String {
    """
    { \(more) "contentView": { "constraints": ["H:|-15-[\(id)]-15-|", "V:|-11-[\(id)]-11-|"],
      "subviews": [{ "type": "label", "id": "\(id)", "numberOfLines": 0, "text": "\(text)" }] } }
    """
  }

  private func rows(_ screen: Screen) -> [Rect] { screen.boxes("cell").map(\.frame) }

  @Test("three lines of 61.5 and 22 above and below: the content is 83.5 high, the row a hairline more")
  func label() throws {
    let screen = try table(label(Self.long))
    #expect(try near(screen.view("d"), [15, 11, 290, 61.5]))
    #expect(rows(screen).first.map { near($0.height, 84) } == true)
    #expect(screen.remarks == [])
    // Without lines between the rows there is nothing to add.
    let plain = try table(label(Self.long), #""rowHeight": "automaticDimension", "separatorStyle": "none","#)
    #expect(rows(plain).first.map { near($0.height, 83.5) } == true)
  }

  @Test("the width that the labels have is that beside the accessory")
  func accessory() throws {
    let screen = try table(label(Self.long, #""accessoryType": "disclosureIndicator","#))
    #expect(try screen.view("d").width < 280)
    #expect(screen.remarks == [])
  }

  @Test("a row's own height, or the table's, of automaticDimension; a height in points holds as it is")
  func heights() throws {
    let screen = try table(
      label(Self.long, #""height": "automaticDimension","#, id: "a") + "," + label("x", #""height": 42.5,"#, id: "b"),
      "")
    #expect(rows(screen).map(\.height) == [84, 42.5])
    #expect(try near(screen.view("b"), [15, 95, 290, 20]))
  }

  @Test("constraints may ask for less than 44; where they ask for nothing the row is 44 high")
  func low() throws {
    let screen = try table(
      """
      { "contentView": { "constraints": ["V:|-2-[a(10)]-2-|", "H:|[a]|"], "subviews": [{ "id": "a" }] } },
      { "contentView": { "constraints": ["b.centerY == superview.centerY", "H:|[b]|", "b.height == 10"], "subviews": [{ "id": "b" }] } },
      { "contentView": { "constraints": ["H:|[c(10)]"], "subviews": [{ "id": "c" }] } }
      """)
    #expect(rows(screen).map(\.height) == [14.5, 44, 44])
    #expect(try near(screen.view("b").midY, 14.5 + 21.75, within: 0.26))
  }

  @Test("a stack in a row without constraints of its own makes it high")
  func stack() throws {
    let screen = try table(
      """
      { "contentView": { "subviews": [{ "type": "stackView", "id": "s", "axis": "vertical", "arrangedSubviews": [
        { "type": "label", "text": "One" }, { "type": "label", "text": "Two" }, { "type": "label", "text": "Three" }] }] } }
      """)
    #expect(try near(screen.view("s").height, 61.5))
    #expect(rows(screen).first.map { near($0.height, 62) } == true)
  }

  @Test("prototypes too: what is bound to a label decides the height of its row")
  func prototype() throws {
    let screen = try table(
      #"{ "reuseIdentifier": "c", "bind": { "d": "Short" } }, { "reuseIdentifier": "c", "bind": { "d": "\#(Self.long)" } }"#,
      prototypes: label("x", #""reuseIdentifier": "c","#))
    #expect(rows(screen).map(\.height) == [43, 84])
  }

  @Test("only the rows that show are measured: the others count as 44, or as estimatedRowHeight")
  func cost() throws {
    let cells = (0..<100).map { _ in #"{ "reuseIdentifier": "c", "bind": { "d": "\#(Self.long)" } }"# }
    let screen = try table(
      cells.joined(separator: ","),
      #""rowHeight": "automaticDimension", "estimatedRowHeight": 50, "contentOffset": [0, 2500],"#,
      prototypes: label("x", #""reuseIdentifier": "c","#))
    #expect(rows(screen).first.map { near($0.minY, 0) && near($0.height, 84) } == true)
  }

  @Test("margins in a row are 8, not those of a controller's view, and no bar covers it")
  func margins() throws {
    let cell = """
      { "contentView": { "constraints": ["H:|-[a]-|", "V:|-[a(20)]-|", "b.top == safeAreaLayoutGuide.top", "H:|[b(5)]", "b.height == 5"],
        "subviews": [{ "id": "a" }, { "id": "b" }] } }
      """
    let screen = try Screen(
      #"{ "root": { "type": "tableViewController", "rowHeight": "automaticDimension", "sections": [{ "rows": [\#(cell)] }] } }"#
    )
    #expect(try near(screen.view("a"), [8, 28, 304, 20]))
    #expect(try near(screen.view("b").minY, 20))
  }
}
