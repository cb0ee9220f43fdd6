import Geometry
import SceneModel
import Typesetting

extension SegmentedControl: ViewLayout {
  func opacity(_ theme: Theme) -> Double { state.opacity(theme) }

  /// As wide as its segments: those without a width of their own need as much as the widest content, or with
  /// `apportionsSegmentWidthsByContent` as their own.
  func sizeThatFits(_ size: Size, _ context: LayoutContext) -> Size? {
    let theme = context.theme.segmentedControl
    let needed = neededWidths(context)
    let widest = zip(items, needed).map { $0.width > 0 ? 0 : $1 }.max() ?? 0
    let widths = zip(items, needed).map { item, needed in
      item.width > 0 ? item.width : apportionsSegmentWidthsByContent ? needed : widest
    }
    let lines = Double(max(0, items.count - 1)) * theme.borderWidth
    return Size(width: widths.reduce(lines, +), height: theme.height)
  }

  /// What each segment needs for its content.
  private func neededWidths(_ context: LayoutContext) -> [Double] {
    let theme = context.theme.segmentedControl
    return items.map { item in
      let content =
        item.image.flatMap { context.images[$0]?.size.width }
        ?? context.line(item.title, Font(size: theme.fontSize)).size.width.rounded(.up)
      return content + theme.titlePadding
    }
  }

  func boxes(in bounds: Size, of view: View, _ context: LayoutContext) -> [Box] {
    guard !items.isEmpty else { return [] }
    let theme = context.theme.segmentedControl
    let tint = view.tintColor ?? context.tintColor
    let frames = segmentFrames(in: bounds, context)
    // Segments that all have a width of their own need not fill the control, and the outline is theirs.
    let whole = Rect(x: 0, y: 0, width: frames.last?.maxX ?? 0, height: bounds.height)
    let border = whole.inset(by: Insets(all: theme.borderWidth / 2))
    var boxes = [
      Box(
        "border", frame: whole,
        content: .path(
          PathContent(
            .roundedRect(border, radius: theme.cornerRadius - theme.borderWidth / 2), stroke: tint,
            lineWidth: theme.borderWidth)))
    ]
    for frame in frames.dropLast() {
      boxes.append(
        Box(
          "divider", frame: Rect(x: frame.maxX, y: 0, width: theme.borderWidth, height: bounds.height),
          content: .fill(tint)))
    }
    for (index, (item, frame)) in zip(items, frames).enumerated() {
      let isSelected = index == selectedSegmentIndex && !isMomentary
      if isSelected { boxes.append(selection(frame, index, in: whole, theme, tint)) }
      let color = (isSelected ? .white : tint).faded(to: item.isEnabled ? 1 : context.theme.disabledControlOpacity)
      boxes += content(item, in: frame.offset(by: item.contentOffset), color: color, context)
    }
    return boxes
  }

  /// The segments from left to right, with a line between two.
  private func segmentFrames(in bounds: Size, _ context: LayoutContext) -> [Rect] {
    let line = context.theme.segmentedControl.borderWidth
    let free = bounds.width - Double(items.count - 1) * line
    let widths = SegmentWidths(
      fixed: items.map { $0.width > 0 ? $0.width : nil },
      needed: apportionsSegmentWidthsByContent ? neededWidths(context) : nil)
    var x = 0.0
    return widths.filling(free).map { width in
      defer { x += width + line }
      return Rect(x: x, y: 0, width: width, height: bounds.height)
    }
  }

  /// The selected segment is one colour with the lines around it (SL Safari); the outer corners stay round.
  private func selection(
    _ frame: Rect, _ index: Int, in whole: Rect, _ theme: SegmentedControlTheme, _ color: Color
  ) -> Box {
    let left = index == 0 ? whole.minX : frame.minX - theme.borderWidth
    let right = index == items.count - 1 ? whole.maxX : frame.maxX + theme.borderWidth
    let area = Rect(x: left, y: 0, width: right - left, height: whole.height)
    // The whole control's round shape, seen through the segment.
    let shape = whole.offset(by: Point(x: -left, y: 0))
    let fill = Box(
      "selection.fill", frame: shape,
      content: .path(
        PathContent(.roundedRect(Rect(origin: .zero, size: whole.size), radius: theme.cornerRadius), fill: color)))
    return Box("selection", frame: area, clipsToBounds: true, children: [fill])
  }

  /// A title stands in a label of whole points, so that its baseline is 18.5 in a control of 29 (SL Safari, HIG).
  private func content(
    _ item: Segment, in frame: Rect, color: Color, _ context: LayoutContext
  ) -> [Box] {
    if let image = item.image, let loaded = context.images[image] {
      let origin = Point(x: frame.midX - loaded.size.width / 2, y: frame.midY - loaded.size.height / 2)
      return [loaded.box("segment.image", frame: Rect(origin: origin, size: loaded.size), tint: color)]
    }
    let padding = context.theme.segmentedControl.titlePadding / 4
    let font = Font(size: context.theme.segmentedControl.fontSize)
    let room = max(0, frame.width - 2 * padding)
    let text = context.line(item.title, font, width: room)
    // Where not even an ellipsis has room, nothing is drawn over the neighbours.
    guard !text.lines.isEmpty, text.size.width <= room + 1e-6 else { return [] }
    let height = text.size.height.rounded(.up)
    let label = Rect(
      x: frame.minX, y: frame.minY + ((frame.height - height) / 2).rounded(.down), width: frame.width, height: height)
    return [
      text.box("segment.title", centredIn: label, alignment: .center, color: color, site: item.title.site, context.grid)
    ]
  }
}
