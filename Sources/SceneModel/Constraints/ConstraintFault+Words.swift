import Geometry

extension ConstraintFault {
  /// How many views of one id a message names.
  static let mostNamed = 12

  /// What is wrong, in words.
  var message: String {
    switch self {
    case .syntax(let position, let expected): "expected \(expected) at character \(position) of the constraint"
    case .pairing(let first, let second): "\(first.rawValue) cannot be compared with \(second.rawValue)"
    case .unpaired(let attribute, let meant):
      "\(attribute.rawValue) cannot be compared with a number alone; only width and height can (did you mean "
        + "\"\(meant.excerpt)\"?)"
    case .noAttribute(let attribute, let guide): "a \(guide) has no \(attribute.rawValue)"
    case .noSuperview: "the outermost view has no superview to be placed in"
    case .multiplier(let number):
      "a multiplier of \(number.shortText) is out of range (0.000001 to 1,000,000, or the same below 0)"
    case .unknownMetric(let name, let known):
      "no metric or view is called \"\(name.excerpt)\"" + Fault.hint(for: name, among: known)
    case .alignmentAlongLine(let attribute):
      "the views of the format follow each other, so they cannot have the same \(attribute.rawValue)"
    case .unsatisfiable(let broken, let others): Self.message(broken, others)
    case .inCells(let fault, let cells): "in \(Self.words(cells)): \(fault.message)"
    case .ambiguous(let attributes, let isContested):
      "the layout is ambiguous: nothing settles " + attributes.map(\.rawValue).joined(separator: ", ")
        + (isContested
          ? ", for views with equal priorities share the room; give one another contentHuggingPriority or "
            + "contentCompressionResistancePriority, or a constraint" : "")
    case .ambiguousName(let id, let count, let sites):
      "\(count) views have the id \(id.quoted), and none is nearer than the others: "
        + sites.map(\.path).joined(separator: ", ")
    case .noScrollView(let name, let guide): "\(name.quoted) has no \(guide): it is not a scrollView"
    case .frameInStack(let size, let help):
      "a stack view gives its views frames of its own, so that the frame has no effect and the view is "
        + "\(size.words) points large"
        + (help.isEmpty ? "" : "; size it by constraints: \(help.map(\.quoted).joined(separator: ", "))")
    case .frameDropped(let attributes):
      "constraints place the view and not its frame, and nothing says its "
        + attributes.map(\.rawValue).joined(separator: " and its ") + ", which is 0"
    case .contentSizeReplaced(let size):
      "contentSize has no effect, for constraints make the content \(size.words) points large"
    case .more(let count): "\(count.grouped) more warnings about constraints are left out"
    case .tooMany(let text):
      "too many constraints hang on each other; from \"\(text.excerpt)\" on they are left out"
    case .unsolvable(let text): "\"\(text.excerpt)\" has numbers that cannot be reckoned with; it is left out"
    }
  }

  private static func message(_ broken: String, _ others: [Member]) -> String {
    // What the scene says of itself comes first.
    let ordered = others.filter { $0.site != nil } + others.filter { $0.site == nil }
    let shown = ordered.prefix(6).map { member in
      (member.isQuote ? "\"\(member.text.middleExcerpt)\"" : member.text.middleExcerpt)
        + (member.site.map { $0.path.isEmpty ? "" : " (\($0.path))" } ?? "")
    }
    let rest = others.count > shown.count ? " and \(others.count - shown.count) more" : ""
    return "unable to simultaneously satisfy constraints: \"\(broken.middleExcerpt)\" is broken, for it contradicts "
      + (shown.isEmpty ? "itself" : shown.joined(separator: ", ")) + rest
  }

  /// The first cell as the scene would name it, and how many others there are.
  private static func words(_ cells: [Cell]) -> String {
    guard let first = cells.first else { return "no cell" }
    let name = "sections[\(first.section)].\(first.list.rawValue)[\(first.index)]"
    guard cells.count > 1 else { return name }
    let others = first.list == .rows ? "row" : "item"
    return name + " and \((cells.count - 1).grouped) other \(others)\(cells.count > 2 ? "s" : "")"
  }
}

extension Size {
  /// The size in words.
  fileprivate var words: String { "\(width.shortText) × \(height.shortText)" }
}
