import Geometry
import SceneModel
import Typesetting

extension SegmentedControl: ViewLayout {
  /// As wide as the widest segment needs, for each segment, with a line between two.
  func sizeThatFits(_ size: Size, _ context: LayoutContext) -> Size? {
    let theme = context.theme.segmentedControl
    let widths = items.map { item -> Double in
      let content =
        item.image.flatMap { context.images[$0]?.size.width }
        ?? context.line(item.title, Font(size: theme.fontSize)).size.width.rounded(.up)
      return content + theme.titlePadding
    }
    let lines = Double(max(0, items.count - 1)) * theme.borderWidth
    return Size(width: Double(items.count) * (widths.max() ?? 0) + lines, height: theme.height)
  }

  func boxes(in bounds: Size, of view: View, _ context: LayoutContext) -> [Box] {
    guard !items.isEmpty else { return [] }
    let theme = context.theme.segmentedControl
    let tint = view.tintColor ?? context.tintColor
    let frames = segmentFrames(in: bounds, theme)
    let whole = Rect(origin: .zero, size: bounds)
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
      boxes += content(item, in: frame, color: isSelected ? .white : tint, context)
    }
    return boxes
  }

  /// Equal widths in whole points with a line between two segments; what is left over goes to the first ones.
  ///
  /// 278 points and three segments put the lines at 92 and 185 (HIG), 300 and two at 150 (SL Safari).
  private func segmentFrames(in bounds: Size, _ theme: SegmentedControlTheme) -> [Rect] {
    let count = Double(items.count)
    let free = max(0, bounds.width - (count - 1) * theme.borderWidth)
    let width = (free / count).rounded(.down)
    var rest = free - width * count
    var x = 0.0
    return items.map { _ in
      let extra = min(1, rest)
      let frame = Rect(x: x, y: 0, width: width + extra, height: bounds.height)
      rest -= extra
      x = frame.maxX + theme.borderWidth
      return frame
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
    let text = context.line(item.title, font, width: max(0, frame.width - 2 * padding))
    guard !text.lines.isEmpty else { return [] }
    let height = text.size.height.rounded(.up)
    let label = Rect(
      x: frame.minX, y: ((frame.height - height) / 2).rounded(.down), width: frame.width, height: height)
    return [
      text.box("segment.title", centredIn: label, alignment: .center, color: color, site: item.title.site, context.grid)
    ]
  }
}
