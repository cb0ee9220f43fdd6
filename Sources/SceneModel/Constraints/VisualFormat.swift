/// A line of views in the Visual Format Language: `H:|-[icon]-8-[label(>=50@750)]-|`.
struct VisualFormat {
  /// What all views of the line share.
  enum Option: String, CaseIterable, Sendable, SceneChoice {
    case alignAllLeft, alignAllRight, alignAllTop, alignAllBottom, alignAllLeading, alignAllTrailing
    case alignAllCenterX, alignAllCenterY, alignAllFirstBaseline, alignAllLastBaseline, alignAllBaseline
    case directionLeadingToTrailing, directionLeftToRight, directionRightToLeft

    /// The attribute that is the same for all views; nil for a direction.
    var attribute: LayoutAttribute? {
      guard rawValue.hasPrefix("alignAll") else { return nil }
      let name = rawValue.dropFirst("alignAll".count)
      return LayoutAttribute(rawValue: name.prefix(1).lowercased() + name.dropFirst())
    }
  }

  /// A condition in brackets: how, how much, how firmly.
  private struct Predicate {
    var relation = LayoutConstraint.Relation.equal
    var amount: ConstraintTokens.Amount
    var priority = 1000.0
  }

  /// An end of a connection.
  private enum End {
    case superview
    case view(String)
  }

  private var tokens: ConstraintTokens
  private let options: [Option]
  private let metrics: [String: Double]
  private var isVertical = false
  private var constraints: [LayoutConstraint] = []
  private var views: [String] = []

  /// The constraints that a format stands for.
  static func parse(
    _ text: String, options: [Option], metrics: [String: Double]
  ) throws(ConstraintFault) -> [LayoutConstraint] {
    var format = VisualFormat(tokens: try ConstraintTokens(text), options: options, metrics: metrics)
    try format.line()
    try format.align()
    return format.constraints
  }

  private init(tokens: ConstraintTokens, options: [Option], metrics: [String: Double]) {
    self.tokens = tokens
    self.options = options
    self.metrics = metrics
  }

  /// `H:` or `V:`, then views and the superview's edges with connections between them.
  private mutating func line() throws(ConstraintFault) {
    if tokens.peek(1) == .sign(":") {
      let start = tokens
      switch tokens.takeWord() {
      case "H": break
      case "V": isVertical = true
      default: throw start.fault("H or V")
      }
      _ = tokens.take(":")
    }
    var last: End
    if tokens.take("|") { last = .superview } else { last = .view(try view()) }
    while !tokens.isAtEnd {
      let gap = try connection()
      if tokens.take("|") {
        guard case .view = last else { throw tokens.fault("a view between the edges") }
        connect(last, gap, .superview)
        guard tokens.isAtEnd else { throw tokens.fault("the end after the superview's edge") }
        return
      }
      let next = try view()
      connect(last, gap, .view(next))
      last = .view(next)
    }
    if case .superview = last { throw tokens.fault("[, the begin of a view") }
  }

  /// `[name]` or `[name(predicates)]`.
  private mutating func view() throws(ConstraintFault) -> String {
    guard tokens.take("[") else { throw tokens.fault("[, - or |") }
    guard let name = tokens.takeWord() else { throw tokens.fault("the id of a view") }
    views.append(name)
    if tokens.take("(") {
      for predicate in try predicates(closing: ")") { try limit(name, predicate) }
    }
    guard tokens.take("]") else { throw tokens.fault("] or (") }
    return name
  }

  /// Nothing, which is a distance of 0; `-`, the standard distance, which is nil; or predicates between two `-`.
  private mutating func connection() throws(ConstraintFault) -> [Predicate]? {
    guard tokens.take("-") else { return [Predicate(amount: .number(0))] }
    if tokens.peek() == .sign("[") || tokens.peek() == .sign("|") { return nil }
    var list: [Predicate]
    if tokens.take("(") { list = try predicates(closing: ")") } else { list = [try predicate()] }
    for index in list.indices {
      guard case .name(let name) = list[index].amount else { continue }
      list[index].amount = .number(try metric(name))
    }
    guard tokens.take("-") else { throw tokens.fault("-") }
    return list
  }

