/// An element of an SVG file, reduced to what it may cost.
struct SVGNode {
  let name: String
  var children: [Int] = []
  private(set) var id: String?
  /// Its classes, each once.
  private(set) var classes: [String] = []
  /// Whether it says that it is SVG; without that nothing of a file is drawn.
  private(set) var hasNamespace = false
  /// The names of the elements that it draws besides its own content.
  private(set) var references: [String] = []
  /// Whether it is drawn on a layer of its own.
  private(set) var isLayer = false
  /// The bytes of its outline.
  private(set) var outline = 0
  /// About how long its outline is at most, in its own units.
  private(set) var length = 0.0
  /// The sum of its pattern of dashes; nil for a solid line.
  private(set) var shortestDash: Double?

  /// How many plain layers cost as much as what the element does to its layer.
  var layerCost: Int { name.hasPrefix("fe") ? 32 : name == "mask" ? 8 : isLayer ? 1 : 0 }

  static let namespace = "http://www.w3.org/2000/svg"

  var isGradient: Bool { name == "linearGradient" || name == "radialGradient" }

  /// Takes an element; throws if it, or something that it says, is not drawn.
  init(name: String, attributes: [(name: String, value: String)], isRoot: Bool) throws(ImageFault) {
    self.name = name
    guard !isRoot || name == "svg" else { throw .broken(.svg, "it begins with the element \(name.prefix(40))") }
    if let what = Self.refused[name] { throw .unsupported(.svg, what) }
    if name.hasPrefix("animate") { throw .animated(.svg) }
    if name.hasPrefix("fe"), !Self.filters.contains(where: { name.hasPrefix($0) }) {
      throw .unsupported(.svg, "the filter \(name.prefix(40)), which is not drawn")
    }
    isLayer = name.hasPrefix("fe")
    for (key, value) in attributes { try take(key, value) }
  }

  /// Elements that depend on the machine's fonts or files, run a program or bring other formats.
  private static let refused = [
    "text": "text, which would depend on the machine's fonts; turn it into outlines",
    "image": "a picture inside, which is not drawn",
    "feImage": "a picture inside, which is not drawn",
    "foreignObject": "another document inside, which is not drawn",
    "script": "a script, which is not run",
    "include": "a part in another file, which is not read",
    "marker": "markers, which are not drawn; turn them into outlines",
    "switch": "a choice by language, which is not made",
    "set": "an animation, which is not drawn",
  ]
  /// The beginnings of the names of the filters whose cost does not depend on what they say.
  private static let filters = [
    "feGaussianBlur", "feOffset", "feBlend", "feColorMatrix", "feComposite", "feFlood", "feMerge",
    "feComponentTransfer", "feFunc", "feDropShadow",
  ]
  static let layerWords = ["mask", "clip-path", "filter", "mix-blend-mode", "isolation", "opacity"]

  private mutating func take(_ key: String, _ value: String) throws(ImageFault) {
    switch key {
    case "id": id = value
    case "xmlns": hasNamespace = hasNamespace || value == Self.namespace || value.hasPrefix("&")
    case "class":
      var seen: Set<Substring> = []
      classes = value.split(whereSeparator: \.isWhitespace).filter { seen.insert($0).inserted }.map(String.init)
    case "href":
      guard value.hasPrefix("#") else { throw .unsupported(.svg, "a reference to another file, which is not read") }
      references.append(String(value.dropFirst()))
    case "d", "points":
      outline += value.utf8.count
      length += 2 * value.numbers.reduce(0) { $0 + abs($1) }
    case "style": take(try SVGStyleRule(declarations: value))
    case "stroke-dasharray": addDash(value.dash)
    case "systemLanguage": throw .unsupported(.svg, "a choice by language, which is not made")
    case "x", "y", "width", "height", "r", "rx", "ry", "cx", "cy", "x1", "y1", "x2", "y2":
      length += 4 * (value.numbers.first.map { abs($0) } ?? 0)
    default: break
    }
    if key != "style" { references += try value.urlReferences }
    if Self.layerWords.contains(key), value != "1", value != "none" { isLayer = true }
  }

  /// Adds what a style says of the element.
  mutating func take(_ rule: SVGStyleRule) {
    references += rule.references
    isLayer = isLayer || rule.isLayer
    addDash(rule.dash)
  }

  private mutating func addDash(_ dash: Double?) {
    if let dash { shortestDash = min(shortestDash ?? .infinity, dash) }
  }
}
