extension ConstraintList: SceneValue {
  static var form: ValueForm {
    .array(
      .named(
        "anyConstraint",
        summary: "A constraint: a text such as `label.leading == icon.trailing + 8 @750`, `height >= 44`, "
          + "`centerX == superview.centerX` or `a.width == 2 * b.height - 10`, a text in the Visual Format Language such "
          + "as `H:|-[icon]-8-[label(>=50@750)]-|`, or an object; all that they may say stands under \"The texts of constraints\".",
        .any([.string, ConstraintEntry.form])))
  }

  static func read(_ json: JSON, _ reader: inout SceneReader) -> ConstraintList? {
    guard case .array(let elements) = json.value else { return reader.reject(json, expected: "a list of constraints") }
    var list: [LayoutConstraint] = []
    for (index, element) in elements.enumerated() {
      reader.descend(into: "[\(index)]") { reader in
        for constraint in Self.constraints(of: element, &reader) {
          var constraint = constraint
          constraint.site = reader.site(of: element.offset)
          if let fault = constraint.fault {
            reader.report(fault, at: element.offset)
          } else {
            list.append(constraint)
          }
        }
      }
    }
    return ConstraintList(list)
  }

  private static func constraints(of json: JSON, _ reader: inout SceneReader) -> [LayoutConstraint] {
    do throws(ConstraintFault) {
      if case .string(let text) = json.value {
        if text.isVisualFormat { return try formatted(text, options: [], metrics: [:]) }
        var constraint = try ConstraintText.parse(text)
        constraint.text = text
        return [constraint.withResolvedSuperview]
      }
      guard case .object = json.value else {
        return reader.reject(json, expected: "a text or an object (constraint)") ?? []
      }
      guard let entry = ConstraintEntry.read(json, &reader) else { return [] }
      if let text = entry.visualFormat {
        return try formatted(text, options: entry.options, metrics: entry.metrics.values)
      }
      guard let attribute = entry.attribute,
        LayoutConstraint.multipliers.contains(entry.multiplier.magnitude)
      else { return [] }
      return [try entry.constraint(attribute).withResolvedSuperview]
    } catch {
      reader.report(.constraint(error), at: json.offset)
      return []
    }
  }

  /// What a visual format stands for; each constraint names the format it came from.
  private static func formatted(
    _ text: String, options: [VisualFormat.Option], metrics: [String: Double]
  ) throws(ConstraintFault) -> [LayoutConstraint] {
    try VisualFormat.parse(text, options: options, metrics: metrics).map { constraint in
      var constraint = constraint
      constraint.text = "\(text): \(constraint.spelled)"
      constraint.metricNames = metrics.keys.sorted()
      return constraint.withResolvedSuperview
    }
  }
}

extension String {
  /// Whether a text is a line of views rather than an equation.
  fileprivate var isVisualFormat: Bool {
    hasPrefix("H:") || hasPrefix("V:") || hasPrefix("|") || hasPrefix("[")
  }
}

extension LayoutConstraint {
  /// The constraint with `superview` as that of the view on the other side, if that is another than the holder.
  fileprivate var withResolvedSuperview: LayoutConstraint {
    var constraint = self
    if first.item == .superview, case .view(let id)? = second?.item { constraint.first.item = .superviewOf(id) }
    if second?.item == .superview, case .view(let id) = first.item { constraint.second?.item = .superviewOf(id) }
    return constraint
  }

  /// What UIKit would refuse about the constraint; nil if it is sound.
  fileprivate var fault: Fault? {
    guard Self.priorities.contains(priority) else {
      return .outOfRange(found: priority, range: "a priority is above 0 and at most 1000")
    }
    guard constant.magnitude <= Scene.greatestLength else {
      return .outOfRange(found: constant, range: Scene.lengthRange)
    }
    if let fault = first.fault { return .constraint(fault) }
    guard let second else {
      guard first.attribute.kind != .size else { return nil }
      var meant = self
      meant.second = .init(.superview, first.attribute)
      return .constraint(.unpaired(first.attribute, meant: meant.spelled))
    }
    if let fault = second.fault { return .constraint(fault) }
    let (one, other) = (first.attribute, second.attribute)
    if one.kind != other.kind || one.isDirectional && other.isAbsolute || one.isAbsolute && other.isDirectional {
      return .constraint(.pairing(one, other))
    }
    return Self.multipliers.contains(multiplier.magnitude) ? nil : .constraint(.multiplier(multiplier))
  }
}

extension LayoutConstraint.Anchor {
  /// What is wrong with the attribute of a guide.
  fileprivate var fault: ConstraintFault? {
    switch item {
    case .topLayoutGuide, .bottomLayoutGuide:
      [.top, .bottom, .height].contains(attribute) ? nil : .noAttribute(attribute, of: item.word)
    case .safeAreaLayoutGuide:
      attribute.withinMargins != nil || attribute.kind == .size ? nil : .noAttribute(attribute, of: item.word)
    case .own, .superview, .superviewOf, .view: nil
    }
  }
}
