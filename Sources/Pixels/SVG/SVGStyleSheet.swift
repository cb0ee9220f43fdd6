/// A style sheet, reduced to what it may cost: what its rules together say of each class, and of everything.
struct SVGStyleSheet {
  /// All rules together.
  private var whole = SVGStyleRule()
  private var general = SVGStyleRule()
  private var ofClasses: [String: SVGStyleRule] = [:]
  /// How many more references may be handed on.
  private var rest = 100_000

  /// Reads a style sheet; of what it refers to counts what is drawn.
  init(_ text: String, isDrawn: (_ id: String) -> Bool) throws(ImageFault) {
    for rule in try SVGStyleRule.rules(in: text) {
      whole.add(rule, references: [])
      let references = rule.references.filter(isDrawn)
      guard let classes = rule.classes else {
        // Everything would refer to it, the thing itself too.
        guard references.isEmpty else {
          throw .unsupported(
            .svg, "a style sheet that refers to masks, clips or patterns in a rule that is not for a class")
        }
        general.add(rule, references: [])
        continue
      }
      for name in classes {
        try count(references)
        ofClasses[name, default: SVGStyleRule()].add(rule, references: references)
      }
    }
  }

  /// Throws if the library would take long to find out which rules are for which of so many elements, nested so deep: it
  /// asks each one about each rule, which takes a second for this many questions.
  func check(elements: Int, depth: Int) throws(ImageFault) {
    guard (whole.selectors + whole.surroundings * depth) * elements <= 1 << 25 else {
      throw .tooCostly(.svg, "a style sheet with too many rules for so many elements")
    }
  }

  /// Gives an element what the rules say of its classes; one of another kind counts for all elements.
  mutating func apply(to node: inout SVGNode) throws(ImageFault) {
    node.take(general)
    for rule in node.classes.compactMap({ ofClasses[$0] }) {
      try count(rule.references)
      node.take(rule)
    }
  }

  /// Counts references that are handed on: many rules for the class of many elements would make many more of them.
  private mutating func count(_ references: [String]) throws(ImageFault) {
    rest -= references.count
    guard rest >= 0 else { throw .tooCostly(.svg, "a style sheet that refers to masks, clips or patterns too often") }
  }
}
