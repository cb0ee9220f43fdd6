import Geometry
import SceneModel
import Typesetting

/// The boxes of a text that is set and placed, from back to front.
///
/// What is behind letters comes first, for the whole text, so that no part covers its neighbour: the backgrounds, the
/// shadows, the lines under the text; then the letters, their outlines, the lines through them and the pictures.
struct TextBoxes {
  /// The lines, their origins counted from the top left of the boxes' parent.
  let text: TypesetText
  /// What is painted for each span.
  let looks: [TextLook]
  /// Where the scene says the text.
  let site: Site?
  let context: LayoutContext

  /// All of them, in a parent of the text's size.
  var all: [Box] {
    backgrounds + shadows + lines({ looks[$0].underline }, named: "underline", at: underlineOffset) + letters
      + lines({ looks[$0].strikethrough }, named: "strikethrough", at: strikethroughOffset) + pictures
  }

  // MARK: Letters

  private var letters: [Box] {
    var boxes: [Box] = []
    for color in distinct(looks.compactMap(\.fill)) {
      let part = text.showing { looks[$0].fill == color && !looks[$0].isLetterpress }
      boxes += box("text", .text(part, color))
      boxes += letterpress(text.showing { looks[$0].fill == color && looks[$0].isLetterpress }, color)
    }
    for outline in distinct(looks.compactMap(\.outline)) {
      let part = text.showing { looks[$0].outline == outline }
      boxes += box("outline", .lettering(part, .outline(outline.color, width: outline.width)))
    }
    return boxes
  }

  /// Letters that seem to be pressed into the ground.
  ///
  /// The lower edge catches the light, the upper one throws a shadow inward. The amounts are chosen by eye; no
  /// screenshot of the effect was measured.
  private func letterpress(_ part: TypesetText, _ color: Color) -> [Box] {
    guard !part.lines.isEmpty else { return [] }
    let pixel = context.grid.pixel
    let light = Color(white: 1, alpha: 0.6 * color.alpha), shade = Color(white: 0, alpha: 0.5 * color.alpha)
    return box("light", .text(part, light), offset: Point(x: 0, y: pixel)) + box("text", .text(part, color))
      + box("shade", .lettering(part, .innerShadow(shade, offset: Point(x: 0, y: 2 * pixel), radius: pixel)))
  }

  private var shadows: [Box] {
    distinct(looks.compactMap(\.shadow)).flatMap { shadow in
      let filled = text.showing { looks[$0].shadow == shadow && looks[$0].fill != nil }
      var boxes = box(
        "shadow", .lettering(filled, .shadow(shadow.color, radius: shadow.radius)), offset: shadow.offset)
      for width in distinct(looks.compactMap(\.outline?.width)) {
        let hollow = text.showing { looks[$0].shadow == shadow && looks[$0].outline?.width == width }
        boxes += box(
          "shadow", .lettering(hollow, .outline(shadow.color, width: width)), offset: shadow.offset)
      }
      return boxes + lineShadows(shadow)
    }
  }

  /// The shadow of the lines under and through the text.
  private func lineShadows(_ shadow: TextLook.Shadow) -> [Box] {
    func thrown(_ property: KeyPath<TextLook, TextLook.Line?>) -> (Int) -> TextLook.Line? {
      { span in
        looks[span].shadow == shadow
          ? looks[span][keyPath: property].map { TextLook.Line(style: $0.style, color: shadow.color) } : nil
      }
    }
    let lines =
      lines(thrown(\.underline), named: "shadow", at: underlineOffset)
      + lines(thrown(\.strikethrough), named: "shadow", at: strikethroughOffset)
    return lines.map { line in
      var box = line
      box.frame = line.frame.offset(by: shadow.offset)
      if shadow.radius > 0, let path = line.path {
        box.content = .shadow(ShadowContent(path: path, color: shadow.color, offset: .zero, radius: shadow.radius))
      }
      return box
    }
  }

