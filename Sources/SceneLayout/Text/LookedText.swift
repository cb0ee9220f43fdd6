import Geometry
import SceneModel
import Typesetting

/// A text as the typesetter is asked for it, with what is painted for each of its spans.
struct LookedText {
  /// What is set.
  var styled: StyledText
  /// What is painted for the span of the same place.
  var looks: [TextLook]

  /// Whether it is nothing but letters in one colour.
  var isPlain: Bool {
    looks.allSatisfy { look in
      var plain = TextLook(size: look.size)
      plain.fill = looks.first?.fill
      plain.shadow = looks.first?.shadow
      return plain.fill != nil && plain == look
    }
  }
}

extension Label {
  /// The label's text and its looks, at a scale of its font sizes.
  func looked(scaledBy scale: Double = 1, _ context: LayoutContext) -> LookedText {
    let font = font ?? Font()
    let highlight = isHighlighted ? highlightedTextColor : nil
    let shadow = shadowColor.map { TextLook.Shadow(color: $0, offset: shadowOffset, radius: 0) }
    let defaults = ParagraphDefaults(
      alignment: textAlignment ?? .left, lineBreakMode: lineBreakMode, isRightToLeft: context.isRightToLeft,
      allowsTightening: allowsDefaultTighteningForTruncation || adjustsLetterSpacingToFitWidth)
    var looked = LookedText(styled: StyledText(spans: [], paragraph: defaults), looks: [])
    for run in attributedText?.runs ?? [TextRun(text)] {
      var attributes = run.attributes
      if let highlight { attributes.foregroundColor = highlight }
      let font = attributes.font ?? font
      let size = context.size(of: font) * scale
      var look = TextLook(attributes, size: size, color: textColor ?? .black, shadow: shadow, context)
      if highlight != nil { look.fill = look.fill == nil ? nil : highlight }
      var span = TextSpan(run.string, face: context.face(of: font), size: size)
      span.take(attributes, scaledBy: scale)
      if let attachment = run.attachment {
        let bounds = attachment.box(size: attachment.image.flatMap { context.images[$0]?.size } ?? .zero)
        span.attachment = bounds
        look.picture = attachment.image.map { TextLook.Picture(image: $0, bounds: bounds) }
      }
      looked.styled.spans.append(span)
      looked.looks.append(look)
    }
    return looked
  }
}

extension TextSpan {
  /// Takes over how a run is set.
  fileprivate mutating func take(_ attributes: TextAttributes, scaledBy scale: Double) {
    kern = attributes.kern.map { $0 * scale }
    ligature = attributes.ligature
    baselineOffset = attributes.baselineOffset * scale
    slant = attributes.obliqueness
    stretch = exponential(attributes.expansion)
    paragraph = attributes.paragraphStyle
  }
}

extension TextAttachment {
  /// The place from the baseline, y downward; NSTextAttachment counts upward.
  fileprivate func box(size: Size) -> Rect {
    guard let bounds else { return Rect(x: 0, y: -size.height, width: size.width, height: size.height) }
    return Rect(x: bounds.minX, y: -bounds.maxY, width: bounds.width, height: bounds.height)
  }
}
