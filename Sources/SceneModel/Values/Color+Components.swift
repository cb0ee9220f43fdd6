extension Color {
  /// One number of a colour, in any of UIColor's models.
  public enum Component: String, CaseIterable, Sendable {
    case red, green, blue, hue, saturation, brightness, white, alpha
  }

  /// A component is less than 0 or more than 1.
  public struct ComponentOutOfRange: Error, Hashable, Sendable {
    /// The component.
    public let component: Component
    /// What it was set to.
    public let value: Double
  }

  /// The value of a component, 0 to 1.
  public subscript(component: Component) -> Double {
    switch component {
    case .red: red
    case .green: green
    case .blue: blue
    case .hue: hue
    case .saturation: saturation
    case .brightness: brightness
    case .white: white
    case .alpha: alpha
    }
  }

  /// Sets a component; those of the other models follow.
  ///
  /// The hue survives a saturation or a brightness of 0, and the saturation survives a brightness of 0.
  /// - Throws: An error if the value is not within 0 to 1; the colour stays as it was.
  public mutating func set(_ component: Component, to value: Double) throws(ComponentOutOfRange) {
    guard (0...1).contains(value) else { throw ComponentOutOfRange(component: component, value: value) }
    let before = (hue: hue, saturation: saturation, brightness: brightness)
    asked = (before.hue, before.saturation)
    switch component {
    case .red: red = value
    case .green: green = value
    case .blue: blue = value
    case .alpha: alpha = value
    case .hue:
      self = Color(hue: value, saturation: before.saturation, brightness: before.brightness, alpha: alpha)
    case .saturation: self = Color(hue: before.hue, saturation: value, brightness: before.brightness, alpha: alpha)
    case .brightness: self = Color(hue: before.hue, saturation: before.saturation, brightness: value, alpha: alpha)
    case .white: (red, green, blue) = (value, value, value)
    }
  }

  /// The colour with another component.
  /// - Throws: An error if the value is not within 0 to 1.
  public func with(_ component: Component, _ value: Double) throws(ComponentOutOfRange) -> Color {
    var color = self
    try color.set(component, to: value)
    return color
  }

  /// The place on the colour wheel: 0 is red, 1/3 green, 2/3 blue.
  public var hue: Double {
    let most = brightness, range = most - min(red, green, blue)
    guard range > 0 else { return asked.hue }
    let sextant =
      if most == red { (green - blue) / range } else if most == green { 2 + (blue - red) / range } else {
        4 + (red - green) / range
      }
    let hue = sextant < 0 ? sextant / 6 + 1 : sextant / 6
    // What was asked for is exact; 1 is the same hue as 0.
    let turns = abs(hue - asked.hue)
    return min(turns, abs(turns - 1)) < 1e-9 ? asked.hue : hue
  }

  /// From grey, 0, to full colour, 1.
  public var saturation: Double {
    guard brightness > 0 else { return asked.saturation }
    let saturation = (brightness - min(red, green, blue)) / brightness
    return abs(saturation - asked.saturation) < 1e-9 ? asked.saturation : saturation
  }

  /// From black, 0, to full light, 1.
  public var brightness: Double { max(red, green, blue) }

  /// The grey that is as light, as Quartz converts colours to grey (the PDF Reference gives the weights).
  public var white: Double {
    red == green && green == blue ? red : min(1, 0.3 * red + 0.59 * green + 0.11 * blue)
  }
}
