/// How a paragraph is set (NSParagraphStyle); all lengths are points.
public struct ParagraphStyle: Hashable, Sendable {
  /// How its lines stand; nil is what the place of the text wants.
  public var alignment: TextAlignment?
  /// What becomes of what is too long for a line; nil is what the place of the text wants.
  public var lineBreakMode: LineBreakMode?
  /// Space below each line.
  public var lineSpacing = 0.0
  /// Space below the paragraph, unless it is the last.
  public var paragraphSpacing = 0.0
  /// Space above the paragraph, unless it is the first.
  public var paragraphSpacingBefore = 0.0
  /// The least height of a line.
  public var minimumLineHeight = 0.0
  /// The greatest height of a line; 0 is without limit.
  public var maximumLineHeight = 0.0
  /// The factor of a line's natural height, before the two limits; 0 is as 1.
  public var lineHeightMultiple = 0.0
  /// The distance of the first line's beginning from the leading edge.
  public var firstLineHeadIndent = 0.0
  /// The distance of the other lines' beginnings from the leading edge.
  public var headIndent = 0.0
  /// Where lines end: from the leading edge if positive, from the trailing edge if 0 or negative.
  public var tailIndent = 0.0
  /// Where text after a tab begins; nil is every 28 points.
  public var tabStops: [TabStop]?
  /// The distance of the stops after the last of `tabStops`; 0 is 28 points.
  public var defaultTabInterval = 0.0
  /// Which way it is written.
  public var baseWritingDirection = WritingDirection.natural
  /// How full a line must be to be left without a hyphen, 0 to 1; 0 never hyphenates.
  public var hyphenationFactor = 0.0

  /// Makes UIKit's default style.
  public init() {}
}

/// A place that a tab leads to (NSTextTab).
public struct TabStop: Hashable, Sendable {
  /// The distance from the leading edge, in points.
  public var location = 0.0
  /// Which part of the text after the tab stands there.
  public var alignment = Alignment.left

  /// Makes a stop at the leading edge.
  public init() {}

  /// Makes a stop.
  public init(location: Double, alignment: Alignment = .left) {
    self.location = location
    self.alignment = alignment
  }

  /// Which part of a text stands at a stop.
  public enum Alignment: String, CaseIterable, Sendable, SceneChoice {
    case left, center, right
    /// The decimal point, or the end of a number without one.
    case decimal
  }
}

extension TabStop: SceneObject {
  static let typeName = "tabStop"
  static let summary = "A place that a tab leads to; a number alone is a left stop."
  static let keys: [Key<TabStop>] = [
    Key("location", \.location, in: 0...100_000, isRequired: true, "The distance from the leading edge."),
    Key("alignment", \.alignment, default: "\"left\"", "Which part of the text stands there."),
  ]

  static var form: ValueForm { .any([.number(0...100_000), .object(objectForm)]) }

  static func read(_ json: JSON, _ reader: inout SceneReader) -> TabStop? {
    guard case .number(let location) = json.value else { return readObject(json, &reader) }
    guard (0...100_000).contains(location) else {
      reader.report(.outOfRange(found: location, range: (0.0...100_000).words), at: json.offset)
      return nil
    }
    return TabStop(location: location)
  }
}

extension ParagraphStyle: SceneObject {
  static let typeName = "paragraphStyle"
  static let summary = "How a paragraph is set; that of its first run counts for the whole paragraph."
  static let keys: [Key<ParagraphStyle>] = [
    Key("alignment", \.alignment, default: "null", "How its lines stand; null is the label's."),
    Key("lineBreakMode", \.lineBreakMode, default: "null", "What becomes of too long a text; null is the label's."),
    Key("lineSpacing", \.lineSpacing, in: lengths, default: "0", "Space below each line."),
    Key("paragraphSpacing", \.paragraphSpacing, in: lengths, default: "0", "Space below the paragraph."),
    Key(
      "paragraphSpacingBefore", \.paragraphSpacingBefore, in: lengths, default: "0", "Space above the paragraph."),
    Key("minimumLineHeight", \.minimumLineHeight, in: lengths, default: "0", "The least height of a line."),
    Key(
      "maximumLineHeight", \.maximumLineHeight, in: lengths, default: "0",
      "The greatest height of a line; 0 is without limit."),
    Key(
      "lineHeightMultiple", \.lineHeightMultiple, in: 0...1000, default: "0",
      "The factor of a line's natural height; 0 is as 1."),
    Key(
      "firstLineHeadIndent", \.firstLineHeadIndent, in: lengths, default: "0",
      "The distance of the first line's beginning from the leading edge."),
    Key(
      "headIndent", \.headIndent, in: lengths, default: "0",
      "The distance of the other lines' beginnings from the leading edge."),
    Key(
      "tailIndent", \.tailIndent, in: -100_000...100_000, default: "0",
      "Where lines end: from the leading edge if positive, from the trailing edge if 0 or negative."),
    Key("tabStops", \.tabStops, default: "null", "Where text after a tab begins; null is every 28 points."),
    Key(
      "defaultTabInterval", \.defaultTabInterval, in: lengths, default: "0",
      "The distance of the stops after the last; 0 is 28 points."),
    Key("baseWritingDirection", \.baseWritingDirection, default: "\"natural\"", "Which way it is written."),
    Key(
      "hyphenationFactor", \.hyphenationFactor, in: 0...1, default: "0",
      "How full a line must be to be left without a hyphen; 0 never hyphenates."),
  ]
  private static let lengths = 0.0...100_000

  func check(_ json: JSON, _ reader: inout SceneReader) {
    if maximumLineHeight > 0, minimumLineHeight > maximumLineHeight {
      reader.report(
        .outOfRange(found: minimumLineHeight, range: "minimumLineHeight is at most maximumLineHeight"), at: json.offset)
    }
  }
}
