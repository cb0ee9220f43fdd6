import Geometry
import SceneModel
import Typesetting

extension Label: ViewLayout {
  /// Nothing is drawn beyond a label's bounds, its shadow and the overhang of slanted letters included.
  var clipsByDefault: Bool { true }

  /// The text's size, up to the next device pixel: 20.5 points high for a line of 17 points @2x (DUMP).
  func sizeThatFits(_ size: Size, _ context: LayoutContext) -> Size? {
    let text = typeset(width: size.width, height: size.height, context)
    return Size(
      width: context.grid.ceil(min(text.size.width, size.width)), height: context.grid.ceil(text.size.height))
  }

  func boxes(in bounds: Size, of view: View, _ context: LayoutContext) -> [Box] {
    textBoxes(in: Rect(origin: .zero, size: bounds), name: "text", context)
  }

  /// The text and its shadow in a rectangle, centred in its height as a block whatever the number of lines.
  func textBoxes(in rect: Rect, name: String, _ context: LayoutContext) -> [Box] {
    let font = fittingFont(width: rect.width, context)
    let text = typeset(font, width: rect.width, height: rect.height, context)
    guard !text.lines.isEmpty else { return [] }
    let color = (isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .black
    var box = text.box(
      name, centredIn: rect, alignment: textAlignment ?? .left, color: color, site: self.text.site, context.grid)
    if font.size < (self.font ?? Font()).size {
      let top = box.frame.minY - rect.minY
      box.frame.origin.y += baselineShift(of: text, centredAt: top, in: rect.height, context)
    }
    guard let shadowColor else { return [box] }
    var shadow = box
    shadow.name += ".shadow"
    shadow.frame = box.frame.offset(by: shadowOffset)
    if case .text(let text, _) = box.content { shadow.content = .text(text, shadowColor) }
    return [shadow, box]
  }

  /// The text as it is broken for a width, with no more lines than fit the height; at least one line is always shown.
  func typeset(
    _ fitting: Font? = nil, width: Double, height: Double, _ context: LayoutContext
  ) -> TypesetText {
    let font = fitting ?? font ?? Font()
    func set(_ lines: Int) -> TypesetText {
      context.typesetter.typeset(
        text.string, face: context.face(of: font), size: font.size, width: width, numberOfLines: lines,
        lineBreakMode: lineBreakMode, pitchGrid: context.grid)
    }
    let all = set(numberOfLines)
    guard all.lines.count > 1, all.size.height > height + 1e-6 else { return all }
    let pitch = all.size.height / Double(all.lines.count)
    return set(max(1, Int(height / pitch)))
  }
}

extension TypesetText {
  /// The text in a rectangle, as UILabel draws it: the block of lines in the middle of the height, its top on a whole
  /// point.
  ///
  /// The whole point is what all measured labels have in common: a line of 17 points has its baseline at 17.0 in 22, at
  /// 28.0 in 44 and at 29.0 in 47; 18 at 28.0 and 16 at 27.0 in 44, 15 at 16.5 in 21 and at 20.5 in 30, 14 at 16.5 in 22,
  /// 12 at 14.5 in 20 and at 26.5 in 44, 10 at 9.5 in 12 (SL, S8, all 2x). Of 3x screens only later systems were
  /// measured: there the top of a whole number of pixels lies on a pixel, and 17 points in 44 have their baseline at 28.0
  /// just as well.
  func box(
    _ name: String, centredIn rect: Rect, alignment: TextAlignment, color: Color, site: Site?, _ grid: PixelGrid
  ) -> Box {
    let top = centredTop(in: rect.height, grid)
    return box(
      name, in: Rect(x: rect.minX, y: rect.minY + top, width: rect.width, height: size.height), alignment: alignment,
      color: color, site: site)
  }

  /// The distance of the text from the top of a height in which it is centred.
  func centredTop(in height: Double, _ grid: PixelGrid) -> Double {
    grid.scale < 3 ? ((height - size.height) / 2).rounded() : grid.floor((height - grid.ceil(size.height)) / 2)
  }

  /// The text at the top of a rectangle, in the place that the alignment gives it.
  func box(_ name: String, in rect: Rect, alignment: TextAlignment, color: Color, site: Site?) -> Box {
    var text = self
    for index in text.lines.indices {
      text.lines[index].origin.x += (size.width - text.lines[index].width) * alignment.share
    }
    let frame = Rect(
      x: rect.minX + (rect.width - size.width) * alignment.share, y: rect.minY, width: size.width, height: size.height)
    var box = Box(name, frame: frame, content: .text(text, color))
    box.site = site
    return box
  }

  /// A line whose baseline lies at a height of its parent.
  func box(_ name: String, x: Double, baseline: Double, color: Color, site: Site?) -> Box {
    let rect = Rect(x: x, y: baseline - (lines.first?.origin.y ?? 0), width: size.width, height: size.height)
    return box(name, in: rect, alignment: .left, color: color, site: site)
  }
}

extension TextAlignment {
  /// The share of the free space that lies left of a line.
  fileprivate var share: Double {
    switch self {
    case .left, .justified, .natural: 0
    case .center: 0.5
    case .right: 1
    }
  }
}
