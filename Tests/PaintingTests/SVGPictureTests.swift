import Geometry
import Painting
import Pixels
import Testing

@Suite("Drawing SVG files")
struct SVGPictureTests {
  private func picture(_ text: String, scale: Double = 1) throws -> SVGPicture {
    try SVGPicture(Array(text.utf8), scale: scale)
  }

  private func message(_ text: String, scale: Double = 1) -> String? {
    do throws(ImageFault) {
      _ = try SVGPicture(Array(text.utf8), scale: scale)
      return nil
    } catch {
      return error.message
    }
  }

  private static let square = "xmlns='http://www.w3.org/2000/svg'><rect width='100%' height='100%' fill='#f00'/></svg>"

  @Test(
    "a drawing has its width and height in points and as many pixels as the device's scale asks", arguments: [1, 2, 3])
  func size(scale: Double) throws {
    let picture = try picture("<svg width='24' height='10' \(Self.square)", scale: scale)
    #expect(picture.size == Size(width: 24, height: 10))
    #expect(picture.bitmap.width == Int(24 * scale) && picture.bitmap.height == Int(10 * scale))
    #expect(Set(picture.bitmap.pixels) == [0xFFFF_0000])
  }

  @Test("without a width and a height the viewBox is the size; units are those of CSS")
  func viewBox() throws {
    #expect(try picture("<svg viewBox='5 5 30 20' \(Self.square)").size == Size(width: 30, height: 20))
    #expect(
      try picture("<svg width='100%' height='100%' viewBox='0 0 8 9' \(Self.square)").size == Size(width: 8, height: 9))
    let print = try picture("<svg width='72pt' height='1in' \(Self.square)").size
    #expect(abs(print.width - 96) < 1e-6 && abs(print.height - 96) < 1e-6)
  }

  @Test("half a pixel more is filled by stretching, not by an empty edge")
  func fraction() throws {
    let picture = try picture("<svg width='10.3' height='10' viewBox='0 0 10.3 10' \(Self.square)", scale: 2)
    #expect(picture.bitmap.width == 21)
    #expect(picture.size == Size(width: 10.3, height: 10))
  }

  @Test("a drawing without a size, and one that is too large, is a fault")
  func badSize() {
    #expect(message("<svg \(Self.square)") == "the SVG file has no size; give it a width and a height, or a viewBox")
    #expect(message("<svg width='0' height='5' \(Self.square)")?.hasPrefix("the SVG file") == true)
    #expect(
      message("<svg width='90000' height='5' \(Self.square)")?.hasPrefix("the picture has 90,000 × 5 pixels") == true)
    #expect(message("<svg width='1e30' height='5' \(Self.square)") != nil)
  }

  @Test("what is no SVG behind its first tag is broken, not an empty picture")
  func broken() {
    #expect(
      message("<svg width='9' height='9'/>")
        == "the SVG file is broken: it lacks its namespace, xmlns=\"http://www.w3.org/2000/svg\"")
    #expect(message("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><g></svg></svg>") != nil)
  }

  @Test("random damage never crashes")
  func damage() {
    let whole = Array(
      """
      <svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><defs><linearGradient id='a'><stop offset='0'/>
      </linearGradient></defs><style>.a{fill:url(#a)}</style><path class='a' d='M0 0h9v9z' stroke-dasharray='1 2'/></svg>
      """.utf8)
    for index in stride(from: 0, to: whole.count, by: 3) {
      for byte in [UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "9"), 0, 0xFF] {
        var bytes = whole
        bytes[index] = byte
        _ = try? SVGPicture(bytes, scale: 1)
      }
    }
  }
}
