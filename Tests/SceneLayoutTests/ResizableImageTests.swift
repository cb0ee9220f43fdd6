import Geometry
import Pixels
import SceneLayout
import SceneModel
import Testing
import Typesetting

/// `resizableImage(withCapInsets:resizingMode:)` and `withRenderingMode(_:)`.
@Suite struct ResizableImageTests {
  private func screen(_ image: String, frame: String, mode: String = "scaleToFill") throws -> Screen {
    try Screen(
      view: """
        { "tintColor": "#010203", "subviews": [
          { "type": "imageView", "frame": \(frame), "contentMode": "\(mode)", "image": \(image) }
        ] }
        """, imageSize: Size(width: 30, height: 20))
  }

  private let capped = #"{ "name": "a", "capInsets": [4, 10, 6, 8] }"#

  @Test("corners keep their size, edges grow along themselves and the middle grows both ways")
  func parts() throws {
    let frames = try screen(capped, frame: "[100, 50, 90, 40]").frames("part")
    #expect(
      frames == [
        Rect(x: 100, y: 50, width: 10, height: 4), Rect(x: 110, y: 50, width: 72, height: 4),
        Rect(x: 182, y: 50, width: 8, height: 4),
        Rect(x: 100, y: 54, width: 10, height: 30), Rect(x: 110, y: 54, width: 72, height: 30),
        Rect(x: 182, y: 54, width: 8, height: 30),
        Rect(x: 100, y: 84, width: 10, height: 6), Rect(x: 110, y: 84, width: 72, height: 6),
        Rect(x: 182, y: 84, width: 8, height: 6),
      ])
  }

  private func contents(_ screen: Screen) -> [ImageContent] {
    screen.boxes("part").compactMap { box in
      if case .image(let content) = box.content { content } else { nil }
    }
  }

  @Test("the pixels of the parts fit together")
  func pixels() throws {
    let parts = contents(try screen(capped, frame: "[0, 0, 90, 40]")).compactMap(\.part)
    #expect(
      parts.prefix(3) == [
        .init(x: 0, y: 0, width: 20, height: 8), .init(x: 20, y: 0, width: 24, height: 8),
        .init(x: 44, y: 0, width: 16, height: 8),
      ])
    #expect(parts.last == .init(x: 44, y: 28, width: 16, height: 12))
    #expect(parts.reduce(0) { $0 + $1.width * $1.height } == 60 * 40)
  }

  @Test("parts are tiled unless the scene says stretch (UIImage's resizableImage(withCapInsets:))")
  func tiles() throws {
    let tiled = contents(try screen(capped, frame: "[0, 0, 90, 40]"))
    #expect(tiled[4].tile == Size(width: 12, height: 10))
    let stretched = #"{ "name": "a", "capInsets": [4, 10, 6, 8], "resizingMode": "stretch" }"#
    #expect(contents(try screen(stretched, frame: "[0, 0, 90, 40]")).allSatisfy { $0.tile == nil })
  }

  @Test("at its own size a picture is one piece")
  func natural() throws {
    let screen = try screen(capped, frame: "[5, 5, 30, 20]")
    #expect(screen.boxes("part").isEmpty)
    #expect(screen.frames("image") == [Rect(x: 5, y: 5, width: 30, height: 20)])
  }

  @Test("caps that are longer than the room shrink by the same factor")
  func shrunk() throws {
    let frames = try screen(capped, frame: "[0, 0, 9, 5]").frames("part")
    #expect(
      frames == [
        Rect(x: 0, y: 0, width: 5, height: 2), Rect(x: 5, y: 0, width: 4, height: 2),
        Rect(x: 0, y: 2, width: 5, height: 3), Rect(x: 5, y: 2, width: 4, height: 3),
      ])
  }

  @Test("caps that leave nothing between them, or are longer than the picture, still fill the frame")
  func greedy() throws {
    for caps in ["[10, 15, 10, 15]", "[900, 900, 900, 900]"] {
      let screen = try screen("{ \"name\": \"a\", \"capInsets\": \(caps) }", frame: "[0, 0, 90, 40]")
      for content in contents(screen) {
        let part = try #require(content.part)
        #expect(part.x >= 0 && part.y >= 0 && part.width > 0 && part.height > 0)
        #expect(part.x + part.width <= 60 && part.y + part.height <= 40)
      }
      let area = screen.frames("part").reduce(0) { $0 + $1.width * $1.height }
      #expect(near(area, 90 * 40))
    }
  }

  @Test("the content mode makes the frame that is filled: fit keeps the proportions, center the size")
  func contentModes() throws {
    let fit = try screen(capped, frame: "[0, 0, 90, 90]", mode: "scaleAspectFit")
    #expect(fit.frames("image") == [Rect(x: 0, y: 15, width: 90, height: 60)])
    #expect(fit.frames("part").first == Rect(x: 0, y: 15, width: 10, height: 4))
    let center = try screen(capped, frame: "[0, 0, 90, 90]", mode: "center")
    #expect(center.frames("image") == [Rect(x: 30, y: 35, width: 30, height: 20)])
  }

  private func tint(_ mode: String) throws -> [Color] {
    try screen("{ \"name\": \"a\", \"renderingMode\": \"\(mode)\" }", frame: "[0, 0, 30, 20]").colors("image")
  }

  @Test("a view draws a picture as it is, and a template in its tint colour")
  func viewRendering() throws {
    #expect(try tint("automatic") == [])
    #expect(try tint("alwaysOriginal") == [])
    #expect(try tint("alwaysTemplate") == [Color(hex: 0x010203)])
  }

  @Test("a bar draws a picture as a template unless it is an original")
  func barRendering() throws {
    func colors(_ mode: String) throws -> [Color] {
      try Screen(bar: "[{ \"leftBarButtonItem\": { \"image\": { \"name\": \"a\", \"renderingMode\": \"\(mode)\" } } }]")
        .colors("button.image")
    }
    #expect(try colors("automatic").count == 1)
    #expect(try colors("alwaysTemplate").count == 1)
    #expect(try colors("alwaysOriginal").isEmpty)
  }

  @Test("parts of a template are tinted")
  func tintedParts() throws {
    let image = #"{ "name": "a", "capInsets": [1, 1, 1, 1], "renderingMode": "alwaysTemplate" }"#
    #expect(
      try screen(image, frame: "[0, 0, 90, 40]").colors("part") == Array(repeating: Color(hex: 0x010203), count: 9))
  }

  @Test("a catalogue's slices leave out what lies between the centre and the far edges")
  func slices() {
    let pixels = (0..<24).map { UInt32($0) | 0xFF00_0000 }
    var image = ImageSet.Image(bitmap: Bitmap(width: 8, height: 3, pixels: pixels), scale: 2)
    let slices = ImageSetContents.Slices(
      capInsets: Insets(top: 1, left: 2, bottom: 1, right: 2), center: Size(width: 1, height: 1), mode: .stretch)
    image.cut(slices, scale: 2)
    #expect(image.bitmap.width == 5 && image.bitmap.height == 3)
    #expect(image.bitmap.pixels.prefix(5).map { $0 & 0xFF } == [0, 1, 2, 6, 7])
    #expect(image.size == Size(width: 2.5, height: 1.5))
    #expect(image.capInsets == Insets(top: 0.5, left: 1, bottom: 0.5, right: 1))
    #expect(image.resizingMode == .stretch)
  }

  @Test("a mode without edges is that of the whole picture, or goes before the catalogue's")
  func modeAlone() throws {
    let tiled = try screen(#"{ "name": "a", "resizingMode": "tile", "capInsets": null }"#, frame: "[0, 0, 90, 40]")
    #expect(tiled.boxes("image").count == 1)
    var cut = ImageSet.Image(bitmap: Bitmap(width: 4, height: 4, pixels: Array(repeating: 0, count: 16)), scale: 1)
    cut.cut(
      .init(capInsets: Insets(all: 1), center: Size(width: 2, height: 2), mode: .stretch), scale: 1)
    var reference = ImageReference("a")
    reference.resizingMode = .tile
    let found = try #require(ImageSet(["a": cut])[reference])
    #expect(found.capInsets == Insets(all: 1) && found.resizingMode == .tile)
    let whole = try #require(
      ImageSet(["a": ImageSet.Image(bitmap: cut.bitmap, scale: 1)])[reference])
    #expect(whole.capInsets == .zero && whole.resizingMode == .tile)
  }
}
