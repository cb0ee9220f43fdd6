@testable import Pixels

/// Two small pictures and a tolerance, which are compared.
final class ComparisonFuzzer: Fuzzer {
  static let name = "comparison"
  static let longest = 700

  static func seeds(_ package: String) -> [[UInt8]] { MadeSceneFuzzer.seeds(package) }

  init(_ package: String) {}

  func take(_ bytes: [UInt8]) {
    var decisions = Decisions(bytes)
    let one = decisions.picture(), other = decisions.isTrue() ? decisions.picture() : decisions.changed(one)
    let exact = one.difference(from: other)
    let places = max(one.width, other.width) * max(one.height, other.height)
    let differing = (0..<places).filter { place in
      let x = place % max(one.width, other.width), y = place / max(one.width, other.width)
      let pair = (one.word(x, y), other.word(x, y))
      return pair.0 != pair.1
    }.count
    require(exact?.count ?? 0 == differing, "\(exact?.count ?? 0) counted of \(differing)")
    var tolerance = Tolerance(distance: decisions.one(of: [0, 1, 10, 100, .nan, -1, .infinity]))
    tolerance.ignoresAntialiasing = decisions.isTrue()
    if decisions.isTrue() {
      let sides = [0, 1, 5, -3, 100, Int.max, Int.min]
      tolerance.masks = [
        .init(
          x: decisions.one(of: sides), y: decisions.one(of: sides), width: decisions.one(of: sides),
          height: decisions.one(of: sides))
      ]
    }
    guard let some = one.difference(from: other, tolerance: tolerance) else { return }
    require(some.count <= differing, "more with a tolerance than without")
    require(some.count + some.tolerated + some.masked <= places, "more than there are")
    _ = one.differencePicture(to: other, tolerance: tolerance)
  }
}

extension Bitmap {
  fileprivate func word(_ x: Int, _ y: Int) -> UInt32? { x < width && y < height ? pixels[y * width + x] : nil }
}

extension Decisions {
  fileprivate mutating func picture() -> Bitmap {
    let width = 1 + number(below: 12), height = 1 + number(below: 12)
    let colors: [UInt32] = [0xFF00_0000, 0xFFFF_FFFF, 0, 0x8040_2010, 0xFFFE_FEFE, 0xFFFF_0000, 0x0100_0001]
    return Bitmap(width: width, height: height, pixels: (0..<(width * height)).map { _ in one(of: colors) })
  }

  fileprivate mutating func changed(_ picture: Bitmap) -> Bitmap {
    var pixels = picture.pixels
    for _ in 0..<number(below: 9) { pixels[number(below: pixels.count)] ^= UInt32(1 << number(below: 24)) }
    return Bitmap(width: picture.width, height: picture.height, pixels: pixels)
  }
}
