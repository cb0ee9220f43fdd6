/// A colour in sRGB with components from 0 to 1, not premultiplied.
public struct Color: Sendable {
  /// The share of red, 0 to 1.
  public var red: Double
  /// The share of green, 0 to 1.
  public var green: Double
  /// The share of blue, 0 to 1.
  public var blue: Double
  /// The opacity: 0 is invisible, 1 covers.
  public var alpha: Double
  /// The hue and the saturation that were asked for: a grey has no hue of its own and black no saturation, and both come
  /// back when the colour does.
  var asked = (hue: 0.0, saturation: 0.0)

  /// Makes a colour from its components.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a grey.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes an opaque colour from its usual notation, such as `0x007AFF`.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255,
      alpha: alpha)
  }

  /// Makes a colour from hue (0 and 1 are red), saturation and brightness, as UIColor does.
  public init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    let sextant = (hue - hue.rounded(.down)) * 6
    func component(_ shift: Double) -> Double {
      let place = (sextant + shift).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(1, place, 4 - place)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    asked = (hue, saturation)
  }

  /// The colour with a share of its opacity.
  public func faded(to share: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * share)
  }

  /// Opaque black.
  public static let black = Color(white: 0)
  /// Opaque white.
  public static let white = Color(white: 1)
  /// Nothing at all.
  public static let clear = Color(white: 0, alpha: 0)
}

extension Color: Hashable {
  /// Whether two colours look the same.
  public static func == (one: Color, other: Color) -> Bool {
    one.red == other.red && one.green == other.green && one.blue == other.blue && one.alpha == other.alpha
  }

  /// Feeds what is seen.
  public func hash(into hasher: inout Hasher) {
    for component in [red, green, blue, alpha] { hasher.combine(component) }
  }
}
