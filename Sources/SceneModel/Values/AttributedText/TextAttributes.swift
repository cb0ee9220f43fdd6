public import Geometry

/// How a part of a text looks: the attributes that NSAttributedString knows.
///
/// Nil is what the place of the text wants, mostly nothing.
public struct TextAttributes: Hashable, Sendable {
  /// The font.
  public var font: Font?
  /// The colour of the letters.
  public var foregroundColor: Color?
  /// The colour behind the letters, as high as the line.
  public var backgroundColor: Color?
  /// Points between letters beside the font's own spacing; 0 also leaves out the font's kerning of pairs.
  public var kern: Double?
  /// Whether letters are joined: 0 only where the script demands it, 1 as the font does by default, 2 all ligatures.
  public var ligature = 1
  /// The width of the outline in per cent of the size: positive draws outlines only, negative fills the letters too.
  public var strokeWidth = 0.0
  /// The colour of the outline; nil is that of the letters.
  public var strokeColor: Color?
  /// The line under the text.
  public var underlineStyle = LineStyle()
  /// The colour of that line; nil is that of the letters.
  public var underlineColor: Color?
  /// The line through the text.
  public var strikethroughStyle = LineStyle()
  /// The colour of that line; nil is that of the letters.
  public var strikethroughColor: Color?
  /// The shadow of letters and lines.
  public var shadow: TextShadow?
  /// How far the letters stand above the baseline, in points.
  public var baselineOffset = 0.0
  /// How much the letters lean to the right, as a share of their height.
  public var obliqueness = 0.0
  /// The natural logarithm of the factor by which the letters are wider.
  public var expansion = 0.0
  /// Where a link leads; a text with one has the tint's colour.
  public var link: String?
  /// A look of the letters as a whole.
  public var textEffect: TextEffect?
  /// How the paragraph is set; that of a paragraph's first run counts.
  public var paragraphStyle: ParagraphStyle?

  /// Makes attributes that change nothing.
  public init() {}
}

/// The shadow of a text (NSShadow).
public struct TextShadow: Hashable, Sendable {
  /// Where it lies, from the text, in points.
  public var offset = Point.zero
  /// Over how many points it fades; 0 is sharp.
  public var blurRadius = 0.0
  /// Its colour; a third of black by default, as NSShadow's.
  public var color = Color(white: 0, alpha: 1.0 / 3)

  /// Makes a shadow right under the text.
  public init() {}
}

/// A look of letters as a whole (NSTextEffect).
public enum TextEffect: String, CaseIterable, Sendable, SceneChoice {
  /// Letters that seem to be pressed into the ground.
  case letterpress
}

extension TextAttributes: SceneObject {
  static let typeName = "textAttributes"
  static let summary = "How a text looks."
  static let keys: [Key<TextAttributes>] = [
    Key("font", \.font, default: "null", "The font; null is the label's."),
    Key("foregroundColor", \.foregroundColor, default: "null", "The letters' colour; null is the label's."),
    Key("backgroundColor", \.backgroundColor, default: "null", "The colour behind the letters."),
    Key(
      "kern", \.kern, in: -1000...1000, default: "null",
      "Points between letters; 0 leaves out kerning, null is the font's own."),
    Key(
      "ligature", \.ligature, in: 0...2, default: "1",
      "Whether letters are joined: 0 only as the script demands, 1 as the font does, 2 wherever it can."),
    Key(
      "strokeWidth", \.strokeWidth, in: -1000...1000, default: "0",
      "The outline in per cent of the size: positive without, negative with the letters filled."),
    Key("strokeColor", \.strokeColor, default: "null", "The outline's colour; null is the letters'."),
    Key("underlineStyle", \.underlineStyle, default: "\"none\"", "The line under the text."),
    Key("underlineColor", \.underlineColor, default: "null", "That line's colour; null is the letters'."),
    Key("strikethroughStyle", \.strikethroughStyle, default: "\"none\"", "The line through the text."),
    Key(
      "strikethroughColor", \.strikethroughColor, default: "null",
      "That line's colour; null is the letters'."),
    Key("shadow", \.shadow, default: "null", "The shadow."),
    Key(
      "baselineOffset", \.baselineOffset, in: -10_000...10_000, default: "0",
      "How far the letters stand above the baseline."),
    Key(
      "obliqueness", \.obliqueness, in: -10...10, default: "0",
      "How much the letters lean to the right, as a share of their height."),
    Key(
      "expansion", \.expansion, in: -5...5, default: "0",
      "The natural logarithm of the factor by which the letters are wider."),
    Key("link", \.link, default: "null", "Where a link leads; the text has the tint's colour."),
    Key("textEffect", \.textEffect, default: "null", "A look of the letters as a whole."),
    Key(
      "paragraphStyle", \.paragraphStyle, default: "null",
      "How the paragraph is set; that of a paragraph's first run counts."),
  ]
}

extension TextShadow: SceneObject {
  static let typeName = "textShadow"
  static let summary = "The shadow of a text."
  static let keys: [Key<TextShadow>] = [
    Key("offset", \.offset, default: "[0, 0]", "Where it lies, from the text."),
    Key("blurRadius", \.blurRadius, in: 0...250, default: "0", "Over how many points it fades; 0 is sharp."),
    Key("color", \.color, default: "\"#00000055\"", "Its colour."),
  ]
}
