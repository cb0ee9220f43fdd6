import Geometry
import SceneModel
import Typesetting

extension StatusBar {
  /// The bar on its screen; it is transparent, so that a bar or a view below it shows.
  func box(_ style: Style, width: Double, safeTop: Double, _ context: LayoutContext) -> Box {
    let theme = context.theme.statusBar
    let color = style == .default && inCallText == nil ? Color.black : .white
    let height = max(theme.height, safeTop)
    // Below a sensor housing the line stands in the middle of what is left beside it.
    let shift = (height - theme.height) / 2
    let carrier = context.line(self.carrier, Font(size: theme.fontSize))
    let clock = context.line(time, Font(size: theme.fontSize, weight: .medium))
    var boxes = inCallText.map { inCallBoxes($0, width: width, below: height, context) } ?? []
    func add(_ name: String, _ text: TypesetText, _ rect: Rect, _ alignment: TextAlignment, _ site: Site?) {
      guard !text.lines.isEmpty else { return }
      boxes.append(text.box(name, centredIn: rect, alignment: alignment, color: color, site: site, context.grid))
    }
    let line = Rect(x: 0, y: shift, width: width, height: theme.height)
    add(
      "carrier", carrier, line.inset(by: Insets(top: 0, left: theme.carrierX, bottom: 0, right: 0)), .left,
      self.carrier.site)
    let wifiX = theme.carrierX + (carrier.lines.isEmpty ? 0 : carrier.size.width + theme.wifiSpacing)
    boxes.append(
      StatusBarGlyphs.wifi.box("wifi", at: Point(x: context.grid.floor(wifiX), y: theme.wifiOrigin + shift), color))
    add("time", clock, line, .center, time.site)
    let battery = StatusBarGlyphs.battery(GlyphPen(grid: context.grid))
    let batteryX = width - theme.batteryMargin - battery.size.width
    boxes.append(battery.box("battery", at: Point(x: batteryX, y: theme.batteryOrigin + shift), color))
    let full = self.height(safeTop: safeTop, context.theme)
    return Box("statusBar", frame: Rect(x: 0, y: 0, width: width, height: full), children: boxes)
  }

  /// How high the bar is: 20, 40 while a call goes on, and on a screen with a sensor housing down to its lower edge.
  func height(safeTop: Double, _ theme: Theme) -> Double {
    max(theme.statusBar.height, safeTop) + extraHeight(theme)
  }

  /// How far a call pushes the window's content down.
  func extraHeight(_ theme: Theme) -> Double {
    inCallText == nil ? 0 : theme.statusBar.inCall.height - theme.statusBar.height
  }

  /// The green ground of a call with its line below the usual one.
  private func inCallBoxes(_ text: Text, width: Double, below top: Double, _ context: LayoutContext) -> [Box] {
    let theme = context.theme.statusBar.inCall
    let extra = extraHeight(context.theme)
    let title = BarTitle(
      text, Font(size: theme.fontSize), .white, width: max(0, width - 2 * context.theme.statusBar.carrierX), context)
    let ground = Box(
      "inCall", frame: Rect(x: 0, y: 0, width: width, height: top + extra), content: .fill(theme.color))
    let line = Rect(x: 0, y: top, width: width, height: extra)
    return [ground] + title.boxes("inCall.text", in: line, alignment: .center, context)
  }
}
