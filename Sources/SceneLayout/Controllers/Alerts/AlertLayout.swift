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
    var y = 0.0
    let texts = self.texts(&y)
    let fields = self.fields(&y)
    let buttons = self.buttons(&y)
    let frame = Rect(x: (size.width - theme.width) / 2, y: (size.height - y) / 2, width: theme.width, height: y)
    let panel = Panel(frame: frame, cornerRadius: theme.cornerRadius, theme: theme.panel)
    let lines = buttons.lines.map { panel.hairline("separator", $0.rect, $0.color) }
    return [panel.dimming(size), panel.box("alert", texts + fields + lines + buttons.titles)]
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
      isEmpty ? field.placeholder : shown, Font(size: theme.fontSize), isEmpty ? theme.placeholderColor : .black,
      width: inside.width - 2 * theme.textX, context)
    // A point above the middle, measured.
    let line = Rect(x: theme.textX, y: 0, width: title.width, height: rect.height - 1)
    return Box(
      "alert.textField", frame: rect, content: .fill(theme.borderColor),
      children: [Box("alert.textField.ground", frame: inside, content: .fill(.white))]
        + title.boxes("alert.textField.text", in: line, context))
  }

  private struct Buttons {
    var lines: [(rect: Rect, color: Color?)] = []
    var titles: [Box] = []
  }

  /// The buttons, in a row or in a column, of which the last one is bold.
  ///
  /// A row begins with the cancel button, and each title must fit its share of the width; a column ends with it. Three
  /// short buttons stand in a row in S8's alert.
  private func buttons(_ y: inout Double) -> Buttons {
    guard !alert.actions.isEmpty else { return Buttons() }
    let cancels = alert.actions.filter { $0.style == .cancel }, others = alert.actions.filter { $0.style != .cancel }
    let row = cancels + others
    let share = theme.width / Double(row.count)
    let isRow = row.count <= theme.greatestRow && row.allSatisfy { width(of: $0) <= share }
    let height = theme.panel.buttonHeight
    var buttons = Buttons()
    for (index, action) in (isRow ? row : others + cancels).enumerated() {
      let rect =
        isRow
        ? Rect(x: Double(index) * share, y: y, width: share, height: height)
        : Rect(x: 0, y: y + Double(index) * height, width: theme.width, height: height)
      if !isRow || index == 0 {
        buttons.lines.append((Rect(x: 0, y: rect.minY, width: theme.width, height: context.grid.pixel), nil))
      } else {
        let top = rect.minY + context.grid.pixel
        buttons.lines.append(
          (
            Rect(x: rect.minX, y: top, width: context.grid.pixel, height: rect.maxY - top), theme.dividerColor
          ))
      }
      buttons.titles += action.boxes(
        in: rect.offset(by: Point(x: 0, y: context.grid.pixel)), size: theme.buttonFontSize,
        isBold: index == row.count - 1, theme.panel, context)
    }
    y += isRow ? height : height * Double(row.count)
    return buttons
  }

  private func width(of action: AlertController.Action) -> Double {
    let font = Font(size: theme.buttonFontSize, weight: .medium)
    return BarTitle(action.title, font, .black, width: theme.width, context).width + 2 * AlertController.Action.padding
  }
}
