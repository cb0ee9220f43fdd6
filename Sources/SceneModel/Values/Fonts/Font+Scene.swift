extension Font: SceneValue {
  /// The ways to write a font, for messages.
  static let forms =
    "a size such as 17, \"system:14\", \"boldSystem:14\", \"italicSystem:14\", \"monospacedDigitSystem:14\", \"textStyle:headline\", \"Helvetica Neue:14\", or { \"size\": 14, \"weight\": \"medium\" }"
  /// The names of the system's fonts, as they stand before a size.
  public static let systemNames = ["system", "boldSystem", "italicSystem", "monospacedDigitSystem"]
  static let sizes = 0.1...1000.0
  private static let textStylePrefix = "textStyle:"

  static var form: ValueForm {
    .named(
      "font", summary: "A font: \(forms).",
      .any([
        .number(sizes), .pattern("^.+:[0-9.]+$"), .choice(TextStyle.allCases.map { textStylePrefix + $0.rawValue }),
        .object(FontDescription.objectForm),
      ]))
  }

  static func read(_ json: JSON, _ reader: inout SceneReader) -> Font? {
    let font: Font
    switch json.value {
    case .number(let size):
      font = Font(size: size)
    case .string(let text):
      guard let parsed = Font(text) else {
        if text.hasPrefix(textStylePrefix) {
          let name = String(text.dropFirst(textStylePrefix.count))
          reader.report(.unknownChoice(found: name, known: TextStyle.allCases.map(\.rawValue)), at: json.offset)
        } else {
          reader.report(.notAFont(text), at: json.offset)
        }
        return nil
      }
      font = parsed
    case .object:
      guard let description = FontDescription.read(json, &reader) else { return nil }
      font = description.font
    default:
      return reader.reject(json, expected: "a font (\(forms))")
    }
    guard sizes.contains(font.size) else {
      reader.report(.outOfRange(found: font.size, range: sizes.words), at: json.offset)
      return nil
    }
    reader.fonts.append(reader.reference(to: font, json))
    return font
  }

  /// Reads `system:17`, `boldSystem:14`, `textStyle:body` or a name with its size; nil if the text is none of these.
  public init?(_ text: String) {
    if text.hasPrefix(Self.textStylePrefix) {
      guard let style = TextStyle(rawValue: String(text.dropFirst(Self.textStylePrefix.count))) else { return nil }
      self.init(textStyle: style)
      return
    }
    guard let colon = text.lastIndex(of: ":") else { return nil }
    let digits = text[text.index(after: colon)...]
    guard digits.utf8.allSatisfy({ "-.0123456789".utf8.contains($0) }), let size = Double(digits) else { return nil }
    switch text[..<colon] {
    case "": return nil
    case "system": self.init(size: size)
    case "boldSystem": self.init(size: size, weight: .bold)
    case "italicSystem": self.init(size: size, isItalic: true)
    case "monospacedDigitSystem": self.init(size: size, hasMonospacedDigits: true)
    case let family: self.init(family: String(family), size: size)
    }
  }
}

/// A font by its parts, as a scene writes it.
private struct FontDescription: SceneObject {
  static let typeName = "fontDescription"
  static let summary = "A font by its parts."
  static let keys: [Key<FontDescription>] = [
    Key("textStyle", \.textStyle, default: "null", "The text style that gives size and weight."),
    Key(
      "family", \.family, default: "null",
      "The name of a family or of one font (its PostScript or full name); null is the system font."),
    Key("size", \.size, in: Font.sizes, default: "null", "The size in points; null is the text style's, else 17."),
    Key("weight", \.weight, default: "null", "The weight; null is the text style's, else regular."),
    Key("isItalic", \.isItalic, default: "false", "Whether the slanted face is used."),
    Key("monospacedDigits", \.hasMonospacedDigits, default: "false", "Whether all figures are of one width."),
    Key(
      "features", \.features, default: "{}",
      "OpenType features by tag: 0 is off, 1 is on, more chooses among alternatives; or a list of tags to switch on."),
    Key(
      "variations", \.variations, default: "{}",
      "Places on a variable font's axes by tag, such as `wght`; they prevail over the weight."),
  ]
  var textStyle: Font.TextStyle?
  var family: String?
  var size: Double?
  var weight: Font.Weight?
  var isItalic = false
  var hasMonospacedDigits = false
  var features: TaggedValues<Int> = [:]
  var variations: TaggedValues<Double> = [:]

  var font: Font {
    var font = textStyle.map { Font(textStyle: $0) } ?? Font(family: family)
    if let size { font.size = size }
    if let weight { font.weight = weight }
    font.isItalic = isItalic
    font.hasMonospacedDigits = hasMonospacedDigits
    font.features = features
    font.variations = variations
    return font
  }

  func check(_ json: JSON, _ reader: inout SceneReader) {
    guard textStyle != nil else { return }
    if family != nil { reader.report(.conflictingKeys("textStyle", "family"), at: json.offset) }
    if size != nil { reader.report(.conflictingKeys("textStyle", "size"), at: json.offset) }
  }
}

extension SceneReader {
  /// A font with the places of what can only be checked when the font's file is at hand.
  fileprivate mutating func reference(to font: Font, _ json: JSON) -> FontReference {
    var reference = FontReference(font: font, site: site(of: json.offset))
    guard !font.features.isEmpty || !font.variations.isEmpty, case .object(let members) = json.value else {
      return reference
    }
    for member in members {
      let sites = descend(into: member.key) { $0.sites(ofTags: member.value) }
      switch member.key {
      case "features": reference.featureSites = sites
      case "variations": reference.variationSites = sites
      default: break
      }
    }
    return reference
  }

  private mutating func sites(ofTags json: JSON) -> [String: Site] {
    var sites: [String: Site] = [:]
    switch json.value {
    case .object(let members):
      for member in members { sites[member.key] = descend(into: member.key) { $0.site(of: member.value.offset) } }
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        guard case .string(let tag) = element.value else { continue }
        sites[tag] = descend(into: "[\(index)]") { $0.site(of: element.offset) }
      }
    default: break
    }
    return sites
  }
}
