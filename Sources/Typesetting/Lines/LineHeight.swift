import SceneModel

/// How high a line is by the faces of what stands in it, in points.
struct LineHeight {
  /// Above the baseline.
  private(set) var ascent = 0.0
  /// Below the baseline.
  private(set) var descent = 0.0
  /// The gap that is added below.
  private(set) var leading = 0.0

  /// Measures a line; an empty one is as high as the style at its place.
  init(_ text: ShapedText, _ source: StyledSource, start: Int, withEmoji: Bool) {
    var seen = -1
    for cluster in text.clusters where cluster.item != seen {
      seen = cluster.item
      add(text.items[cluster.item], source, withEmoji: withEmoji)
    }
    if seen < 0, !source.styles.isEmpty {
      add(source.styles[source.style(at: min(start, source.text.bytes.count - 1))])
    }
  }

  /// The height between this line and the next, before rounding.
  var natural: Double { ascent + descent + leading }

  /// The part of it below the baseline.
  var belowBaseline: Double { descent + leading }

  /// The height that a paragraph makes of it: the natural one times a factor, held between two limits.
  func height(in style: ParagraphStyle) -> Double {
    let height = max(
      natural * (style.lineHeightMultiple > 0 ? style.lineHeightMultiple : 1), style.minimumLineHeight)
    return style.maximumLineHeight > 0 ? min(height, style.maximumLineHeight) : height
  }

  private mutating func add(_ item: ShapedItem, _ source: StyledSource, withEmoji: Bool) {
    let style = source.styles[item.style]
    add(style)
    if item.font == nil, let attachment = style.attachment {
      ascent = max(ascent, style.baselineOffset - attachment.minY)
      descent = max(descent, attachment.maxY - style.baselineOffset)
    }
    if withEmoji, item.isEmoji {
      ascent = max(ascent, Self.emojiAscent(style.size) + style.baselineOffset)
      descent = max(descent, Self.emojiDescent(style.size) - style.baselineOffset)
    }
  }

  private mutating func add(_ style: SpanStyle) {
    ascent = max(ascent, style.metrics.ascender * style.size + style.baselineOffset)
    descent = max(descent, style.metrics.descender * style.size - style.baselineOffset)
    leading = max(leading, style.metrics.leading * style.size)
  }

  /// How far Apple Color Emoji reaches below the baseline.
  ///
  /// It is 1.0 em and 0.3125 em high (its hhea table: 800 and -250 of 800 units; HarfBuzz's issue 2148), and iOS 7 to 9
  /// set it a quarter larger below 16 points, fading out to 24: the descents that were measured are 0.390625 em, then
  /// 0.15625 em + 3.75, then 0.3125 em (YYText's issue 218). The ascents go with them.
  private static func emojiDescent(_ size: Double) -> Double {
    size < 16 ? 0.390625 * size : size <= 24 ? 0.15625 * size + 3.75 : 0.3125 * size
  }

  private static func emojiAscent(_ size: Double) -> Double { emojiDescent(size) * 3.2 }
}
