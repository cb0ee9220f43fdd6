public import Geometry
public import SceneModel

/// A text whose parts are set in different ways: what the typesetter needs to know of it, and nothing of colours.
public struct StyledText: Hashable, Sendable {
  /// The parts, in reading order.
  public var spans: [TextSpan]
  /// How paragraphs are set whose style says nothing of it.
  public var paragraph: ParagraphDefaults

  /// Makes a text of parts.
  public init(spans: [TextSpan], paragraph: ParagraphDefaults = ParagraphDefaults()) {
    self.spans = spans
    self.paragraph = paragraph
  }

  /// Makes a text that is set the same throughout.
  public init(
    _ string: String, face: FontFace, size: Double, paragraph: ParagraphDefaults = ParagraphDefaults()
  ) {
    self.init(spans: [TextSpan(string, face: face, size: size)], paragraph: paragraph)
  }

  /// The characters of all parts.
  public var string: String { spans.map(\.string).joined() }
}

/// What holds for paragraphs that do not say otherwise.
public struct ParagraphDefaults: Hashable, Sendable {
  /// How lines stand.
  public var alignment: TextAlignment
  /// What becomes of text that is too long.
  public var lineBreakMode: LineBreakMode
  /// Which way a paragraph without a letter that tells is written.
  public var isRightToLeft: Bool
  /// Whether letters may move together a little before a line is truncated.
  public var allowsTightening: Bool

  /// Makes the defaults of a label.
  public init(
    alignment: TextAlignment = .left, lineBreakMode: LineBreakMode = .byTruncatingTail, isRightToLeft: Bool = false,
    allowsTightening: Bool = false
  ) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.isRightToLeft = isRightToLeft
    self.allowsTightening = allowsTightening
  }
}

/// A part of a text that is set the same throughout.
public struct TextSpan: Hashable, Sendable {
  /// The characters; of an attachment, U+FFFC.
  public var string: String
  /// The face.
  public var face: FontFace
  /// The font size, in points, 0.1 to 10,000.
  public var size: Double
  /// Points between letters beside the face's own; 0 also leaves out the kerning of pairs; nil is the font's own.
  public var kern: Double?
  /// Whether letters are joined: 0 only where the script demands it, 1 as the font does by default, 2 wherever it can.
  public var ligature: Int
  /// How far the letters stand above the baseline, in points.
  public var baselineOffset: Double
  /// How much the letters lean to the right, as a share of their height.
  public var slant: Double
  /// The factor by which letters and advances are wider.
  public var stretch: Double
  /// For something that stands in the line in place of letters: its place from the baseline, y downward, and its size.
  public var attachment: Rect?
  /// How the paragraph is set that begins in this span.
  public var paragraph: ParagraphStyle?

  /// Makes a span.
  public init(_ string: String, face: FontFace, size: Double) {
    self.string = string
    self.face = face
    self.size = size
    ligature = 1
    baselineOffset = 0
    slant = 0
    stretch = 1
  }
}

extension TextSpan {
  /// Whether the two are shaped as one stretch, so that they differ at most in what is drawn.
  func isShaped(like other: TextSpan) -> Bool {
    attachment == nil && other.attachment == nil && face == other.face && size == other.size && kern == other.kern
      && ligature == other.ligature && baselineOffset == other.baselineOffset && slant == other.slant
      && stretch == other.stretch
  }
}
