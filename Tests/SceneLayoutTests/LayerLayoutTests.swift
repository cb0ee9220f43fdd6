import Geometry
import SceneModel
import Testing

@testable import SceneLayout

@Suite("Layers")
struct LayerLayoutTests {
  /// The box of a view of 100 × 60 at 10, 20 that a scene says more about.
  private func box(_ more: String, kind: String = "view") throws -> Box {
    let screen = try Screen(
      view:
        #"{ "subviews": [{ "type": "\#(kind)", "id": "v", "frame": [10, 20, 100, 60], "backgroundColor": "red", \#(more) }] }"#
    )
    return try #require(screen.boxes(kind).first { $0.id == "v" })
  }

  private func shadow(_ box: Box) -> BoxShadow? {
    box.effects.lazy.compactMap { effect in
      if case .shadow(let shadow) = effect { shadow } else { nil }
    }.first
  }

  private func clip(_ box: Box) -> Corners? {
    box.effects.lazy.compactMap { effect in
      if case .clip(let corners) = effect { corners } else { nil }
    }.first
  }

  private let child = #""subviews": [{ "frame": [0, 0, 200, 10] }]"#

  @Test("\"shadowOpacity 0, shadowOffset (0,-3) (= 3 pt **up** on iOS), shadowRadius 3, shadowColor black\"")
  func shadowDefaults() throws {
    #expect(try shadow(box(#""layer": { "shadowColor": "black", "shadowOffset": [0, 5] }"#)) == nil)
    let thrown = try #require(try shadow(box(#""layer": { "shadowOpacity": 0.5 }"#)))
    #expect(thrown.color == Color(white: 0, alpha: 0.5))
    #expect(thrown.offset == Point(x: 0, y: -3) && thrown.radius == 3)
  }

  @Test("\"Clip kills shadow. layer shadow + clipping on -> no shadow; clipping off -> shadow.\"")
  func clipKillsShadow() throws {
    #expect(try shadow(box(#""layer": { "shadowOpacity": 1, "masksToBounds": true }"#)) == nil)
    #expect(try shadow(box(#""clipsToBounds": true, "layer": { "shadowOpacity": 1 }"#)) == nil)
    #expect(try shadow(box(#""clipsToBounds": false, "layer": { "shadowOpacity": 1 }"#)) != nil)
    #expect(try shadow(box(#""layer": { "shadowOpacity": 1 }"#, kind: "scrollView")) == nil)
  }

  @Test("a label's letters throw a shadow, though the label cuts them off at its bounds")
  func labelShadow() throws {
    #expect(try shadow(box(#""text": "a", "layer": { "shadowOpacity": 1 }"#, kind: "label")) != nil)
  }

