import Geometry
import Painting
import Pixels
import SceneLayout
import SceneModel
import Testing

@Suite("Effects on boxes")
struct EffectTests {
  private func box(
    _ rect: Rect, _ content: Primitive? = nil, _ children: [Box] = [], effects: [Effect] = []
  ) -> Box {
    var box = Box("box", frame: rect, content: content, children: children)
    box.effects = effects
    return box
  }

  private let square = Rect(x: 20, y: 20, width: 40, height: 40)

  private func picture(_ box: Box, side: Double = 80, background: Color? = .white) throws -> Bitmap {
    try paint(box, width: side, height: side, background: background)
  }

  @Test("what lies below does not shine through at a round clip's edge")
  func roundClip() throws {
    let whole = Rect(origin: .zero, size: square.size)
    let clipped = box(
      square, .fill(.red), [box(whole, .fill(.blue))], effects: [.clip(Corners(radius: 12))])
    let picture = try picture(clipped, background: .black)
    #expect(picture.pixels.allSatisfy { $0 & 0xFF0000 == 0 })
    #expect(picture.rgb(40, 40) == 0x0000FF && picture.rgb(21, 21) == 0)
  }

  @Test("an opaque border lets nothing of a clipped ground through")
  func clippedBorder() throws {
    let border = BorderContent(color: .blue, width: 3, corners: Corners(radius: 12), isClipped: true)
    let clipped = box(
      square, .fill(.red), [box(Rect(origin: .zero, size: square.size), .border(border))],
      effects: [.clip(Corners(radius: 12))])
    let picture = try picture(clipped, background: .black)
    // Along the outermost ring of pixels there is only blue and what lies outside.
    for place in 20..<60 {
      for word in [picture.rgb(place, 20), picture.rgb(20, place), picture.rgb(place, 59)] {
        #expect(word & 0xFF0000 == 0)
      }
    }
    #expect(picture.rgb(40, 40) == 0xFF0000)
  }

  @Test("only the corners that are named are round")
  func namedCorners() throws {
    let content = Primitive.rounded(.blue, Corners(radius: 12, places: [.topLeft, .bottomRight]), inset: 0)
    let picture = try picture(box(square, content))
    #expect(picture.rgb(20, 20) == 0xFFFFFF && picture.rgb(59, 59) == 0xFFFFFF)
    #expect(picture.rgb(59, 20) == 0x0000FF && picture.rgb(20, 59) == 0x0000FF)
  }

  @Test("\"shadow is drawn from the layer's composited alpha (incl. sublayers/text when bg is clear)\"")
  func shadowOfChildren() throws {
    let shadow = BoxShadow(color: .black, offset: Point(x: 5, y: 0), radius: 0)
    let parts = [box(Rect(x: 0, y: 0, width: 10, height: 10), .fill(.blue))]
    let picture = try picture(box(square, nil, parts, effects: [.shadow(shadow)]))
    #expect(picture.rgb(25, 25) == 0x0000FF)
    #expect(picture.rgb(32, 25) == 0x000000)
    #expect(picture.rgb(50, 50) == 0xFFFFFF)
  }

  @Test("a half-transparent ground throws half a shadow")
  func faintShadow() throws {
    let shadow = BoxShadow(color: .black, offset: Point(x: 45, y: 0), radius: 0)
    let ground = Rect(x: 0, y: 0, width: 30, height: 30)
    let picture = try picture(
      box(ground, .fill(Color(hex: 0x0000FF, alpha: 0.5)), effects: [.shadow(shadow)]), background: nil)
    #expect(abs(picture.alpha(50, 10) - 128) <= 1)
  }

  @Test("what stands beyond the edge of the picture throws its shadow into it")
  func shadowFromOutside() throws {
    let shadow = BoxShadow(color: .black, offset: .zero, radius: 4)
    let wide = Rect(x: -30, y: 30, width: 140, height: 20)
    let picture = try picture(box(wide, .fill(.white), effects: [.shadow(shadow)]))
    #expect(picture.rgb(0, 28) == picture.rgb(40, 28) && picture.rgb(79, 28) == picture.rgb(40, 28))
    #expect(picture.rgb(40, 28) != 0xFFFFFF)
  }

  @Test("a shadow of drawn pixels is that of their outline", arguments: [0, 2, 9])
  func shadowsAgree(radius: Double) throws {
    let whole = Rect(origin: .zero, size: square.size), offset = Point(x: 3, y: 4)
    let drawn = box(square, .fill(.blue), effects: [.shadow(BoxShadow(color: .black, offset: offset, radius: radius))])
    let path = BoxShadow(color: .black, offset: offset, radius: radius, path: .rect(whole))
    let outlined = box(square, .fill(.blue), effects: [.shadow(path)])
    let difference =
      zip(try picture(drawn).pixels, try picture(outlined).pixels)
      .map { abs(Int($0 & 255) - Int($1 & 255)) }.max() ?? 0
    #expect(difference <= 1)
  }

