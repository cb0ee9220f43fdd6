import Geometry
import SceneModel
import Typesetting

extension SearchBar: ViewLayout {
  /// The rows that show, one below the other: the prompt, the field and the scopes.
  func sizeThatFits(_ size: Size, _ context: LayoutContext) -> Size? {
    let theme = context.theme.searchBar
    return Size(
      width: size.width, height: promptHeight(theme) + theme.height + (hasScopes ? theme.scopeBarHeight : 0))
  }

  func boxes(in bounds: Size, of view: View, _ context: LayoutContext) -> [Box] {
    let theme = context.theme.searchBar
    let tint = view.tintColor ?? context.tintColor
    let look = barStyle == .black ? theme.black : theme.default
    let row = Rect(x: 0, y: promptHeight(theme), width: bounds.width, height: theme.height)
    // In a navigation bar only the field shows: the bar is its ground (UISearchBar).
    let hasGround = searchBarStyle != .minimal && !context.isInNavigationBar
    var boxes = hasGround ? ground(in: bounds, look, context) : []
    boxes += promptBoxes(width: bounds.width, look, context)
    var field = row.inset(by: theme.fieldMargins)
    // Above a table with an index the field ends before that (UISearchBar).
    let indexWidth = context.sectionIndexWidth
    field.size.width = max(0, field.width - indexWidth)
    if showsCancelButton {
      let cancel = context.line(Text(theme.cancelTitle), Font(size: theme.cancelFontSize))
      let width = cancel.size.width.rounded(.up)
      let place = Rect(
        x: row.maxX - theme.fieldMargins.right - indexWidth - width, y: row.minY + theme.cancelOrigin, width: width,
        height: cancel.size.height)
      boxes.append(cancel.box("cancelButton", in: place, alignment: .left, color: tint, site: nil))
      field.size.width = max(0, place.minX - theme.cancelSpacing - field.minX)
    }
    boxes += fieldBoxes(in: field, look, context)
    if hasScopes {
      boxes += scopeBar(at: row.maxY, width: bounds.width, tint: tint, context)
    }
    return boxes
  }

  private var hasScopes: Bool { showsScopeBar && !scopeButtonTitles.isEmpty }

  private func promptHeight(_ theme: SearchBarTheme) -> Double { prompt == nil ? 0 : theme.promptHeight }

  /// The ground with a line inside its upper and its lower edge (HIG).
  private func ground(in bounds: Size, _ look: SearchBarTheme.Look, _ context: LayoutContext) -> [Box] {
    let theme = context.theme.searchBar
    var glass = context.theme.bar.glass
    // A bar's tint has no alpha.
    let tint = barTintColor.map { Color(red: $0.red, green: $0.green, blue: $0.blue) }
    glass.tint = tint ?? look.glassTint
    let rect = Rect(origin: .zero, size: bounds)
    let pixel = context.grid.pixel
    let lines = [0, bounds.height - pixel].map { y in
      Box(
        "hairline", frame: Rect(x: 0, y: y, width: bounds.width, height: pixel), content: .fill(theme.hairlineColor))
    }
    return [
      Box("background", frame: rect, content: isTranslucent ? .backdrop(glass) : .fill(tint ?? look.color))
    ] + lines
  }

  private func promptBoxes(width: Double, _ look: SearchBarTheme.Look, _ context: LayoutContext) -> [Box] {
    guard let prompt else { return [] }
    let theme = context.theme.searchBar
    let rect = Rect(x: 0, y: 0, width: width, height: theme.promptHeight).inset(by: theme.fieldMargins)
    let text = context.line(prompt, Font(size: theme.promptFontSize), width: rect.width)
    guard !text.lines.isEmpty else { return [] }
    let place = Rect(x: rect.minX, y: 0, width: rect.width, height: theme.promptHeight)
    return [
      text.box(
        "prompt", centredIn: place, alignment: .center, color: look.textColor, site: prompt.site, context.grid)
    ]
  }

  /// The field's ground, glass and text.
  ///
  /// Without a text, glass and placeholder stand in the middle together (S8 document picker), else at the left.
  private func fieldBoxes(in field: Rect, _ look: SearchBarTheme.Look, _ context: LayoutContext) -> [Box] {
    let theme = context.theme.searchBar
    let shape = Path.roundedRect(Rect(origin: .zero, size: field.size), radius: theme.cornerRadius)
    let color = searchBarStyle == .minimal ? theme.minimalFieldColor : look.fieldColor
    var boxes = [Box("field", frame: field, content: .path(PathContent(shape, fill: color)))]
    let font = Font(size: theme.fontSize)
    let glass = ControlGlyphs.searchFieldGlass
    var glassX = field.minX + theme.glassMargin
    var right = theme.textMargin
    if text.string.isEmpty {
      let width = placeholder.map { context.line($0, font).size.width } ?? 0
      let group = glass.size.width + theme.placeholderSpacing + width
      glassX = max(glassX, context.grid.round(field.midX - group / 2))
      if showsBookmarkButton {
        let sign = ControlGlyphs.searchFieldBookmarks
        let x = field.maxX - theme.glassMargin - sign.size.width
        right = field.maxX - x + theme.placeholderSpacing
        boxes.append(
          sign.box("bookmarkButton", at: Point(x: x, y: field.midY - sign.size.height / 2), look.signColor))
      }
    } else {
      let clear = context.theme.field.clearButton(in: field, context.grid)
      right = field.maxX - clear.frame.minX + context.theme.field.clearButtonSpacing
      boxes.append(clear)
    }
    boxes.append(
      glass.box("glass", at: Point(x: glassX, y: field.midY - glass.size.height / 2), look.signColor))
    let line = FieldLine(
      text: text, placeholder: placeholder, font: font, color: look.textColor,
      placeholderColor: look.signColor)
    let textX = glassX + glass.size.width + (text.string.isEmpty ? theme.placeholderSpacing : theme.textSpacing)
    let rect = Rect(x: textX, y: field.minY, width: max(0, field.maxX - right - textX), height: field.height)
    return boxes + line.boxes(in: rect, context)
  }

  /// A segmented control over the width of the bar (DUMP: `UISegmentedControl (8 7; 584 29)` in a row of 600 × 44).
  private func scopeBar(at y: Double, width: Double, tint: Color, _ context: LayoutContext) -> [Box] {
    let theme = context.theme.searchBar
    var control = SegmentedControl()
    control.items = scopeButtonTitles.map { title in
      var segment = SegmentedControl.Segment()
      segment.title = title
      return segment
    }
    control.selectedSegmentIndex = selectedScopeButtonIndex
    var view = View(control)
    view.tintColor = tint
    let margins = theme.fieldMargins
    let frame = Rect(
      x: margins.left, y: y + theme.scopeControlOrigin, width: max(0, width - margins.left - margins.right),
      height: context.theme.segmentedControl.height)
    return view.box(frame: frame, in: frame.size, context).map { [$0] } ?? []
  }
}
