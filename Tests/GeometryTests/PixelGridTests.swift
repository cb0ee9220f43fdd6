import Geometry
import Testing

@Suite("The pixel grid")
struct PixelGridTests {
  @Test("edges go to the nearest device pixel", arguments: [(1.0, 3.0), (2.0, 3.0), (3.0, 10.0 / 3)])
  func rounding(scale: Double, expected: Double) {
    #expect(abs(PixelGrid(scale: scale).round(3.2) - expected) < 1e-9)
  }

  @Test("half a pixel goes to the greater side, also below zero")
  func halves() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.round(0.25) == 0.5)
    #expect(grid.round(-0.25) == 0)
  }

  @Test("rectangles that meet still meet after rounding")
  func neighbours() {
    let grid = PixelGrid(scale: 3)
    for step in 0..<200 {
      let x = Double(step) * 0.137
      let left = grid.round(Rect(x: 0, y: 0, width: x, height: 1))
      let right = grid.round(Rect(x: x, y: 0, width: 5, height: 1))
      #expect(abs(left.maxX - right.minX) < 1e-9)
    }
  }

  @Test("a length is rounded up to hold its text, but not for a rounding error")
  func ceiling() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.ceil(20.281) == 20.5)
    #expect(grid.ceil(20.5000001) == 20.5)
    #expect(grid.floor(20.9) == 20.5)
  }

  @Test("a hairline is one device pixel", arguments: [(1.0, 1.0), (2.0, 0.5), (3.0, 1.0 / 3)])
  func hairline(scale: Double, expected: Double) {
    #expect(PixelGrid(scale: scale).pixel == expected)
  }
}
