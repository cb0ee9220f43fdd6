import Geometry
import SceneModel

/// The items at one side of a navigation bar, placed from the edge inwards.
struct NavigationBarSide {
  private(set) var boxes: [Box]
  /// Where the innermost item ends; 0 without items.
  private(set) var edge: Double

  /// Places items from the left edge on, the first behind a back button if there is one.
  ///
  /// The margin of the first item depends on what it shows: 8 for text, 16 for a view and for the picture of an image,
  /// 4 more on a large screen (SL, S8 and DUMP). A space moves what follows by its width, also a negative one: −16 before
  /// a custom view brings that to the very edge.
  init(
    _ items: [BarButtonItem], after back: BackButton?, in size: Size, room: Double, _ context: LayoutContext
  ) {
    let theme = context.theme.navigationBar
    boxes = back?.boxes ?? []
    edge = back?.edge ?? 0
    var space = 0.0
    for item in items {
      if let width = item.space {
        space += width
        continue
      }
      let left = max(theme.height, room - edge - space)
      guard let button = BarButton(item, in: .navigation, of: size, within: left, context) else { continue }
      var box = button.box
      let start =
        boxes.isEmpty
        ? Self.margin(of: button.kind, theme) + (context.isWide ? theme.wideMargin : 0) : edge + theme.itemSpacing
      box.frame.origin.x = start + space
      space = 0
      edge = box.frame.maxX
      boxes.append(box)
    }
    if !boxes.isEmpty { edge += space }
  }

  private static func margin(of kind: BarButton.Kind, _ theme: NavigationBarTheme) -> Double {
    switch kind {
    case .text: theme.textMargin
    case .image: theme.imageMargin
    case .view: theme.customViewMargin
    }
  }

  /// The same at the right of the bar: the first item stands at the edge.
  func mirrored(_ size: Size) -> NavigationBarSide {
    var side = self
    side.edge = size.width - edge
    side.boxes = boxes.map { box in
      var box = box
      box.frame.origin.x = size.width - box.frame.maxX
      return box
    }
    return side
  }
}
