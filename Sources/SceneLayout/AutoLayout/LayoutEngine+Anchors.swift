import Cassowary
import Geometry
import SceneModel

extension LayoutEngine {
  /// The constraints of all views, in the order of the tree.
  var constraintRules: [LayoutRule] {
    tree.nodes.indices.flatMap { owner in
      tree.nodes[owner].view.layout.constraints.list.compactMap { rule(for: $0, from: owner) }
    }
  }

  private func rule(for constraint: LayoutConstraint, from owner: Int) -> LayoutRule? {
    guard let first = tree.target(of: constraint.first, from: owner) else { return nil }
    let second = constraint.second.flatMap { tree.target(of: $0, from: owner) }
    if second == nil, constraint.second != nil { return nil }
    var left = expression(constraint.first.attribute, of: first, seenFrom: second)
    var right = LinearExpression(constraint.constant)
    // Leading and trailing change sides where the language is written to the left, and so do distances.
    var isMirrored = false
    if let anchor = constraint.second, let second {
      let attributes = (constraint.first.attribute, anchor.attribute)
      isMirrored = context.isRightToLeft && (attributes.0.isDirectional || attributes.1.isDirectional)
      var other = expression(anchor.attribute, of: second, seenFrom: first)
      if constraint.multiplier != 1, attributes.0.kind != .size {
        // A factor works on the coordinates of the innermost view that holds both.
        let origin = origin(of: container(first, second), attributes.0.kind, isMirrored: isMirrored)
        left = left - origin
        other = other - origin
      }
      right = right + other * constraint.multiplier * (isMirrored ? -1 : 1)
      if isMirrored { left = left * -1 }
    }
    return LayoutRule(
      left, constraint.relation.solved, right, priority: constraint.priority, .constraint(constraint))
  }

  private func container(_ first: LayoutTree.Target, _ second: LayoutTree.Target) -> Int {
    guard let one = first.node, let other = second.node else { return 0 }
    return tree.names.commonAncestor(one, other)
  }

  private func origin(of node: Int, _ kind: LayoutAttribute.Kind, isMirrored: Bool) -> LinearExpression {
    let rect = rect(node)
    if kind == .vertical { return rect.y }
    return isMirrored ? rect.maxX : rect.x
  }

  /// A line or length of a view or a guide, as it is for what is on the other side of a constraint.
  private func expression(
    _ attribute: LayoutAttribute, of target: LayoutTree.Target, seenFrom other: LayoutTree.Target?
  ) -> LinearExpression {
    let root = rect(0)
    let safe = context.safeAreaInsets
    switch target {
    case .node(let node):
      if attribute == .firstBaseline { return baseline(of: node, isFirst: true) }
      if attribute == .lastBaseline || attribute == .baseline { return baseline(of: node, isFirst: false) }
      return expression(attribute, of: rect(node, attribute, seenFrom: other), margins: margins(node))
    case .contentLayoutGuide(let node):
      return expression(attribute, of: contentRect(node), margins: .zero)
    case .frameLayoutGuide(let node):
      return expression(attribute, of: frameGuideRect(node), margins: .zero)
    case .topLayoutGuide:
      let guide = LayoutRect(x: root.x, y: root.y, width: 0, height: LinearExpression(safe.top))
      return expression(attribute, of: guide, margins: .zero)
    case .bottomLayoutGuide:
      let top = root.maxY - LinearExpression(safe.bottom)
      let guide = LayoutRect(x: root.x, y: top, width: 0, height: LinearExpression(safe.bottom))
      return expression(attribute, of: guide, margins: .zero)
    case .safeAreaLayoutGuide:
      return expression(attribute, of: root.inset(by: safe), margins: .zero)
    }
  }

  private func expression(
    _ attribute: LayoutAttribute, of rect: LayoutRect, margins: Insets
  ) -> LinearExpression {
    switch attribute {
    case .left: rect.x
    case .right: rect.maxX
    case .leading: context.isRightToLeft ? rect.maxX : rect.x
    case .trailing: context.isRightToLeft ? rect.x : rect.maxX
    case .top: rect.y
    case .bottom, .firstBaseline, .lastBaseline, .baseline: rect.maxY
    case .width: rect.width
    case .height: rect.height
    case .centerX: rect.midX
    case .centerY: rect.midY
    case .leftMargin: rect.inset(by: margins).x
    case .rightMargin: rect.inset(by: margins).maxX
    case .leadingMargin: expression(context.isRightToLeft ? .rightMargin : .leftMargin, of: rect, margins: margins)
    case .trailingMargin: expression(context.isRightToLeft ? .leftMargin : .rightMargin, of: rect, margins: margins)
    case .topMargin: rect.inset(by: margins).y
    case .bottomMargin: rect.inset(by: margins).maxY
    case .centerXWithinMargins: rect.inset(by: margins).midX
    case .centerYWithinMargins: rect.inset(by: margins).midY
    }
  }

  /// The margins of a view: its own, else those of the look, which has others for a controller's view.
  func margins(_ node: Int) -> Insets {
    if let margins = tree.nodes[node].view.layoutMargins { return margins }
    let theme = context.theme.autoLayout
    guard node == 0, context.depthInController == 0 else { return theme.margins }
    let side = context.isWide ? theme.wideRootSideMargin : theme.rootSideMargin
    return Insets(top: 0, left: side, bottom: 0, right: side)
  }

  /// The baseline of a view's first or last line; its lower edge if it has no text.
  ///
  /// A column has those of its first and its last view, a row that of its tallest (`viewForFirstBaselineLayout`).
  func baseline(of node: Int, isFirst: Bool) -> LinearExpression {
    let rect = rect(node)
    let view = tree.nodes[node].view
    if let stack = view.content as? StackView {
      let row = tree.arranged(in: node)
      let tallest = row.max { contentHeight($0) < contentHeight($1) }
      let inner = stack.axis == .horizontal ? tallest : isFirst ? row.first : row.last
      return inner.map { baseline(of: $0, isFirst: isFirst) } ?? rect.maxY
    }
    guard let lines = view.baselines(width: labelWidths[node] ?? .infinity, context) else { return rect.maxY }
    let line = isFirst ? lines.first : lines.last
    if view.kind.baselineAnchoring == .top { return rect.y + LinearExpression(line) }
    return rect.midY + LinearExpression(line - lines.height / 2)
  }

  private func contentHeight(_ node: Int) -> Double {
    let view = tree.nodes[node].view
    if view.content is StackView { return tree.arranged(in: node).map(contentHeight).max() ?? 0 }
    return contents[node].height ?? 0
  }
}

extension LayoutRect {
  func inset(by insets: Insets) -> LayoutRect {
    LayoutRect(
      x: x + LinearExpression(insets.left), y: y + LinearExpression(insets.top),
      width: width - LinearExpression(insets.left + insets.right),
      height: height - LinearExpression(insets.top + insets.bottom))
  }
}
