/// A constraint written as an object: by its parts, or in the Visual Format Language.
struct ConstraintEntry {
  var item: String?
  var attribute: LayoutAttribute?
  var relation = LayoutConstraint.Relation.equal
  var toItem: String?
  var toAttribute: LayoutAttribute?
  var multiplier = 1.0
  var constant = 0.0
  var priority = 1000.0
  var visualFormat: String?
  var options: [VisualFormat.Option] = []
  var metrics = Metrics()
  /// What the object stands for.
  fileprivate var constraints: [LayoutConstraint] = []

  /// Numbers by the names that a visual format has for them.
  struct Metrics: SceneValue {
    var values: [String: Double] = [:]

    static let form = ValueForm.dictionary(key: "^[A-Za-z_][A-Za-z0-9_]*$", .number(nil))

    static func read(_ json: JSON, _ reader: inout SceneReader) -> Metrics? {
      guard let members = reader.members(of: json, expected: "an object of numbers") else { return nil }
      var metrics = Metrics()
      for member in members {
        metrics.values[member.key] = reader.descend(into: member.key) { Double.read(member.value, &$0) }
      }
      return metrics
    }
  }
}

extension ConstraintEntry: SceneObject {
  static let typeName = "constraint"
  static let summary = "A constraint by its parts, or several in the Visual Format Language."
  static let keys: [Key<ConstraintEntry>] = [
    Key(
      "item", \.item, default: "null",
      "The id of a view, \"superview\" or a guide, or a view's guide such as \"list.contentLayoutGuide\"; null is the view "
        + "that holds the constraint."),
    Key("attribute", \.attribute, default: "null", "The line or the length of the item."),
    Key("relation", \.relation, default: "\"equal\"", "How the two sides compare."),
    Key("toItem", \.toItem, default: "null", "What it is compared with, as `item`; null is the constant alone."),
    Key("toAttribute", \.toAttribute, default: "null", "The other line or length; null is that of `attribute`."),
    Key("multiplier", \.multiplier, default: "1", "What the other line or length is multiplied by."),
    Key("constant", \.constant, default: "0", "What is added to it."),
    Key("priority", \.priority, in: LayoutConstraint.priorities, default: "1000", "How much it matters."),
    Key(
      "visualFormat", \.visualFormat, default: "null",
      "A line of views in the Visual Format Language, such as `H:|-[icon]-8-[label(>=50@750)]-|`, in place of the parts."
    ),
    Key("options", \.options, default: "[]", "What the views of the visual format share."),
    Key("metrics", \.metrics, default: "{}", "Numbers by the names that the visual format has for them."),
  ]

  func check(_ json: JSON, _ reader: inout SceneReader) {
    guard case .object(let members) = json.value else { return }
    let parts = ["item", "attribute", "relation", "toItem", "toAttribute", "multiplier", "constant", "priority"]
    for member in members {
      if visualFormat != nil, parts.contains(member.key) {
        reader.report(.conflictingKeys("visualFormat", member.key), at: member.keyOffset)
      } else if visualFormat == nil, ["options", "metrics"].contains(member.key) {
        reader.report(.missingKey("visualFormat"), at: json.offset)
      } else if member.key == "multiplier", case .number(let number) = member.value.value,
        !LayoutConstraint.multipliers.contains(number.magnitude)
      {
        reader.report(.constraint(.multiplier(number)), at: member.value.offset, under: member.key)
      }
    }
    if visualFormat == nil, attribute == nil { reader.report(.missingKey("attribute"), at: json.offset) }
  }

  /// The constraint that the parts make.
  func constraint(_ attribute: LayoutAttribute) throws(ConstraintFault) -> LayoutConstraint {
    var constraint = LayoutConstraint(try anchor(item, attribute), relation)
    if toItem != nil || toAttribute != nil { constraint.second = try anchor(toItem, toAttribute ?? attribute) }
    constraint.multiplier = multiplier
    constraint.constant = constant
    constraint.priority = priority
    constraint.text = constraint.spelled
    return constraint
  }
}

extension ConstraintEntry {
  /// An attribute of a view or of its guide, `view.contentLayoutGuide`; any other name with points is a view's.
  private func anchor(
    _ item: String?, _ attribute: LayoutAttribute
  ) throws(ConstraintFault) -> LayoutConstraint.Anchor {
    let words = item.map { $0.split(separator: ".", omittingEmptySubsequences: false).map { String($0) } } ?? []
    if let anchor = try LayoutConstraint.Anchor(words: words, attribute) { return anchor }
    return .init(item.map { .init(word: $0) } ?? .own, attribute)
  }
}

extension LayoutConstraint {
  /// The constraint as a text has it.
  var spelled: String {
    let sign = ["equal": "==", "lessThanOrEqual": "<=", "greaterThanOrEqual": ">="][relation.rawValue] ?? "=="
    var text = "\(first.text) \(sign) "
    if let second {
      text += (multiplier == 1 ? "" : "\(multiplier.shortText) * ") + second.text
      if constant != 0 { text += (constant < 0 ? " - " : " + ") + constant.magnitude.shortText }
    } else {
      text += constant.shortText
    }
    return priority == 1000 ? text : text + " @\(priority.shortText)"
  }
}
