import Geometry
import SceneModel
import Typesetting

extension CellLayout {
  private var style: TableViewCell.Style { cell.style ?? .default }

  /// The two texts of the cell, as its style places them in what the row leaves to them.
  func texts(in rect: Rect) -> [Box] {
    switch style {
    case .default: title.textBoxes(in: rect, name: "textLabel", context)
    case .value1: value1Texts(in: rect)
    case .value2:
      title.textBoxes(in: value2Title(in: rect), name: "textLabel", context)
        + detail.textBoxes(in: value2Detail(in: rect), name: "detailTextLabel", context)
    case .subtitle: subtitleTexts(in: rect)
    }
  }

  /// The height of the texts where they may have as many lines as they allow.
  func textsHeight(width: Double) -> Double {
    func height(_ label: Label, _ width: Double) -> Double {
      label.isEmpty ? 0 : label.typeset(width: max(0, width), height: .infinity, context).size.height
    }
    switch style {
    case .default: return height(title, width)
    case .value1: return max(height(title, width), height(detail, width))
    case .value2:
      let rect = Rect(x: 0, y: 0, width: width, height: 0)
      return max(height(title, value2Title(in: rect).width), height(detail, value2Detail(in: rect).width))
    case .subtitle: return height(title, width) + height(detail, width)
    }
  }

  /// What stands above and below the texts in a row that is as high as they are.
  ///
  /// One line of the usual size is in a row of 44, and so are the two of a subtitle.
  var textsPadding: Double {
    guard style == .subtitle, !detail.isEmpty, !title.isEmpty else { return theme.verticalPadding }
    return theme.verticalPadding - usualHeight(theme.subtitleTextStyle)
  }

  private func value1Texts(in rect: Rect) -> [Box] {
    // The title keeps its width as long as it can; the detail is cut off first (S8 CloudKit).
    let titleWidth = min(rect.width, title.typeset(width: rect.width, height: rect.height, context).size.width)
    let detailX = titleWidth > 0 ? titleWidth + theme.labelSpacing : 0
    let detailRect = Rect(
      x: rect.minX + detailX, y: rect.minY, width: max(0, rect.width - detailX), height: rect.height)
    let titleBoxes = title.textBoxes(in: rect, name: "textLabel", context)
    // Where not even an ellipsis has room beside the title, there is no detail.
    let detail = detail
    guard detailRect.width >= context.line("…", detail.font ?? Font()).size.width else { return titleBoxes }
    return titleBoxes + detail.textBoxes(in: detailRect, name: "detailTextLabel", context)
  }

  private func value2Title(in rect: Rect) -> Rect {
    Rect(x: rect.minX, y: rect.minY, width: theme.value2TitleWidth, height: rect.height)
  }

  private func value2Detail(in rect: Rect) -> Rect {
    let x = rect.minX + theme.value2TitleWidth + theme.value2Spacing
    return Rect(x: x, y: rect.minY, width: max(0, rect.maxX - x), height: rect.height)
  }

  /// The height of one line in a text style at the usual text size.
  private func usualHeight(_ style: Font.TextStyle) -> Double {
    context.line("x", Font(size: style.size(at: .large))).size.height
  }

  private func subtitleTexts(in rect: Rect) -> [Box] {
    let title = title, detail = detail
    guard !detail.isEmpty else { return title.textBoxes(in: rect, name: "textLabel", context) }
    guard !title.isEmpty else { return detail.textBoxes(in: rect, name: "detailTextLabel", context) }
    let heights = [title, detail].map {
      context.grid.ceil($0.typeset(width: rect.width, height: .infinity, context).size.height)
    }
    // The measured baselines are those of single lines of the usual sizes.
    if heights == [theme.textStyle, theme.subtitleTextStyle].map({ context.grid.ceil(usualHeight($0)) }) {
      // In a row of another height the two lines stay together in the middle.
      let shift = (rect.height - theme.height) / 2
      return title.textBoxes(
        in: rect, name: "textLabel", baseline: theme.subtitleTitleBaseline + shift, context)
        + detail.textBoxes(
          in: rect, name: "detailTextLabel", baseline: theme.subtitleDetailBaseline + shift, context)
    }
    // Others stand one below the other in the middle of what the line below the row leaves free (UITableViewCell).
    let top = rect.minY + max(0, context.grid.floor((rect.height - lineHeight - heights[0] - heights[1]) / 2))
    let titleRect = Rect(x: rect.minX, y: top, width: rect.width, height: heights[0])
    let detailRect = Rect(x: rect.minX, y: titleRect.maxY, width: rect.width, height: heights[1])
    return title.textBoxes(in: titleRect, name: "textLabel", context)
      + detail.textBoxes(in: detailRect, name: "detailTextLabel", context)
  }

  private var title: Label {
    var label = label(
      cell.textLabel, font: style == .value2 ? Font(size: theme.value2FontSize) : Font(textStyle: theme.textStyle),
      color: style == .value2 ? context.tintColor : .black)
    if style == .value2 { label.textAlignment = label.textAlignment ?? .right }
    return label
  }

  private var detail: Label {
    switch style {
    case .value2: return label(cell.detailTextLabel, font: Font(size: theme.value2FontSize), color: .black)
    case .subtitle: return label(cell.detailTextLabel, font: Font(textStyle: theme.subtitleTextStyle), color: .black)
    case .default, .value1:
      var label = label(cell.detailTextLabel, font: Font(textStyle: theme.textStyle), color: theme.detailColor)
      label.textAlignment = label.textAlignment ?? .right
      return label
    }
  }

  /// A label of the cell with what its place wants where the scene says nothing.
  private func label(_ label: Label?, font: Font, color: Color) -> Label {
    var label = label ?? Label()
    label.font = label.font ?? font
    label.textColor = label.textColor ?? color
    label.isHighlighted = label.isHighlighted || isMarked
    return label
  }
}

extension Label {
  /// Whether there is nothing to set.
  fileprivate var isEmpty: Bool { text.string.isEmpty && (attributedText?.string.isEmpty ?? true) }
}
