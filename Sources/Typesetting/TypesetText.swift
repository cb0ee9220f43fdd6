public import Geometry

/// A text that was shaped and broken into lines: all that painting needs, and all that layout asks.
public struct TypesetText: Hashable, Sendable {
  /// The lines, from top to bottom; none for an empty text.
  public var lines: [TypesetLine]
  /// The widest line and the sum of the line pitches, in points, not rounded.
  public var size: Size
  /// The characters for which no font of the set has a glyph, each once, in order of appearance.
  public var missing: [Unicode.Scalar]
  /// What was set, for people who read a layout; nil for a text made of glyphs.
  public var source: Source?

  /// The request that a text answers.
  public struct Source: Hashable, Sendable {
    /// The characters, those of lines that were cut off included.
    public var string: String
    /// The face that was asked for.
    public var face: FontFace
    /// The font size, in points.
    public var size: Double

    /// Describes a request.
    public init(string: String, face: FontFace, size: Double) {
      self.string = string
      self.face = face
      self.size = size
    }
  }

  /// Makes a text from its parts.
  public init(lines: [TypesetLine] = [], size: Size = .zero, missing: [Unicode.Scalar] = []) {
    self.lines = lines
    self.size = size
    self.missing = missing
  }
}

/// One line of a text.
public struct TypesetLine: Hashable, Sendable {
  /// Where its first glyph starts and its baseline lies, from the top left of the text, in points.
  public var origin: Point
  /// The advance of its glyphs without white space at its end, in points.
  public var width: Double
  /// The glyphs, in visual order from left to right.
  public var runs: [GlyphRun]
  /// The part of the text that it shows, in UTF-8 bytes.
  public var range: Range<Int>
  /// The part of the text that it leaves out, in UTF-8 bytes; nil if it shows all.
  ///
  /// An ellipsis stands in its place, but not for the end of a line that goes on where no screen does. In a line that is
  /// truncated in the middle it lies within `range`.
  public var gap: Range<Int>?
  /// How far the line's box reaches above its baseline, in points.
  public var ascent: Double
  /// How far the line's box reaches below its baseline, in points, what separates it from the next line included.
  public var descent: Double
  /// Which span of the text stands where, from left to right; attachments among them.
  public var parts: [LinePart]

  /// Makes a line from its parts.
  public init(
    origin: Point, width: Double, runs: [GlyphRun], range: Range<Int>, gap: Range<Int>? = nil, ascent: Double = 0,
    descent: Double = 0, parts: [LinePart] = []
  ) {
    self.origin = origin
    self.width = width
    self.runs = runs
    self.range = range
    self.gap = gap
    self.ascent = ascent
    self.descent = descent
    self.parts = parts
  }

  /// Whether it leaves a part of the text out.
  public var isTruncated: Bool { gap != nil }
}

/// A stretch of a line that belongs to one span.
public struct LinePart: Hashable, Sendable {
  /// The place of the span in the text's list.
  public var span: Int
  /// Where it begins, from the line's origin, in points.
  public var x: Double
  /// Its advance, in points.
  public var width: Double
  /// The stretches in it that are white space, for lines that go by word.
  public var spaces: [Range<Double>]

  /// Makes a part.
  public init(span: Int, x: Double, width: Double, spaces: [Range<Double>] = []) {
    self.span = span
    self.x = x
    self.width = width
    self.spaces = spaces
  }
}

/// Glyphs of one font file at one size.
public struct GlyphRun: Hashable, Sendable {
  /// The file that the glyphs come from.
  public var file: FontFile
  /// The size, in points.
  public var size: Double
  /// How much the stems are thickened, in points; the letters keep their heights.
  public var emboldening: Double
  /// The glyphs with their places from the line's origin.
  public var glyphs: [Glyph]
  /// The place of the run's span in the text's list.
  public var span: Int
  /// How much the glyphs lean to the right, as a share of their height.
  public var slant: Double
  /// The factor by which the glyphs are wider.
  public var stretch: Double

  /// Makes a run from its parts.
  public init(
    file: FontFile, size: Double, emboldening: Double, glyphs: [Glyph], span: Int = 0, slant: Double = 0,
    stretch: Double = 1
  ) {
    self.file = file
    self.size = size
    self.emboldening = emboldening
    self.glyphs = glyphs
    self.span = span
    self.slant = slant
    self.stretch = stretch
  }
}

/// A font file, and which of its fonts is meant.
public struct FontFile: Hashable, Sendable {
  /// The path of the file.
  public var path: String
  /// The index of the font in a collection; 0 in a file with one font.
  public var index: Int
  /// Where a variable font is taken on its axes; an axis that is not named has its default.
  public var variations: [FontVariation]

  /// Names a font.
  public init(path: String, index: Int = 0, variations: [FontVariation] = []) {
    self.path = path
    self.index = index
    self.variations = variations
  }
}

/// A place on an axis of a variable font.
public struct FontVariation: Hashable, Sendable {
  /// The axis's tag of four letters, such as `wght`.
  public var axis: String
  /// The place, in the axis's own unit.
  public var value: Double

  /// Names a place.
  public init(axis: String, value: Double) {
    self.axis = axis
    self.value = value
  }
}

/// One glyph in its place.
public struct Glyph: Hashable, Sendable {
  /// The glyph's index in its font.
  public var id: UInt32
  /// The place of its origin from the line's origin, in points; y grows downward.
  public var position: Point

  /// Makes a glyph.
  public init(id: UInt32, position: Point) {
    self.id = id
    self.position = position
  }
}
