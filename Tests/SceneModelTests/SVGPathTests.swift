import Geometry
import Testing

@testable import SceneModel

@Suite("Outlines in SVG's syntax")
struct SVGPathTests {
  private func elements(_ text: String) throws -> [Path.Element] { try SVGPath.parse(text).elements }
  private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  @Test("lines are absolute or relative, and go on after a move")
  func lines() throws {
    let expected: [Path.Element] = [
      .move(point(1, 2)), .line(point(4, 6)), .line(point(9, 6)), .line(point(9, 1)), .close,
    ]
    for text in [
      "M1 2L4,6H9V1Z", "m1,2 3,4 h5v-5z", " M 1 2 4 6 h 5 v-5 z ", "M1 2l3 4 5 0 0-5z", "M1 2L4 6 9 6 9 1e0Z",
    ] {
      #expect(try elements(text) == expected, "\(text)")
    }
  }

  @Test("numbers need no space where they can't be misread")
  func numbers() throws {
    #expect(try elements("M.5.25-1e1-.5") == [.move(point(0.5, 0.25)), .line(point(-10, -0.5))])
  }

  @Test("a smooth curve reflects the control point before it; without one it starts where the pen is")
  func smooth() throws {
    #expect(
      try elements("M0 0C0 1 2 3 4 4S6 6 8 8") == [
        .move(.zero), .curve(point(0, 1), point(2, 3), point(4, 4)), .curve(point(6, 5), point(6, 6), point(8, 8)),
      ])
    #expect(try elements("M1 1S6 6 8 8")[1] == .curve(point(1, 1), point(6, 6), point(8, 8)))
  }

  @Test("after Z the pen is where the part started")
  func close() throws {
    #expect(try elements("M3 4L9 9Zl1 1").last == .line(point(4, 5)))
  }

  @Test("an arc ends where it should and keeps its distance from the centre", arguments: ["0 0", "0 1", "1 0", "1 1"])
  func arcs(flags: String) throws {
    let elements = try elements("M 10 0 A 10 10 0 \(flags) 0 10")
    guard case .curve(_, _, let end) = elements.last else { throw CancellationError() }
    #expect(end == point(0, 10))
    let isShort = flags.hasPrefix("0")
    #expect(elements.count == (isShort ? 2 : 4))
    let center = flags == "0 1" || flags == "1 0" ? point(0, 0) : point(10, 10)
    for case .curve(_, _, let place) in elements {
      let distance = ((place.x - center.x) * (place.x - center.x) + (place.y - center.y) * (place.y - center.y))
        .squareRoot()
      #expect(abs(distance - 10) < 1e-9)
    }
  }

  @Test(
    "an arc whose radii or chord are too small for the sums is a straight line",
    arguments: [
      "M0 0A1e-300 5 0 0 0 10 10", "M0 0A5 1e-200 0 1 0 10 10", "M0 0A5 5 0 0 0 1e-200 0", "M0 0A1e-9 1e6 9 1 1 1e6 1",
      "M0 0A1e6 1e6 0 1 1 1e-8 0",
    ])
  func tinyArcs(text: String) throws {
    for element in try elements(text).dropFirst() {
      guard case .curve(let first, let second, let end) = element else { throw CancellationError() }
      #expect([first, second, end].allSatisfy { $0.x.isFinite && $0.y.isFinite })
    }
  }

  @Test("the flags of an arc need no space")
  func packedFlags() throws {
    #expect(try elements("M0 0a1 1 0 01 2 0") == (try elements("M0 0a1 1 0 0 1 2 0")))
  }

  @Test(
    "what is wrong is named with its character",
    arguments: [
      ("L 1 1", 1, "M, where the outline starts"), ("M 1", 4, "a number"), ("M 1 1 X", 7, "one of"),
      ("M 1 1 A 1 1 0 2 0 3 3", 15, "0 or 1"), ("M 1 1 L 5 5,", 12, "one of"), ("M 1e9 0", 3, "a number"),
      ("M 1 1 Z 5 5", 9, "one of"), ("M nan 0", 3, "a number"), ("é", 1, "one of"),
    ])
  func faults(text: String, position: Int, expected: String) {
    let fault = #expect(throws: SVGPathFault.self) { try SVGPath.parse(text) }
    #expect(fault?.position == position)
    #expect(fault?.expected.hasPrefix(expected) == true)
  }

  @Test("an empty outline draws nothing")
  func empty() throws { #expect(try elements(" ") == []) }
}
