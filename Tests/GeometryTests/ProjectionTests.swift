import Geometry
import Testing

@Suite("Rotations and projections")
struct ProjectionTests {
  private func near(_ point: Point, _ x: Double, _ y: Double) -> Bool {
    abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9
  }

  @Test("three twelfths of a turn bring the top to the right, three back to the left")
  func twelfths() {
    let top = Point(x: 0, y: -1)
    #expect(near(Rotation.twelfth.repeated(3).applied(to: top), 1, 0))
    #expect(near(Rotation.twelfth.repeated(-3).applied(to: top), -1, 0))
    #expect(near(Rotation.twelfth.repeated(12).applied(to: top), 0, -1))
    #expect(Rotation.twelfth.repeated(0) == .none)
  }

  @Test("what is twice as far away is seen half as large")
  func depth() {
    let projection = Projection(
      x: .init(x: 1, y: 0, constant: 0), y: .init(x: 0, y: 1, constant: 0), w: .init(x: 0, y: 0.1, constant: 1))
    #expect(near(projection.applied(to: Point(x: 8, y: 0)), 8, 0))
    #expect(near(projection.applied(to: Point(x: 8, y: 10)), 4, 5))
    #expect(projection.hull(of: Rect(x: 4, y: 0, width: 4, height: 10)) == Rect(x: 2, y: 0, width: 6, height: 5))
  }
}
