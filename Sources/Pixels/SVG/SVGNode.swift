/// An element of an SVG file, reduced to what it may cost.
struct SVGNode {
  let name: String
  var children: [Int] = []
  private(set) var id: String?
  /// The names of the elements that it draws besides its own content.
  var references: [String] = []
  /// Whether it is drawn on a layer of its own.
  var isLayer = false
  /// The bytes of its outline.
  private(set) var outline = 0
  /// About how long its outline is at most, in its own units.
  private(set) var length = 0.0
  /// The sum of its pattern of dashes; nil for a solid line.
  var shortestDash: Double?

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
  private static let layerWords = ["mask", "clip-path", "filter", "mix-blend-mode", "isolation", "opacity"]

  private mutating func take(_ key: String, _ value: String) throws(ImageFault) {
    switch key {
    case "id": id = value
    case "href":
      guard value.hasPrefix("#") else { throw .unsupported(.svg, "a reference to another file, which is not read") }
      references.append(String(value.dropFirst()))
    case "d", "points":
      outline += value.utf8.count
      length += 2 * value.numbers.reduce(0) { $0 + abs($1) }
    case "style": try take(declarations: value)
    case "stroke-dasharray": takeDashes(value)
    case "systemLanguage": throw .unsupported(.svg, "a choice by language, which is not made")
    case "x", "y", "width", "height", "r", "rx", "ry", "cx", "cy", "x1", "y1", "x2", "y2":
      length += 4 * (value.numbers.first.map { abs($0) } ?? 0)
    default: break
    }
    if key != "style" { try takeReferences(value) }
    if Self.layerWords.contains(key), value != "1", value != "none" { isLayer = true }
  }

  private mutating func take(declarations text: String) throws(ImageFault) {
    guard !text.contains("\\") else { throw .unsupported(.svg, "escapes in its style, which are not read") }
    let words = text.lowercased()
    guard !words.contains("@import") else {
      throw .unsupported(.svg, "a style sheet of its own file, which is not read")
    }
    try takeReferences(text)
    // `fill-opacity` and `stroke-opacity` need no layer, but telling them apart is not worth it.
    isLayer = isLayer || Self.layerWords.contains { words.contains($0) }
    for rest in words.split(separator: "stroke-dasharray").dropFirst(words.hasPrefix("stroke-dasharray") ? 0 : 1) {
      takeDashes(String(rest.drop { $0 == ":" || $0 == " " }.prefix { $0 != ";" && $0 != "}" }))
    }
  }

  private mutating func takeDashes(_ text: String) {
    let sum = text.numbers.reduce(0) { $0 + max(0, $1) }
    if sum > 0 { shortestDash = min(shortestDash ?? .infinity, sum) }
  }

  /// What stands in `url(#…)`, whose letters may be capitals.
  private mutating func takeReferences(_ text: String) throws(ImageFault) {
    let parts = text.split(separator: "(" as Character, omittingEmptySubsequences: false)
    for (before, part) in zip(parts, parts.dropFirst()) where before.suffix(3).lowercased() == "url" {
      let target = part.prefix { $0 != ")" }.filter { !" \"'\t\n".contains($0) }
      guard target.hasPrefix("#") else { throw .unsupported(.svg, "a reference to another file, which is not read") }
      references.append(String(target.dropFirst()))
    }
  }
}

extension String {
  /// The numbers in a text, also where nothing but a sign or a second point parts them, as in outlines.
  fileprivate var numbers: [Double] {
    var numbers: [Double] = []
    var digits = ""
    var hasPoint = false
    func end() {
      if let number = Double(digits), number.isFinite { numbers.append(number) }
      digits = ""
      hasPoint = false
    }
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "."):
        if hasPoint { end() }
        hasPoint = true
      case UInt8(ascii: "-"), UInt8(ascii: "+"):
        if !digits.hasSuffix("e") { end() }
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        guard !digits.isEmpty else { continue }
        hasPoint = true
        digits += "e"
        continue
      default:
        end()
        continue
      }
      digits.append(Character(Unicode.Scalar(byte)))
    }
    end()
    return numbers
  }
}
