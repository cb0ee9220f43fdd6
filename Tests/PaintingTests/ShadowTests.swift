import Foundation
import Geometry
import Painting
import Pixels
import SceneLayout
import SceneModel
import Testing

@Suite struct ShadowTests {
  private let side = 96.0
  private let circle = Path.circle(center: Point(x: 48, y: 48), radius: 20)

  private func picture(_ content: Primitive, scale: Double = 1) throws -> Bitmap {
    try paint(box(0, 0, side, side, content), width: side, height: side, scale: scale, background: nil)
  }

  private func shadow(_ sigma: Double, offset: Point = .zero) -> Primitive {
    .shadow(ShadowContent(path: circle, color: .black, offset: offset, radius: sigma))
  }

  /// The alpha of a picture, blurred by the definition of a Gaussian.
  private func blurred(_ picture: Bitmap, sigma: Double) -> [Double] {
    let reach = Int((5 * sigma).rounded(.up))
    let bell = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = bell.reduce(0, +)
    func pass(_ values: [Double], step: Int) -> [Double] {
      let size = picture.width
      return values.indices.map { index in
        let place = step == 1 ? index % size : index / size
        return zip(-reach...reach, bell).reduce(0) { total, entry in
          let (distance, weight) = entry
          guard (0..<size).contains(place + distance) else { return total }
          return total + values[index + distance * step] * weight / sum
        }
      }
    }
    return pass(pass(picture.pixels.map { Double($0 >> 24) }, step: 1), step: picture.width)
  }

  @Test(
    "a shadow is a Gaussian blur to a level of 255, however wide it is",
    arguments: [0.5, 1, 1.7, 3, 3.9, 4, 5, 6, 7.9, 8, 9.3, 12, 15.9, 16, 25])
  func gaussian(sigma: Double) throws {
    let outline = try picture(.path(PathContent(circle, fill: .black)))
    let expected = blurred(outline, sigma: sigma)
    let actual = try picture(shadow(sigma))
    let error = zip(actual.pixels, expected).map { abs(Double($0 >> 24) - $1) }.max()
    #expect(try #require(error) < 1, "the greatest error is \(error ?? 0)")
  }

  @Test("a shadow that is spread over more than any picture leaves nothing, and takes no memory for that")
  func widest() throws {
    #expect(try picture(shadow(1e12)).pixels.allSatisfy { $0 == 0 })
  }

  @Test("a shadow is symmetric", arguments: [0.5, 2, 6])
  func symmetric(sigma: Double) throws {
    let square = Path.rect(Rect(x: 30, y: 30, width: 36, height: 36))
    let shadow = ShadowContent(path: square, color: .black, offset: .zero, radius: sigma)
    let picture = try picture(.shadow(shadow))
    for y in 0..<96 {
      for x in 0..<48 {
        #expect(picture.alpha(x, y) == picture.alpha(95 - x, y))
        #expect(picture.alpha(x, y) == picture.alpha(y, x))
      }
    }
  }

  @Test("a shadow keeps the amount of its outline")
  func amount() throws {
    let outline = try picture(.path(PathContent(circle, fill: .black))).coverage
    #expect(abs(try picture(shadow(4)).coverage - outline) < 0.01 * outline)
  }

  @Test("the offset moves a shadow")
  func offset() throws {
    let resting = try picture(shadow(2)), moved = try picture(shadow(2, offset: Point(x: 3, y: 5)))
    for y in 10..<80 {
      for x in 10..<80 { #expect(moved[x + 3, y + 5] == resting[x, y]) }
    }
  }

  @Test("the radius counts in points")
  func scale() throws {
    let path = Path.circle(center: Point(x: 24, y: 24), radius: 10)
    let content = Primitive.shadow(ShadowContent(path: path, color: .black, offset: .zero, radius: 1.5))
    let picture = try paint(box(0, 0, 48, 48, content), width: 48, height: 48, scale: 2, background: nil)
    #expect(picture == (try self.picture(shadow(3))))
  }

  @Test("a shadow without a radius is the sharp outline")
  func sharp() throws {
    #expect(try picture(shadow(0)) == (try picture(.path(PathContent(circle, fill: .black)))))
  }

  @Test("a shadow at the edge of a clip is the same as without it")
  func clipped() throws {
    let whole = try picture(shadow(4))
    let part = try paint(
      box(30, 30, 20, 20, nil, clips: true, box(-30, -30, side, side, shadow(4))), width: side, height: side,
      background: nil)
    for y in 30..<50 {
      for x in 30..<50 { #expect(abs(part.alpha(x, y) - whole.alpha(x, y)) <= 1) }
    }
    #expect(part.alpha(29, 48) == 0)
  }
}
