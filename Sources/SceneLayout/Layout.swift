import Geometry
public import SceneModel
public import Typesetting

extension Scene {
  /// Lays the scene out by UIKit's rules.
  ///
  /// The frames of the boxes are exact; ``Box/snapped(to:)`` puts them on the device's pixels.
  /// With `findsAmbiguity`, remarks tell which views have no settled place.
  public func layout(typesetter: Typesetter, images: ImageSet, findsAmbiguity: Bool = false) -> Box {
    var context = context(typesetter: typesetter, images: images)
    context.findsAmbiguity = findsAmbiguity
    let theme = context.theme
    let size = screenSize
    let hasStatusBar = !hidesStatusBar
    var window = Box("window", frame: Rect(origin: .zero, size: size), content: .fill(backgroundColor))
    switch root {
    case .view(let view):
      let frame = view.frame == nil ? window.frame : nil
      if frame != nil { context.safeAreaInsets = place(hasStatusBar: hasStatusBar, theme).insets }
      if let box = view.box(frame: frame, in: size, context) { window.children.append(box) }
    case .controller(let controller):
      window.children += controller.boxes(place(hasStatusBar: hasStatusBar, theme), context).map { box in
        var box = box
        box.frame.origin.y += hasStatusBar ? statusBar.extraHeight(theme) : 0
        return box
      }
    }
    if hasStatusBar {
      window.children.append(statusBar.box(statusBarStyle, width: size.width, safeTop: safeArea.top, context))
    }
    return window
  }

  /// The place of the root controller: the window, less the second line of the status bar while a call goes on.
  private func place(hasStatusBar: Bool, _ theme: Theme) -> ControllerPlace {
    var size = screenSize
    if hasStatusBar { size.height = max(0, size.height - statusBar.extraHeight(theme)) }
    return ControllerPlace(
      size: size, top: .init(length: max(safeArea.top, hasStatusBar ? theme.statusBar.height : 0)),
      bottom: .init(length: safeArea.bottom), sides: (safeArea.left, safeArea.right),
      isLandscape: orientation == .landscape)
  }
}

extension Scene {
  /// What everything in the scene is laid out with.
  func context(typesetter: Typesetter, images: ImageSet) -> LayoutContext {
    let theme = style.theme
    let grid = PixelGrid(scale: pixelScale)
    return LayoutContext(
      theme: theme, grid: grid, typesetter: typesetter, images: images,
      isWide: min(screenSize.width, screenSize.height) >= 414,
      isMedium: min(screenSize.width, screenSize.height) >= 375, isRightToLeft: layoutDirection == .rightToLeft,
      contentSizeCategory: preferredContentSizeCategory,
      measuredLabels: measuredLabels, records: records, tintColor: tintColor ?? theme.tintColor)
  }
}

extension Scene.Style {
  /// The numbers and colours of the look.
  var theme: Theme {
    switch self {
    case .ios7: .ios7
    }
  }
}
