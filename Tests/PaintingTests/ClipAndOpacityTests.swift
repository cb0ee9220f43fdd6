import Geometry
import Painting
import SceneLayout
import SceneModel
import Testing

@Suite struct ClipAndOpacityTests {
  @Test("a box that clips cuts its children off at its frame")
  func clip() throws {
    let picture = try paint(box(2, 2, 3, 3, nil, clips: true, box(-2, -2, 8, 8, .fill(.red))))
    for y in 0..<8 {
      for x in 0..<8 {
        let isInside = (2..<5).contains(x) && (2..<5).contains(y)
        #expect(picture[x, y] == (isInside ? 0xFFFF_0000 : 0xFFFF_FFFF))
      }
    }
  }

  @Test("a clip inside of a clip lets through what both do, and ends with its box")
  func nestedClips() throws {
    let picture = try paint(
      box(0, 0, 4, 8, nil, clips: true, box(2, 0, 6, 4, nil, clips: true, box(0, 0, 8, 8, .fill(.red)))),
      box(7, 7, 1, 1, .fill(.blue)))
    #expect(picture.pixels.filter { $0 == 0xFFFF_0000 }.count == 8)
    #expect(picture[3, 3] == 0xFFFF_0000)
    #expect(picture[7, 7] == 0xFF00_00FF)
  }

  @Test("overlapping children of a translucent box show as one picture")
  func group() throws {
    let picture = try paint(
      box(0, 0, 8, 8, nil, opacity: 0.5, box(0, 0, 5, 8, .fill(.black)), box(3, 0, 5, 8, .fill(.black))))
    #expect(Set(picture.pixels) == [0xFF7F_7F7F])
  }

  @Test("a translucent box shows its children that stick out")
  func groupExtents() throws {
    let picture = try paint(box(3, 3, 1, 1, nil, opacity: 0.5, box(-3, -3, 8, 8, .fill(.black))))
    #expect(Set(picture.pixels) == [0xFF7F_7F7F])
  }

  @Test("a translucent box in a translucent one multiplies")
  func nestedGroups() throws {
    let picture = try paint(
      box(0, 0, 8, 8, nil, opacity: 0.5, box(0, 0, 8, 8, nil, opacity: 0.5, box(0, 0, 8, 8, .fill(.black)))),
      background: nil)
    #expect((63...64).contains(picture.alpha(4, 4)))
  }

  @Test("a box of opacity 0 is not painted, nor what is inside")
  func invisible() throws {
    let missing = Letters.text(in: "/nowhere.otf")
    let picture = try paint(box(0, 0, 8, 8, .fill(.red), opacity: 0, box(0, 0, 8, 8, .text(missing, .black))))
    #expect(Set(picture.pixels) == [0xFFFF_FFFF])
  }

  @Test("six hundred boxes inside of each other are painted")
  func deep() throws {
    var inner = box(0, 0, 8, 8, .fill(.red))
    for _ in 0..<600 { inner = box(0, 0, 8, 8, nil, inner) }
    #expect(Set(try paint(inner).pixels) == [0xFFFF_0000])
  }
}
