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
    let line = Rect(x: 0, y: shift, width: width, height: theme.height)
    var boxes = inCallText.map { inCallBoxes($0, width: width, below: height, context) } ?? []
    boxes += leadingBoxes(in: line, color, context)
    boxes += text("time", time, in: line, .center, Font(size: theme.fontSize, weight: .medium), color, context)
    boxes += trailingBoxes(in: line, color, context)
    let full = self.height(safeTop: safeTop, context.theme)
    return Box("statusBar", frame: Rect(x: 0, y: 0, width: width, height: full), children: boxes)
  }

  /// The signal, the carrier, the network and wifi, from the left.
  private func leadingBoxes(in line: Rect, _ color: Color, _ context: LayoutContext) -> [Box] {
    let theme = context.theme.statusBar, font = Font(size: theme.fontSize)
    var boxes: [Box] = [], x = theme.carrierX
    if let signalStrength {
      let dots = StatusBarGlyphs.signal(GlyphPen(grid: context.grid), strength: signalStrength)
      boxes.append(dots.box("signal", at: Point(x: x, y: theme.signalOrigin + line.minY), color))
      x += dots.size.width + theme.signalSpacing
    }
    for (name, words) in [("carrier", carrier), ("network", network ?? "")] {
      let shown = context.line(words, font)
      guard !shown.lines.isEmpty else { continue }
      let rect = line.inset(by: Insets(top: 0, left: x, bottom: 0, right: 0))
      boxes += text(name, words, in: rect, .left, font, color, context)
      x += shown.size.width + theme.wifiSpacing
    }
    if let wifiStrength {
      let wifi = StatusBarGlyphs.wifi(strength: wifiStrength, faint: color.faded(to: theme.faintOpacity))
      boxes.append(wifi.box("wifi", at: Point(x: context.grid.floor(x), y: theme.wifiOrigin + line.minY), color))
    }
    return boxes
  }

  /// The bolt, the battery, its level, Bluetooth and the place, from the right.
  private func trailingBoxes(in line: Rect, _ color: Color, _ context: LayoutContext) -> [Box] {
    let theme = context.theme.statusBar
    var boxes: [Box] = [], right = line.maxX - theme.batteryMargin
    func add(_ name: String, _ glyph: VectorGlyph, y: Double, spacing: Double) {
      right -= glyph.size.width
      boxes.append(glyph.box(name, at: Point(x: right, y: y + line.minY), color))
      right -= spacing
    }
    let isCharging = batteryState == .charging
    if isCharging { add("bolt", StatusBarGlyphs.bolt, y: theme.boltOrigin, spacing: theme.boltSpacing) }
    let levelColor = isCharging ? theme.chargingColor : batteryLevel <= theme.lowLevel ? theme.lowColor : nil
    let pen = GlyphPen(grid: context.grid)
    let battery = StatusBarGlyphs.battery(pen, level: batteryLevel, color: levelColor)
    add("battery", battery, y: theme.batteryOrigin, spacing: theme.signSpacing)
    if showsBatteryPercentage {
      let words = Text("\(Int((batteryLevel * 100).rounded()))%"), font = Font(size: theme.fontSize)
      right += theme.signSpacing - theme.percentageSpacing
      let rect = Rect(x: 0, y: line.minY, width: right, height: line.height)
      boxes += text("batteryPercentage", words, in: rect, .right, font, color, context)
      right -= context.line(words, font).size.width + theme.signSpacing
    }
    if showsBluetooth {
      add("bluetooth", StatusBarGlyphs.bluetooth, y: theme.bluetoothOrigin, spacing: theme.signSpacing)
    }
    if showsLocation {
      add("location", StatusBarGlyphs.location, y: theme.locationOrigin, spacing: theme.signSpacing)
    }
    return boxes
  }

  private func text(
    _ name: String, _ words: Text, in rect: Rect, _ alignment: TextAlignment, _ font: Font, _ color: Color,
    _ context: LayoutContext
  ) -> [Box] {
    let line = context.line(words, font)
    guard !line.lines.isEmpty else { return [] }
    return [line.box(name, centredIn: rect, alignment: alignment, color: color, site: words.site, context.grid)]
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
