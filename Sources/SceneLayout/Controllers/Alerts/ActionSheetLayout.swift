import Geometry
import SceneModel
import Typesetting

/// An action sheet at the bottom of the screen: grey texts and buttons on one panel, the cancel button apart below it (S8
/// action sheet).
struct ActionSheetLayout {
  let sheet: AlertController
  let title: Text?
  let size: Size
  /// What must stay free at the bottom.
  let bottom: Double
  let context: LayoutContext

  private var theme: ActionSheetTheme { context.theme.actionSheet }
  private var buttonHeight: Double { theme.panel.buttonHeight }
  /// As wide as the screen held upright, less its margins.
  private var width: Double { min(size.width, size.height) - 2 * theme.margin }

  var boxes: [Box] {
    let cancel = sheet.actions.first { $0.style == .cancel }
    let others = sheet.actions.filter { $0.style != .cancel }
    var texts = PanelStack.Part(name: "actionSheet.texts")
    texts.boxes = self.texts(&texts.height)
    let buttons = PanelStack.Part(
      name: "actionSheet.actions", height: Double(others.count) * buttonHeight,
      boxes: self.buttons(others, below: texts.height))
    let left = (size.width - width) / 2
    let end = size.height - bottom - theme.margin
    let cancelTop = end - buttonHeight
    let panelEnd = cancel == nil ? end : cancelTop - theme.spacing
    let (boxesInside, height) = PanelStack(texts: texts, buttons: buttons)
      .boxes(width: width, within: panelEnd - theme.panel.screenMargin)
    let frame = Rect(x: left, y: panelEnd - height, width: width, height: height)
    let panel = Panel(frame: frame, cornerRadius: theme.cornerRadius, theme: theme.panel)
    var boxes = [panel.dimming(size)]
    if height > 0 { boxes.append(panel.box("actionSheet", boxesInside)) }
    if let cancel { boxes.append(cancelBox(cancel, Rect(x: left, y: cancelTop, width: width, height: buttonHeight))) }
    return boxes
  }

  /// A bold grey title and a grey message; their baselines are 26.5 from the top and 27 apart.
  private func texts(_ y: inout Double) -> [Box] {
    var baseline = 0.0
    var boxes: [Box] = []
    for (text, name, weight) in [
      (title, "actionSheet.title", Font.Weight.medium), (sheet.message, "actionSheet.message", .regular),
    ] {
      guard let text else { continue }
      var label = Label(text)
      label.font = Font(size: theme.fontSize, weight: weight)
      label.numberOfLines = 0
      let room = width - 2 * theme.sideMargin
      let set = label.typeset(width: room, height: size.height, context)
      guard let first = set.lines.first, let last = set.lines.last else { continue }
      baseline += baseline == 0 ? theme.titleBaseline : theme.messageBaseline
      let rect = Rect(
        x: theme.sideMargin, y: baseline - first.origin.y, width: room, height: set.size.height)
      boxes.append(set.box(name, in: rect, alignment: .center, color: theme.textColor, site: text.site))
      baseline += last.origin.y - first.origin.y
    }
    if !boxes.isEmpty { y = baseline + theme.bottomPadding }
    return boxes
  }

  /// Lines stand between buttons, and above the first if there are texts.
  private func buttons(_ actions: [AlertController.Action], below textHeight: Double) -> [Box] {
    actions.enumerated().flatMap { index, action -> [Box] in
      let rect = Rect(x: 0, y: Double(index) * buttonHeight, width: width, height: buttonHeight)
      let line = Rect(x: 0, y: rect.minY, width: width, height: context.grid.pixel)
      let hasLine = index > 0 || textHeight > 0
      return (hasLine ? [Box("separator", frame: line, content: .fill(theme.panel.hairlineColor))] : [])
        + action.boxes(
          in: rect.offset(by: Point(x: 0, y: context.grid.pixel)), size: theme.buttonFontSize, isBold: false,
          theme.panel,
          context)
    }
  }

  private func cancelBox(_ action: AlertController.Action, _ frame: Rect) -> Box {
    let inside = Rect(origin: .zero, size: frame.size)
    let ground = PathContent(.roundedRect(inside, radius: theme.cornerRadius), fill: theme.cancelColor)
    return Box(
      "actionSheet.cancel", frame: frame, content: .path(ground),
      children: action.boxes(in: inside, size: theme.buttonFontSize, isBold: true, theme.panel, context))
  }
}
