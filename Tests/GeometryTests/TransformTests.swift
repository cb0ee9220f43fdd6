import Geometry
import Testing

@Suite("Transforms")
struct TransformTests {
  @Test("maps follow each other in the order in which they are named")
  func order() {
    let map = Transform.scale(x: 2, y: 3).followed(by: .translation(Point(x: 10, y: 0)))
    #expect(map.applied(to: Point(x: 1, y: 1)) == Point(x: 12, y: 3))
  }

  @Test("a turn is clockwise on the screen and exact for quarters", arguments: [90, 450, -270])
  func turn(degrees: Double) {
    #expect(Transform.rotation(degrees: degrees).applied(to: Point(x: 1, y: 0)) == Point(x: 0, y: 1))
  }

  @Test("a map around a point leaves it where it is")
  func pivot() {
    let pivot = Point(x: 30, y: 40)
    let seen = Transform.rotation(degrees: 33).around(pivot).applied(to: pivot)
    #expect(abs(seen.x - 30) < 1e-12 && abs(seen.y - 40) < 1e-12)
  }

  @Test("corners that are not all round meet their neighbours")
  func corners() {
    let rect = Rect(x: 0, y: 0, width: 20, height: 10)
    #expect(Path.rect(rect, .square) == .rect(rect))
    #expect(Path.rect(rect, Corners(radius: 4)) == .roundedRect(rect, radius: 4))
    let path = Path.rect(rect, Corners(radius: 9, places: .topLeft))
    #expect(path.hull == rect)
    #expect(path.elements.contains(.line(Point(x: 20, y: 10))))
  }
}
