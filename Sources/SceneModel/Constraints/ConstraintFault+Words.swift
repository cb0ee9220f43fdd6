extension ConstraintFault {
  /// What is wrong, in words.
  var message: String {
    switch self {
    case .syntax(let position, let expected): "expected \(expected) at character \(position) of the constraint"
    case .pairing(let first, let second): "\(first.rawValue) cannot be compared with \(second.rawValue)"
    case .unpaired(let attribute):
      "\(attribute.rawValue) cannot be compared with a number alone; only width and height can"
    case .noAttribute(let attribute, let guide): "a \(guide) has no \(attribute.rawValue)"
    case .noSuperview: "the outermost view has no superview to be placed in"
    case .multiplier(let number):
      "a multiplier of \(number.shortText) is out of range (0.000001 to 1,000,000, or the same below 0)"
    case .unknownMetric(let name, let known):
      "no metric or view is called \"\(name.excerpt)\"" + Fault.hint(for: name, among: known)
    case .alignmentAlongLine(let attribute):
      "the views of the format follow each other, so they cannot have the same \(attribute.rawValue)"
    case .unsatisfiable(let broken, let others): Self.message(broken, others)
    case .ambiguous(let attributes):
      "the layout is ambiguous: nothing settles " + attributes.map(\.rawValue).joined(separator: ", ")
    case .unsolvable(let text): "\"\(text.excerpt)\" has numbers that cannot be reckoned with; it is left out"
    }
  }

  private static func message(_ broken: String, _ others: [Member]) -> String {
    let shown = others.prefix(12).map { member in
      "\"\(member.text.excerpt)\"" + (member.site.map { $0.path.isEmpty ? "" : " (\($0.path))" } ?? "")
    }
    let rest = others.count > shown.count ? " and \(others.count - shown.count) more" : ""
    return "unable to simultaneously satisfy constraints: \"\(broken.excerpt)\" is broken, for it contradicts "
      + shown.joined(separator: ", ") + rest
  }
}