  private func box(_ name: String, _ content: Primitive, offset: Point = .zero) -> [Box] {
    guard let text = content.typesetText, !text.lines.isEmpty else { return [] }
    var box = Box(name, frame: Rect(origin: offset, size: self.text.size), content: content)
    box.site = site
    return [box]
  }

  // MARK: Backgrounds

  /// A part's background is as high as its line; neighbours of one colour are one rectangle.
  private var backgrounds: [Box] {
    text.lines.flatMap { line in
      line.stretches { looks[$0].background }.map { color, range, _ in
        let frame = Rect(
          x: line.origin.x + range.lowerBound, y: line.origin.y - line.ascent,
          width: range.upperBound - range.lowerBound, height: line.ascent + line.descent)
        return Box("background", frame: frame, content: .fill(color))
      }
    }
  }

  // MARK: Lines

  /// The middle of a line under a text lies a tenth of the font size below the baseline, and it is a twentieth of the
  /// size thick: what the metrics of Helvetica say (UnderlinePosition -100, UnderlineThickness 50; B).
  private func underlineOffset(_ look: TextLook) -> Double { 0.1 * look.size }

  /// The line through a text crosses small letters at half their height: 0.523 em in Helvetica (B).
  private func strikethroughOffset(_ look: TextLook) -> Double { -look.baselineOffset - 0.523 / 2 * look.size }

  private func lines(
    _ style: (Int) -> TextLook.Line?, named name: String, at offset: (TextLook) -> Double
  ) -> [Box] {
    text.lines.flatMap { line in
      line.stretches { span in
        style(span).map { TextLine(line: $0, size: looks[span].size, offset: offset(looks[span])) }
      }.map { stretch, range, spaces in
        let start = Point(x: line.origin.x, y: line.origin.y)
        return stretch.box(name, from: start, over: range, without: spaces, context.grid)
      }
    }
  }

  // MARK: Pictures

  private var pictures: [Box] {
    text.lines.flatMap { line in
      line.parts.compactMap { part -> Box? in
        guard let picture = looks[part.span].picture, let image = context.images[picture.image] else { return nil }
        let frame = picture.bounds.offset(by: Point(x: line.origin.x + part.x, y: line.origin.y))
        return image.box("attachment", frame: frame, templateTint: looks[part.span].fill ?? context.tintColor)
      }
    }
  }
}

/// The values in the order of their first appearance, each once.
private func distinct<Value: Hashable>(_ values: [Value]) -> [Value] {
  var seen: Set<Value> = []
  return values.filter { seen.insert($0).inserted }
}

extension TypesetText {
  /// The text with only the glyphs of some spans; lines without any are left out.
  fileprivate func showing(_ isShown: (Int) -> Bool) -> TypesetText {
    var text = self
    for index in text.lines.indices { text.lines[index].runs.removeAll { !isShown($0.span) } }
    text.lines.removeAll { $0.runs.isEmpty }
    return text
  }
}

extension TypesetLine {
  /// The stretches of a line that have something in common, in points from its origin, with the white space in them;
  /// spans without a value are left out.
  fileprivate func stretches<Value: Equatable>(
    _ value: (Int) -> Value?
  ) -> [(value: Value, range: Range<Double>, spaces: [Range<Double>])] {
    var stretches: [(value: Value, range: Range<Double>, spaces: [Range<Double>])] = []
    for part in parts {
      guard let value = value(part.span), part.width > 0 else { continue }
      let range = part.x..<part.x + part.width
      if let last = stretches.last, last.value == value, abs(last.range.upperBound - range.lowerBound) < 1e-6 {
        stretches[stretches.count - 1].range = last.range.lowerBound..<range.upperBound
        stretches[stretches.count - 1].spaces += part.spaces
      } else {
        stretches.append((value, range, part.spaces))
      }
    }
    return stretches
  }
}

extension Box {
  /// The outline of what the box fills, in its own coordinates.
  fileprivate var path: Path? {
    switch content {
    case .fill: .rect(Rect(origin: .zero, size: frame.size))
    case .path(let path): path.path
    default: nil
    }
  }
}
