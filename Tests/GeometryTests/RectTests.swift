import Geometry
import Testing

@Suite("Rectangles and outlines")
struct RectTests {
  @Test("insets never turn a rectangle inside out")
  func insets() {
    let rect = Rect(x: 10, y: 10, width: 20, height: 20)
    #expect(rect.inset(by: Insets(all: 5)) == Rect(x: 15, y: 15, width: 10, height: 10))
    #expect(rect.inset(by: Insets(all: 50)).size == .zero)
  }

  @Test("rectangles that only touch have no intersection")
  func intersection() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.intersection(Rect(x: 10, y: 0, width: 5, height: 5)) == nil)
    #expect(rect.intersection(Rect(x: 5, y: 5, width: 50, height: 1)) == Rect(x: 5, y: 5, width: 5, height: 1))
  }

  @Test("a corner radius is at most half the shorter side")
  func corners() {
    let path = Path.roundedRect(Rect(x: 0, y: 0, width: 20, height: 10), radius: 99)
    #expect(path.elements.first == .arc(center: Point(x: 15, y: 5), radius: 5, start: 1.5 * .pi, end: 2 * .pi))
    #expect(Path.roundedRect(.zero, radius: 4) == .rect(.zero))
  }
}
