import Geometry
import SceneModel
import Testing

@testable import SceneLayout
@testable import SceneModel

@Suite("Views")
struct ViewLayoutTests {
  @Test("every type of the registry has a layout")
  func registry() {
    for type in View.types { #expect(type is any ViewLayout.Type, "\(type.typeName)") }
    for type in ViewController.types { #expect(type is any ControllerLayout.Type, "\(type.typeName)") }
  }

  @Test(
    "\"Switch size. frame (100,100,0,0) or (100,100,200,80) -> 51x31 at (100,100)\"", arguments: ["0, 0", "200, 80"])
  func switchSize(size: String) throws {
    let screen = try Screen(view: "{ \"subviews\": [{ \"type\": \"switch\", \"frame\": [100, 100, \(size)] }] }")
    #expect(try screen.frame("switch") == Rect(x: 100, y: 100, width: 51, height: 31))
  }

  @Test("\"on colour #4CD964\", \"off: border 1.5 pt #E6E6E6, interior transparent\", \"thumb 28, inset 1.5, white\"")
  func switchLook() throws {
    func path(_ name: String, isOn: Bool) throws -> PathContent {
      let screen = try Screen(view: "{ \"subviews\": [{ \"type\": \"switch\", \"isOn\": \(isOn) }] }")
      guard case .path(let path) = try #require(screen.boxes(name).first).content else {
        throw CancellationError()
      }
      return path
    }
    #expect(try path("track", isOn: true).fill == Color(hex: 0x4CD964))
    let ring = try path("track", isOn: false)
    #expect(ring.fill == nil && ring.stroke == Color(hex: 0xE6E6E6) && ring.lineWidth == 1.5)
    for (isOn, x) in [(false, 15.5), (true, 35.5)] {
      let thumb = try path("thumb", isOn: isOn)
      #expect(thumb.fill == .white)
      #expect(thumb.path == .circle(center: Point(x: x, y: 15.5), radius: 14))
    }
  }

  @Test("\"100x100 image view, 200x100 image, aspectFill, clipsSubviews NO -> drawn 200x100, sticks out 50 each side\"")
  func aspectFill() throws {
    let screen = try Screen(
      view:
        #"{ "subviews": [{ "type": "imageView", "frame": [100, 0, 100, 100], "image": "i", "contentMode": "scaleAspectFill" }] }"#,
      imageSize: Size(width: 200, height: 100))
    #expect(try screen.frame("image") == Rect(x: 50, y: 0, width: 200, height: 100))
  }

  @Test(
    "a picture of 60 × 40 in 90 × 90",
    arguments: [
      (ContentMode.scaleToFill, Rect(x: 0, y: 0, width: 90, height: 90)),
      (.scaleAspectFit, Rect(x: 0, y: 15, width: 90, height: 60)),
      (.scaleAspectFill, Rect(x: -22.5, y: 0, width: 135, height: 90)),
      (.center, Rect(x: 15, y: 25, width: 60, height: 40)),
    ])
  func contentMode(mode: ContentMode, rect: Rect) {
    #expect(mode.rect(for: Size(width: 60, height: 40), in: Size(width: 90, height: 90)) == rect)
  }

  @Test("an image view without a frame has the size of its image")
  func intrinsicImage() throws {
    let screen = try Screen(view: #"{ "subviews": [{ "type": "imageView", "image": "i" }] }"#)
    #expect(try screen.frame("imageView").size == Size(width: 22, height: 22))
  }

  @Test("tint is inherited, and a view's own goes to its subviews")
  func tint() throws {
    let bar = #"{ "type": "navigationBar", "items": [{ "leftBarButtonItem": { "title": "A" } }] }"#
    let screen = try Screen(
      view: "{ \"tintColor\": \"red\", \"subviews\": [\(bar), { \"tintColor\": \"blue\", \"subviews\": [\(bar)] }] }")
    #expect(screen.colors("button.title") == [Color(hex: 0xFF0000), Color(hex: 0x0000FF)])
  }

  @Test("a hidden view is left out with what it holds")
  func hidden() throws {
    let screen = try Screen(
      view: #"{ "subviews": [{ "isHidden": true, "subviews": [{ "type": "label", "text": "a" }] }] }"#)
    #expect(screen.boxes("label").isEmpty)
  }

  @Test("edges are rounded on the screen, not in the parent, so that neighbours meet")
  func snapping() throws {
    let screen = try Screen(
      view:
        #"{ "subviews": [{ "frame": [0.3, 0, 100, 10], "subviews": [{ "frame": [0.3, 0, 10, 10], "id": "a" }, { "frame": [10.3, 0, 10, 10], "id": "b" }] }] }"#
    )
    let a = try #require(screen.boxes("view").first { $0.id == "a" }?.frame)
    let b = try #require(screen.boxes("view").first { $0.id == "b" }?.frame)
    #expect(a.minX == 0.5 && a.maxX == b.minX)
  }

  @Test("the layout text names each box with its frame on the screen")
  func layoutText() {
    let box = Box(
      "window", frame: Rect(x: 0, y: 0, width: 10, height: 10), content: .fill(.white),
      children: [Box("view", id: "a", frame: Rect(x: 1.25, y: 2, width: 3, height: 4.5), opacity: 0.5)])
    #expect(box.text == "window [0 0 10 10] fill #FFFFFF\n  view #a [1.25 2 3 4.5] opacity 0.5\n")
  }
}
