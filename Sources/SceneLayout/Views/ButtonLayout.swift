import Geometry
import SceneModel

extension Button: ViewLayout {
  /// Image and title beside each other with the content's margins, up to whole points.
  ///
  /// The margins of title and image alone do not count, so that a title moved by them is cut off in a button of this
  /// size. Without margins a title has 6 points above and below and the button is at least 30 wide (DUMP:
  /// `UIButtonLabel (0.5 6; 36.5 18)` in a button of 37 × 30; an empty custom button is 30 × 34).
  func sizeThatFits(_ size: Size, _ context: LayoutContext) -> Size? {
    let theme = context.theme.button
    let picture = picture(context)
    let title = titleSize(hasPicture: picture != nil, context)
    var width = (picture?.size.width ?? 0) + title.width
    var height = max(picture?.size.height ?? 0, title.height)
    if contentEdgeInsets != .zero {
      width += contentEdgeInsets.left + contentEdgeInsets.right
      height += contentEdgeInsets.top + contentEdgeInsets.bottom
    } else if title.height > 0 {
      width = max(theme.leastWidth, width)
      height = max(picture?.size.height ?? 0, title.height + 2 * theme.titlePadding)
    }
    let background = current(\.backgroundImage).flatMap { context.images[$0]?.size } ?? .zero
    return Size(
      width: max(0, background.width, width.rounded(.up)), height: max(0, background.height, height.rounded(.up)))
  }

  func boxes(in bounds: Size, of view: View, _ context: LayoutContext) -> [Box] {
    let content = Rect(origin: .zero, size: bounds).inset(by: contentEdgeInsets)
    let picture = picture(context)
    let look = ButtonLook(self, tint: view.tintColor ?? context.tintColor, context.theme)
    let title = titleLabel(color: look.titleColor, context)
    let imageArea = content.inset(by: imageEdgeInsets)
    let imageSize = (picture?.size ?? .zero).limited(to: imageArea.size)
    var titleSize = titleSize(hasPicture: picture != nil, context)
    titleSize.width = max(0, min(titleSize.width, content.width - imageSize.width))
    let imageFrame = aligned(
      imageSize, in: imageArea.inset(by: Insets(top: 0, left: 0, bottom: 0, right: titleSize.width)), context.grid)
    let titleArea = content.inset(by: titleEdgeInsets).inset(
      by: Insets(top: 0, left: imageSize.width, bottom: 0, right: 0))
    titleSize.width = min(titleSize.width, titleArea.width)
    if title.numberOfLines != 1 {
      let room = Size(width: titleSize.width, height: titleArea.height)
      titleSize.height = title.sizeThatFits(room, context)?.height ?? titleSize.height
    }
    let titleFrame = aligned(titleSize, in: titleArea, context.grid)
    var boxes = backgroundBoxes(in: bounds, look, context)
    let chosen = imageFrame.union(titleFrame)
    if look.hasSelectionBox, chosen.width > 0 { boxes.append(look.selectionBox(around: chosen)) }
    if let picture, imageFrame.width > 0 {
      boxes += look.adjusted(picture.box("image", frame: imageFrame, tint: look.imageColor, context.grid))
    }
    return boxes + title.textBoxes(in: titleFrame, name: "title", context).map { look.dimmed($0) }
  }

  /// The stretched background, and the glow under a finger.
  private func backgroundBoxes(in bounds: Size, _ look: ButtonLook, _ context: LayoutContext) -> [Box] {
    var boxes: [Box] = []
    if let background = current(\.backgroundImage).flatMap({ context.images[$0] }) {
      boxes += look.adjusted(background.box("background", frame: Rect(origin: .zero, size: bounds)))
    }
    if showsTouchWhenHighlighted, state.isHighlighted, state.isEnabled { boxes.append(look.glow(in: bounds)) }
    return boxes
  }

  /// Where something of a size stands in what is left for it (`imageRect(forContentRect:)` and its like).
  ///
  /// In the middle it goes to the next device pixel (DUMP: a title of 21.5 points stands at 6.5 in a button of 34).
  private func aligned(_ size: Size, in area: Rect, _ grid: PixelGrid) -> Rect {
    var rect = Rect(origin: area.origin, size: size)
    switch contentHorizontalAlignment {
    case .left: break
    case .center: rect.origin.x = grid.round(area.midX - size.width / 2)
    case .right: rect.origin.x = area.maxX - size.width
    case .fill: rect.size.width = size.width > 0 ? area.width : 0
    }
    switch contentVerticalAlignment {
    case .top: break
    case .center: rect.origin.y = grid.round(area.midY - size.height / 2)
    case .bottom: rect.origin.y = area.maxY - size.height
    case .fill: rect.size.height = area.height
    }
    return rect
  }
}

extension Button {
  /// The image of the state, or the sign of the kind; only custom buttons show images in their own colours.
  fileprivate func picture(_ context: LayoutContext) -> Picture? {
    if let image = current(\.image) {
      return context.images[image].map { .image($0, isTemplate: buttonType != .custom) }
    }
    switch buttonType {
    case .custom, .system: return nil
    case .detailDisclosure, .infoLight, .infoDark: return .glyph(ControlGlyphs.info)
    case .contactAdd: return .glyph(ControlGlyphs.contactAdd(context.grid))
    }
  }

  fileprivate func titleLabel(color: Color, _ context: LayoutContext) -> Label {
    var label = titleLabel.label
    let theme = context.theme.button
    label.text = current(\.title) ?? ""
    label.font = label.font ?? Font(size: buttonType == .custom ? theme.customFontSize : theme.fontSize)
    label.textColor = color
    label.shadowColor = current(\.titleShadowColor)
    return label
  }

  /// The title's size; a button that shows nothing is as high as one with a title.
  fileprivate func titleSize(hasPicture: Bool, _ context: LayoutContext) -> Size {
    let label = titleLabel(color: .black, context)
    if !label.text.string.isEmpty { return label.sizeThatFits(.unbounded, context) ?? .zero }
    guard !hasPicture, let font = label.font else { return .zero }
    return Size(width: 0, height: context.grid.ceil(context.lineHeight(of: font)))
  }
}

extension Rect {
  /// The smallest rectangle around both; one without width does not count.
  fileprivate func union(_ other: Rect) -> Rect {
    guard other.width > 0 else { return self }
    guard width > 0 else { return other }
    let left = min(minX, other.minX), top = min(minY, other.minY)
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}

extension Size {
  /// The size, no larger than another in either direction.
  fileprivate func limited(to other: Size) -> Size {
    Size(width: min(width, other.width), height: min(height, other.height))
  }
}
