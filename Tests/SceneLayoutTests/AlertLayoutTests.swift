import Geometry
import SceneModel
import Testing

@Suite("Alerts and action sheets")
struct AlertLayoutTests {
  private func present(_ keys: String) throws -> Screen {
    try Screen(
      """
      { "root": { "type": "navigationController", "viewControllers": [{ "title": "T",
        "navigationItem": { "rightBarButtonItem": { "title": "Edit" } },
        "presentedViewController": { "type": "alertController", \(keys) } }] } }
      """)
  }

  private func words(_ screen: Screen) -> [String] {
    screen.boxes("action.title").compactMap { box in
      guard case .text(let text, _) = box.content else { return nil }
      return text.source?.string
    }
  }

  private let three =
    #""actions": [{ "title": "Delete", "style": "destructive" }, { "title": "OK" }, { "title": "Cancel", "style": "cancel" }]"#

  @Test("\"270 wide (25..295)\": S8's alert reaches from 204.5 to 363.5, its field from 282.5, its buttons from 319.5")
  func alert() throws {
    let screen = try present(
      """
      "preferredStyle": "alert", "title": "Alert", "message": "Using the alert controller",
      "textFields": [{ "placeholder": "Sample text field" }], \(three)
      """)
    #expect(try screen.frame("alert") == Rect(x: 25, y: 204.5, width: 270, height: 159))
    #expect(try screen.frame("alert.textField") == Rect(x: 41, y: 282.5, width: 238, height: 25))
    let lines = screen.frames("separator")
    #expect(lines[0] == Rect(x: 25, y: 319.5, width: 270, height: 0.5))
    #expect(lines.dropFirst().map(\.minX) == [115, 205])
    #expect(screen.baselines("action.title") == [348, 348, 348])
    #expect(words(screen) == ["Cancel", "Delete", "OK"])
  }

  @Test("buttons that do not fit a row stand in a column, cancel at its end")
  func column() throws {
    let screen = try present(
      #""preferredStyle": "alert", "actions": [{ "title": "No", "style": "cancel" }, { "title": "A button with a long title" }]"#
    )
    #expect(words(screen) == ["A button with a long title", "No"])
    #expect(try screen.frame("alert").height == 88)
    let four = Array(repeating: #"{ "title": "A" }"#, count: 4).joined(separator: ",")
    #expect(try present("\"preferredStyle\": \"alert\", \"actions\": [\(four)]").frame("alert").height == 176)
  }

  @Test("\"8 margins, row 44, gap 8\": S8's sheet reaches from 349.5 to 508, the cancel block from 516 to 560")
  func actionSheet() throws {
    let screen = try present("\"title\": \"Action Sheet\", \"message\": \"Using the alert controller\", \(three)")
    #expect(try screen.frame("actionSheet") == Rect(x: 8, y: 349.5, width: 304, height: 158.5))
    #expect(try screen.frame("actionSheet.cancel") == Rect(x: 8, y: 516, width: 304, height: 44))
    #expect(screen.frames("separator").map(\.minY) == [420, 464])
    #expect(screen.baselines("action.title") == [450, 494, 545.5])
    #expect(screen.colors("action.title").first == Color(hex: 0xFF3B30))
  }

  @Test("\"dim black 40%\"; the tints of what is dimmed lose their colour, those of the alert do not")
  func dimming() throws {
    let screen = try present(three)
    #expect(screen.colors("dimming") == [Color(white: 0, alpha: 0.4)])
    let tint = try #require(screen.colors("button.title").first)
    #expect(tint.red == tint.green && tint.green == tint.blue)
    #expect(screen.colors("action.title")[1] == Color(hex: 0x007AFF))
  }

  @Test("an alert without anything and one with a message of 10,000 words are drawn")
  func extremes() throws {
    #expect(try present(#""preferredStyle": "alert""#).boxes("alert").count == 1)
    #expect(try present(#""preferredStyle": "actionSheet""#).boxes("actionSheet").isEmpty)
    let long = String(repeating: "word ", count: 10_000)
    #expect(try present("\"preferredStyle\": \"alert\", \"message\": \"\(long)\"").boxes("alert.message").count == 1)
  }

  private func actions(_ count: Int, cancel: Bool = true) -> String {
    let all = (1...count).map { "{ \"title\": \"Action \($0)\" }" }
    let last = cancel ? [#"{ "title": "Cancel", "style": "cancel" }"#] : []
    return "\"actions\": [\((all + last).joined(separator: ", "))]"
  }

  @Test("an action sheet of 20 actions stays on the screen, scrolls and keeps its cancel button in sight")
  func highSheet() throws {
    let screen = try present("\"title\": \"T\", \(actions(20))")
    let sheet = try screen.frame("actionSheet")
    #expect(sheet.minY == 20 && sheet.maxY == 508)
    #expect(try screen.frame("actionSheet.cancel") == Rect(x: 8, y: 516, width: 304, height: 44))
    let list = try #require(screen.boxes("actionSheet.actions").first)
    #expect(list.clipsToBounds && list.frame.maxY == 508)
    // The title does not scroll as long as it is short.
    #expect(screen.boxes("actionSheet.texts").isEmpty)
  }

  @Test("an alert with a long message stays on the screen: the message is cut off at its end, the buttons stay")
  func highAlert() throws {
    let long = String(repeating: "word ", count: 2_000)
    let screen = try present("\"preferredStyle\": \"alert\", \"title\": \"T\", \"message\": \"\(long)\", \(three)")
    #expect(try screen.frame("alert") == Rect(x: 25, y: 20, width: 270, height: 528))
    let texts = try #require(screen.boxes("alert.texts").first)
    #expect(texts.clipsToBounds && texts.frame == Rect(x: 25, y: 20, width: 270, height: 484))
    #expect(screen.frames("separator").first?.minY == 504)
  }

  @Test("an alert of 20 actions keeps its title and its cancel button; on a low screen both parts share the room")
  func manyActions() throws {
    let screen = try present("\"preferredStyle\": \"alert\", \"title\": \"T\", \(actions(20))")
    #expect(try screen.frame("alert").height == 528)
    #expect(words(screen).last == "Cancel" && screen.boxes("alert.texts").isEmpty)
    #expect(try screen.frame("alert.actions").maxY == 504)
    let long = String(repeating: "word ", count: 500)
    let low = try Screen(
      """
      { "orientation": "landscape", "root": { "type": "viewController", "presentedViewController": { "type": "alertController",
        "preferredStyle": "alert", "message": "\(long)", \(actions(20, cancel: false)) } } }
      """)
    #expect(try low.frame("alert").minY == 20)
    #expect(try low.frame("alert.texts").height == 140)
    #expect(try low.frame("alert.actions") == Rect(x: 149, y: 160, width: 270, height: 140))
  }

  @Test("a full-screen controller replaces what it covers, one over it does not")
  func presentation() throws {
    func covered(_ style: String) throws -> Bool {
      try Screen(
        """
        { "root": { "type": "viewController", "view": { "type": "label" }, "presentedViewController":
          { "type": "viewController", "modalPresentationStyle": "\(style)", "view": { "type": "switch" } } } }
        """
      ).boxes("label").isEmpty
    }
    #expect(try covered("fullScreen"))
    #expect(try !covered("overFullScreen"))
  }
}
