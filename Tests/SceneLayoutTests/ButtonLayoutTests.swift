import Geometry
import SceneModel
import Testing

@testable import SceneLayout

@Suite("Buttons")
struct ButtonLayoutTests {
  private func button(_ keys: String, imageSize: Size = Size(width: 22, height: 22)) throws -> Screen {
    try Screen(view: "{ \"subviews\": [{ \"type\": \"button\", \(keys) }] }", imageSize: imageSize)
  }

  @Test("\"UIButton system: 15 pt Regular, tint #007AFF, intrinsic height 30; baseline 20.5 in 30\"")
  func system() throws {
    let screen = try button(#""buttonType": "system", "title": "Change Color", "sizeToFit": true"#)
    #expect(try screen.frame("button").height == 30)
    #expect(screen.baselines("title") == [20.5])
    #expect(screen.colors("title") == [Color(hex: 0x007AFF)])
  }

  @Test("\"UIButtonLabel (0.5 6; 36.5 18) 'Done'\" stands in a button of \"37 30\", \"(133 6; 38 18) 'Verify'\" in 304")
  func frames() throws {
    let done = try button(#""buttonType": "system", "title": "Done", "sizeToFit": true"#)
    #expect(try done.frame("button").size == Size(width: 37, height: 30))
    let verify = try button(#""buttonType": "system", "title": "Verify", "frame": [0, 0, 304, 30]"#)
    #expect(near(try #require(verify.extents("title").first).lowerBound, 133, within: 1))
  }

  @Test("\"UIButtonLabel (73.5 6.5; 36 21.5)\" is a title of 18 points in a button 34 high")
  func titleOrigin() throws {
    let screen = try button(#""title": "Login", "frame": [0, 0, 183, 34]"#)
    #expect(screen.frames("title").map(\.minY) == [6.5])
    #expect(try button(#""title": "Login", "sizeToFit": true"#).frame("button").height == 34)
  }

  @Test(
    "a button without content is 30 × 34, or 30 × 30 if it is a system one",
    arguments: [("custom", 34.0), ("system", 30)])
  func empty(type: String, height: Double) throws {
    let screen = try button("\"buttonType\": \"\(type)\", \"sizeToFit\": true")
    #expect(try screen.frame("button").size == Size(width: 30, height: height))
  }

  @Test("\"intrinsic width ignores title/image insets, so the title loses 10 pt and truncates\"")
  func titleInsetsDoNotGrow() throws {
    let keys = #""title": "Favourite", "image": "i", "sizeToFit": true"#
    let plain = try button(keys)
    let inset = try button(keys + #", "titleEdgeInsets": [0, 10, 0, 0], "imageEdgeInsets": [3, 3, 3, 3]"#)
    #expect(try inset.frame("button") == plain.frame("button"))
    let (before, after) = (try #require(plain.extents("title").first), try #require(inset.extents("title").first))
    #expect(near(after.lowerBound, before.lowerBound + 10, within: 0.5))
    #expect(after.upperBound <= before.upperBound + 0.5)
    guard case .text(let text, _) = try #require(inset.boxes("title").first).content else { return }
    #expect(text.lines.map(\.isTruncated) == [true])
  }

  @Test("\"contentEdgeInsets do count\"")
  func contentInsets() throws {
    let plain = try button(#""image": "i", "sizeToFit": true"#).frame("button").size
    #expect(plain == Size(width: 22, height: 22))
    let wider = try button(#""image": "i", "sizeToFit": true, "contentEdgeInsets": [1, 2, 3, 4]"#)
    #expect(try wider.frame("button").size == Size(width: 28, height: 26))
    #expect(try wider.frame("image") == Rect(x: 2, y: 1, width: 22, height: 22))
  }

  @Test(
    "image insets move the image: by half of a margin in the middle, by all of it at an edge",
    arguments: [("center", 44.0), ("left", 10), ("right", 78)])
  func imageInsets(alignment: String, x: Double) throws {
    let keys = #""frame": [0, 0, 100, 44], "image": "i", "imageEdgeInsets": [0, 10, 0, 0]"#
    let screen = try button(keys + ", \"contentHorizontalAlignment\": \"\(alignment)\"")
    #expect(try screen.frame("image").minX == x)
  }

  @Test("equal and opposite insets set image and title apart around the middle")
  func spacing() throws {
    let keys = #""buttonType": "system", "frame": [0, 0, 200, 30], "title": "Like", "image": "i""#
    let apart = #", "imageEdgeInsets": [0, -5, 0, 5], "titleEdgeInsets": [0, 5, 0, -5]"#
    let (plain, spaced) = (try button(keys), try button(keys + apart))
    #expect(try spaced.frame("image").minX == plain.frame("image").minX - 5)
    #expect(try spaced.frame("title").minX == plain.frame("title").minX + 5)
  }

  @Test(
    "content stands at the top or the bottom, or fills the height",
    arguments: [("top", 0.0, 22.0), ("center", 14, 22), ("bottom", 28, 22), ("fill", 0, 50)])
  func verticalAlignment(alignment: String, y: Double, height: Double) throws {
    let screen = try button(
      "\"frame\": [0, 0, 100, 50], \"image\": \"i\", \"contentVerticalAlignment\": \"\(alignment)\"")
    #expect(try screen.frame("image").minY == y)
    #expect(try screen.frame("image").height == height)
  }

  @Test("a state shows its own title, or the normal one; a combined state takes nothing from its parts")
  func states() throws {
    let keys =
      #""frame": [0, 0, 200, 30], "title": "N", "states": { "highlighted": { "title": "H" }, "disabled": { "titleColor": "red" }, "selected": { "title": "S" } }"#
    func title(_ flags: String) throws -> String? {
      guard case .text(let text, _) = try button(keys + flags).boxes("title").first?.content else { return nil }
      return text.source?.string
    }
    #expect(try title("") == "N")
    #expect(try title(#", "isHighlighted": true"#) == "H")
    #expect(try title(#", "isSelected": true"#) == "S")
    #expect(try title(#", "isSelected": true, "isHighlighted": true"#) == "N")
    #expect(try title(#", "isEnabled": false, "isHighlighted": true"#) == "N")
    #expect(try button(keys + #", "isEnabled": false"#).colors("title") == [Color(hex: 0xFF0000)])
  }

  @Test("a system button is faint under a finger, grey when disabled, white on its tint when chosen")
  func systemStates() throws {
    let keys = #""buttonType": "system", "frame": [0, 0, 200, 30], "title": "A""#
    #expect(try button(keys + #", "isHighlighted": true"#).boxes("title").map(\.opacity) == [0.2])
    #expect(try button(keys + #", "isEnabled": false"#).colors("title") == [Color(hex: 0xC4C4C4)])
    let selected = try button(keys + #", "isSelected": true"#)
    #expect(selected.colors("title") == [.white] && selected.colors("selection") == [Color(hex: 0x007AFF)])
  }

  @Test("a system button paints its image in the tint colour, a custom one as it is")
  func template() throws {
    #expect(try button(#""buttonType": "system", "image": "i""#).colors("image") == [Color(hex: 0x007AFF)])
    #expect(try button(#""image": "i""#).colors("image").isEmpty)
  }

  @Test("a custom button's images are shaded under a finger unless told not to be, or given their own")
  func shade() throws {
    let keys = #""frame": [0, 0, 100, 44], "backgroundImage": "b", "isHighlighted": true"#
    #expect(try button(keys).frame("background") == Rect(x: 0, y: 0, width: 100, height: 44))
    #expect(try button(keys).boxes("background.shade").count == 1)
    #expect(try button(keys + #", "adjustsImageWhenHighlighted": false"#).boxes("background.shade").isEmpty)
  }

  @Test(
    "\"detail disclosure (i): circle 22x22 tint outline 1 pt\"",
    arguments: ["detailDisclosure", "infoLight", "infoDark", "contactAdd"])
  func signs(type: String) throws {
    let screen = try button("\"buttonType\": \"\(type)\", \"sizeToFit\": true")
    #expect(try screen.frame("button").size == Size(width: 22, height: 22))
    #expect(try screen.frame("image").size == Size(width: 22, height: 22))
    #expect(screen.colors("part0") == [Color(hex: 0x007AFF)])
  }
}
