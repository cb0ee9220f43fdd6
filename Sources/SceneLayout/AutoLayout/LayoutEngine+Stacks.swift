import Cassowary
import Geometry
import SceneModel

extension LayoutEngine {
  /// What the stacks of the tree ask for.
  var stackRules: [LayoutRule] {
    tree.nodes.indices.flatMap { node -> [LayoutRule] in
      guard let stack = tree.nodes[node].view.content as? StackView else { return [] }
      return StackRules(engine: self, node: node, stack: stack).all
    }
  }
}

/// The rules of one stack view, the same that UIKit makes constraints of.
private struct StackRules {
  let engine: LayoutEngine
  let node: Int
  let stack: StackView
  private let row: [Int]

  init(engine: LayoutEngine, node: Int, stack: StackView) {
    self.engine = engine
    self.node = node
    self.stack = stack
    row = engine.tree.arranged(in: node)
  }

  /// A view's extent along the stack or across it.
  private struct Span {
    var start: LinearExpression
    var length: LinearExpression
    var end: LinearExpression { start + length }
    var middle: LinearExpression { start + length * 0.5 }
  }

  var all: [LayoutRule] { row.isEmpty ? [] : ends + sharing + across }

  private var isVertical: Bool { stack.axis == .vertical }
  private var source: LayoutRule.Source { engine.source(node, "the \(stack.distribution.rawValue) arrangement") }

  /// Rows run to the left where the language does.
  private var runsBackwards: Bool { !isVertical && engine.context.isRightToLeft }

  private func rule(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression, _ priority: Double = 1000
  ) -> LayoutRule {
    LayoutRule(left, relation, right, priority: priority, source)
  }

  private func along(_ rect: LayoutRect) -> Span {
    if isVertical { return Span(start: rect.y, length: rect.height) }
    return runsBackwards ? Span(start: rect.maxX * -1, length: rect.width) : Span(start: rect.x, length: rect.width)
  }

  private func across(_ rect: LayoutRect) -> Span {
    if !isVertical { return Span(start: rect.y, length: rect.height) }
    return engine.context.isRightToLeft
      ? Span(start: rect.maxX * -1, length: rect.width) : Span(start: rect.x, length: rect.width)
  }

  private func along(_ index: Int) -> Span { along(engine.rect(index)) }

  /// The rectangle that the row fills: the stack's, or what its margins leave.
  private var canvas: LayoutRect {
    let rect = engine.rect(node)
    return stack.isLayoutMarginsRelativeArrangement ? rect.inset(by: engine.margins(node)) : rect
  }

  /// The first view starts where the stack does, the last one ends with it.
  private var ends: [LayoutRule] {
    guard let first = row.first, let last = row.last else { return [] }
    return [
      rule(along(first).start, .equal, along(canvas).start), rule(along(last).end, .equal, along(canvas).end),
    ]
  }

  /// The least distance after a view.
  private func spacing(after index: Int) -> Double {
    engine.tree.nodes[index].view.id.flatMap { stack.customSpacing.values[$0] } ?? stack.spacing
  }

  /// The distance between two neighbours; in a column it may count from baseline to baseline.
  private func gap(_ one: Int, _ other: Int) -> LinearExpression {
    if isVertical, stack.isBaselineRelativeArrangement {
      return engine.baseline(of: other, isFirst: true) - engine.baseline(of: one, isFirst: false)
    }
    return along(other).start - along(one).end
  }

