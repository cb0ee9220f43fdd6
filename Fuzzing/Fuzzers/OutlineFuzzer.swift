import Geometry
@testable import SceneModel

/// Any text as an outline in SVG's path syntax.
final class OutlineFuzzer: Fuzzer {
  static let name = "outline"
  static let longest = 1024

  static func seeds(_ package: String) -> [[UInt8]] {
    let drawn = SceneTexts(package).byKey["path", default: []]
    return drawn.map { Array($0.utf8) }
      + ["M0 0 A 5 3 30 1 0 10,10z", "m1e-300-1e300.5.5h1v1c1 2 3 4 5 6s1 2 3 4q1 2 3 4t5 6"].map { Array($0.utf8) }
  }

  static func words() -> [String] { ["1e-300", "1e6", "-1000000", ".5", "A 1 1 0 0 1 ", "a", "c", "s", "q", "t", "Z"] }

  init(_ package: String) {}

  func take(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return }
    do {
      let path = try SVGPath.parse(text)
      let hull = path.hull
      require([hull.minX, hull.minY, hull.maxX, hull.maxY, path.length].allSatisfy(\.isFinite), "not a number")
      for element in path.elements { check(element) }
    } catch {
      require((1...(bytes.count + 1)).contains(error.position), "no place")
      _ = Fault.notAPath(text, error).message
    }
  }

  private func check(_ element: Path.Element) {
    let points: [Point] =
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let first, let second, let end): [first, second, end]
      case .arc(let center, _, _, _): [center]
      case .close: []
      }
    require(points.allSatisfy { $0.x.isFinite && $0.y.isFinite }, "not a number: \(element)")
  }
}
