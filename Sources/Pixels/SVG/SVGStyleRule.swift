/// A rule of a style sheet, or the style of one element, reduced to what it may cost.
struct SVGStyleRule {
  /// The classes that it is for; nil if it may be for anything.
  private(set) var classes: Set<String>?
  /// The names of the elements that it has drawn.
  private(set) var references: [String] = []
  /// Whether it needs a layer.
  private(set) var isLayer = false
  /// The sum of its pattern of dashes; nil if it has none.
  private(set) var dash: Double?
  /// How many selectors it has, of which each element is asked whether it is meant.
  private(set) var selectors = 0
  /// How many words of the selectors are about elements around the one that is meant.
  private(set) var surroundings = 0

  /// Makes a rule that says nothing.
  init() {}

  /// Takes declarations; throws if they bring in something from elsewhere.
  init(declarations text: String) throws(ImageFault) {
    guard !text.contains("\\") else { throw .unsupported(.svg, "escapes in its style, which are not read") }
    let words = text.lowercased()
    guard !words.contains("@import") else {
      throw .unsupported(.svg, "a style sheet of its own file, which is not read")
    }
    references = try text.urlReferences
    // `fill-opacity` and `stroke-opacity` need no layer, but telling them apart is not worth it.
    isLayer = SVGNode.layerWords.contains { words.contains($0) }
    for declaration in words.split(whereSeparator: { ";{}".contains($0) }) {
      let parts = declaration.split(separator: ":" as Character, maxSplits: 1)
      guard parts.count == 2, parts[0].filter({ !$0.isWhitespace }) == "stroke-dasharray" else { continue }
      if let sum = String(parts[1]).dash { dash = min(dash ?? .infinity, sum) }
    }
  }

  /// Adds what another rule says, with some of its references.
  mutating func add(_ other: SVGStyleRule, references: [String]) {
    self.references += references
    isLayer = isLayer || other.isLayer
    if let sum = other.dash { dash = min(dash ?? .infinity, sum) }
    selectors += other.selectors
    surroundings += other.surroundings
  }

  /// The rules of a style sheet.
  static func rules(in sheet: String) throws(ImageFault) -> [SVGStyleRule] {
    var rules: [SVGStyleRule] = []
    for part in withoutComments(sheet).split(separator: "}" as Character) {
      guard let brace = part.lastIndex(of: "{") else {
        // Nothing but what makes it a fault may stand here.
        _ = try SVGStyleRule(declarations: String(part))
        continue
      }
      var rule = try SVGStyleRule(declarations: String(part))
      rule.classes = classes(part[..<brace])
      for selector in part[..<brace].split(separator: "," as Character, omittingEmptySubsequences: false) {
        rule.selectors += 1
        rule.surroundings += max(0, selector.split { $0.isWhitespace || ">+~".contains($0) }.count - 1)
      }
      rules.append(rule)
    }
    return rules
  }

  /// The classes that selectors name, if they are nothing but classes.
  private static func classes(_ selectors: Substring) -> Set<String>? {
    var classes: Set<String> = []
    for selector in selectors.split(separator: "," as Character, omittingEmptySubsequences: false) {
      let word = selector.filter { !$0.isWhitespace }
      guard word.first == ".", word.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || "-_".contains($0) }) else {
        return nil
      }
      classes.insert(String(word.dropFirst()))
    }
    return classes
  }

  private static func withoutComments(_ sheet: String) -> String {
    var rest = Array(sheet.utf8)[...]
    var kept: [UInt8] = []
    while let byte = rest.first {
      if rest.starts(with: "/*".utf8) {
        rest = rest.dropFirst(2)
        while !rest.isEmpty, !rest.starts(with: "*/".utf8) { rest = rest.dropFirst() }
        rest = rest.dropFirst(2)
      } else {
        kept.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }
}

extension String {
  /// The names in `url(#…)`, whose letters may be capitals; throws for what is not in the file.
  var urlReferences: [String] {
    get throws(ImageFault) {
      var references: [String] = []
      let parts = split(separator: "(" as Character, omittingEmptySubsequences: false)
      for (before, part) in zip(parts, parts.dropFirst()) where before.suffix(3).lowercased() == "url" {
        let target = part.prefix { $0 != ")" }.filter { !" \"'\t\n".contains($0) }
        guard target.hasPrefix("#") else { throw .unsupported(.svg, "a reference to another file, which is not read") }
        references.append(String(target.dropFirst()))
      }
      return references
    }
  }

  /// The sum of the lengths of a pattern of dashes; nil for a solid line.
  var dash: Double? {
    let sum = numbers.reduce(0) { $0 + max(0, $1) }
    return sum > 0 ? sum : nil
  }
}
