public import Geometry

/// A text on one or more lines (UILabel).
public struct Label: ViewContent {
  /// The text.
  public var text: Text = ""
  /// A text with looks of its own in place of `text`; what they leave open is as the label says.
  public var attributedText: AttributedText?
  /// The font; nil is the system font of 17 points, or what the place of the label wants.
  public var font: Font?
  /// The colour of the text; nil is black, or what the place of the label wants.
  public var textColor: Color?
  /// How lines stand between left and right; nil is left, or what the place of the label wants.
  ///
  /// Labels of iOS 7 and 8 stand at the left whatever they are written in; `natural` has to be asked for.
  public var textAlignment: TextAlignment?
  /// The most lines that are shown; 0 is as many as fit.
  public var numberOfLines = 1
  /// What becomes of a text that is too long.
  public var lineBreakMode = LineBreakMode.byTruncatingTail
  /// Whether the font gets smaller until a text of one line fits the width.
  public var adjustsFontSizeToFitWidth = false
  /// The smallest share of the font size to which it may shrink, 0 to 1; 0 is without a floor.
  public var minimumScaleFactor = 0.0
  /// The smallest font size to which it may shrink, in points (before iOS 6); 0 is without a floor.
  public var minimumFontSize = 0.0
  /// Whether letters move together a little before a text is truncated.
  public var allowsDefaultTighteningForTruncation = false
  /// The same by its name of iOS 6.
  public var adjustsLetterSpacingToFitWidth = false
  /// Where a text that was shrunk stands in the height.
  public var baselineAdjustment = BaselineAdjustment.alignBaselines
  /// Whether the text is drawn as usual; else it is dimmed.
  public var isEnabled = true
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
  /// The width at which the label's own size breaks lines, in points; 0 is that of the superview.
  public var preferredMaxLayoutWidth = 0.0

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
    Key("text", \.textOrNull, default: "null", "The text; null is the empty one."),
    Key(
      "attributedText", \.attributedText, default: "null",
      "A text with looks of its own, in place of `text`; what they leave open is as the label says."),
    Key("font", \.font, default: "null", "The font; null is the system font of 17 points."),
    Key("textColor", \.textColor, default: "null", "The colour of the text; null is black."),
    Key("textAlignment", \.textAlignment, default: "null", "How lines stand; null is left."),
    Key(
      "numberOfLines", \.numberOfLines, in: 0...10_000, default: "1",
      "The most lines; 0 is as many as fit, up to 10,000."),
    Key(
      "lineBreakMode", \.lineBreakMode, default: "\"byTruncatingTail\"", "What becomes of a text that is too long."),
    Key(
      "adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, default: "false",
      "Whether the font gets smaller until a text of one line fits."),
    Key(
      "minimumScaleFactor", \.minimumScaleFactor, in: 0...1, default: "0",
      "The smallest share of the font size to shrink to; 0 is without a floor."),
    Key(
      "minimumFontSize", \.minimumFontSize, in: 0...1000, default: "0",
      "The smallest font size to shrink to, in points; 0 is without a floor."),
    Key(
      "allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation, default: "false",
      "Whether letters move together a little before a text is truncated."),
    Key(
      "adjustsLetterSpacingToFitWidth", \.adjustsLetterSpacingToFitWidth, default: "false",
      "The same by its name of iOS 6."),
    Key(
      "baselineAdjustment", \.baselineAdjustment, default: "\"alignBaselines\"",
      "Where a text that was shrunk stands in the height."),
    Key("isEnabled", \.isEnabled, default: "true", "Whether the text is drawn as usual; else it is dimmed."),
    Key("isHighlighted", \.isHighlighted, default: "false", "Whether the text has its highlighted colour."),
    Key("highlightedTextColor", \.highlightedTextColor, default: "null", "The colour when highlighted."),
    Key("shadowColor", \.shadowColor, default: "null", "The colour of the shadow; null draws none."),
    Key("shadowOffset", \.shadowOffset, default: "[0, -1]", "Where the shadow lies, from the text."),
    Key(
      "preferredMaxLayoutWidth", \.preferredMaxLayoutWidth, in: 0...100_000, default: "0",
      "The width at which the label's own size breaks lines; 0 is that of the superview."),
  ]

  func check(_ json: JSON, _ reader: inout SceneReader) {
    if attributedText != nil, !text.string.isEmpty {
      reader.report(.conflictingKeys("text", "attributedText"), at: json.offset)
    }
  }

  /// The text as a scene says it.
  private var textOrNull: Text? {
    get { text }
    set { text = newValue ?? "" }
  }

  static let partName = "labelPart"

  /// A label that is part of something has no keys of a view.
  static var form: ValueForm {
    let part = ObjectForm(name: partName, summary: "A label that is part of something else.") { keys.map(\.keyForm) }
    return .any([.string, .object(part)])
  }

  /// Reads a label that is part of something; a string is a label with that text.
  static func read(_ json: JSON, _ reader: inout SceneReader) -> Label? {
    if case .string = json.value { return Text.read(json, &reader).map { Label($0) } }
    return readObject(json, &reader)
  }
}

extension Label: ValueHolder {
  static let valueSummary = "Any value, also a text with attributes."
  var bindingUse: BindingUse { .label }

  mutating func hold(_ value: BoundValue) {
    if case .attributed(let attributed) = value {
      attributedText = attributed
      text = ""
    } else if let text = value.plainText {
      take(text)
    }
  }

  /// A text without attributes keeps those that the label's text begins with.
  private mutating func take(_ text: Text) {
    guard let first = attributedText?.runs.first else {
      self.text = text
      return
    }
    attributedText = AttributedText([TextRun(text, first.attributes)])
  }
}