  private mutating func predicates(closing: String) throws(ConstraintFault) -> [Predicate] {
    var list: [Predicate] = []
    repeat { list.append(try predicate()) } while tokens.take(",")
    guard tokens.take(closing) else { throw tokens.fault("\(closing) or a comma") }
    return list
  }

  private mutating func predicate() throws(ConstraintFault) -> Predicate {
    let relation = tokens.takeRelation() ?? .equal
    var predicate = Predicate(relation: relation, amount: try tokens.takeAmount())
    if tokens.take("@") {
      switch try tokens.takeAmount() {
      case .number(let number): predicate.priority = number
      case .name(let name):
        let known = LayoutConstraint.namedPriorities[name]
        predicate.priority = if let known { known } else { try metric(name) }
      }
    }
    return predicate
  }

  private func metric(_ name: String) throws(ConstraintFault) -> Double {
    if let number = metrics[name] { return number }
    throw .unknownMetric(name, known: metrics.keys.sorted())
  }

  /// The length of a view along the line: a number, a metric, or another view's length.
  private mutating func limit(_ name: String, _ predicate: Predicate) throws(ConstraintFault) {
    let attribute: LayoutAttribute = isVertical ? .height : .width
    var constraint = LayoutConstraint(.init(.init(word: name), attribute), predicate.relation)
    constraint.priority = predicate.priority
    switch predicate.amount {
    case .number(let number): constraint.constant = number
    case .name(let other):
      if let number = metrics[other] {
        constraint.constant = number
      } else {
        constraint.second = .init(.init(word: other), attribute)
      }
    }
    constraints.append(constraint)
  }

  private var edges: (start: LayoutAttribute, end: LayoutAttribute) {
    if isVertical { return (.top, .bottom) }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    return options.contains(.directionRightToLeft) ? (.right, .left) : (.leading, .trailing)
  }

  /// The distance between two neighbours.
  ///
  /// The standard one is 8 points between views, and the margins at the superview's edges, as in iOS 8.
  private mutating func connect(_ last: End, _ gap: [Predicate]?, _ next: End) {
    let isMargin = if case (.view, .view) = (last, next) { false } else { gap == nil }
    let (start, end) = edges
    func anchor(_ side: End, _ attribute: LayoutAttribute, beside neighbour: End) -> LayoutConstraint.Anchor {
      if case .view(let name) = side { return .init(.init(word: name), attribute) }
      let attribute = isMargin ? attribute.withinMargins ?? attribute : attribute
      guard case .view(let name) = neighbour, case .view(let id) = LayoutConstraint.Item(word: name) else {
        return .init(.own, attribute)
      }
      return .init(.superviewOf(id), attribute)
    }
    func from(_ side: End, _ inner: LayoutAttribute, _ outer: LayoutAttribute) -> LayoutAttribute {
      if case .superview = side { outer } else { inner }
    }
    let before = anchor(last, from(last, end, start), beside: next)
    let after = anchor(next, from(next, start, end), beside: last)
    for predicate in gap ?? [Predicate(amount: .number(isMargin ? 0 : 8))] {
      guard case .number(let distance) = predicate.amount else { continue }
      var constraint = LayoutConstraint(after, predicate.relation, before)
      constraint.constant = distance
      constraint.priority = predicate.priority
      if edges.start == .right {
        // To the left the coordinates fall.
        constraint.first = before
        constraint.second = after
      }
      constraints.append(constraint)
    }
  }

  /// The options: each view's line is that of the view before it.
  private mutating func align() throws(ConstraintFault) {
    for attribute in options.compactMap(\.attribute) {
      if (attribute.kind == .vertical) == isVertical { throw .alignmentAlongLine(attribute) }
      for (one, other) in zip(views, views.dropFirst()) {
        constraints.append(
          LayoutConstraint(.init(.init(word: other), attribute), .equal, .init(.init(word: one), attribute)))
      }
    }
  }
}
