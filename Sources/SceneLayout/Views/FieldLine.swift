import Geometry
import SceneModel
import Typesetting

/// The line in a text field or a search field: the text or its placeholder, bullets for a secret, and the caret.
struct FieldLine {
  var text: Text
  var placeholder: Text?
  var font: Font
  var color: Color
  var placeholderColor: Color
  var alignment = TextAlignment.left
  var isSecret = false
  /// The colour of the caret; nil draws none.
  var caretColor: Color?
  /// The smallest size to which a text that is too long shrinks; nil leaves it at its size.
  var leastFontSize: Double?

  /// What the line shows in a rectangle, with spaces for line breaks (UITextField); a text that is being edited leaves room for the caret (S8 HealthKit), and shows
  /// its end if it is too long.
  func boxes(in rect: Rect, _ context: LayoutContext) -> [Box] {
    var rect = rect
    if caretColor != nil { rect.size.width = max(0, rect.width - context.theme.field.caretWidth) }
    if isSecret, !text.string.isEmpty { return secret(in: rect, context) }
    let isText = !text.string.isEmpty
    guard let shown = isText ? text : placeholder, !shown.string.isEmpty else {
      return caret(in: rect, at: start(of: 0, in: rect), context)
    }
    let label = label(shown, isText: isText)
    let scale = label.fittingScale(width: rect.width, context)
    var line = label.looked(scaledBy: scale, context).typeset(width: rect.width, numberOfLines: 1, context)
    guard let width = line.lines.first?.width, let ownStart = line.lines.first?.origin.x else { return [] }
    var fitting = font
    fitting.size = context.size(of: font) * scale
    let isTooLong = isText && width > rect.width
    let x = rect.minX + (isTooLong ? rect.width - width : ownStart)
    line.lines[0].origin.x = 0
    var box = Box(
      isText ? "text" : "placeholder",
      frame: Rect(x: x, y: top(of: fitting, in: rect, context), width: width, height: line.size.height),
      content: .text(line, isText ? color : placeholderColor))
    box.site = shown.site
    return clipped(box, isTooLong, in: rect) + caret(in: rect, at: isText ? x + width : x, context)
  }

  private func label(_ shown: Text, isText: Bool) -> Label {
    var label = Label(shown.onOneLine)
    label.font = font
    label.textAlignment = alignment
    label.adjustsFontSizeToFitWidth = leastFontSize != nil
    label.minimumFontSize = leastFontSize ?? 0
    if isText, caretColor != nil { label.lineBreakMode = .byClipping }
    return label
  }

  /// The top of a line: in the middle of the height, up to the next whole point.
  ///
  /// A field of 30 has the baseline of 14 points at 19.5, a point above that of a label (SL QR generator).
  private func top(of font: Font, in rect: Rect, _ context: LayoutContext) -> Double {
    rect.minY + ((rect.height - context.lineHeight(of: font)) / 2).rounded(.down)
  }

  /// Where a content of some width starts.
  private func start(of width: Double, in rect: Rect) -> Double {
    rect.minX + (rect.width - width) * alignment.share
  }

  private func clipped(_ box: Box, _ isTooLong: Bool, in rect: Rect) -> [Box] {
    guard isTooLong else { return [box] }
    var inner = box
    inner.frame = box.frame.offset(by: Point(x: -rect.minX, y: -rect.minY))
    return [Box("visible", frame: rect, clipsToBounds: true, children: [inner])]
  }

  /// The bar after the text (S8: 2 wide and 18.5 high at 14 points, from a point above the line to a little below).
  private func caret(in rect: Rect, at x: Double, _ context: LayoutContext) -> [Box] {
    guard let caretColor else { return [] }
    let theme = context.theme.field
    let x = max(rect.minX, min(x, rect.maxX))
    let frame = Rect(
      x: context.grid.round(x), y: context.grid.round(top(of: font, in: rect, context) - theme.caretLead),
      width: theme.caretWidth, height: context.grid.ceil(context.lineHeight(of: font)) + theme.caretExcess)
    return [Box("caret", frame: frame, content: .fill(caretColor))]
  }

  /// A bullet for each character, no more than the line holds.
  private func secret(in rect: Rect, _ context: LayoutContext) -> [Box] {
    let theme = context.theme.field
    let pitch = theme.bulletPitch * context.size(of: font), height = context.lineHeight(of: font)
    let count = min(text.string.count, Int(max(1, min(rect.width / pitch, 4096))))
    let width = pitch * Double(count)
    let bullets = (0..<count).map { index in
      Path.circle(
        center: Point(x: (Double(index) + 0.5) * pitch, y: height * theme.bulletHeight),
        radius: theme.bulletDiameter * context.size(of: font) / 2)
    }
    let frame = Rect(x: start(of: width, in: rect), y: top(of: font, in: rect, context), width: width, height: height)
    let outline = Path(bullets.flatMap(\.elements))
    return [Box("bullets", frame: frame, content: .path(PathContent(outline, fill: color)))]
      + caret(in: rect, at: frame.maxX, context)
  }
}

extension LayoutContext {
  /// The height of a line of a font.
  func lineHeight(of font: Font) -> Double {
    typesetter.lineMetrics(of: face(of: font)).lineHeight * size(of: font)
  }
}