  @Test(
    "\"Rounded without clipping. corner radius 10, no clipping, background set -> rounded background AND shadow; children stick out of the corners.\""
  )
  func roundedWithoutClipping() throws {
    let box = try box(#""layer": { "cornerRadius": 10, "shadowOpacity": 1 }, \#(child)"#)
    guard case .rounded(let color, let corners, _) = box.content else { throw CancellationError() }
    #expect(color == Color(hex: 0xFF0000) && corners == Corners(radius: 10))
    #expect(shadow(box) != nil && clip(box) == nil && !box.clipsToBounds)
  }

  @Test("\"cornerRadius clips bg+border, children only when masksToBounds; circular arcs\"")
  func roundedWithClipping() throws {
    let box = try box(#""layer": { "cornerRadius": 10, "masksToBounds": true }, \#(child)"#)
    #expect(clip(box) == Corners(radius: 10))
  }

  @Test("\"borderWidth is drawn **inside** bounds, over contents and sublayers; default 0, colour black\"")
  func border() throws {
    #expect(try !box(#""layer": { "borderColor": "blue" }"#).children.contains { $0.name == "border" })
    let box = try box(#""layer": { "borderWidth": 2 }, \#(child)"#)
    let border = try #require(box.children.last)
    guard case .border(let content) = border.content else { throw CancellationError() }
    #expect(border.frame == Rect(x: 0, y: 0, width: 100, height: 60))
    #expect(content.color == .black && content.width == 2)
  }

  @Test("layers with a greater zPosition lie above; others as they come, sublayers below subviews")
  func order() throws {
    let box = try box(
      #""subviews": [{ "id": "a", "layer": { "zPosition": 1 } }, { "id": "b" }, { "id": "c" }], "layer": { "sublayers": [{}, { "type": "shapeLayer", "path": "M0 0", "zPosition": 2 }] }"#
    )
    #expect(box.children.map { $0.id ?? $0.name } == ["layer", "b", "c", "a", "shapeLayer"])
  }

  @Test("a transform turns around the anchor point, and the frame stays")
  func anchor() throws {
    let centred = try box(#""transform": { "rotate": 90 }"#)
    #expect(centred.frame == Rect(x: 10, y: 20, width: 100, height: 60))
    #expect(centred.transform?.applied(to: Point(x: 50, y: 30)) == Point(x: 50, y: 30))
    let corner = try box(#""transform": { "rotate": 90 }, "layer": { "anchorPoint": [0, 0] }"#)
    #expect(corner.frame.origin == Point(x: 10, y: 20))
    #expect(corner.transform == Transform(a: 0, b: 1, c: -1, d: 0))
  }

  @Test("center is where the anchor point stands (CALayer's position)")
  func anchoredCenter() throws {
    let box = try box(#""center": [50, 50], "layer": { "anchorPoint": [0, 1] }"#)
    #expect(box.frame == Rect(x: 50, y: -10, width: 100, height: 60))
  }

  @Test("an anchor point set as a runtime attribute moves the view, as it does once a view has its frame")
  func movedAnchor() throws {
    let box = try box(#""userDefinedRuntimeAttributes": { "layer.anchorPoint": [0, 0] }"#)
    #expect(box.frame.origin == Point(x: 60, y: 50))
  }

  @Test("a view that is only moved stays on the pixels")
  func translation() throws {
    let box = try box(#""transform": { "translate": [0.2, 3] }"#)
    #expect(box.transform == nil && box.frame.origin == Point(x: 10, y: 23))
  }

  @Test("a view that is made flat by its attributes is left out")
  func flat() throws {
    let screen = try Screen(
      view: #"{ "subviews": [{ "id": "v", "userDefinedRuntimeAttributes": { "layer.transform.scale": 0 } }] }"#)
    #expect(screen.boxes("view").count == 1)
  }

  @Test("the origin of the bounds moves subviews the other way; their size stays around the frame's middle")
  func bounds() throws {
    let box = try box(#""bounds": [5, 7, 80, 40], "subviews": [{ "frame": [0, 0, 10, 10] }]"#)
    #expect(box.frame == Rect(x: 20, y: 30, width: 80, height: 40))
    #expect(box.children.first?.frame.origin == Point(x: -5, y: -7))
  }

  @Test("a picture as a background is repeated from the top left")
  func pattern() throws {
    let screen = try Screen(
      view: #"{ "subviews": [{ "frame": [0, 0, 50, 50], "backgroundColor": { "patternImage": "p" } }] }"#)
    guard case .image(let image) = try #require(screen.boxes("pattern").first).content else {
      throw CancellationError()
    }
    #expect(image.tile == Size(width: 22, height: 22))
  }

  @Test("a gradient without locations spreads its colours evenly, from the top to the bottom")
  func gradient() throws {
    let box = try box(
      #""layer": { "sublayers": [{ "type": "gradientLayer", "colors": ["red", "green", "blue"] }] }"#)
    guard case .gradient(let gradient) = box.children.first?.content else { throw CancellationError() }
    #expect(gradient.stops.map(\.place) == [0, 0.5, 1])
    #expect(gradient.start == Point(x: 0.5, y: 0) && gradient.end == Point(x: 0.5, y: 1))
    #expect(box.children.first?.frame == Rect(x: 0, y: 0, width: 100, height: 60))
  }

  @Test("a drawing without a frame is as large as its outline")
  func drawing() throws {
    let screen = try Screen(view: #"{ "subviews": [{ "type": "path", "path": { "oval": [2, 3, 20, 10] } }] }"#)
    #expect(try screen.frame("path").size == Size(width: 22, height: 13))
  }
}
