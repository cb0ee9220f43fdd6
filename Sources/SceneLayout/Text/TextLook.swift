import Geometry
import Pixels
import SceneModel
import Typesetting

/// What is painted for a part of a text, every colour decided.
struct TextLook: Hashable {
  /// The letters' insides; nil for letters that are hollow.
  var fill: Color?
  /// The line along the letters' outlines.
  var outline: Outline?
  /// What is behind the letters.
  var background: Color?
  /// The line under the text.
  var underline: Line?
  /// The line through the text.
  var strikethrough: Line?
  /// How far the letters, and the line through them, stand above the baseline.
  var baselineOffset = 0.0
  /// The font size, in points.
  var size: Double
  /// The shadow of letters and lines.
  var shadow: Shadow?
  /// Whether the letters seem to be pressed into the ground.
  var isLetterpress = false
  /// The picture that stands in place of letters.
  var picture: Picture?

  struct Outline: Hashable {
    var color: Color
    /// A share of the font size.
    var width: Double
  }

  struct Line: Hashable {
    var style: LineStyle
    var color: Color
  }

  struct Shadow: Hashable {
    var color: Color
    var offset: Point
    /// The standard deviation of its blur, in points.
    var radius: Double
  }

  struct Picture: Hashable {
    var image: ImageReference
    /// Its place from the baseline, y downward, and its size.
    var bounds: Rect
  }
}

extension TextLook {
  /// Decides what a text's attributes leave open.
  ///
  /// - Parameters:
  ///   - size: The font size, in points.
  ///   - color: The colour of letters that have none of their own.
  ///   - shadow: The shadow of a text that has none of its own.
  init(_ attributes: TextAttributes, size: Double, color: Color, shadow: Shadow?, _ context: LayoutContext) {
    let own = attributes.link == nil ? attributes.foregroundColor : context.tintColor
    let letters = own ?? color
    self.size = size
    fill = attributes.strokeWidth > 0 ? nil : letters
    if attributes.strokeWidth != 0 {
      // NSStrokeWidth: per cent of the font size, without its sign; the colour is the letters' unless it is given.
      outline = Outline(color: attributes.strokeColor ?? letters, width: abs(attributes.strokeWidth) / 100)
    }
    background = attributes.backgroundColor
    underline = Line(attributes.underlineStyle, attributes.underlineColor ?? letters)
    strikethrough = Line(attributes.strikethroughStyle, attributes.strikethroughColor ?? letters)
    baselineOffset = attributes.baselineOffset
    // Core Graphics blurs a shadow by a Gaussian of half the radius that it is given.
    self.shadow =
      attributes.shadow.map { Shadow(color: $0.color, offset: $0.offset, radius: $0.blurRadius / 2) } ?? shadow
    isLetterpress = attributes.textEffect == .letterpress
  }
}

extension TextLook.Line {
  /// A line, if the style asks for one.
  fileprivate init?(_ style: LineStyle, _ color: Color) {
    guard style.line != nil else { return nil }
    self.init(style: style, color: color)
  }
}
