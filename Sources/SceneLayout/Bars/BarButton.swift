import Geometry
import SceneModel
import Typesetting

/// A bar button item as boxes, its left edge at 0 of the bar.
struct BarButton {
  /// What the item shows; its distance from the end of the bar depends on that.
  enum Kind {
    case text, image, view
  }

  /// The bars give images different room.
  enum Bar {
    /// UINavigationButton: 11 points at both sides of an image (DUMP).
    case navigation
    /// UIToolbarButton: as wide as the image (DUMP).
    case toolbar
  }

  let kind: Kind
  let box: Box

  /// Makes the button of an item; nil for a space and for an item that shows nothing.
  ///
  /// A title is cut off where it is wider than the width that is left in the bar.
  init?(_ item: BarButtonItem, in bar: Bar, of size: Size, within room: Double, _ context: LayoutContext) {
    let drawing = Drawing(item: item, bar: bar, size: size, room: room, context: context)
    guard let content = drawing.content else { return nil }
    kind = content.kind
    box = content.box
  }
}

/// The drawing of one item.
private struct Drawing {
  let item: BarButtonItem
  let bar: BarButton.Bar
  let size: Size
  let room: Double
  let context: LayoutContext

  private var theme: NavigationBarTheme { context.theme.navigationBar }
  private var tint: Color { item.isEnabled ? item.tintColor ?? context.tintColor : context.theme.disabledColor }
  /// Whether the bar is one of the low ones of a screen held sideways.
  private var isLow: Bool { size.height < theme.height }

  var content: (kind: BarButton.Kind, box: Box)? {
    if let view = item.customView { return customView(view).map { (.view, $0) } }
    if let image = (isLow ? item.landscapeImagePhone : nil) ?? item.image {
      guard let loaded = context.images[image] else { return nil }
      let insets = isLow && item.landscapeImagePhone != nil ? item.landscapeImagePhoneInsets : item.imageInsets
      return (.image, picture(loaded.size) { loaded.box("button.image", frame: $0.inset(by: insets), tint: tint) })
    }
    if let systemItem = item.systemItem, let glyph = systemItem.glyph(on: context.grid) {
      let shift = item.imageInsets.shift
      return (
        .image,
        picture(glyph.size) { glyph.box("button.\(systemItem.rawValue)", at: $0.origin + shift, tint) }
      )
    }
    guard let (title, isDone) = item.words else { return nil }
    return text(title, isDone: isDone).map { (.text, $0) }
  }

  /// A view keeps its own size, at most the bar's height; `width` replaces its own.
  private func customView(_ view: View) -> Box? {
    let own = view.size(within: size, context)
    let height = min(own.height, size.height)
    let width = item.width > 0 ? item.width : own.width
    let frame = Rect(x: 0, y: (size.height - height) / 2, width: width, height: height)
    var context = context
    context.tintColor = item.tintColor ?? context.tintColor
    return view.box(frame: frame, in: size, context)
  }

  private func text(_ words: Text, isDone: Bool) -> Box? {
    var attributes = item.titleTextAttributes
    if !item.isEnabled { attributes.foregroundColor = nil }
    let padding = item.backgroundImage == nil ? 0 : theme.backgroundPadding
    let title = BarTitle(
      words, Font(size: theme.fontSize, weight: isDone ? .medium : .regular), tint, attributes,
      width: max(0, (item.width > 0 ? item.width : room) - 2 * padding), context)
    guard !title.isEmpty else { return nil }
    let width = item.width > 0 ? item.width : title.width + 2 * padding
    let frame = Rect(x: 0, y: 0, width: width, height: size.height)
    let inside = Rect(x: padding, y: 0, width: max(0, width - 2 * padding), height: size.height)
    let label = title.boxes(
      "button.title", in: inside, alignment: .center, movedBy: item.titlePositionAdjustment, context)
    return Box("button", frame: frame, children: background(in: Rect(origin: .zero, size: frame.size)) + label)
  }

  /// A button around an image: 30 high, a point above the middle (DUMP: button (5 6; 44 30) in a bar of 44).
  private func picture(_ image: Size, _ content: (Rect) -> Box) -> Box {
    let padding = bar == .navigation ? theme.imagePadding : 0
    let width = item.width > 0 ? item.width : image.width + 2 * padding
    let y = ((size.height - theme.buttonHeight) / 2).rounded(.down) - 1
    let frame = Rect(x: 0, y: y, width: width, height: theme.buttonHeight)
    let origin = Point(
      x: item.width > 0 ? (width - image.width) / 2 : padding,
      y: context.grid.floor((theme.buttonHeight - image.height) / 2))
    let inner = content(Rect(origin: origin, size: image))
    return Box("button", frame: frame, children: background(in: Rect(origin: .zero, size: frame.size)) + [inner])
  }

  /// The picture behind a button, 30 high in a bar of 44.
  private func background(in button: Rect) -> [Box] {
    guard let image = item.backgroundImage, let loaded = context.images[image] else { return [] }
    let height = min(theme.buttonHeight, size.height)
    let y = ((button.height - height) / 2).rounded(.down)
    return [loaded.box("button.background", frame: Rect(x: 0, y: y, width: button.width, height: height))]
  }
}

extension BarButtonItem {
  /// How wide the item is as a space; nil for one that shows something, and for a flexible one in a navigation bar.
  var space: Double? {
    switch systemItem {
    case .fixedSpace: width
    case .flexibleSpace: 0
    default: nil
    }
  }

  /// The title in words, and whether it is bolder; nil for an item without words.
  fileprivate var words: (title: Text, isDone: Bool)? {
    if let systemItem { return systemItem.title.map { ($0, systemItem.style == .done) } }
    return title.map { ($0, style == .done) }
  }
}

extension Insets {
  /// How far the middle of what is inset moves; a sign of our own keeps its size.
  var shift: Point { Point(x: (left - right) / 2, y: (top - bottom) / 2) }
}
