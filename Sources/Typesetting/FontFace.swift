/// A face as a look wants it set: which font, and what is done to it so that it measures and looks like the original.
public struct FontFace: Hashable, Sendable {
  /// The family's name in the font set.
  public var family: String
  /// The weight of the font file to use, 100 to 900; 400 is regular.
  public var weight: Int
  /// Whether the slanted file of the family is used.
  public var isItalic: Bool
  /// How much the stems are thickened, in em; 0 leaves them as they are, and the letters keep their heights.
  public var emboldening: Double
  /// Space added after each glyph, by size.
  public var tracking: Tracking
  /// The line metrics to use in place of the font's own; nil uses those.
  public var metrics: LineMetrics?
  /// Where a variable font is taken on its axes, beside what the weight asks for.
  public var variations: [FontVariation]
  /// Features of the font that are switched on or off, by OpenType's tags.
  public var features: [FontFeature]

  /// Makes a face.
  public init(
    family: String, weight: Int = 400, isItalic: Bool = false, emboldening: Double = 0,
    tracking: Tracking = Tracking(), metrics: LineMetrics? = nil, variations: [FontVariation] = [],
    features: [FontFeature] = []
  ) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.emboldening = emboldening
    self.tracking = tracking
    self.metrics = metrics
    self.variations = variations
    self.features = features
  }
}

/// A feature of an OpenType font, such as figures of equal widths.
public struct FontFeature: Hashable, Sendable {
  /// The feature's tag of four letters, such as `tnum`.
  public var tag: String
  /// 0 switches it off, 1 on; more chooses among alternatives.
  public var value: Int

  /// Names a setting.
  public init(tag: String, value: Int = 1) {
    self.tag = tag
    self.value = value
  }
}

/// Space between glyphs as a function of the font size: linear between its stops, constant outside them.
public struct Tracking: Hashable, Sendable {
  /// One measured place of the function.
  public struct Stop: Hashable, Sendable {
    /// The font size, in points.
    public var size: Double
    /// The space added after each glyph at that size, in em.
    public var em: Double

    /// Makes a stop.
    public init(size: Double, em: Double) {
      self.size = size
      self.em = em
    }
  }

  /// The stops, in ascending order of size; none means no tracking.
  public var stops: [Stop]

  /// Makes the function.
  public init(_ stops: [Stop] = []) {
    self.stops = stops
  }

  /// The space after each glyph at a size, in points.
  public func points(at size: Double) -> Double {
    guard let first = stops.first, let last = stops.last else { return 0 }
    guard size > first.size else { return first.em * size }
    guard size < last.size else { return last.em * size }
    for (lower, upper) in zip(stops, stops.dropFirst()) where size <= upper.size {
      let part = (size - lower.size) / (upper.size - lower.size)
      return (lower.em + (upper.em - lower.em) * part) * size
    }
    return last.em * size
  }
}

/// The vertical measures of a face, in em.
public struct LineMetrics: Hashable, Sendable {
  /// From the top of the line to the baseline.
  public var ascender: Double
  /// From the baseline to the bottom of the line, a positive number.
  public var descender: Double
  /// The gap that is added below.
  public var leading: Double

  /// Makes line metrics.
  public init(ascender: Double, descender: Double, leading: Double) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
  }

  /// The height of a line, in em.
  public var lineHeight: Double { ascender + descender + leading }
}
