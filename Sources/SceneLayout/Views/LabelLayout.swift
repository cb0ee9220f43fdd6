import Geometry
import SceneModel
import Typesetting

extension Label: ViewLayout {
  /// Nothing is drawn beyond a label's bounds, its shadow and the overhang of slanted letters included.
  var clipsByDefault: Bool { true }
  var masksByDefault: Bool { false }

  var wrapsToFit: Bool { numberOfLines != 1 }

  /// The text's size, up to the next device pixel: 20.5 points high for a line of 17 points @2x (DUMP).
  ///
  /// The width is a limit; the height is as the lines ask for.
  func sizeThatFits(_ size: Size, _ context: LayoutContext) -> Size? {
    let limit = preferredMaxLayoutWidth > 0 ? min(preferredMaxLayoutWidth, size.width) : size.width
    let text = typeset(width: limit, height: .infinity, context)
    return Size(
      width: context.grid.ceil(min(text.size.width, limit)), height: context.grid.ceil(text.size.height))
  }

  /// The text's size without rounding, in as many lines as a width asks for and the label allows.
  func textSize(width: Double, _ context: LayoutContext) -> Size {
    let limit = preferredMaxLayoutWidth > 0 ? min(preferredMaxLayoutWidth, width) : width
    return typeset(width: numberOfLines == 1 || limit <= 0 ? .infinity : limit, height: .infinity, context).size
  }

  func boxes(in bounds: Size, of view: View, _ context: LayoutContext) -> [Box] {
    textBoxes(in: Rect(origin: .zero, size: bounds), name: "text", context)
  }

  /// The text as it is broken for a width, with no more lines than fit the height; at least one line is always shown.
  func typeset(width: Double, height: Double, _ context: LayoutContext) -> TypesetText {
    looked(context).typeset(width: width, height: height, numberOfLines: numberOfLines, context)
  }

  /// The text and what belongs to it in a rectangle, centred in its height as a block whatever the number of lines; or
  /// with the first baseline at a given height of the rectangle's parent.
  func textBoxes(in rect: Rect, name: String, baseline: Double? = nil, _ context: LayoutContext) -> [Box] {
    let scale = fittingScale(width: rect.width, context)
    let looked = looked(scaledBy: scale, context)
    var text = looked.typeset(width: rect.width, height: rect.height, numberOfLines: numberOfLines, context)
    guard let first = text.lines.first else { return [] }
    var frame = text.takeToTheLeft()
    let top = text.centredTop(in: rect.height, context.grid)
    frame.origin.y = top
    if scale < 1 { frame.origin.y += baselineShift(of: text, centredAt: top, in: rect.height, context) }
    if let baseline { frame.origin.y = baseline - first.origin.y - rect.minY }
    frame.origin = frame.origin + rect.origin
    return boxes(of: text, looked, named: name, in: frame, context)
  }

  /// A text in one colour is one box, and its shadow another; else the boxes of all that it is made of are in one.
  private func boxes(
    of text: TypesetText, _ looked: LookedText, named name: String, in frame: Rect, _ context: LayoutContext
  ) -> [Box] {
    let site = attributedText?.runs.first?.text.site ?? self.text.site
    var box = Box(name, frame: frame, opacity: isEnabled ? 1 : context.theme.disabledOpacity)
    box.site = site
    guard looked.isPlain, let look = looked.looks.first, let color = look.fill else {
      box.children = TextBoxes(text: text, looks: looked.looks, site: site, context: context).all
      return [box]
    }
    box.content = .text(text, color)
    guard let shadow = look.shadow else { return [box] }
    var shade = box
    shade.name += ".shadow"
    shade.frame = frame.offset(by: shadow.offset)
    shade.content = .lettering(text, .shadow(shadow.color, radius: shadow.radius))
    return [shade, box]
  }
}

extension LookedText {
  /// The text as it is broken for a width, with no more lines than fit the height.
  func typeset(
    width: Double, height: Double = .infinity, numberOfLines: Int, _ context: LayoutContext
  ) -> TypesetText {
    context.typesetter.typeset(
      styled, width: width, height: height, numberOfLines: numberOfLines, pitchGrid: context.grid)
  }
}

extension TypesetText {
  /// Moves the lines to the left until one of them begins at 0, and returns the rectangle in which they lay.
  fileprivate mutating func takeToTheLeft() -> Rect {
    let left = lines.map(\.origin.x).min() ?? 0
    let right = lines.map { $0.origin.x + $0.width }.max() ?? 0
    for index in lines.indices { lines[index].origin.x -= left }
    return Rect(x: left, y: 0, width: right - left, height: size.height)
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
  var share: Double {
    switch self {
    case .left, .justified, .natural: 0
    case .center: 0.5
    case .right: 1
    }
  }
}
