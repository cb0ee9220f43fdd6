/// A font as UIFont names it: a name or the system font, a weight and a size.
public struct Font: Hashable, Sendable {
  /// UIFont's weights.
  public enum Weight: String, CaseIterable, Sendable, SceneChoice {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The weight on the scale of font files, 100 to 900.
    public var number: Int {
      switch self {
      case .ultraLight: 100
      case .thin: 200
      case .light: 300
      case .regular: 400
      case .medium: 500
      case .semibold: 600
      case .bold: 700
      case .heavy: 800
      case .black: 900
      }
    }
  }

  /// The name of a family, or of one font (`Arial-BoldMT`); nil is the system font of the scene's style.
  public var family: String?
  /// The size in points, 0.1 to 1,000; 17 is UIKit's label size.
  ///
  /// A font of a text style has its size at the usual Dynamic Type setting here; to set another one makes it a font of
  /// that size at every setting.
  public var size: Double { didSet { textStyle = nil } }
  /// The text style that the size follows at other Dynamic Type settings.
  public private(set) var textStyle: TextStyle?
  /// The weight.
  public var weight: Weight
  /// Whether the slanted face is used.
  public var isItalic: Bool
  /// Whether all figures are of one width.
  public var hasMonospacedDigits: Bool
  /// OpenType features by tag: 0 switches one off, 1 on, more chooses among alternatives.
  public var features: TaggedValues<Int>
  /// Places on the axes of a variable font, by the axes' tags.
  public var variations: TaggedValues<Double>

  /// Makes a font; without arguments, UIKit's label font.
  public init(
    family: String? = nil, size: Double = 17, weight: Weight = .regular, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false, features: TaggedValues<Int> = [:], variations: TaggedValues<Double> = [:]
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.features = features
    self.variations = variations
  }

  /// Makes the font of a text style, as `preferredFont(forTextStyle:)` does.
  public init(textStyle: TextStyle) {
    self.init(size: textStyle.size(), weight: textStyle.weight)
    self.textStyle = textStyle
  }

  /// The size in points at a Dynamic Type setting, which only text styles heed.
  public func size(at category: ContentSizeCategory) -> Double { textStyle?.size(at: category) ?? size }
}

/// A font that the scene asks for, and where.
public struct FontReference: Sendable {
  /// The font.
  public let font: Font
  /// Where the scene asks for it.
  public let site: Site
  /// Where it names features, by their tags.
  public internal(set) var featureSites: [String: Site] = [:]
  /// Where it names axes, by their tags.
  public internal(set) var variationSites: [String: Site] = [:]
}
