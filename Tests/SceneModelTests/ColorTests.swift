import Testing

@testable import SceneModel

@Suite("Colours")
struct ColorTests {
  private func color(_ text: String) throws -> Color? { try view("{ \"backgroundColor\": \(text) }")?.backgroundColor }

  @Test(
    "every way of writing a colour means what UIKit means by it",
    arguments: [
      ("\"#F80\"", Color(hex: 0xFF8800)),
      ("\"#007AFF\"", Color(hex: 0x007AFF)),
      ("\"#007aff80\"", Color(hex: 0x007AFF, alpha: 128.0 / 255)),
      ("\"lightGray\"", Color(white: 2.0 / 3)),
      ("\"darkGray\"", Color(white: 1.0 / 3)),
      ("\"orange\"", Color(red: 1, green: 0.5, blue: 0)),
      ("\"clear\"", Color(white: 0, alpha: 0)),
      (
        "{ \"red\": 0.2, \"green\": 0.4, \"blue\": 1, \"alpha\": 0.5 }",
        Color(red: 0.2, green: 0.4, blue: 1, alpha: 0.5)
      ),
      ("{ \"white\": 0.9 }", Color(white: 0.9)),
      ("{ \"hue\": 0, \"saturation\": 1, \"brightness\": 1 }", Color(hex: 0xFF0000)),
    ])
  func notation(text: String, expected: Color) throws {
    #expect(try color(text) == expected)
  }

  @Test("hue, saturation and brightness convert as in UIColor")
  func hues() {
    func rgb(_ hue: Double, _ saturation: Double, _ brightness: Double) -> [Int] {
      let color = Color(hue: hue, saturation: saturation, brightness: brightness)
      return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    }
    #expect(rgb(1.0 / 3, 1, 1) == [0, 255, 0])
    #expect(rgb(2.0 / 3, 1, 1) == [0, 0, 255])
    #expect(rgb(1, 1, 1) == [255, 0, 0])
    #expect(rgb(1.0 / 6, 0.5, 0.8) == [204, 204, 102])
    #expect(rgb(0.7, 0, 0.5) == [128, 128, 128])
  }

  @Test(
    "what is no colour is refused", arguments: ["\"#12G\"", "\"#12345\"", "\"\"", "5", "{ \"white\": 2 }", "\"#١٢٣\""])
  func refused(text: String) {
    #expect(faults(ofView: "{ \"backgroundColor\": \(text) }").count == 1)
  }
}
