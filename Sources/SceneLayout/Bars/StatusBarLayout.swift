import Geometry
import SceneModel
import Typesetting

extension StatusBar {
  /// Whether the bar is hidden: by the scene's word, else on a screen held sideways (iOS 8).
  func isHidden(in orientation: Scene.Orientation) -> Bool {
    isHidden ?? (orientation == .landscape)
  }

  /// The bar on its screen; it is transparent, so that a bar or a view below it shows.
  func box(width: Double, safeTop: Double, _ context: LayoutContext) -> Box {
    let theme = context.theme.statusBar
    let color = style == .default ? Color.black : .white
    let height = max(theme.height, safeTop)
    // Below a sensor housing the line stands in the middle of what is left beside it.
    let shift = (height - theme.height) / 2
    let carrier = context.line(self.carrier, Font(size: theme.fontSize))
    let clock = context.line(time, Font(size: theme.fontSize, weight: .medium))
    var boxes: [Box] = []
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
    let battery = StatusBarGlyphs.battery
    let batteryX = width - theme.batteryMargin - battery.size.width
    boxes.append(battery.box("battery", at: Point(x: batteryX, y: theme.batteryOrigin + shift), color))
    return Box("statusBar", frame: Rect(x: 0, y: 0, width: width, height: height), children: boxes)
  }
}
