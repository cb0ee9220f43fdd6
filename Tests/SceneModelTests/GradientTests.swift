import Testing

@testable import SceneModel

@Suite("Gradients in scenes")
struct GradientTests {
  private func faults(colors: Int) -> [String] {
    let list = [String](repeating: #""red""#, count: colors).joined(separator: ",")
    return SceneModelTests.faults(
      ofView: #"{ "layer": { "sublayers": [{ "type": "gradientLayer", "colors": [\#(list)] }] } }"#)
  }

  @Test("a gradient has 1,000 colours at most, for what it costs grows with the square of their number")
  func colors() {
    #expect(faults(colors: 1000) == [])
    #expect(
      faults(colors: 1001).map { $0.drop { $0 != "r" } } == [
        "root.layer.sublayers[0].colors: expected at most 1,000 colours, found 1001"
      ])
  }
}
