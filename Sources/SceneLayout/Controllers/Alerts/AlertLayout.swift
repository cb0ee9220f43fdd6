import Geometry
import SceneModel
import Typesetting

/// An alert in the middle of the screen: texts, text fields, then buttons in a row or below each other (S8 alert).
struct AlertLayout {
  let alert: AlertController
  let title: Text?
  let size: Size
  let context: LayoutContext

  private var theme: AlertTheme { context.theme.alert }

  var boxes: [Box] {
    var texts = PanelStack.Part(name: "alert.texts")
    texts.boxes = self.texts(&texts.height)
    texts.boxes += fields(&texts.height)
    let (buttons, last) = self.buttons
    let stack = PanelStack(texts: texts, buttons: buttons, fixed: last)
    let (boxes, height) = stack.boxes(width: theme.width, within: size.height - 2 * theme.panel.screenMargin)
    let frame = Rect(
      x: (size.width - theme.width) / 2, y: (size.height - height) / 2, width: theme.width, height: height)
    let panel = Panel(frame: frame, cornerRadius: theme.cornerRadius, theme: theme.panel)
    return [panel.dimming(size), panel.box("alert", boxes)]
  }

  /// The bold title and the message below it, centred.
  private func texts(_ y: inout Double) -> [Box] {
    guard title != nil || alert.message != nil else { return [] }
    y += theme.topPadding
    var boxes: [Box] = []
    if let title { boxes += text(title, "alert.title", Font(size: theme.titleFontSize, weight: .medium), &y) }
    if title != nil, alert.message != nil { y += theme.messageSpacing }
    if let message = alert.message { boxes += text(message, "alert.message", Font(size: theme.messageFontSize), &y) }
    y += theme.bottomPadding
    return boxes
  }

  private func text(_ text: Text, _ name: String, _ font: Font, _ y: inout Double) -> [Box] {
    var label = Label(text)
    label.font = font
    label.numberOfLines = 0
    let width = theme.width - 2 * theme.sideMargin
    let set = label.typeset(width: width, height: size.height, context)
    let rect = Rect(x: theme.sideMargin, y: y, width: width, height: context.grid.ceil(set.size.height))
    y = rect.maxY
    return set.lines.isEmpty ? [] : [set.box(name, in: rect, alignment: .center, color: .black, site: text.site)]
  }

  private func fields(_ y: inout Double) -> [Box] {
    guard !alert.textFields.isEmpty else { return [] }
    let theme = theme.field
    let pixel = context.grid.pixel
    let boxes = alert.textFields.map { field in
      let rect = Rect(x: theme.margin, y: y, width: self.theme.width - 2 * theme.margin, height: theme.height)
      // Two fields share the line between them.
      y = rect.maxY - pixel
      return box(of: field, in: rect, theme)
    }
    y += pixel + theme.bottom
    return boxes
  }

  /// A white field with a thin line around it; dots stand for what is secret.
  private func box(of field: AlertController.Field, in rect: Rect, _ theme: AlertFieldTheme) -> Box {
    let pixel = context.grid.pixel
    let inside = Rect(origin: .zero, size: rect.size).inset(by: Insets(all: pixel))
    let isEmpty = field.text.string.isEmpty
    let shown =
      field.isSecureTextEntry && !isEmpty
      ? Text(String(repeating: "•", count: min(1000, field.text.string.count)), site: field.text.site) : field.text
    let title = BarTitle(
      isEmpty ? field.placeholder.onOneLine : shown.onOneLine, Font(size: theme.fontSize),
      isEmpty ? theme.placeholderColor : .black,
      width: inside.width - 2 * theme.textX, context)
    // A point above the middle, measured.
    let line = Rect(x: theme.textX, y: 0, width: title.width, height: rect.height - 1)
    return Box(
      "alert.textField", frame: rect, content: .fill(theme.borderColor),
      children: [Box("alert.textField.ground", frame: inside, content: .fill(.white))]
        + title.boxes("alert.textField.text", in: line, context))
  }

  /// The buttons, in a row or in a column, of which the last one is bold.
  ///
  /// A row begins with the cancel button, and each title must fit its share of the width; a column ends with it, and
  /// keeps it in sight. Three short buttons stand in a row in S8's alert.
  private var buttons: (scrolling: PanelStack.Part, fixed: PanelStack.Part) {
    var scrolling = PanelStack.Part(name: "alert.actions"), fixed = PanelStack.Part(name: "")
    let cancels = alert.actions.filter { $0.style == .cancel }, others = alert.actions.filter { $0.style != .cancel }
    let row = cancels + others
    guard !row.isEmpty else { return (scrolling, fixed) }
    if row.count <= theme.greatestRow, row.allSatisfy({ width(of: $0) <= theme.width / Double(row.count) }) {
      fixed.boxes = boxes(ofRow: row)
      fixed.height = theme.panel.buttonHeight
      return (scrolling, fixed)
    }
    scrolling.boxes = boxes(ofColumn: others, endsWithBold: cancels.isEmpty)
    scrolling.height = theme.panel.buttonHeight * Double(others.count)
    fixed.boxes = boxes(ofColumn: cancels, endsWithBold: true)
    fixed.height = theme.panel.buttonHeight * Double(cancels.count)
    return (scrolling, fixed)
  }

  private func boxes(ofRow actions: [AlertController.Action]) -> [Box] {
    let share = theme.width / Double(actions.count), height = theme.panel.buttonHeight, pixel = context.grid.pixel
    var lines = [separator(Rect(x: 0, y: 0, width: theme.width, height: pixel))]
    var titles: [Box] = []
    for (index, action) in actions.enumerated() {
      let x = Double(index) * share
      if index > 0 {
        lines.append(
          separator(Rect(x: x, y: pixel, width: pixel, height: height - pixel), theme.dividerColor))
      }
      titles += self.titles(
        of: action, in: Rect(x: x, y: 0, width: share, height: height), isBold: index == actions.count - 1)
    }
    return lines + titles
  }

  private func boxes(ofColumn actions: [AlertController.Action], endsWithBold: Bool) -> [Box] {
    let height = theme.panel.buttonHeight
    let rects = actions.indices.map { Rect(x: 0, y: Double($0) * height, width: theme.width, height: height) }
    let lines = rects.map { rect in
      separator(Rect(x: 0, y: rect.minY, width: theme.width, height: context.grid.pixel))
    }
    return lines
      + zip(actions, rects).enumerated().flatMap { index, button in
        titles(of: button.0, in: button.1, isBold: endsWithBold && index == actions.count - 1)
      }
  }

  private func separator(_ rect: Rect, _ color: Color? = nil) -> Box {
    Box("separator", frame: rect, content: .fill(color ?? theme.panel.hairlineColor))
  }

  private func titles(of action: AlertController.Action, in rect: Rect, isBold: Bool) -> [Box] {
    action.boxes(
      in: rect.offset(by: Point(x: 0, y: context.grid.pixel)), size: theme.buttonFontSize, isBold: isBold, theme.panel,
      context)
  }

  private func width(of action: AlertController.Action) -> Double {
    let font = Font(size: theme.buttonFontSize, weight: .medium)
    return BarTitle(action.title, font, .black, width: theme.width, context).width + 2 * AlertController.Action.padding
  }
}
