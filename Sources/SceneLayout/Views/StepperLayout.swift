import Geometry
import SceneModel

extension Stepper: ViewLayout {
  var hasFixedSize: Bool { true }

  func opacity(_ theme: Theme) -> Double { state.opacity(theme) }

  func sizeThatFits(_ size: Size, _ context: LayoutContext) -> Size? { context.theme.stepper.size }

  /// The outline is a segmented control's; a sign that leads nowhere has half the tint (SL: #80BDFF).
  func boxes(in bounds: Size, of view: View, _ context: LayoutContext) -> [Box] {
    let theme = context.theme.stepper
    let tint = view.tintColor ?? context.tintColor
    let line = context.theme.segmentedControl.borderWidth
    let whole = Rect(origin: .zero, size: theme.size)
    let border = whole.inset(by: Insets(all: line / 2))
    let outline = Path.roundedRect(border, radius: context.theme.segmentedControl.cornerRadius - line / 2)
    func color(_ isUsable: Bool) -> Color { tint.faded(to: isUsable ? 1 : context.theme.disabledControlOpacity) }
    let pen = GlyphPen(grid: context.grid)
    return [
      Box("border", frame: whole, content: .path(PathContent(outline, stroke: tint, lineWidth: line))),
      Box(
        "divider", frame: Rect(x: theme.dividerX, y: 0, width: line, height: theme.size.height), content: .fill(tint)),
      StepperGlyphs.minus(pen).box("minus", at: theme.minusOrigin, color(wraps || value > minimumValue)),
      StepperGlyphs.plus(pen).box("plus", at: theme.plusOrigin, color(wraps || value < maximumValue)),
    ]
  }
}
