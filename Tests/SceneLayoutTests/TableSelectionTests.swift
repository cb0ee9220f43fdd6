import Geometry
import SceneModel
import Testing

@Suite("What a selection does to a row")
struct TableSelectionTests {
  private func row(_ row: String, _ keys: String = "") throws -> Screen {
    try Screen(view: "{ \"type\": \"tableView\", \(keys) \"sections\": [{ \"rows\": [\(row)] }] }")
  }

  @Test("the selection lies above the cell's backgroundView and below its content")
  func order() throws {
    let screen = try row(
      #"{ "textLabel": "a", "isSelected": true, "backgroundView": { "id": "b", "backgroundColor": "yellow" } }"#)
    let names = screen.allBoxes.map { $0.id ?? $0.name }
    let background = try #require(names.firstIndex(of: "b"))
    let selection = try #require(names.firstIndex(of: "selectedBackground"))
    let text = try #require(names.firstIndex(of: "textLabel"))
    #expect(background < selection && selection < text)
  }

  private static let content = #"""
    "contentView": { "backgroundColor": "white", "subviews": [
      { "type": "label", "id": "l", "text": "a", "highlightedTextColor": "red", "backgroundColor": "white" },
      { "backgroundColor": "green", "id": "v", "subviews": [
        { "type": "label", "text": "b", "highlightedTextColor": "blue", "frame": [0, 0, 50, 20] }] }] }
    """#

  @Test("labels in the content view have their highlighted colours, however deep, and nothing has a ground of its own")
  func highlighted() throws {
    let selected = try row("{ \"isSelected\": true, \(Self.content) }")
    #expect(selected.colors("text") == [Color(hex: 0xFF0000), Color(hex: 0x0000FF)])
    #expect(selected.colors("label").allSatisfy { $0.alpha == 0 })
    #expect(
      selected.boxes("view").first { $0.id == "v" }?.content == nil
        || selected.colors("view").allSatisfy { $0.alpha == 0 })
    let plain = try row("{ \(Self.content) }")
    #expect(plain.colors("text") == [.black, .black])
  }

  @Test("a selection style of none leaves the content as it is")
  func none() throws {
    let screen = try row("{ \"isSelected\": true, \"selectionStyle\": \"none\", \(Self.content) }")
    #expect(screen.colors("text") == [.black, .black])
  }

  @Test("beside an index, selection, background and the buttons of a swiped row reach the edge of the table")
  func besideIndex() throws {
    let index = #""sectionIndexTitles": ["A"],"#
    #expect(try row(#"{ "textLabel": "a", "isSelected": true }"#, index).frame("selectedBackground").maxX == 320)
    #expect(try row(#"{ "textLabel": "a", "backgroundColor": "red" }"#, index).frame("background").maxX == 320)
    let swiped = try row(#"{ "textLabel": "a", "showingDeleteConfirmation": true }"#, index)
    #expect(try swiped.frame("rowAction").maxX == 320)
    #expect(try swiped.frame("separator").maxX == 305)
  }
}