  /// How the views share the length.
  private var sharing: [LayoutRule] {
    let pairs = Array(zip(row, row.dropFirst()))
    let isLoose = [.equalSpacing, .equalCentering].contains(stack.distribution)
    var rules = pairs.map { one, other in
      rule(gap(one, other), isLoose ? .greaterThanOrEqual : .equal, LinearExpression(spacing(after: one)))
    }
    switch stack.distribution {
    case .fill: break
    case .fillEqually: rules += asTheFirst(row.map { along($0).length })
    case .fillProportionally: rules += proportions
    case .equalSpacing:
      rules += asTheFirst(pairs.map { gap($0, $1) })
    case .equalCentering:
      let middles = row.map { along($0).middle }
      let steps = zip(middles, middles.dropFirst()).map { $1 - $0 }
      // UIKit keeps the least distances and lets the middles go.
      rules += zip(steps, steps.dropFirst()).map { rule($1, .equal, $0, 149) }
    }
    // Where the distances can grow, the stack is no longer than it must be.
    if isLoose { rules.append(rule(along(engine.rect(node)).length, .equal, 0, 49)) }
    return rules
  }

  /// All lengths are as the first one: as its neighbour's, each would hang on a chain that grows with the row.
  private func asTheFirst(_ lengths: [LinearExpression]) -> [LayoutRule] {
    lengths.dropFirst().map { rule($0, .equal, lengths[0]) }
  }

  /// Lengths in the proportion of the content's, so that all distances are kept.
  ///
  /// UIKit's own factors are known to go wrong once there is spacing; this is what its documentation promises.
  private var proportions: [LayoutRule] {
    let lengths = row.map { engine.contentLength($0, isVertical: isVertical) }
    guard let unit = lengths.firstIndex(where: { $0 > 0 }) else {
      return zip(row, row.dropFirst()).map { rule(along($1).length, .equal, along($0).length, 999) }
    }
    return row.indices.filter { $0 != unit }.map { index in
      rule(along(row[index]).length, .equal, along(row[unit]).length * (lengths[index] / lengths[unit]), 999)
    }
  }

  /// How the views stand across the row; none sticks out.
  private var across: [LayoutRule] {
    let room = across(canvas)
    var rules: [LayoutRule] = []
    for index in row {
      let span = across(engine.rect(index))
      switch stack.alignment {
      case .fill: rules += [rule(span.start, .equal, room.start), rule(span.end, .equal, room.end)]
      case .leading, .top: rules.append(rule(span.start, .equal, room.start))
      case .center: rules.append(rule(span.middle, .equal, room.middle))
      case .trailing, .bottom: rules.append(rule(span.end, .equal, room.end))
      case .firstBaseline, .lastBaseline: rules += onBaseline(index, span, room)
      }
      guard stack.alignment != .fill else { continue }
      rules += [
        rule(span.start, .greaterThanOrEqual, room.start), rule(span.end, .lessThanOrEqual, room.end),
      ]
    }
    // The stack is no thicker than its thickest view, as the stored frames of real stacks show.
    if stack.alignment != .fill { rules.append(rule(across(engine.rect(node)).length, .equal, 0, 49)) }
    return rules
  }

  /// All baselines are one line, which lies as high as it can for the first baseline, and as low for the last.
  private func onBaseline(_ index: Int, _ span: Span, _ room: Span) -> [LayoutRule] {
    let isFirst = stack.alignment == .firstBaseline
    let near = isFirst ? rule(span.start, .equal, room.start, 25) : rule(span.end, .equal, room.end, 25)
    guard let first = row.first, index != first else { return [near] }
    let line = rule(
      engine.baseline(of: index, isFirst: isFirst), .equal, engine.baseline(of: first, isFirst: isFirst))
    return [line, near]
  }
}

extension LayoutEngine {
  /// How long a view is by its content along an axis, a stack by those of its views; 0 if it has no length of its own.
  fileprivate func contentLength(_ node: Int, isVertical: Bool) -> Double {
    let view = tree.nodes[node].view
    guard let stack = view.content as? StackView else {
      return (isVertical ? contents[node].height : contents[node].width) ?? 0
    }
    let lengths = tree.arranged(in: node).map { contentLength($0, isVertical: isVertical) }
    guard (stack.axis == .vertical) == isVertical else { return lengths.max() ?? 0 }
    return lengths.reduce(0, +) + stack.spacing * Double(max(0, lengths.count - 1))
  }
}
