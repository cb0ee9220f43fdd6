import Foundation
import Geometry
import Painting
import Pixels
import SceneLayout
import SceneModel
import Testing

@Suite struct BackdropTests {
  /// The glass of the bars of iOS 7.
  private func glass(blur: Double = 18) -> Primitive {
    .backdrop(BackdropContent(blurRadius: blur, saturation: 1.857, weight: 0.105, tint: Color(white: 247.0 / 255)))
  }

  private func isNear(_ one: UInt32, _ other: UInt32) -> Bool {
    [0, 8, 16].allSatisfy { abs(Int(one >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) <= 1 }
  }

  @Test(
    "glass over one colour has the colour that screenshots of iOS 7 show",
    arguments: [
      (0xFFFFFF, 0xF8F8F8), (0x0000FF, 0xDBDBFF), (0x800080, 0xF2D9F2), (0xEFEFF4, 0xF7F7F8),
    ] as [(UInt32, UInt32)])
  func measured(below: UInt32, above: UInt32) throws {
    let picture = try paint(box(0, 0, 8, 4, glass()), background: Color(hex: below))
    #expect(isNear(picture.rgb(3, 2), above))
    #expect(picture[3, 3] >> 24 == 255)
    #expect(picture.rgb(3, 4) == below, "below the bar nothing changes")
  }

  @Test("one odd pixel in the margin makes no visible difference to the colour")
  func nearlyUniform() throws {
    let picture = try paint(box(0, 7, 1, 1, .fill(.black)), box(0, 0, 8, 4, glass()), background: Color(hex: 0x800080))
    #expect(isNear(picture.rgb(6, 1), 0xF2D9F2))
  }

  @Test("an edge below becomes a Gaussian slope, at every width of the blur", arguments: [2.0, 5, 9, 20, 36])
  func slope(sigma: Double) throws {
    let plain = Primitive.backdrop(BackdropContent(blurRadius: sigma, saturation: 1, weight: 1, tint: .white))
    let picture = try paint(
      box(0, 0, 200, 20, .fill(.black)), box(0, 0, 400, 10, plain), width: 400, height: 20)
    for x in 0..<400 {
      let expected = 127.5 * (1 + erf((Double(x) + 0.5 - 200) / (sigma * 2.0.squareRoot())))
      #expect(abs(Double(picture.rgb(x, 5) & 0xFF) - expected) <= 3.5)
    }
  }

  @Test("glass over anything is a Gaussian blur to two levels of 255", arguments: [3.0, 9, 17, 33, 60])
  func gaussian(sigma: Double) throws {
    let side = 160
    // Squares of many colours, as no formula would have them.
    var seed: UInt32 = 1
    let squares = (0..<100).map { index in
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return box(
        Double(index % 10) * 16, Double(index / 10) * 16, 16, 16, .fill(Color(white: Double(seed >> 24) / 255)))
    }
    let plain = Primitive.backdrop(BackdropContent(blurRadius: sigma, saturation: 1, weight: 1, tint: .white))
    func picture(_ boxes: [Box]) throws -> Bitmap {
      let root = Box("root", frame: Rect(x: 0, y: 0, width: 160, height: 160), children: boxes)
      return try Painter().paint(root, scale: 1, background: .white)
    }
    let sharp = try picture(squares), blurred = try picture(squares + [box(0, 0, 160, 160, plain)])
    let reach = Int(5 * sigma)
    let bell = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = bell.reduce(0, +)
    func pass(_ values: [Double]) -> [Double] {
      // Each row becomes a column.
      var result = values
      for y in 0..<side {
        for x in 0..<side {
          var total = 0.0
          for (distance, weight) in zip(-reach...reach, bell) {
            total += weight * values[y * side + max(0, min(side - 1, x + distance))]
          }
          result[x * side + y] = total / sum
        }
      }
      return result
    }
    let expected = pass(pass(sharp.pixels.map { Double($0 & 255) }))
    let error = zip(blurred.pixels, expected).map { abs(Double($0 & 255) - $1) }.max() ?? 99
    #expect(error < 2, "the greatest error is \(error)")
  }

  @Test("the slope is even: no step is greater than its neighbours by more than rounding")
  func bands() throws {
    let plain = Primitive.backdrop(BackdropContent(blurRadius: 36, saturation: 1, weight: 1, tint: .white))
    let picture = try paint(box(0, 0, 200, 20, .fill(.black)), box(0, 0, 400, 10, plain), width: 400, height: 20)
    let steps = (1..<400).map { Int(picture.rgb($0, 5) & 0xFF) - Int(picture.rgb($0 - 1, 5) & 0xFF) }
    #expect(steps.allSatisfy { $0 >= 0 })
    #expect(zip(steps, steps.dropFirst()).allSatisfy { abs($0 - $1) <= 1 })
  }

  @Test("the glass looks like the screenshot of a bar over the edge of blue and white")
  func screenshot() throws {
    // ios7_tabbar_5items_640x960.png, red at row 100.
    let measured: [(x: Int, red: Int)] = [
      (340, 219), (360, 222), (380, 226), (400, 234), (420, 240), (440, 243), (460, 246), (480, 247), (500, 248),
    ]
    let picture = try paint(
      box(0, 0, 200, 200, .fill(.blue)), box(0, 0, 320, 64, glass()), width: 320, height: 200, scale: 2)
    for (x, red) in measured { #expect(abs(Int(picture.rgb(x, 100) >> 16) - red) <= 3) }
  }

  @Test("what has no colour yet counts as white")
  func transparent() throws {
    let picture = try paint(box(0, 0, 8, 8, glass()), background: nil)
    #expect(Set(picture.pixels) == [0xFFF8_F8F8])
  }

  @Test("the glass keeps to its frame and to the clip")
  func clip() throws {
    let picture = try paint(
      box(0, 0, 4, 8, .fill(.blue)), box(1, 1, 3, 3, nil, clips: true, box(-1, -1, 8, 8, glass(blur: 1))))
    #expect(picture.rgb(0, 1) == 0x0000FF)
    #expect(picture.rgb(4, 1) == 0xFFFFFF)
    #expect(picture.rgb(1, 4) == 0x0000FF)
    #expect(picture.rgb(1, 1) != 0x0000FF)
  }

  @Test("in a translucent box the glass sees what lies under the box")
  func group() throws {
    let picture = try paint(
      box(2, 2, 6, 6, nil, opacity: 0.5, box(0, 0, 6, 6, glass())), background: Color(hex: 0x0000FF))
    #expect(picture.rgb(1, 1) == 0x0000FF)
    // Half of DBDBFF and half of 0000FF.
    #expect(isNear(picture.rgb(4, 4), 0x6E6EFF))
  }
}
