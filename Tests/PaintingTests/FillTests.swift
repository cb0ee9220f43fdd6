import Geometry
import Painting
import SceneLayout
import SceneModel
import Testing

@Suite struct FillTests {
  @Test("a fill covers the pixels of its frame and no other")
  func exact() throws {
    let picture = try paint(box(1, 2, 3, 4, .fill(.red)))
    for y in 0..<8 {
      for x in 0..<8 {
        let isInside = (1..<4).contains(x) && (2..<6).contains(y)
        #expect(picture[x, y] == (isInside ? 0xFFFF_0000 : 0xFFFF_FFFF))
      }
    }
  }

  @Test("a hairline is exactly one device pixel", arguments: [1.0, 2, 3])
  func hairline(scale: Double) throws {
    let picture = try paint(box(0, 2, 8, 1 / scale, .fill(.black)), scale: scale)
    let dark = (0..<picture.height).filter { picture[3, $0] != 0xFFFF_FFFF }
    #expect(dark == [Int(2 * scale)])
    #expect(picture[3, dark[0]] == 0xFF00_0000)
  }

  @Test("frames count from the parent's top left, at every depth")
  func nested() throws {
    let picture = try paint(box(1, 1, 6, 6, nil, box(2, 1, 3, 3, nil, box(1, 1, 1, 1, .fill(.red)))))
    #expect(picture[4, 3] == 0xFFFF_0000)
    #expect(picture.pixels.filter { $0 == 0xFFFF_0000 }.count == 1)
  }

  @Test("children stick out of a box that does not clip")
  func sticksOut() throws {
    let picture = try paint(box(1, 1, 2, 2, nil, box(-1, -1, 8, 8, .fill(.red))))
    #expect(picture.pixels.allSatisfy { $0 == 0xFFFF_0000 })
  }

  @Test("a frame that is far larger than the canvas covers it")
  func huge() throws {
    let picture = try paint(box(-1e9, -1e9, 3e9, 3e9, .fill(.red)))
    #expect(picture.pixels.allSatisfy { $0 == 0xFFFF_0000 })
  }

  @Test("the canvas is transparent where nothing is painted, or has the background")
  func background() throws {
    #expect(try paint(background: nil).pixels.allSatisfy { $0 == 0 })
    #expect(try paint(background: .red).pixels.allSatisfy { $0 == 0xFFFF_0000 })
    #expect(try paint(background: Color(white: 1, alpha: 0.5)).pixels.allSatisfy { $0 == 0x8080_8080 })
  }

  @Test("a translucent fill is premultiplied")
  func translucent() throws {
    let picture = try paint(box(0, 0, 8, 8, .fill(Color(hex: 0xFF0000, alpha: 0.5))), background: nil)
    #expect(picture[0, 0] == 0x8080_0000)
  }

  @Test("the root's top left is the canvas's, wherever its frame lies")
  func rootOrigin() throws {
    let root = Box("root", frame: Rect(x: 100, y: 50, width: 2, height: 2), content: .fill(.red))
    #expect(try Painter().paint(root, scale: 1, background: nil).pixels == [UInt32](repeating: 0xFFFF_0000, count: 4))
  }
}
