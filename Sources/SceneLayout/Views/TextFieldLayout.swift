import Geometry
import SceneModel

extension TextField: ViewLayout {
  var clipsByDefault: Bool { true }
  var masksByDefault: Bool { false }

  /// With round corners the background has them too.
  var shapesBackground: Bool { borderStyle == .roundedRect }

  /// As wide as its text or placeholder with the margins, as high as its line; with round corners at least 30 high (SL).
  func sizeThatFits(_ size: Size, _ context: LayoutContext) -> Size? {
    let theme = context.theme.textField
    let shown = text.string.isEmpty ? placeholder ?? "" : text
    var label = Label(shown.onOneLine)
    label.font = font ?? Font()
    let own = label.sizeThatFits(.unbounded, context) ?? .zero
    let sides = [side(leftView, leftViewMode), side(rightView, rightViewMode)].compactMap { $0 }
    let sideWidth = sides.map { $0.size(within: size, context).width }.reduce(0, +)
    let height = context.grid.ceil(context.lineHeight(of: font ?? Font())) + 2 * verticalMargin(theme)
    return Size(
      width: (own.width + 2 * margin(theme) + sideWidth).rounded(.up),
      height: borderStyle == .roundedRect ? max(theme.roundedHeight, height) : height)
  }

  func boxes(in bounds: Size, of view: View, _ context: LayoutContext) -> [Box] {
    let theme = context.theme.textField
    let whole = Rect(origin: .zero, size: bounds)
    var boxes = background(whole, ground: view.backgroundColor, theme, context)
    var left = margin(theme), right = margin(theme)
    if let leftView = side(leftView, leftViewMode) {
      let frame = sideFrame(leftView, in: bounds, atLeft: true, context)
      boxes += leftView.box(frame: frame, in: bounds, context).map { [$0] } ?? []
      left = frame.maxX
    }
    if let rightView = side(rightView, rightViewMode) {
      let frame = sideFrame(rightView, in: bounds, atLeft: false, context)
      boxes += rightView.box(frame: frame, in: bounds, context).map { [$0] } ?? []
      right = bounds.width - frame.minX
    } else if clearButtonMode.shows(whileEditing: isEditing), !text.string.isEmpty {
      let clear = context.theme.field.clearButton(in: whole, context.grid)
      boxes.append(clear)
      right = bounds.width - clear.frame.minX + context.theme.field.clearButtonSpacing
    }
    let rect = whole.inset(by: Insets(top: 0, left: left, bottom: 0, right: right))
    return boxes + line(tint: view.tintColor ?? context.tintColor, context).boxes(in: rect, context)
  }

  private func line(tint: Color, _ context: LayoutContext) -> FieldLine {
    FieldLine(
      text: text, placeholder: placeholder, font: font ?? Font(), color: textColor ?? .black,
      placeholderColor: context.theme.field.placeholderColor, alignment: textAlignment, isSecret: isSecureTextEntry,
      caretColor: isEditing ? context.caretColor(tint: tint) : nil,
      leastFontSize: adjustsFontSizeToFitWidth ? minimumFontSize : nil)
  }

  private func side(_ view: View?, _ mode: ViewMode) -> View? { mode.shows(whileEditing: isEditing) ? view : nil }

  /// A side view stands at the very edge, at its own size, in the middle of the height.
  private func sideFrame(_ view: View, in bounds: Size, atLeft: Bool, _ context: LayoutContext) -> Rect {
    let size = view.size(within: bounds, context)
    return Rect(
      origin: Point(x: atLeft ? 0 : bounds.width - size.width, y: (bounds.height - size.height) / 2), size: size)
  }

  private func margin(_ theme: TextFieldTheme) -> Double {
    switch borderStyle {
    case .none: 0
    case .line: theme.lineMargin
    case .bezel, .roundedRect: theme.margin
    }
  }

  private func verticalMargin(_ theme: TextFieldTheme) -> Double {
    borderStyle == .none ? 0 : theme.verticalMargin
  }

  /// The image of the state, or the border with its ground.
  private func background(
    _ rect: Rect, ground: Color?, _ theme: TextFieldTheme, _ context: LayoutContext
  ) -> [Box] {
    let reference = state.isEnabled ? background : disabledBackground ?? background
    if borderStyle != .roundedRect, let image = reference.flatMap({ context.images[$0] }) {
      return [image.box("background", frame: rect)]
    }
    func outline(_ path: (Rect) -> Path, width: Double, _ color: Color, ground: Color? = nil) -> Box {
      let shape = path(rect.inset(by: Insets(all: width / 2)))
      return Box(
        "border", frame: rect, content: .path(PathContent(shape, fill: ground, stroke: color, lineWidth: width)))
    }
    switch borderStyle {
    case .none: return []
    case .line: return [outline(Path.rect, width: theme.lineWidth, theme.lineColor)]
    case .bezel:
      // A background that the scene gives is already painted.
      let own = ground == nil ? theme.groundColor : nil
      let shade = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: theme.bezelWidth)
      return [
        outline(Path.rect, width: theme.bezelWidth, theme.bezelColor, ground: own),
        Box("border.shade", frame: shade, content: .fill(theme.bezelShadeColor)),
      ]
    case .roundedRect:
      let own = state.isEnabled ? theme.groundColor : theme.disabledGroundColor
      let radius = theme.cornerRadius - context.grid.pixel / 2
      return [
        outline(
          { .roundedRect($0, radius: radius) }, width: context.grid.pixel, theme.borderColor, ground: ground ?? own)
      ]
    }
  }
}

extension LayoutContext {
  /// The colour of carets: a tint that somebody chose, else the look's own blue.
  func caretColor(tint: Color) -> Color { tint == theme.tintColor ? theme.field.caretColor : tint }
}

extension FieldTheme {
  /// The button that empties a field, at its right.
  func clearButton(in rect: Rect, _ grid: PixelGrid) -> Box {
    let glyph = ControlGlyphs.clear
    let origin = Point(
      x: rect.maxX - clearButtonMargin - glyph.size.width, y: rect.midY - glyph.size.height / 2)
    return glyph.box("clearButton", at: Point(x: grid.round(origin.x), y: grid.round(origin.y)), clearButtonColor)
  }
}