  @Test("a mask shows as much as it covers")
  func mask() throws {
    let half = box(
      Rect(x: 20, y: 20, width: 20, height: 40), .fill(Color(white: 0, alpha: 0.5)))
    let whole = box(Rect(x: 20, y: 20, width: 5, height: 40), .fill(.black))
    let mask = Box("mask", frame: .zero, children: [half, whole])
    let picture = try picture(box(Rect(x: 0, y: 0, width: 80, height: 80), .fill(.red), effects: [.mask(mask)]))
    #expect(picture.rgb(22, 30) == 0xFF0000 && picture.rgb(50, 30) == 0xFFFFFF)
    #expect(abs(Int(picture.rgb(30, 30) & 255) - 127) <= 1)
  }

  @Test("multiply darkens as filters do, screen lightens as lamps do")
  func blends() throws {
    func mixed(_ mode: BlendMode) throws -> UInt32 {
      var top = box(Rect(x: 0, y: 0, width: 8, height: 8), .fill(Color(hex: 0x804020)))
      top.blendMode = mode
      let root = box(Rect(x: 0, y: 0, width: 8, height: 8), .fill(Color(hex: 0x8080C0)), [top])
      return try paint(root).rgb(4, 4)
    }
    #expect(try mixed(.normal) == 0x804020)
    #expect(try mixed(.multiply) == 0x402018)
    let screened = try mixed(.screen)
    #expect(screened >> 16 == 0xC0 && screened >> 8 & 255 == 0xA0 && abs(Int(screened & 255) - 0xC8) <= 1)
  }

  @Test("a quarter turn puts every pixel where it belongs")
  func quarterTurn() throws {
    var turned = box(
      Rect(x: 20, y: 10, width: 40, height: 60), .fill(.red),
      [
        box(Rect(x: 0, y: 0, width: 40, height: 10), .fill(.blue))
      ])
    turned.transform = Transform.rotation(degrees: 90).around(Point(x: 20, y: 30))
    let picture = try picture(turned)
    // The top goes to the right.
    #expect(picture.rgb(69, 21) == 0x0000FF && picture.rgb(61, 40) == 0x0000FF && picture.rgb(59, 40) == 0xFF0000)
    #expect(picture.rgb(10, 20) == 0xFF0000 && picture.rgb(9, 40) == 0xFFFFFF && picture.rgb(40, 19) == 0xFFFFFF)
  }

  @Test("the edge of a turned clip is smooth, and nothing shines through")
  func turnedClip() throws {
    var turned = box(square, .fill(.red), [box(Rect(x: -50, y: -50, width: 200, height: 200), .fill(.blue))])
    turned.clipsToBounds = true
    turned.transform = Transform.rotation(degrees: 20).around(Point(x: 20, y: 20))
    let picture = try picture(turned, background: .black)
    #expect(picture.pixels.allSatisfy { $0 & 0xFF0000 == 0 })
    #expect(picture.pixels.contains { (0x40...0xC0).contains($0 & 255) })
  }

  @Test("a box too small or too large for any picture is left out", arguments: [1e-7, 1e12])
  func extremeScale(scale: Double) throws {
    var scaled = box(square, .fill(.red))
    scaled.transform = .scale(x: scale, y: scale)
    #expect(try picture(scaled).pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test("a gradient goes from its first to its last colour, and stays there")
  func gradient() throws {
    let stops = [GradientContent.Stop(place: 0, color: .black), .init(place: 1, color: .white)]
    let content = GradientContent(stops: stops, start: Point(x: 0, y: 0.25), end: Point(x: 0, y: 0.75))
    let picture = try picture(box(Rect(x: 0, y: 0, width: 80, height: 80), .gradient(content)))
    #expect(picture.rgb(40, 10) == 0 && picture.rgb(40, 70) == 0xFFFFFF)
    #expect(abs(Int(picture.rgb(40, 40) & 255) - 128) < 6)
  }

  @Test("a dashed line leaves gaps, and an even-odd outline its middle")
  func outlines() throws {
    var line = PathContent(.lines([Point(x: 0, y: 4), Point(x: 80, y: 4)]), stroke: .blue, lineWidth: 4)
    line.strokeStyle.dashes = [8, 4]
    var rings = PathContent(
      Path(Path.rect(square).elements + Path.rect(Rect(x: 30, y: 30, width: 20, height: 20)).elements), fill: .red)
    rings.fillRule = .evenOdd
    let all = Rect(x: 0, y: 0, width: 80, height: 80)
    let picture = try picture(box(all, nil, [box(all, .path(line)), box(all, .path(rings))]))
    #expect(picture.rgb(4, 4) == 0x0000FF && picture.rgb(10, 4) == 0xFFFFFF && picture.rgb(14, 4) == 0x0000FF)
    #expect(picture.rgb(25, 25) == 0xFF0000 && picture.rgb(40, 40) == 0xFFFFFF)
  }
}
