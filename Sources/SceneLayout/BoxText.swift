import Geometry
import SceneModel
import Typesetting

extension Box {
  /// The tree as text, a line a box, indented by depth: `label #greeting [16 80 120.5 20.5] fill #FFFFFF`.
  ///
  /// Frames are those on the screen: x, y, width and height in points from the top left of the window. What a box draws
  /// follows in words; texts come with their baselines.
  public var text: String {
    var lines: [String] = []
    write(to: &lines, depth: 0, parent: .zero)
    return lines.joined(separator: "\n") + "\n"
  }

  private func write(to lines: inout [String], depth: Int, parent: Point) {
    let rect = frame.offset(by: parent)
    var line = String(repeating: "  ", count: depth) + name
    if let id { line += " #\(id)" }
    line += " [\(rect.minX.places) \(rect.minY.places) \(rect.width.places) \(rect.height.places)]"
    if clipsToBounds { line += " clips" }
    if opacity < 1 { line += " opacity \(opacity.places)" }
    if blendMode != .normal { line += " \(blendMode.rawValue)" }
    if let transform { line += " " + transform.words }
    for effect in effects { line += " " + effect.words }
    if let content { line += " " + content.words(at: rect.origin) }
    lines.append(line)
    for child in children { child.write(to: &lines, depth: depth + 1, parent: rect.origin) }
  }
}

extension Primitive {
  /// What is drawn, in words; coordinates are the screen's.
  fileprivate func words(at origin: Point) -> String {
    switch self {
    case .fill(let color): return "fill \(color.hex)"
    case .rounded(let color, let corners, _): return "fill \(color.hex) \(corners.words)"
    case .gradient(let gradient):
      return "gradient " + gradient.stops.map { "\($0.color.hex) \($0.place.places)" }.joined(separator: ", ")
        + (gradient.corners.areSquare ? "" : " " + gradient.corners.words)
    case .border(let border):
      return "border \(border.color.hex) \(border.width.places)"
        + (border.corners.areSquare ? "" : " " + border.corners.words)
    case .path(let path):
      return [
        path.fill.map { "path \($0.hex)" }, path.stroke.map { "stroke \($0.hex) \(path.lineWidth.places)" },
      ].compactMap { $0 }.joined(separator: " ")
    case .text(let text, let color): return text.words(painted: color.hex, at: origin)
    case .lettering(let text, let lettering): return text.words(painted: lettering.words, at: origin)
    case .projectedText(let content):
      let lines = content.text.lines.map { line in
        let start = content.projection.applied(to: line.origin)
        let end = content.projection.applied(to: Point(x: line.origin.x + line.width, y: line.origin.y))
        return "\((origin.x + start.x).places),\((origin.y + start.y).places) \((end.x - start.x).places) wide"
      }
      let source = content.text.source.map { "\"\($0.string.excerpt)\" \($0.size.places) " } ?? ""
      return "projected text \(source)\(content.color.hex) at " + lines.joined(separator: "; ")
    case .image(let image):
      return [
        "image \(image.bitmap.width)×\(image.bitmap.height)",
        image.part.map { "part \($0.x) \($0.y) \($0.width) \($0.height)" },
        image.tile.map { "tiled \($0.width.places) \($0.height.places)" }, image.tint.map { "tint \($0.hex)" },
      ].compactMap { $0 }.joined(separator: " ")
    case .shadow(let shadow): return "shadow \(shadow.color.hex) radius \(shadow.radius.places)"
    case .backdrop(let glass): return "backdrop blur \(glass.blurRadius.places)"
    }
  }
}

extension Transform {
  fileprivate var words: String {
    "transform [" + [a, b, c, d, tx, ty].map(\.places).joined(separator: " ") + "]"
  }
}

extension Corners {
  fileprivate var words: String {
    let names: [(Places, String)] = [
      (.topLeft, "topLeft"), (.topRight, "topRight"), (.bottomLeft, "bottomLeft"), (.bottomRight, "bottomRight"),
    ]
    let round = places == .all ? [] : names.filter { places.contains($0.0) }.map(\.1)
    return (["corners \(radius.places)"] + round).joined(separator: " ")
  }
}

extension Effect {
  fileprivate var words: String {
    switch self {
    case .clip(let corners): "clips \(corners.words)"
    case .shadow(let shadow):
      "throws shadow \(shadow.color.hex) offset \(shadow.offset.x.places) \(shadow.offset.y.places) radius "
        + shadow.radius.places + (shadow.path == nil ? "" : " of a path")
    case .mask(let box): "masked by \(box.name)"
    }
  }
}

extension TypesetText {
  fileprivate func words(painted paint: String, at origin: Point) -> String {
    let lines = lines.map { line in
      "\((origin.x + line.origin.x).places),\((origin.y + line.origin.y).places) \(line.width.places) wide"
        + (line.isTruncated ? " truncated" : "")
    }
    let source = source.map { "\"\($0.string.excerpt)\" \($0.size.places) " } ?? ""
    return "text \(source)\(paint) at " + lines.joined(separator: "; ")
  }
}

extension Lettering {
  fileprivate var words: String {
    switch self {
    case .outline(let color, let width): "outline \(color.hex) \((width * 100).places) %"
    case .shadow(let color, let radius): "shadow \(color.hex)" + (radius > 0 ? " radius \(radius.places)" : "")
    case .innerShadow(let color, _, let radius): "inner shadow \(color.hex) radius \(radius.places)"
    }
  }
}

extension Color {
  /// `#RRGGBB`, with two more digits if it is not opaque.
  var hex: String {
    func pair(_ component: Double) -> String {
      let text = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
      return text.utf8.count < 2 ? "0" + text : text
    }
    return "#" + pair(red) + pair(green) + pair(blue) + (alpha < 1 ? pair(alpha) : "")
  }
}

extension Double {
  /// The number to a hundredth, without needless zeros; the same text on every machine.
  public var places: String {
    let hundredths = Int64((self * 100).rounded())
    let (whole, rest) = (hundredths.magnitude / 100, hundredths.magnitude % 100)
    let sign = hundredths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : (rest < 10 ? "0\(rest)" : "\(rest)")
    return "\(sign)\(whole).\(digits)"
  }
}
