import Geometry
import SceneModel
import Typesetting

extension NavigationBar: ViewLayout {
  func sizeThatFits(_ size: Size, _ context: LayoutContext) -> Size? {
    Size(width: size.width, height: height(isLandscape: false, context))
  }

  /// The height of the bar: 44, in landscape 32, and 30 more with a prompt.
  func height(isLandscape: Bool, _ context: LayoutContext) -> Double {
    let theme = context.theme.navigationBar
    let prompt = items.last?.prompt == nil ? 0 : theme.promptHeight
    return (isLandscape ? theme.landscapeHeight : theme.height) + prompt
  }

  /// The items in a bar of some size; a bar attached to the top also has its background under the status bar.
  func boxes(in bounds: Size, of view: View, _ context: LayoutContext) -> [Box] {
    var context = context
    context.tintColor = view.tintColor ?? context.tintColor
    return boxes(in: bounds, topExtension: barPosition == .topAttached ? max(0, view.frame?.minY ?? 0) : 0, context)
  }

  func boxes(in bounds: Size, topExtension: Double, _ context: LayoutContext) -> [Box] {
    let rect = Rect(x: 0, y: -topExtension, width: bounds.width, height: bounds.height + topExtension)
    let background = BarBackground.boxes(rect, appearance, hairline: .bottom, context)
    guard let item = items.last else { return background }
    let promptHeight = item.prompt == nil ? 0 : min(context.theme.navigationBar.promptHeight, bounds.height)
    let size = Size(width: bounds.width, height: bounds.height - promptHeight)
    let contents = NavigationBarContents(bar: self, item: item, size: size, context: context).boxes.map { box in
      var box = box
      box.frame.origin.y += promptHeight
      return box
    }
    return background + prompt(of: item, width: bounds.width, context) + contents
  }

  /// The line above the title.
  private func prompt(of item: NavigationItem, width: Double, _ context: LayoutContext) -> [Box] {
    guard let prompt = item.prompt else { return [] }
    let theme = context.theme.navigationBar
    let room = max(0, width - 2 * theme.textMargin)
    let color = appearance.barStyle == .black ? theme.blackBarTitleColor : theme.titleColor
    let title = BarTitle(prompt, Font(size: theme.promptFontSize), color, width: room, context)
    let rect = Rect(
      x: theme.textMargin, y: theme.promptCenter - title.height / 2, width: room,
      height: title.height)
    return title.boxes("prompt", in: rect, alignment: .center, context)
  }
}

/// The placing of one item's contents: what stands left and right is placed first, then the title between.
private struct NavigationBarContents {
  let bar: NavigationBar
  let item: NavigationItem
  let size: Size
  let context: LayoutContext

  private var theme: NavigationBarTheme { context.theme.navigationBar }
  /// What large screens keep free at both sides beyond the others' margins.
  private var margin: Double { context.isWide ? theme.wideMargin : 0 }

  var boxes: [Box] {
    let lefts = leftSides
    // Items at the right get what those at the left leave, but at least the room of a button.
    let room = max(theme.height, size.width - (lefts.last?.edge ?? 0) - 2 * theme.textMargin)
    let right = NavigationBarSide(item.rightBarButtonItems, after: nil, in: size, room: room, context).mirrored(size)
    let title = NavigationBarTitle(bar: bar, item: item, size: size, context: context)
    func space(beside left: NavigationBarSide) -> ClosedRange<Double> {
      let start = left.edge > 0 ? left.edge + theme.titleSpacing : theme.textMargin + margin
      let end = right.edge < size.width ? right.edge - theme.titleSpacing : size.width - theme.textMargin - margin
      return start...max(start, end)
    }
    let fitting = lefts.first { left in
      let space = space(beside: left)
      return title.width <= space.upperBound - space.lowerBound
    }
    guard let left = fitting ?? lefts.last else { return [] }
    return left.boxes + right.boxes + title.boxes(in: space(beside: left))
  }

  /// The left side with each of the back buttons that the bar can have, from the widest on.
  private var leftSides: [NavigationBarSide] {
    let room = size.width - 2 * theme.textMargin
    let backButtons: [BackButton?]
    if let previous = bar.items.dropLast().last, !item.hidesBackButton,
      item.leftBarButtonItems.isEmpty || item.leftItemsSupplementBackButton
    {
      backButtons = BackButton.choices(
        to: previous, in: size, indicator: bar.backIndicatorImage, margin: margin, context)
    } else {
      backButtons = [nil]
    }
    return backButtons.map { NavigationBarSide(item.leftBarButtonItems, after: $0, in: size, room: room, context) }
  }
}
