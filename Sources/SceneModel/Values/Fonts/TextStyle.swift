extension Font {
  /// What a text is for; UIKit chooses the font (UIFontTextStyle).
  public enum TextStyle: String, CaseIterable, Sendable, SceneChoice {
    case title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2

    /// The size in points at a Dynamic Type setting.
    ///
    /// At `large`, the setting of a new phone, body, headline, subheadline and the captions are measured on a screenshot
    /// of iOS 7 that shows them (17.05, 17.00, 15.04, 12.03 and 10.9 points by their stems). Of the other settings, those
    /// of body, subheadline and title1 are measured on screenshots of iOS 10 to 13; the rest is what the Human Interface
    /// Guidelines say (Typography, Dynamic Type Sizes).
    public func size(at category: ContentSizeCategory = .large) -> Double { sizes[category.index] }

    /// The sizes from the smallest setting to the largest.
    private var sizes: [Double] {
      switch self {
      case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
      case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
      case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
      case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
      case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
      case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
      case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
      }
    }

    /// The weight: a headline is Medium in iOS 7 by the screenshot's stems, which is how `.bold` looks there.
    public var weight: Weight { self == .headline ? .bold : .regular }
  }
}

/// How large the user wants texts to be (UIContentSizeCategory), the settings of Dynamic Type from small to large.
public enum ContentSizeCategory: String, CaseIterable, Sendable, SceneChoice {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
