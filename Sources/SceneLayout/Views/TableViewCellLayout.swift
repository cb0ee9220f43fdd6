import Geometry
import SceneModel
import Typesetting

extension TableViewCell {
  /// The row as a box; `margin` is where its content starts at both sides.
  func box(frame: Rect, margin: Double, _ context: LayoutContext) -> Box {
    let theme = context.theme.cell
    var box = Box("cell", frame: frame, content: .fill(backgroundColor ?? theme.backgroundColor), clipsToBounds: true)
    let height = frame.height
    let accessory = accessory(in: frame.size, margin, context)
    if let contentView {
      let content = Rect(x: 0, y: 0, width: accessory?.contentWidth ?? frame.width, height: height)
      if let inner = contentView.box(frame: content, in: content.size, context) { box.children.append(inner) }
    }
    var left = margin
    if let size = imageSize(height: height, context), let image, let loaded = context.images[image] {
      let origin = Point(x: margin, y: (height - size.height) / 2)
      let frame = Rect(origin: origin, size: size)
      box.children.append(loaded.box("imageView", frame: frame, templateTint: context.tintColor))
      left += size.width + theme.imageSpacing
    }
    let right = accessory?.textEdge ?? frame.width - margin
    box.children += texts(in: Rect(x: left, y: 0, width: max(0, right - left), height: height), context)
    if let accessory { box.children.append(accessory.box) }
    return box
  }

  /// Where the line below the row starts: at the text, which stands right of an image (S8 HealthKit).
  func separatorX(height: Double, _ context: LayoutContext) -> Double {
    let inset = context.theme.table.separatorInset
    return imageSize(height: height, context).map { inset + $0.width + context.theme.cell.imageSpacing } ?? inset
  }

  /// The size of the row's image: its own, or as much smaller as the row is lower.
  private func imageSize(height: Double, _ context: LayoutContext) -> Size? {
    guard let size = image.flatMap({ context.images[$0]?.size }) else { return nil }
    let scale = min(1, height / size.height)
    return Size(width: size.width * scale, height: size.height * scale)
  }

  private func texts(in rect: Rect, _ context: LayoutContext) -> [Box] {
    let theme = context.theme.cell
    switch style {
    case .default:
      return label(textLabel, size: theme.fontSize, color: .black)
        .textBoxes(in: rect, name: "textLabel", context)
    case .value1:
      let detail = label(detailTextLabel, size: theme.fontSize, color: theme.detailColor)
      let title = label(textLabel, size: theme.fontSize, color: .black)
      // The title keeps its width as long as it can; the detail is cut off first (S8 CloudKit).
      let titleWidth = min(rect.width, title.typeset(width: rect.width, height: rect.height, context).size.width)
      let detailX = titleWidth > 0 ? titleWidth + theme.labelSpacing : 0
      let detailRect = Rect(
        x: rect.minX + detailX, y: rect.minY, width: max(0, rect.width - detailX), height: rect.height)
      // Where not even an ellipsis has room beside the title, there is no detail.
      let ellipsis = context.line("…", detail.font ?? Font()).size.width
      return title.textBoxes(in: rect, name: "textLabel", context)
        + (detailRect.width < ellipsis
          ? [] : detail.aligned(.right).textBoxes(in: detailRect, name: "detailTextLabel", context))
    case .value2:
      let title = label(textLabel, size: theme.value2FontSize, color: context.tintColor)
      let detail = label(detailTextLabel, size: theme.value2FontSize, color: .black)
      let titleRect = Rect(x: rect.minX, y: rect.minY, width: theme.value2TitleWidth, height: rect.height)
      let detailX = titleRect.maxX + theme.value2Spacing
      let detailRect = Rect(x: detailX, y: rect.minY, width: max(0, rect.maxX - detailX), height: rect.height)
      return title.aligned(.right).textBoxes(in: titleRect, name: "textLabel", context)
        + detail.textBoxes(in: detailRect, name: "detailTextLabel", context)
    case .subtitle:
      let title = label(textLabel, size: theme.fontSize, color: .black)
      let detail = label(detailTextLabel, size: theme.subtitleFontSize, color: .black)
      guard !detail.text.string.isEmpty else { return title.textBoxes(in: rect, name: "textLabel", context) }
      // In a row of another height the two lines stay together in the middle.
      let shift = (rect.height - theme.height) / 2
      return title.box("textLabel", baseline: theme.subtitleTitleBaseline + shift, in: rect, context)
        + detail.box("detailTextLabel", baseline: theme.subtitleDetailBaseline + shift, in: rect, context)
    }
  }

  /// A label of the row with what its place wants where the scene says nothing.
  private func label(_ label: Label?, size: Double, color: Color) -> Label {
    var label = label ?? Label()
    label.font = label.font ?? Font(size: size)
    label.textColor = label.textColor ?? color
    return label
  }

  /// What stands at the right of the row, and what it leaves to the content and to texts.
  private struct Accessory {
    var box: Box
    var contentWidth: Double
    var textEdge: Double
  }

  private func accessory(in size: Size, _ margin: Double, _ context: LayoutContext) -> Accessory? {
    let theme = context.theme.cell
    func place(_ content: Size, right: Double) -> Rect {
      Rect(
        origin: Point(x: size.width - right - content.width, y: (size.height - content.height) / 2), size: content)
    }
    func sign(_ glyph: VectorGlyph, _ name: String, right: Double, _ color: Color) -> Accessory {
      Accessory(
        box: glyph.box(name, at: place(glyph.size, right: right).origin, color),
        contentWidth: size.width - theme.accessoryContentMargin, textEdge: size.width - theme.accessoryTextMargin)
    }
    if let accessoryView {
      let frame = place(accessoryView.size(within: size, context), right: theme.accessoryMargin)
      return accessoryView.box(frame: frame, in: size, context).map {
        Accessory(box: $0, contentWidth: frame.minX, textEdge: frame.minX - theme.labelSpacing)
      }
    }
    switch accessoryType {
    case .none: return nil
    case .disclosureIndicator:
      return sign(CellGlyphs.disclosure, "disclosureIndicator", right: theme.accessoryMargin, theme.indicatorColor)
    case .checkmark:
      let right = max(margin, size.width > 320 ? theme.wideCheckmarkMargin : theme.accessoryMargin)
      return sign(CellGlyphs.checkmark, "checkmark", right: right, context.tintColor)
    }
  }
}

extension Label {
  /// The label with an alignment, if it has none.
  fileprivate func aligned(_ alignment: TextAlignment) -> Label {
    var label = self
    label.textAlignment = textAlignment ?? alignment
    return label
  }

  /// The label as a line whose baseline lies at a height.
  fileprivate func box(_ name: String, baseline: Double, in rect: Rect, _ context: LayoutContext) -> [Box] {
    var label = self
    label.numberOfLines = 1
    return label.textBoxes(in: rect, name: name, baseline: baseline, context)
  }
}
