import Pixels
import Testing

@Suite("Laying a picture on another")
struct BitmapDrawingTests {
  private let white: UInt32 = 0xFFFF_FFFF, red: UInt32 = 0xFFFF_0000

  /// Where a picture of 3 × 3 is red after one of 2 × 2 was laid on it.
  private func reds(x: Int, y: Int) -> [[Int]] {
    var picture = Bitmap(width: 3, height: 3, color: white)
    picture.draw(Bitmap(width: 2, height: 2, color: red), x: x, y: y)
    return (0..<3).map { row in (0..<3).filter { picture.pixels[row * 3 + $0] == red } }
  }

  @Test("what lies outside is cut off, on all sides")
  func cutOff() {
    #expect(reds(x: 1, y: 0) == [[1, 2], [1, 2], []])
    #expect(reds(x: -1, y: 2) == [[], [], [0]])
    #expect(reds(x: 2, y: -1) == [[2], [], []])
  }

  @Test("of a picture that lies beside it nothing is laid", arguments: [-9, -2, 3, 9])
  func beside(_ place: Int) {
    #expect(reds(x: place, y: 0) == [[], [], []])
    #expect(reds(x: 0, y: place) == [[], [], []])
    #expect(reds(x: place, y: place) == [[], [], []])
  }

  @Test("what is not opaque lets the picture below show through")
  func over() {
    var picture = Bitmap(width: 1, height: 1, color: white)
    picture.draw(Bitmap(width: 1, height: 1, color: 0x8080_0000), x: 0, y: 0)
    #expect(picture.pixels == [0xFFFF_7F7F])
  }
}
