import Geometry
import SceneModel
import Typesetting

/// One of the wheels of a picker.
struct Wheel {
  /// A row that can be seen.
  struct Row {
    var title: Text
    /// Whether it can be chosen.
    var isEnabled = true
  }

  /// Where its unturned rows lie between left and right.
  var minX: Double
  var width: Double
  var alignment: TextAlignment
  /// The rows by their distance from the selected one, which is row 0; nil where there is none.
  var row: (Int) -> Row?
}

/// Wheels side by side, as pickers draw them.
struct Wheels {
  var wheels: [Wheel]

  /// Two lines, the rows between them, and the rows of the drum above and below (S8).
  func boxes(in bounds: Size, _ context: LayoutContext) -> [Box] {
    let theme = context.theme.picker
    let middle = bounds.height / 2
    let window = Rect(x: 0, y: middle - theme.drum.reach, width: bounds.width, height: 2 * theme.drum.reach)
    let drum = Box(
      "drum", frame: window, clipsToBounds: true,
      children: wheels.flatMap { wheel in
        (1...theme.drum.rows).flatMap { [-$0, $0] }.sorted().compactMap {
          turnedRow($0, of: wheel, in: window.size, context)
        }
      })
    let half = theme.selectionHeight / 2
    let lines = [middle - half, middle + half - theme.lineWidth].map { y in
      Box(
        "selectionLine", frame: Rect(x: 0, y: y, width: bounds.width, height: theme.lineWidth),
        content: .fill(theme.lineColor))
    }
    let band = Rect(x: 0, y: middle - half, width: bounds.width, height: theme.selectionHeight)
    return [drum] + lines + wheels.compactMap { selectedRow(of: $0, in: band, context) }
  }

  /// The selected row is larger than the others around the middle of its wheel, as if under a glass.
  private func selectedRow(of wheel: Wheel, in band: Rect, _ context: LayoutContext) -> Box? {
    let theme = context.theme.picker
    guard let row = wheel.row(0) else { return nil }
    let excess = wheel.width * (theme.selectedFontSize / theme.fontSize - 1)
    let label = Rect(x: wheel.minX - excess / 2, y: band.minY, width: wheel.width + excess, height: band.height)
    let text = context.line(row.title, Font(size: theme.selectedFontSize), width: label.width)
    guard !text.lines.isEmpty else { return nil }
    return text.box(
      "selectedRow", in: label.offset(by: Point(x: 0, y: label.height / 2 + theme.selectedBaseline - baseline(text))),
      alignment: wheel.alignment, color: theme.textColor.faded(to: share(row, theme)), site: row.title.site)
  }

  /// A row on the drum, whose baseline is at the same distance from the row's middle on each.
  private func turnedRow(_ offset: Int, of wheel: Wheel, in window: Size, _ context: LayoutContext) -> Box? {
    let theme = context.theme.picker
    guard let row = wheel.row(offset) else { return nil }
    let text = context.line(row.title, Font(size: theme.fontSize), width: wheel.width)
    guard !text.lines.isEmpty else { return nil }
    let label = text.box(
      "row", in: Rect(x: wheel.minX, y: theme.baseline - baseline(text), width: wheel.width, height: text.size.height),
      alignment: wheel.alignment, color: theme.textColor, site: row.title.site)
    guard case .text(var placed, _) = label.content else { return nil }
    for index in placed.lines.indices {
      placed.lines[index].origin = placed.lines[index].origin + label.frame.origin
    }
    let projection = theme.drum.projection(ofRow: offset, middle: Point(x: window.width / 2, y: window.height / 2))
    let content = ProjectedText(
      text: placed, color: theme.textColor.faded(to: share(row, theme)), projection: projection,
      fade: theme.drum.fade, fadeCenter: window.height / 2)
    var box = Box("row", frame: Rect(origin: .zero, size: window), content: .projectedText(content))
    box.site = row.title.site
    return box
  }

  private func baseline(_ text: TypesetText) -> Double { text.lines.first?.origin.y ?? 0 }

  private func share(_ row: Wheel.Row, _ theme: PickerTheme) -> Double {
    row.isEnabled ? 1 : theme.disabledTextShare
  }
}

extension Drum {
  /// How a row is seen: a plane that touches the drum, turned away from the viewer before the middle.
  ///
  /// x counts from the window's left edge and y from the middle of the row. The drum's rim touches the screen, so that
  /// a row which is not turned would be seen in its own size.
  func projection(ofRow offset: Int, middle: Point) -> Projection {
    let turn = turn.repeated(offset)
    // What is z behind the screen is seen smaller by 1 + z / distance.
    let depth = Projection.Row(
      x: 0, y: turn.sine / viewingDistance, constant: radius * (1 - turn.cosine) / viewingDistance)
    return Projection(
      x: Projection.Row(x: 1, y: middle.x * depth.y, constant: middle.x * depth.constant),
      y: Projection.Row(
        x: 0, y: turn.cosine + middle.y * depth.y,
        constant: radius * turn.sine + middle.y * (1 + depth.constant)),
      w: Projection.Row(x: 0, y: depth.y, constant: 1 + depth.constant))
  }
}
