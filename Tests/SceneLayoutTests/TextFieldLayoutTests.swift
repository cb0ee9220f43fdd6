import Geometry
import SceneModel
import Testing

@testable import SceneLayout

@Suite("Text fields")
struct TextFieldLayoutTests {
  private func field(_ keys: String, scale: Double = 2) throws -> Screen {
    try Screen(view: "{ \"subviews\": [{ \"type\": \"textField\", \(keys) }] }", scale: scale)
  }

  private let rounded = #""frame": [20, 228, 209, 30], "borderStyle": "roundedRect", "font": 14"#

  @Test(
    "\"UITextField rounded: border 0.5 pt #CCCCCC, white fill; text x inset 7; baseline 19.5; placeholder #C7C7CD\"")
  func roundedRect() throws {
    let screen = try field(rounded + #", "text": "Shinobi Rocks!""#)
    #expect(screen.baselines("text") == [228 + 19.5])
    #expect(try screen.frame("text").minX == 27)
    guard case .path(let border) = try #require(screen.boxes("border").first).content else { return }
    #expect(border.stroke == Color(white: 0.8) && border.fill == .white && border.lineWidth == 0.5)
    let placeholder = try field(rounded + #", "placeholder": "Name""#)
    let color = try #require(placeholder.colors("placeholder").first)
    // Over white.
    #expect(Int((255 * (1 - color.alpha)).rounded()) == 0xC7)
    #expect(Int((255 * (1 - color.alpha + color.blue * color.alpha)).rounded()) == 0xCC)
    #expect(placeholder.baselines("placeholder") == [228 + 19.5])
  }

  @Test("a background colour takes the shape of the border, and a disabled field is a little grey")
  func ground() throws {
    func fill(_ keys: String) throws -> Color? {
      let screen = try field(rounded + keys)
      #expect(screen.boxes("textField").allSatisfy { $0.content == nil })
      guard case .path(let border) = try #require(screen.boxes("border").first).content else { return nil }
      return border.fill
    }
    #expect(try fill(#", "backgroundColor": "red""#) == Color(hex: 0xFF0000))
    #expect(try fill(#", "isEnabled": false"#) == Color(hex: 0xFAFAFA))
  }

  @Test("the border is one device pixel", arguments: [1.0, 2, 3])
  func hairline(scale: Double) throws {
    guard case .path(let border) = try #require(field(rounded, scale: scale).boxes("border").first).content else {
      return
    }
    #expect(near(border.lineWidth, 1 / scale))
  }

  @Test(
    "\"height 30\" with round corners, else the height of the line", arguments: [("roundedRect", 30.0), ("none", 20.5)])
  func heights(style: String, height: Double) throws {
    #expect(try field("\"text\": \"A\", \"borderStyle\": \"\(style)\"").frame("textField").height == height)
  }

  @Test("a placeholder gives way to a text", arguments: [("", 1), ("A", 0)])
  func placeholder(text: String, count: Int) throws {
    let screen = try field(rounded + ", \"placeholder\": \"P\", \"text\": \"\(text)\"")
    #expect(screen.boxes("placeholder").count == count)
  }

  @Test("the caret is 2 wide and 18.5 high at 14 points, blue, and stands after the text (S8 HealthKit)")
  func caret() throws {
    let screen = try field(
      #""frame": [32, 347.5, 256, 30], "borderStyle": "roundedRect", "font": 14, "text": "65.2", "textAlignment": "center", "isEditing": true"#
    )
    let caret = try screen.frame("caret")
    #expect(near(caret.minX, 173, within: 0.5) && caret.minY == 352.5 && caret.width == 2 && caret.height == 18.5)
    #expect(screen.colors("caret") == [Color(hex: 0x426BF2)])
    #expect(try field(rounded + #", "isEditing": true, "tintColor": "red""#).colors("caret") == [Color(hex: 0xFF0000)])
    #expect(try field(rounded).boxes("caret").isEmpty)
  }

  @Test(
    "the button that empties the field shows as its mode says, and never without a text",
    arguments: [("never", 0, 0), ("whileEditing", 0, 1), ("unlessEditing", 1, 0), ("always", 1, 1)])
  func clearButton(mode: String, resting: Int, editing: Int) throws {
    let keys = rounded + ", \"clearButtonMode\": \"\(mode)\""
    #expect(try field(keys + #", "text": "A""#).boxes("clearButton").count == resting)
    #expect(try field(keys + #", "text": "A", "isEditing": true"#).boxes("clearButton").count == editing)
    #expect(try field(keys).boxes("clearButton").isEmpty)
  }

  @Test("a text that is too long ends in an ellipsis, shrinks if it may, and shows its end while being edited")
  func tooLong() throws {
    let keys = #""frame": [0, 0, 100, 30], "text": "A text that is far too long""#
    #expect(try #require(field(keys).extents("text").first).upperBound <= 100)
    guard case .text(let text, _) = try #require(field(keys).boxes("text").first).content else { return }
    #expect(text.lines.map(\.isTruncated) == [true])
    let shrunk = try field(keys + #", "adjustsFontSizeToFitWidth": true, "minimumFontSize": 12"#)
    guard case .text(let small, _) = try #require(shrunk.boxes("text").first).content else { return }
    #expect(small.source?.size == 12)
    let editing = try field(keys + #", "isEditing": true"#)
    let extent = try #require(editing.extents("text").first)
    #expect(near(extent.upperBound, 98, within: 0.5) && extent.lowerBound < 0)
    #expect(try editing.frame("caret").minX == 98)
  }

  @Test("a secret is as many bullets as characters")
  func secret() throws {
    let screen = try field(rounded + #", "text": "a👍🏽c", "isSecureTextEntry": true"#)
    #expect(screen.boxes("text").isEmpty)
    guard case .path(let bullets) = try #require(screen.boxes("bullets").first).content else { return }
    #expect(bullets.path.elements.filter { $0 == .close }.count == 3)
  }

  @Test("side views stand at the edges, in the middle of the height, and the text between them")
  func sideViews() throws {
    let view = #"{ "frame": [0, 0, 20, 10], "backgroundColor": "red" }"#
    let keys = rounded + ", \"text\": \"A\", \"leftView\": \(view), \"rightView\": \(view)"
    #expect(try field(keys).frame("text").minX == 27)
    let screen = try field(keys + #", "leftViewMode": "always", "rightViewMode": "unlessEditing""#)
    #expect(try screen.frame("text").minX == 40)
    let sides = screen.frames("view").filter { $0.width == 20 }
    #expect(sides == [Rect(x: 20, y: 238, width: 20, height: 10), Rect(x: 209, y: 238, width: 20, height: 10)])
  }

  @Test("a background image replaces every border but the round one", arguments: [("line", 1), ("roundedRect", 0)])
  func background(style: String, count: Int) throws {
    let screen = try field("\"frame\": [0, 0, 100, 30], \"background\": \"b\", \"borderStyle\": \"\(style)\"")
    #expect(screen.boxes("background").count == count)
    #expect(screen.boxes("border").count == 1 - count)
  }

  @Test("a line break shows as a space")
  func lineBreak() throws {
    func extent(_ text: String) throws -> ClosedRange<Double>? {
      try Screen(
        view: "{ \"subviews\": [{ \"type\": \"textField\", \"frame\": [0, 0, 200, 30], \"text\": \"\(text)\" }] }"
      )
      .extents("text").first
    }
    #expect(try extent(#"a\nb"#) == extent("a b"))
    #expect(try extent(#"a\r\nb"#) == extent("a b"))
  }
}
