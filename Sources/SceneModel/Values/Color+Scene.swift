extension Color: SceneValue {
  /// The ways to write a colour, for messages.
  static let forms = "#RGB, #RRGGBB, #RRGGBBAA, a name such as lightGray, or components"

  /// The names that UIColor gives to colours, with their values from UIKit's documentation.
  private static let named: [(name: String, color: Color)] = [
    ("black", .black), ("darkGray", Color(white: 1.0 / 3)), ("lightGray", Color(white: 2.0 / 3)), ("white", .white),
    ("gray", Color(white: 0.5)), ("red", Color(hex: 0xFF0000)), ("green", Color(hex: 0x00FF00)),
    ("blue", Color(hex: 0x0000FF)), ("cyan", Color(hex: 0x00FFFF)), ("yellow", Color(hex: 0xFFFF00)),
    ("magenta", Color(hex: 0xFF00FF)), ("orange", Color(red: 1, green: 0.5, blue: 0)),
    ("purple", Color(red: 0.5, green: 0, blue: 0.5)), ("brown", Color(red: 0.6, green: 0.4, blue: 0.2)),
    ("clear", .clear),
  ]

  /// The ways to write a colour with all names, for messages about what is none of them.
  static var allForms: String { "#RGB, #RRGGBB, #RRGGBBAA, components, or a name: " + names.joined(separator: ", ") }

  /// The names of colours.
  static let names = named.map(\.name)

  static var form: ValueForm {
    .named(
      "color",
      summary: "A colour: \(forms) (red, green, blue; hue, saturation, brightness; white; each with alpha; "
        + "or those of a `base` colour replaced).",
      .any([
        .choice(names), .pattern("^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"), .object(RGB.objectForm),
        .object(HSB.objectForm), .object(White.objectForm), .object(Variant.objectForm),
      ]))
  }

  static func read(_ json: JSON, _ reader: inout SceneReader) -> Color? {
    switch json.value {
    case .string(let text):
      if let color = Color(text) { return color }
      reader.report(.notAColor(text), at: json.offset)
      return nil
    case .object(let members):
      let keys = members.map(\.key)
      if keys.contains("base") { return Variant.readObject(json, &reader)?.color(replacing: keys) }
      if keys.contains("white") { return White.read(json, &reader)?.color }
      if keys.contains("hue") || keys.contains("saturation") || keys.contains("brightness") {
        return HSB.read(json, &reader)?.color
      }
      let color = RGB.read(json, &reader)?.color
      // An object that names no colour at all would be black without anybody having asked for it.
      guard keys.allSatisfy({ $0 == "alpha" }) else { return color }
      reader.report(
        .wrongType(expected: "the components of a colour", found: keys.isEmpty ? "none" : "only alpha"), at: json.offset
      )
      return nil
    default:
      return reader.reject(json, expected: "a colour (\(forms))")
    }
  }

  /// Reads one of UIColor's names or a hexadecimal notation; nil if the text is neither.
  public init?(_ text: String) {
    if let match = Self.named.first(where: { $0.name == text }) {
      self = match.color
      return
    }
    let digits = text.dropFirst().compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard text.hasPrefix("#"), digits.count == text.count - 1 else { return nil }
    func pair(_ index: Int) -> Double { Double(digits[2 * index] * 16 + digits[2 * index + 1]) / 255 }
    func single(_ index: Int) -> Double { Double(digits[index] * 17) / 255 }
    switch digits.count {
    case 3: self.init(red: single(0), green: single(1), blue: single(2))
    case 6: self.init(red: pair(0), green: pair(1), blue: pair(2))
    case 8: self.init(red: pair(0), green: pair(1), blue: pair(2), alpha: pair(3))
    default: return nil
    }
  }
}

/// A colour by its red, green and blue: `{ "red": 0.2, "green": 0.4, "blue": 1, "alpha": 0.5 }`.
private struct RGB: SceneObject {
  static let typeName = "rgbColor"
  static let summary = "A colour by its red, green and blue."
  static let keys: [Key<RGB>] = [
    Key("red", \.red, in: 0...1, default: "0", "The share of red."),
    Key("green", \.green, in: 0...1, default: "0", "The share of green."),
    Key("blue", \.blue, in: 0...1, default: "0", "The share of blue."),
    Key("alpha", \.alpha, in: 0...1, default: "1", "The opacity."),
  ]
  var red = 0.0, green = 0.0, blue = 0.0, alpha = 1.0
  var color: Color { Color(red: red, green: green, blue: blue, alpha: alpha) }
}

/// A colour by its hue: `{ "hue": 0.6, "saturation": 1, "brightness": 0.8 }`.
private struct HSB: SceneObject {
  static let typeName = "hsbColor"
  static let summary = "A colour by its hue, saturation and brightness."
  static let keys: [Key<HSB>] = [
    Key("hue", \.hue, in: 0...1, default: "0", "The place on the colour wheel; 0 and 1 are red."),
    Key("saturation", \.saturation, in: 0...1, default: "0", "From grey to full colour."),
    Key("brightness", \.brightness, in: 0...1, default: "0", "From black to full light."),
    Key("alpha", \.alpha, in: 0...1, default: "1", "The opacity."),
  ]
  var hue = 0.0, saturation = 0.0, brightness = 0.0, alpha = 1.0
  var color: Color { Color(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) }
}

/// A grey: `{ "white": 0.9, "alpha": 0.5 }`.
private struct White: SceneObject {
  static let typeName = "whiteColor"
  static let summary = "A grey."
  static let keys: [Key<White>] = [
    Key("white", \.white, in: 0...1, default: "0", "From black to white."),
    Key("alpha", \.alpha, in: 0...1, default: "1", "The opacity."),
  ]
  var white = 0.0, alpha = 1.0
  var color: Color { Color(white: white, alpha: alpha) }
}

/// Another colour with some components replaced: `{ "base": "orange", "brightness": 0.5 }`.
private struct Variant: SceneObject {
  static let typeName = "colorVariant"
  static let summary =
    "A colour with some components replaced, in the order in which they are written; the others follow as UIColor converts them."
  static let keys: [Key<Variant>] = [
    Key("base", \.base, isRequired: true, "The colour to start with."),
    Key("red", \.red, in: 0...1, "The share of red."),
    Key("green", \.green, in: 0...1, "The share of green."),
    Key("blue", \.blue, in: 0...1, "The share of blue."),
    Key("hue", \.hue, in: 0...1, "The place on the colour wheel; 0 and 1 are red."),
    Key("saturation", \.saturation, in: 0...1, "From grey to full colour."),
    Key("brightness", \.brightness, in: 0...1, "From black to full light."),
    Key("white", \.white, in: 0...1, "A grey in place of the colour, which keeps its hue in mind."),
    Key("alpha", \.alpha, in: 0...1, "The opacity."),
  ]
  var base = Color.black
  var red: Double?, green: Double?, blue: Double?, hue: Double?, saturation: Double?, brightness: Double?
  var white: Double?, alpha: Double?

  func color(replacing keys: [String]) -> Color {
    keys.compactMap { Color.Component(rawValue: $0) }.reduce(base) { color, component in
      let value: Double? =
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
      return value.flatMap { try? color.with(component, $0) } ?? color
    }
  }
}
