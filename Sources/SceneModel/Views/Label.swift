public import Geometry

/// A text on one or more lines (UILabel).
public struct Label: ViewContent {
  /// The text.
  public var text: Text = ""
  /// The font; nil is the system font of 17 points, or what the place of the label wants.
  public var font: Font?
  /// The colour of the text; nil is black, or what the place of the label wants.
  public var textColor: Color?
  /// How lines stand between left and right; nil is left, or what the place of the label wants.
  public var textAlignment: TextAlignment?
  /// The most lines that are shown; 0 is as many as fit.
  public var numberOfLines = 1
  /// What becomes of a text that is too long.
  public var lineBreakMode = LineBreakMode.byTruncatingTail
  /// Whether the font gets smaller until a text of one line fits the width.
  public var adjustsFontSizeToFitWidth = false
  /// The smallest share of the font size to which it may shrink, 0 to 1; 0 is without a floor.
  public var minimumScaleFactor = 0.0
  /// Where a text that was shrunk stands in the height.
  public var baselineAdjustment = BaselineAdjustment.alignBaselines
  /// Whether the text has its highlighted colour.
  public var isHighlighted = false
  /// The colour of the text when highlighted; nil is the usual one.
  public var highlightedTextColor: Color?
  /// The colour of the shadow; nil draws none.
  public var shadowColor: Color?
  /// Where the shadow lies; (0, −1) is a point above the text.
  ///
  /// It is never blurred.
  public var shadowOffset = Point(x: 0, y: -1)

  /// Makes an empty label.
  public init() {}

  /// Makes a label with a text.
  public init(_ text: Text) {
    self.text = text
  }

  /// UIBaselineAdjustment: it only counts for a text that was shrunk.
  public enum BaselineAdjustment: String, CaseIterable, Sendable, SceneChoice {
    /// The baseline stays where that of the full size would be.
    case alignBaselines
    /// The smaller text is centred.
    case alignCenters
    /// The top stays where that of the full size would be.
    case none
  }
}

extension Label: SceneObject {
  static let typeName = "label"
  static let summary = "A text on one or more lines, centred in the height of its frame."
  static let keys: [Key<Label>] = [
    Key("text", \.text, default: "\"\"", "The text."),
    Key("font", \.font, default: "null", "The font; null is the system font of 17 points."),
    Key("textColor", \.textColor, default: "null", "The colour of the text; null is black."),
    Key("textAlignment", \.textAlignment, default: "null", "How lines stand; null is left."),
    Key("numberOfLines", \.numberOfLines, in: 0...10_000, default: "1", "The most lines; 0 is as many as fit."),
    Key(
      "lineBreakMode", \.lineBreakMode, default: "\"byTruncatingTail\"", "What becomes of a text that is too long."),
    Key(
      "adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, default: "false",
      "Whether the font gets smaller until a text of one line fits."),
    Key(
      "minimumScaleFactor", \.minimumScaleFactor, in: 0...1, default: "0",
      "The smallest share of the font size to shrink to; 0 is without a floor."),
    Key(
      "baselineAdjustment", \.baselineAdjustment, default: "\"alignBaselines\"",
      "Where a text that was shrunk stands in the height."),
    Key("isHighlighted", \.isHighlighted, default: "false", "Whether the text has its highlighted colour."),
    Key("highlightedTextColor", \.highlightedTextColor, default: "null", "The colour when highlighted."),
    Key("shadowColor", \.shadowColor, default: "null", "The colour of the shadow; null draws none."),
    Key("shadowOffset", \.shadowOffset, default: "[0, -1]", "Where the shadow lies, from the text."),
  ]

  /// A label that is part of something has no keys of a view.
  static var form: ValueForm {
    let part = ObjectForm(name: "labelPart", summary: "A label that is part of something else.") { keys.map(\.keyForm) }
    return .any([.string, .object(part)])
  }

  /// Reads a label that is part of something; a string is a label with that text.
  static func read(_ json: JSON, _ reader: inout SceneReader) -> Label? {
    if case .string = json.value { return Text.read(json, &reader).map { Label($0) } }
    return readObject(json, &reader)
  }
}
