public import SceneModel
import Typesetting

/// The faces that stand for the system font, from regular upward; sizes are asked for elsewhere.
struct SystemFont: Sendable {
  var regular: FontFace
  var medium: FontFace
  var bold: FontFace
  var italic: FontFace
  var mediumItalic: FontFace
  var boldItalic: FontFace

  /// The face of the system font of a weight.
  ///
  /// Nothing is lighter than regular, and `bold` is Medium, as `boldSystemFont(ofSize:)` is in iOS 7.
  func face(_ weight: Font.Weight, isItalic: Bool) -> FontFace {
    switch weight {
    case .ultraLight, .thin, .light, .regular: isItalic ? italic : regular
    case .medium, .semibold, .bold: isItalic ? mediumItalic : medium
    case .heavy, .black: isItalic ? boldItalic : bold
    }
  }

  /// The face of a font that is named as a font of its own, whose Bold is bold.
  func face(named weight: Int, isItalic: Bool) -> FontFace {
    switch weight {
    case ..<450: isItalic ? italic : regular
    case ..<600: isItalic ? mediumItalic : medium
    default: isItalic ? boldItalic : bold
    }
  }
}

extension Font.Weight {
  /// The weight that stands for this one in the system font, whose pinned files have only some; nil for those.
  public var systemSubstitute: Font.Weight? {
    switch self {
    case .ultraLight, .thin, .light: .regular
    case .black: .heavy
    case .regular, .medium, .semibold, .bold, .heavy: nil
    }
  }
}
