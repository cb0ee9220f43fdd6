import Geometry
import SceneModel
import Testing

@Suite("Edited, swiped and selected rows")
struct TableEditingTests {
  private func row(_ row: String, _ keys: String = "") throws -> Screen {
    try Screen(view: "{ \"type\": \"tableView\", \(keys) \"sections\": [{ \"rows\": [\(row)] }] }")
  }

  private static let editing = #""isEditing": true,"#

  @Test("\"edit mode: minus circle 22x22 #FF3B30 at x 12-34, white bar; text shifts right by 38\"")
  func deleteControl() throws {
    let screen = try row(#""T""#, Self.editing)
    #expect(try screen.frame("deleteControl") == Rect(x: 12, y: 12, width: 22, height: 22))
    #expect(screen.colors("disc") == [Color(hex: 0xFF3B30)] && screen.colors("sign") == [.white])
    #expect(try screen.frame("sign") == Rect(x: 17.5, y: 22.5, width: 11, height: 1))
    #expect(near(try #require(screen.extents("textLabel").first).lowerBound, 15 + 38))
    #expect(screen.frames("separator").first?.minX == 15)
  }

  @Test("\"row insert control green + circle 22\"")
  func insertControl() throws {
    let screen = try row(#"{ "textLabel": "T", "editingStyle": "insert" }"#, Self.editing)
    #expect(try screen.frame("insertControl").size == Size(width: 22, height: 22))
    #expect(screen.colors("disc") == [Color(hex: 0x4CD964)])
  }

  @Test("a row without an editing style moves aside all the same, unless it says not to")
  func noControl() throws {
    let style = #""textLabel": "T", "editingStyle": "none""#
    let aside = try row("{ \(style) }", Self.editing)
    #expect(aside.boxes("deleteControl").isEmpty)
    #expect(near(try #require(aside.extents("textLabel").first).lowerBound, 53))
    let still = try row("{ \(style), \"shouldIndentWhileEditing\": false }", Self.editing)
    #expect(near(try #require(still.extents("textLabel").first).lowerBound, 15))
  }

  @Test("\"reorder grabber 22x8.5 (three lines) at right\", and only while the table is edited")
  func grabber() throws {
    let cell = #"{ "textLabel": "T", "showsReorderControl": true }"#
    #expect(try row(cell, Self.editing).frame("reorderControl") == Rect(x: 283, y: 18, width: 22, height: 8.5))
    #expect(try row(cell).boxes("reorderControl").isEmpty)
  }

  @Test("an accessory shows only while the table is not edited, an editing accessory only while it is")
  func accessories() throws {
    let cell = #"{ "textLabel": "T", "accessoryType": "disclosureIndicator", "editingAccessoryType": "checkmark" }"#
    #expect(try row(cell).boxes("checkmark").isEmpty && !row(cell).boxes("disclosureIndicator").isEmpty)
    let edited = try row(cell, Self.editing)
    #expect(edited.boxes("disclosureIndicator").isEmpty && !edited.boxes("checkmark").isEmpty)
  }

  @Test("marks take the place of the buttons where several rows may be chosen")
  func marks() throws {
    let screen = try row(
      #""a", "b""#,
      Self.editing + #""allowsMultipleSelectionDuringEditing": true, "indexPathsForSelectedRows": [[0, 1]],"#)
    #expect(screen.frames("selectionMark").map(\.minY) == [12, 56])
    #expect(screen.colors("disc") == [Color(hex: 0x007AFF)])
  }

  @Test("\"swipe delete: width = text + 2x15; 18 pt white; #FF3B30; height full row incl. separator; content shifts\"")
  func swiped() throws {
    let screen = try row(#"{ "textLabel": "T", "showingDeleteConfirmation": true }"#)
    let action = try screen.frame("rowAction")
    #expect(action.maxX == 320 && action.height == 44 && (81...82.5).contains(action.width))
    #expect(screen.colors("rowAction") == [Color(hex: 0xFF3B30)] && screen.colors("title") == [.white])
    #expect(screen.baselines("title") == [28])
    #expect(near(try #require(screen.extents("textLabel").first).lowerBound, 15 - action.width))
    #expect(screen.frames("separator").first?.minX == 15)
  }

  @Test("actions stand from right to left in their own colours")
  func actions() throws {
    let screen = try row(
      #"{ "textLabel": "T", "showingDeleteConfirmation": true, "editActions": [{ "title": "A" }, { "title": "B", "style": "normal" }, { "title": "C", "backgroundColor": "blue" }] }"#
    )
    let frames = screen.frames("rowAction")
    #expect(frames.count == 3 && frames[0].maxX == 320 && frames[1].maxX == frames[0].minX)
    #expect(screen.colors("rowAction") == [Color(hex: 0xFF3B30), Color(hex: 0xC7C7CC), Color(hex: 0x0000FF)])
  }

  @Test("\"selected (gray) row bg #D9D9D9 full cell, covering separators\": the line above; the one below stays (S8)")
  func selected() throws {
    let screen = try row(#""a", { "textLabel": "b", "isSelected": true }"#)
    #expect(try screen.frame("selectedBackground") == Rect(x: 0, y: 43.5, width: 320, height: 44.5))
    #expect(screen.colors("selectedBackground") == [Color(hex: 0xD9D9D9)])
    #expect(screen.frames("separator").map(\.minY) == [43.5, 87.5])
  }

  @Test("a touched row looks like a selected one, its texts have their highlighted colours")
  func highlighted() throws {
    let cell = #"{ "textLabel": { "text": "a", "highlightedTextColor": "red" }, "isHighlighted": true }"#
    let screen = try row(cell)
    #expect(screen.boxes("selectedBackground").count == 1)
    #expect(screen.colors("textLabel") == [Color(hex: 0xFF0000)])
  }

  @Test("a selection style of none, or a ground of its own, replaces the grey")
  func ownSelection() throws {
    #expect(
      try row(#"{ "textLabel": "a", "isSelected": true, "selectionStyle": "none" }"#).boxes("selectedBackground")
        .isEmpty)
    let own = try row(#"{ "textLabel": "a", "isSelected": true, "selectedBackgroundView": { "id": "s" } }"#)
    #expect(own.boxes("selectedBackground").isEmpty)
    #expect(own.boxes("view").contains { $0.id == "s" && $0.frame == Rect(x: 0, y: 0, width: 320, height: 44) })
  }
}
