import Geometry
import SceneModel

extension ScrollView: ViewLayout {
  var clipsByDefault: Bool { true }

  /// Bars push the content as an inset does; at rest it starts below them.
  func boundsOrigin(of view: View, _ context: LayoutContext) -> Point {
    let inset = inset(context)
    return contentOffset ?? view.bounds?.origin ?? Point(x: -inset.left, y: -inset.top)
  }

  /// The indicators: their length is to their track as what shows is to all.
  func frontBoxes(in bounds: Size, of view: View, _ context: LayoutContext) -> [Box] {
    guard flashesScrollIndicators else { return [] }
    let inset = inset(context), offset = boundsOrigin(of: view, context)
    let room = Rect(origin: .zero, size: bounds).inset(by: scrollIndicatorInsets ?? context.scrollInsets)
    let theme = context.theme.scrollIndicator
    let content = Size(
      width: contentSize.width + inset.left + inset.right, height: contentSize.height + inset.top + inset.bottom)
    let isVertical = showsVerticalScrollIndicator && content.height > bounds.height
    let isHorizontal = showsHorizontalScrollIndicator && content.width > bounds.width
    // Where both show, each leaves the corner to the other.
    let corner = isVertical && isHorizontal ? theme.width + theme.margin : 0
    var frames: [Rect] = []
    if isVertical {
      let (start, length) = theme.span(
        of: bounds.height, in: content.height, at: offset.y + inset.top, track: room.height - corner)
      frames.append(
        Rect(
          x: room.maxX - theme.margin - theme.width, y: room.minY + start, width: theme.width, height: length))
    }
    if isHorizontal {
      let (start, length) = theme.span(
        of: bounds.width, in: content.width, at: offset.x + inset.left, track: room.width - corner)
      frames.append(
        Rect(
          x: room.minX + start, y: room.maxY - theme.margin - theme.width, width: length, height: theme.width))
    }
    let color = theme.color(indicatorStyle)
    return frames.map { frame in
      let corners = Corners(radius: theme.width / 2)
      return Box("indicator", frame: frame, content: .rounded(color, corners, inset: 0))
    }
  }

  private func inset(_ context: LayoutContext) -> Insets {
    let bars = context.scrollInsets
    return Insets(
      top: contentInset.top + bars.top, left: contentInset.left + bars.left,
      bottom: contentInset.bottom + bars.bottom, right: contentInset.right + bars.right)
  }
}

extension ScrollIndicatorTheme {
  /// Where on its track an indicator starts and how long it is; pulled beyond the content it becomes shorter.
  fileprivate func span(
    of window: Double, in content: Double, at offset: Double, track: Double
  ) -> (start: Double, length: Double) {
    let room = max(0, track - 2 * margin)
    let length = min(room, max(leastLength, room * window / content))
    let start = (room - length) * offset / max(1, content - window)
    let inside = max(0, min(room - length, start))
    let shrunk = max(min(width * 2, length), length - abs(start - inside))
    return (margin + (start < 0 ? 0 : inside + length - shrunk), shrunk)
  }
}
