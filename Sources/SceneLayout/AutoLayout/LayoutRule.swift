import Cassowary
import SceneModel

/// An equation or inequality for the solver, and who wants it.
struct LayoutRule {
  /// Where a rule comes from.
  enum Source {
    /// A constraint of the scene.
    case constraint(LayoutConstraint)
    /// What a view's frame, content or stack asks for, in words.
    case view(String, Site?)
    /// What no scene can break, in words: the size of the screen, and that no length is below 0.
    case engine(String)
    /// A frame or a size of the scene that makes up for what no constraint says.
    case guess
  }

  var constraint: Constraint
  var source: Source

  init(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression, priority: Double = 1000,
    _ source: Source
  ) {
    constraint = Constraint(left, relation, right, priority: Priority(rawValue: priority))
    self.source = source
  }

  /// A length that a content asks for by its priorities.
  ///
  /// Required ones are rules of their own: `init(_:_:_:priority:_:)`.
  init(_ length: LinearExpression, hugs content: Double, _ hugging: Double, _ compression: Double, _ source: Source) {
    constraint = Constraint(
      length, equals: LinearExpression(content), excess: Priority(rawValue: hugging),
      shortfall: Priority(rawValue: compression))
    self.source = source
  }

  /// The rule as a message names it.
  var member: ConstraintFault.Member {
    switch source {
    case .constraint(let constraint): .init(text: constraint.text, site: constraint.site, isQuote: true)
    case .view(let text, let site): .init(text: text, site: site, isQuote: false)
    case .engine(let text): .init(text: text, site: nil, isQuote: false)
    case .guess: .init(text: "a frame", site: nil, isQuote: false)
    }
  }

  /// Whether it gives way to all that the scene says of constraints.
  var isGuess: Bool {
    if case .guess = source { return true }
    return false
  }

  /// Whether the scene wrote it, so that it is what gives way in a conflict.
  var isWritten: Bool {
    if case .constraint = source { return true }
    return false
  }
}

/// A rectangle whose sides the solver finds: the alignment rectangle of a view, in the coordinates of the outermost view.
struct LayoutRect {
  var x: LinearExpression
  var y: LinearExpression
  var width: LinearExpression
  var height: LinearExpression

  var maxX: LinearExpression { x + width }
  var maxY: LinearExpression { y + height }
  var midX: LinearExpression { x + width * 0.5 }
  var midY: LinearExpression { y + height * 0.5 }
}

extension LayoutConstraint.Relation {
  /// The relation as the solver has it.
  var solved: Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
