import Geometry
import SceneModel

extension Scrolling {
  /// Where a content lies in a view: its offset, and below the bars and its own inset where it has none.
  func offset(insets: Insets) -> Point {
    contentOffset.map { Point(x: $0.x, y: $0.y) } ?? Point(x: -insets.left, y: -insets.top)
  }

  /// The marks at the edges of a scrolled view that show which part of the content one sees.
  ///
  /// - Parameters:
  ///   - insets: What bars and the content's own inset take of the view.
  ///   - bars: What bars alone take.
  func indicators(
    of content: Size, in bounds: Size, at offset: Point, insets: Insets, bars: Insets, _ theme: ScrollIndicatorTheme
  ) -> [Box] {
    guard flashScrollIndicators else { return [] }
    let track = Rect(origin: .zero, size: bounds).inset(by: scrollIndicatorInsets ?? bars)
    let seen = Rect(origin: .zero, size: bounds).inset(by: insets).size
    let isVertical = showsVerticalScrollIndicator && content.height > seen.height
    let isHorizontal = showsHorizontalScrollIndicator && content.width > seen.width
    // Where both show, each leaves the corner to the other.
    let corner = isVertical && isHorizontal ? theme.width + theme.margin : 0
    var frames: [Rect] = []
    if isVertical,
      let span = theme.span(
        of: seen.height, in: content.height, at: offset.y + insets.top, track: track.height - corner)
    {
      let x = track.maxX - theme.margin - theme.width
      frames.append(Rect(x: x, y: track.minY + span.start, width: theme.width, height: span.length))
    }
    if isHorizontal,
      let span = theme.span(of: seen.width, in: content.width, at: offset.x + insets.left, track: track.width - corner)
    {
      let y = track.maxY - theme.margin - theme.width
      frames.append(Rect(x: track.minX + span.start, y: y, width: span.length, height: theme.width))
    }
    let corners = Corners(radius: theme.width / 2)
    return frames.map { frame in
      Box("scrollIndicator", frame: frame, content: .rounded(theme.color(indicatorStyle), corners, inset: 0))
    }
  }
}

extension ScrollIndicatorTheme {
  /// Where on its track an indicator starts and how long it is: as long as what is seen is of all; beyond an end of the
  /// content it is squeezed.
  ///
  /// A track that is too short for an indicator has none.
  fileprivate func span(
    of seen: Double, in content: Double, at position: Double, track: Double
  ) -> (start: Double, length: Double)? {
    let room = track - 2 * margin
    guard room > leastLength else { return nil }
    let way = content - seen
    let squeezed = max(0, -position, position - way)
    let length = max(width, max(leastLength, room * max(0, seen) / content) - squeezed)
    return (margin + (room - length) * min(1, max(0, position / way)), length)
  }

  /// The colour of a style.
  fileprivate func color(_ style: ScrollIndicatorStyle) -> Color {
    switch style {
    case .default: defaultColor
    case .black: blackColor
    case .white: whiteColor
    }
  }
}
