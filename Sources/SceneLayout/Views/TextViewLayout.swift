import Geometry
import SceneModel
import Typesetting

extension TextView: ViewLayout {
  var clipsByDefault: Bool { true }
  var wrapsToFit: Bool { true }

  func defaultBackgroundColor(_ theme: Theme) -> Color? { theme.textView.backgroundColor }

  func sizeThatFits(_ size: Size, _ context: LayoutContext) -> Size? {
    let margins = margins(context)
    let text = typeset(width: size.width - margins.left - margins.right, context)
    let height = text.lines.isEmpty ? context.lineHeight(of: ownFont(context)) : text.size.height
    return Size(
      width: context.grid.ceil(text.size.width) + margins.left + margins.right,
      height: context.grid.ceil(height) + margins.top + margins.bottom)
  }

  /// The lines from the top, broken between words, moved by the offset; those that do not show are left out.
  ///
  /// A text that was not scrolled begins below the bars that cover the view (`contentInset`).
  func boxes(in bounds: Size, of view: View, _ context: LayoutContext) -> [Box] {
    let margins = margins(context)
    let rect = Rect(origin: .zero, size: bounds).inset(by: margins)
    var text = typeset(width: rect.width, context)
    let offset = contentOffset ?? Point(x: 0, y: -context.scrollInsets.top)
    let top = margins.top - offset.y
    let pitch = text.lines.isEmpty ? 0 : text.size.height / Double(text.lines.count)
    text.lines.removeAll { top + $0.origin.y < -pitch || top + $0.origin.y > bounds.height + pitch }
    guard !text.lines.isEmpty else { return [] }
    let frame = Rect(x: rect.minX - offset.x, y: top, width: rect.width, height: text.size.height)
    var box = Box("text", frame: frame, content: .text(text, textColor ?? .black))
    box.site = self.text.site
    return [box]
  }

  private func typeset(width: Double, _ context: LayoutContext) -> TypesetText {
    var label = Label(text)
    label.font = ownFont(context)
    label.textAlignment = textAlignment
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    return label.typeset(width: max(0, width), height: .infinity, context)
  }

  private func ownFont(_ context: LayoutContext) -> Font { font ?? Font(size: context.theme.textView.fontSize) }

  /// The container's margins with what its lines keep clear at their ends (`lineFragmentPadding`).
  private func margins(_ context: LayoutContext) -> Insets {
    var margins = textContainerInset
    margins.left += context.theme.textView.linePadding
    margins.right += context.theme.textView.linePadding
    return margins
  }
}
