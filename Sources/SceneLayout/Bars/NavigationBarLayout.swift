import Geometry
import SceneModel
import Typesetting

extension NavigationBar: ViewLayout {
  func sizeThatFits(_ size: Size, _ context: LayoutContext) -> Size? {
    Size(width: size.width, height: context.theme.navigationBar.height)
  }

  /// The items in a bar of some size; a bar attached to the top also has its background under the status bar.
  func boxes(in bounds: Size, of view: View, _ context: LayoutContext) -> [Box] {
    boxes(in: bounds, topExtension: barPosition == .topAttached ? max(0, view.frame?.minY ?? 0) : 0, context)
  }

  func boxes(in bounds: Size, topExtension: Double, _ context: LayoutContext) -> [Box] {
    let background = Rect(x: 0, y: -topExtension, width: bounds.width, height: bounds.height + topExtension)
    let boxes = BarBackground.boxes(
      background, isTranslucent: isTranslucent, hairline: shadowImage == .automatic ? .bottom : nil, context)
    guard let item = items.last else { return boxes }
    return boxes + NavigationBarContents(item: item, previous: items.dropLast().last, size: bounds, context).boxes()
  }
}

/// The placing of one item's contents in a bar: what stands left and right is placed first, then the title between.
private struct NavigationBarContents {
  let item: NavigationItem
  let previous: NavigationItem?
  let size: Size
  let context: LayoutContext
  private let theme: NavigationBarTheme

  init(item: NavigationItem, previous: NavigationItem?, size: Size, _ context: LayoutContext) {
    self.item = item
    self.previous = previous
    self.size = size
    self.context = context
    theme = context.theme.navigationBar
  }

  /// What large screens keep free at both sides beyond the others' margins.
  private var extraMargin: Double { context.isWide ? theme.wideMargin : 0 }

  func boxes() -> [Box] {
    let left = backButton() ?? place(item.leftBarButtonItems)
    // The right side is the left side in a mirror: the first item stands at the edge.
    let mirrored = place(item.rightBarButtonItems)
    let right = mirrored.boxes.map { box in
      var box = box
      box.frame.origin.x = size.width - box.frame.maxX
      return box
    }
    let rightEdge = size.width - mirrored.edge
    return left.boxes + right
      + title(
        from: left.edge > 0 ? left.edge + theme.titleSpacing : theme.textMargin + extraMargin,
        to: rightEdge < size.width ? rightEdge - theme.titleSpacing : size.width - theme.textMargin - extraMargin)
  }

  /// The chevron and the previous title; nil where there is none, or left items stand in its place.
  ///
  /// A title wider than a third of the bar is replaced by "Back" (SL FontBook and S8 HealthKit, where it would have
  /// fitted).
  private func backButton() -> (boxes: [Box], edge: Double)? {
    guard let previous, !item.hidesBackButton, item.leftBarButtonItems.isEmpty else { return nil }
    let tint = previous.backBarButtonItem?.tintColor ?? context.tintColor
    let font = Font(size: theme.fontSize)
    var title = previous.backBarButtonItem?.title ?? previous.title ?? Text(theme.backTitleFallback)
    var text = context.line(title, font)
    if text.size.width > size.width * theme.backTitleGreatestShare {
      title = Text(theme.backTitleFallback)
      text = context.line(title, font)
    }
    let titleX = theme.backTitleX + extraMargin
    let chevron = BarGlyphs.back
    let chevronY = context.grid.floor((size.height - chevron.size.height) / 2 + 0.25)
    return (
      [
        chevron.box("back.indicator", at: Point(x: theme.backIndicatorX + extraMargin, y: chevronY), tint),
        centred(text, "back.title", x: titleX, color: tint, site: title.site),
      ], titleX + text.size.width
    )
  }

  /// Places items from the left edge inwards; returns their boxes and the right edge of the last one.
  private func place(_ items: [BarButtonItem]) -> (boxes: [Box], edge: Double) {
    var boxes: [Box] = []
    var edge = 0.0
    for (index, item) in items.enumerated() {
      guard let (box, margin) = button(item) else { continue }
      var placed = box
      placed.frame.origin.x = index == 0 ? margin + extraMargin : edge + theme.itemSpacing
      edge = placed.frame.maxX
      boxes.append(placed)
    }
    return (boxes, edge)
  }

