/// A font as UIFont names it: a family or the system font, a weight and a size.
public struct Font: Hashable, Sendable {
  /// UIFont's weights.
  public enum Weight: String, CaseIterable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The family; nil is the system font of the scene's style.
  public var family: String?
  /// The size in points, 0.1 to 1,000; 17 is UIKit's label size.
  public var size: Double
  /// The weight.
  public var weight: Weight
  /// Whether the slanted face is used.
  public var isItalic: Bool

  /// Makes a font; without arguments, UIKit's label font.
  public init(family: String? = nil, size: Double = 17, weight: Weight = .regular, isItalic: Bool = false) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }
}

/// A font family that the scene names, and where.
public struct FamilyReference: Hashable, Sendable {
  /// The family as the scene writes it.
  public let name: String
  /// Where the scene names it.
  public let site: Site
}

extension Font.Weight: SceneChoice {
  /// The weight that stands for this one in the system font, whose pinned files have only some; nil for those.
  fileprivate var substitute: Font.Weight? {
    switch self {
    case .ultraLight, .thin, .light: .regular
    case .black: .heavy
    case .regular, .medium, .semibold, .bold, .heavy: nil
    }
  }
}

extension Font: SceneValue {
  /// The ways to write a font, for messages.
  static let forms =
    "a size such as 17, \"system:14\", \"boldSystem:14\", \"italicSystem:14\", \"Family:14\", or { \"size\": 14, \"weight\": \"medium\" }"
  static let sizes = 0.1...1000.0

  static var form: ValueForm {
    .named(
      "font", summary: "A font: \(forms).",
      .any([.number(sizes), .pattern("^.+:[0-9.]+$"), .object(Description.objectForm)]))
  }

  static func read(_ json: JSON, _ reader: inout SceneReader) -> Font? {
    let font: Font
    switch json.value {
    case .number(let size):
      font = Font(size: size)
    case .string(let text):
      guard let parsed = Font(text) else {
        reader.report(.notAFont(text), at: json.offset)
        return nil
      }
      font = parsed
    case .object:
      guard let description = Description.read(json, &reader) else { return nil }
      font = description.font
    default:
      return reader.reject(json, expected: "a font (\(forms))")
    }
    guard sizes.contains(font.size) else {
      reader.report(.outOfRange(found: font.size, range: sizes.words), at: json.offset)
      return nil
    }
    if font.family == nil, let used = font.weight.substitute {
      reader.warn(.substitutedWeight(font.weight, used: used), at: json.offset)
    }
    if let family = font.family {
      reader.families.append(FamilyReference(name: family, site: reader.site(of: json.offset)))
    }
    return font
  }

  /// Reads `system:17`, `boldSystem:14`, `italicSystem:14` or a family with its size; nil if the text is none of these.
  public init?(_ text: String) {
    guard let colon = text.lastIndex(of: ":"), let size = Double(text[text.index(after: colon)...]), size.isFinite
    else {
      return nil
    }
    switch text[..<colon] {
    case "": return nil
    case "system": self.init(size: size)
    case "boldSystem": self.init(size: size, weight: .bold)
    case "italicSystem": self.init(size: size, isItalic: true)
    case let family: self.init(family: String(family), size: size)
    }
  }

  private struct Description: SceneObject {
    static let typeName = "fontDescription"
    static let summary = "A font by its parts."
    static let keys: [Key<Description>] = [
      Key("family", \.font.family, default: "null", "The family; null is the system font."),
      Key("size", \.font.size, in: sizes, default: "17", "The size in points."),
      Key("weight", \.font.weight, default: "\"regular\"", "The weight."),
      Key("isItalic", \.font.isItalic, default: "false", "Whether the slanted face is used."),
    ]
    var font = Font()
  }
}
