extension Font {
  /// What a text is for; UIKit chooses the font (UIFontTextStyle).
  public enum TextStyle: String, CaseIterable, Sendable, SceneChoice {
    case title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2

    /// The size at the Dynamic Type setting that a phone has when it is new.
    ///
    /// Body, headline, subheadline and the captions are measured on a screenshot of iOS 7 that shows them (17.05, 17.00,
    /// 15.04, 12.03 and 10.9 points by their stems). Footnote's 13 and iOS 9's callout and titles are those of the
    /// Human Interface Guidelines, which have not changed since.
    public var size: Double {
      switch self {
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      }
    }

    /// The weight: a headline is Medium in iOS 7 by the screenshot's stems, which is how `.bold` looks there.
    public var weight: Weight { self == .headline ? .bold : .regular }
  }
}