  /// An item at x = 0 and its distance from the edge of the bar when it stands there.
  private func button(_ item: BarButtonItem) -> (box: Box, margin: Double)? {
    let tint = item.isEnabled ? item.tintColor ?? context.tintColor : context.theme.disabledColor
    if let view = item.customView {
      let viewSize = view.size(within: size, context)
      let height = min(viewSize.height, size.height)
      let frame = Rect(x: 0, y: (size.height - height) / 2, width: viewSize.width, height: height)
      return view.box(frame: frame, in: size, context).map { ($0, theme.customViewMargin) }
    }
    if let image = item.image {
      guard let loaded = context.images[image] else { return nil }
      return imageButton(loaded.size) { loaded.box("button.image", frame: $0, tint: tint) }
    }
    if let systemItem = item.systemItem, let glyph = systemItem.glyph(on: context.grid) {
      return imageButton(glyph.size) { glyph.box("button.\(systemItem.rawValue)", at: $0.origin, tint) }
    }
    let (title, isDone) = words(of: item)
    let text = context.line(title, Font(size: theme.fontSize, weight: isDone ? .medium : .regular))
    guard !text.lines.isEmpty else { return nil }
    let frame = Rect(x: 0, y: 0, width: text.size.width, height: size.height)
    let label = centred(text, "button.title", x: 0, color: tint, site: title.site)
    return (Box("button", frame: frame, children: [label]), theme.textMargin)
  }

  /// A button around an image: 11 on each side, 30 high, a point above the middle (DUMP: button (5 6; 44 30)).
  private func imageButton(_ image: Size, _ content: (Rect) -> Box) -> (box: Box, margin: Double) {
    let buttonY = ((size.height - theme.buttonHeight) / 2).rounded(.down) - 1
    let frame = Rect(
      x: 0, y: buttonY, width: image.width + 2 * theme.imagePadding, height: theme.buttonHeight)
    let imageY = context.grid.floor((theme.buttonHeight - image.height) / 2)
    let inner = content(Rect(origin: Point(x: theme.imagePadding, y: imageY), size: image))
    return (Box("button", frame: frame, children: [inner]), theme.imageMargin)
  }

  private func words(of item: BarButtonItem) -> (title: Text, isDone: Bool) {
    if let systemItem = item.systemItem { return (systemItem.title ?? "", systemItem.style == .done) }
    return (item.title ?? "", item.style == .done)
  }

  /// The title in the middle of the bar, moved only as far as it must be to stay clear of the items at its sides (DUMP
  /// and SL MapKit); it is cut off, or a title view narrowed, only when the space between them is used up.
  private func title(from left: Double, to right: Double) -> [Box] {
    let space = max(0, right - left)
    func x(_ width: Double) -> Double {
      max(left, min((size.width - width) / 2, right - width))
    }
    if let view = item.titleView {
      var viewSize = view.size(within: Size(width: space, height: size.height), context)
      viewSize = Size(width: min(viewSize.width, space), height: min(viewSize.height, size.height))
      let frame = Rect(
        x: x(viewSize.width), y: (size.height - viewSize.height) / 2, width: viewSize.width, height: viewSize.height)
      return view.box(frame: frame, in: size, context).map { [$0] } ?? []
    }
    guard let title = item.title else { return [] }
    let text = context.line(title, Font(size: theme.fontSize, weight: .medium), width: space)
    guard !text.lines.isEmpty else { return [] }
    return [centred(text, "title", x: x(text.size.width), color: theme.titleColor, site: title.site)]
  }

  /// A line of text in the middle of the bar's height: its baseline is at 28 in a bar of 44.
  private func centred(_ text: TypesetText, _ name: String, x: Double, color: Color, site: Site?) -> Box {
    let rect = Rect(x: x, y: 0, width: text.size.width, height: size.height)
    return text.box(name, centredIn: rect, alignment: .left, color: color, site: site, context.grid)
  }
}
