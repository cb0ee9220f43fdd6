import Geometry
import Painting
import SceneLayout
import SceneModel
import Testing

@Suite struct PathTests {
  @Test("a line is drawn over the inside")
  func fillThenStroke() throws {
    let path = PathContent(.rect(Rect(x: 1.5, y: 1.5, width: 5, height: 5)), fill: .red, stroke: .blue, lineWidth: 1)
    let picture = try paint(box(0, 0, 8, 8, .path(path)))
    #expect(picture[0, 4] == 0xFFFF_FFFF)
    #expect(picture[1, 4] == 0xFF00_00FF)
    #expect(picture[2, 4] == 0xFFFF_0000)
    #expect(picture[1, 1] == 0xFF00_00FF, "the corner is mitred")
  }

  @Test("round lines have round ends and corners, others butt ends")
  func ends() throws {
    func line(isRound: Bool) throws -> Double {
      let path = PathContent(
        .lines([Point(x: 2, y: 4), Point(x: 6, y: 4)]), stroke: .black, lineWidth: 2, isRound: isRound)
      return try paint(box(0, 0, 8, 8, .path(path)), scale: 4, background: nil).coverage / 16
    }
    #expect(try line(isRound: false) == 8)
    #expect(abs(try line(isRound: true) - (8 + .pi)) < 0.05)
  }

  @Test("an arc after a closed part is a part of its own")
  func twoCircles() throws {
    let one = Path.circle(center: Point(x: 2, y: 4), radius: 0.5)
    let two = Path.circle(center: Point(x: 6, y: 4), radius: 0.5)
    let path = PathContent(Path(one.elements + two.elements), stroke: .black, lineWidth: 0.5)
    #expect(try paint(box(0, 0, 8, 8, .path(path)))[4, 4] == 0xFFFF_FFFF)
  }

  @Test("nothing is left of an outline for the next one")
  func leftovers() throws {
    let unpainted = PathContent(.rect(Rect(x: 0, y: 0, width: 8, height: 8)))
    let path = PathContent(.rect(Rect(x: 2, y: 2, width: 1, height: 1)), fill: .red)
    let picture = try paint(box(0, 0, 8, 8, .path(unpainted)), box(0, 0, 8, 8, .path(path)))
    #expect(picture.pixels.filter { $0 != 0xFFFF_FFFF }.count == 1)
  }

  @Test("a path outside of its box's frame is painted")
  func outside() throws {
    let path = PathContent(.rect(Rect(x: 4, y: 4, width: 2, height: 2)), fill: .red)
    #expect(try paint(box(0, 0, 1, 1, .path(path)))[5, 5] == 0xFFFF_0000)
  }
}
