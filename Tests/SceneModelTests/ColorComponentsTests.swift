import SceneModel
import Testing

@Suite("Colours by component")
struct ColorComponentsTests {
  private let base = Color(red: 0.8, green: 0.4, blue: 0.2, alpha: 0.5)

  @Test(
    "red, yellow, green, cyan, blue and magenta stand sixths of the wheel apart",
    arguments: [0xFF0000, 0xFFFF00, 0x00FF00, 0x00FFFF, 0x0000FF, 0xFF00FF].enumerated().map { $0 })
  func wheel(place: Int, hex: Int) {
    let color = Color(hex: UInt32(hex))
    #expect(abs(color.hue - Double(place) / 6) < 1e-12)
    #expect(color.saturation == 1 && color.brightness == 1)
  }

  @Test("each component that is set can be read, and alpha stays", arguments: Color.Component.allCases)
  func roundTrip(component: Color.Component) throws {
    for value in [0.0, 0.1, 0.5, 0.75, 1] {
      let color = try base.with(component, value)
      #expect(color[component] == value)
      #expect(component == .alpha || color.alpha == 0.5)
    }
  }

  @Test("hue, saturation and brightness give the colour back that they were read from")
  func conversion() {
    for red in 0...4 {
      for green in 0...4 {
        for blue in 0...4 {
          let color = Color(red: Double(red) / 4, green: Double(green) / 4, blue: Double(blue) / 4)
          let back = Color(hue: color.hue, saturation: color.saturation, brightness: color.brightness)
          let error = max(abs(back.red - color.red), abs(back.green - color.green), abs(back.blue - color.blue))
          #expect(error < 1e-12)
        }
      }
    }
  }

  @Test("the hue survives a saturation of 0, and a brightness of 0 with the saturation")
  func survival() throws {
    var color = base
    let (hue, saturation) = (color.hue, color.saturation)
    try color.set(.saturation, to: 0)
    #expect(color.red == color.blue && color.hue == hue)
    try color.set(.saturation, to: saturation)
    #expect(abs(color.green - base.green) < 1e-12)
    try color.set(.brightness, to: 0)
    #expect(color == Color(white: 0, alpha: 0.5) && color.hue == hue && color.saturation == saturation)
    try color.set(.brightness, to: 0.8)
    #expect(abs(color.green - base.green) < 1e-12)
    try color.set(.white, to: 0.3)
    #expect(color.white == 0.3 && color.hue == hue)
  }

  @Test("a component beyond 0 to 1 is an error that names it, and changes nothing", arguments: [-0.01, 1.01, .nan])
  func outOfRange(value: Double) throws {
    var color = base
    for component in Color.Component.allCases {
      let error = #expect(throws: Color.ComponentOutOfRange.self) { try color.set(component, to: value) }
      #expect(error?.component == component)
    }
    #expect(color == base)
  }

  @Test("colours are the same if they look the same, whatever hue they have in mind")
  func equality() throws {
    #expect(try Color(hex: 0xFF0000).with(.brightness, 0) == .black)
  }
}
