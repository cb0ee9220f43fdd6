import Geometry
import Painting
import Pixels
import SceneLayout
import SceneModel
import Testing

@Suite struct ImageTests {
  /// Sixteen different pixels, half of them translucent.
  private let picture = Bitmap(
    width: 4, height: 4,
    pixels: (0..<16).map { $0 % 2 == 0 ? 0xFF00_0000 | $0 * 0x0E_0B07 : 0x8000_0000 | $0 * 0x07_0403 })

  @Test("a picture of the size of its frame is copied pixel by pixel", arguments: [1.0, 2])
  func natural(scale: Double) throws {
    let side = 4 / scale
    let canvas = try paint(
      box(1, 2, side, side, .image(ImageContent(bitmap: picture))), scale: scale, background: nil)
    for y in 0..<4 {
      for x in 0..<4 { #expect(canvas[x + Int(scale), y + 2 * Int(scale)] == picture[x, y]) }
    }
    #expect(canvas.pixels.filter { $0 != 0 }.count == 16)
  }

  @Test("a picture fills its frame to the edges when it is enlarged or reduced", arguments: [1.0, 3, 7, 40])
  func edges(side: Double) throws {
    let plain = Bitmap(width: 8, height: 8, pixels: [UInt32](repeating: 0xFF12_3456, count: 64))
    let canvas = try paint(
      box(1, 1, side, side, .image(ImageContent(bitmap: plain))), width: 42, height: 42, background: nil)
    #expect(canvas.pixels.filter { $0 == 0xFF12_3456 }.count == Int(side * side))
    #expect(canvas.pixels.filter { $0 != 0 }.count == Int(side * side))
  }

  @Test("a reduced picture is the mean of its pixels")
  func mean() throws {
    let stripes = Bitmap(width: 64, height: 64, pixels: (0..<4096).map { $0 % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 })
    let canvas = try paint(box(0, 0, 8, 8, .image(ImageContent(bitmap: stripes))))
    for pixel in canvas.pixels { #expect((112...144).contains(pixel & 0xFF)) }
  }

  @Test("of a tinted picture only the alpha counts")
  func tint() throws {
    let canvas = try paint(box(0, 0, 4, 4, .image(ImageContent(bitmap: picture, tint: .red))), background: nil)
    for y in 0..<4 {
      for x in 0..<4 { #expect(canvas[x, y] == (x % 2 == 0 ? 0xFFFF_0000 : 0x8080_0000)) }
    }
    #expect(canvas[4, 0] == 0)
  }

  @Test("the alpha of a tint counts too")
  func translucentTint() throws {
    let tint = Color(hex: 0xFF0000, alpha: 0.5)
    let canvas = try paint(box(0, 0, 4, 4, .image(ImageContent(bitmap: picture, tint: tint))), background: nil)
    #expect(canvas[0, 0] == 0x8080_0000)
    #expect(canvas[1, 0] == 0x4040_0000)
  }

  @Test("a picture in an empty frame is not painted")
  func empty() throws {
    #expect(try paint(box(0, 0, 0, 4, .image(ImageContent(bitmap: picture))), background: nil).coverage == 0)
  }

  @Test("a part of a picture fills its frame to the edges, without a trace of its neighbours", arguments: [2.0, 20])
  func part(side: Double) throws {
    // One red pixel in the middle of black ones.
    let pixels: [UInt32] = (0..<9).map { $0 == 4 ? 0xFFFF_0000 : 0xFF00_0000 }
    let content = ImageContent(
      bitmap: Bitmap(width: 3, height: 3, pixels: pixels), part: .init(x: 1, y: 1, width: 1, height: 1))
    let canvas = try paint(box(1, 1, side, side, .image(content)), width: 22, height: 22, background: nil)
    #expect(canvas.pixels.filter { $0 == 0xFFFF_0000 }.count == Int(side * side))
    #expect(canvas.pixels.filter { $0 != 0 }.count == Int(side * side))
  }

  @Test("a tile is repeated from the top left of its frame and cut off at the end")
  func tiles() throws {
    let content = ImageContent(
      bitmap: picture, part: .init(x: 1, y: 2, width: 2, height: 1), tile: Size(width: 2, height: 1))
    let canvas = try paint(box(1, 1, 5, 2, .image(content)), background: nil)
    for y in 1...2 {
      for x in 1...5 { #expect(canvas[x, y] == picture[1 + (x - 1) % 2, 2]) }
    }
    #expect(canvas[6, 1] == 0 && canvas[1, 3] == 0)
  }

  @Test("tiles of a template are tinted")
  func tintedTiles() throws {
    let content = ImageContent(bitmap: picture, tint: .red, tile: Size(width: 4, height: 4))
    let canvas = try paint(box(0, 0, 8, 8, .image(content)), background: nil)
    #expect(canvas[0, 0] == 0xFFFF_0000 && canvas[5, 7] == 0x8080_0000)
  }
}
