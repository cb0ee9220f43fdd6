import Geometry
import SceneModel
import Typesetting

extension RefreshControl {
  /// The spinner in the room above the content; while it doesn't turn, its spokes come one by one as that room grows.
  ///
  /// - Parameters:
  ///   - contentTop: The upper edge of the content.
  ///   - visibleTop: Where the content's upper edge lies when it is not pulled down.
  func boxes(width: Double, contentTop: Double, visibleTop: Double, _ context: LayoutContext) -> [Box] {
    let theme = context.theme.table.refresh
    let pulled = contentTop - visibleTop
    let spokes = isRefreshing ? 12 : Int(max(0, min(12, (12 * pulled / theme.height).rounded(.down))))
    let top = isRefreshing ? contentTop - theme.height : visibleTop
    guard spokes > 0 else { return [] }
    var box = Box("refreshControl", frame: Rect(x: 0, y: top, width: width, height: theme.height))
    var indicator = ActivityIndicatorView()
    indicator.isAnimating = true
    indicator.color = tintColor ?? theme.color
    let hasTitle = attributedTitle != nil
    let side = theme.diameter
    let frame = Rect(
      x: (width - side) / 2, y: ((hasTitle ? theme.titleBaseline - theme.titleFontSize : theme.height) - side) / 2,
      width: side, height: side)
    let view = View(indicator)
    if var spinner = view.box(frame: frame, in: box.frame.size, context) {
      let own = indicator.sizeThatFits(.unbounded, context)?.width ?? side
      spinner.children = indicator.boxes(in: frame.size, of: view, context).prefix(spokes).map {
        $0.scaled(by: side / own, in: frame.size)
      }
      box.children.append(spinner)
    }
    if let attributedTitle {
      var label = Label()
      label.attributedText = attributedTitle
      label.font = Font(size: theme.titleFontSize)
      label.textColor = tintColor ?? theme.color
      label.textAlignment = .center
      let rect = Rect(x: 0, y: 0, width: width, height: theme.height)
      box.children += label.textBoxes(in: rect, name: "title", baseline: theme.titleBaseline, context)
    }
    return [box]
  }
}

extension Box {
  /// A spoke of an indicator that is drawn larger than it is by itself, around the middle of a size.
  fileprivate func scaled(by factor: Double, in size: Size) -> Box {
    guard case .path(var content) = content else { return self }
    let center = Point(x: size.width / 2, y: size.height / 2)
    func moved(_ point: Point) -> Point {
      Point(x: center.x + (point.x - center.x) * factor, y: center.y + (point.y - center.y) * factor)
    }
    content.path.elements = content.path.elements.map { element in
      switch element {
      case .move(let point): .move(moved(point))
      case .line(let point): .line(moved(point))
      case .curve, .arc, .close: element
      }
    }
    content.lineWidth *= factor
    var box = self
    box.content = .path(content)
    return box
  }
}
