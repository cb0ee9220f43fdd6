import Cassowary
import Geometry
import SceneModel

extension LayoutEngine {
  /// The outermost view is as large as its place, no length is below 0, and views that no constraint places are where
  /// their frames and masks put them (NSAutoresizingMaskLayoutConstraint).
  var frameRules: [LayoutRule] {
    let root = rect(0)
    var rules = [
      LayoutRule(root.x, .equal, 0, .engine), LayoutRule(root.y, .equal, 0, .engine),
      LayoutRule(root.width, .equal, LinearExpression(size.width), .engine),
      LayoutRule(root.height, .equal, LinearExpression(size.height), .engine),
    ]
    for node in tree.nodes.indices.dropFirst() {
      if tree.nodes[node].isConstrained {
        rules.append(LayoutRule(rect(node).width, .greaterThanOrEqual, 0, .engine))
        rules.append(LayoutRule(rect(node).height, .greaterThanOrEqual, 0, .engine))
      } else if let parent = tree.nodes[node].parent {
        rules += maskRules(node, in: parent)
      }
    }
    return rules
  }

  private func maskRules(_ node: Int, in parent: Int) -> [LayoutRule] {
    let (view, superview) = (tree.nodes[node].view, tree.nodes[parent].view)
    let design = designSize(of: parent)
    let frame = view.requestedFrame(in: design ?? size, context)
    var x = AutoresizingShares(start: 0, length: 0)
    var y = AutoresizingShares(start: 0, length: 0)
    if design != nil, superview.layout.autoresizesSubviews, !view.layout.autoresizingMask.parts.isEmpty {
      (x, y) = view.layout.autoresizingMask.shares(of: frame, in: design ?? size)
    }
    let (own, outer) = (outer(node), outer(parent))
    let source = source(node, "the frame")
    let width = outer.width - LinearExpression(design?.width ?? 0)
    let height = outer.height - LinearExpression(design?.height ?? 0)
    return [
      LayoutRule(own.x, .equal, outer.x + LinearExpression(frame.minX) + width * x.start, source),
      LayoutRule(own.y, .equal, outer.y + LinearExpression(frame.minY) + height * y.start, source),
      LayoutRule(own.width, .equal, LinearExpression(frame.width) + width * x.length, source),
      LayoutRule(own.height, .equal, LinearExpression(frame.height) + height * y.length, source),
    ]
  }

  /// The frame of a view, which may reach beyond what constraints place.
  private func outer(_ node: Int) -> LayoutRect {
    let (inner, out) = (rect(node), insets(node))
    return LayoutRect(
      x: inner.x - LinearExpression(out.left), y: inner.y - LinearExpression(out.top),
      width: inner.width + LinearExpression(out.left + out.right),
      height: inner.height + LinearExpression(out.top + out.bottom))
  }

  /// The size for which the frames in a view were made; nil if nothing says it.
  private func designSize(of node: Int) -> Size? {
    let view = tree.nodes[node].view
    if node == 0 { return view.designSize(shown: size) }
    if let size = view.layout.designSize ?? view.frame?.size { return size }
    guard !tree.nodes[node].isConstrained else { return nil }
    return view.requestedFrame(in: size, context).size
  }

  /// What views ask for by their content (`intrinsicContentSize`).
  var contentRules: [LayoutRule] {
    tree.nodes.indices.dropFirst().flatMap { node -> [LayoutRule] in
      guard tree.nodes[node].isConstrained else { return [] }
      let view = tree.nodes[node].view
      let content = view.intrinsicContentSize(width: labelWidths[node] ?? .infinity, context)
      let lengths = [(content.width, rect(node).width, false), (content.height, rect(node).height, true)]
      return lengths.flatMap { length, variable, isVertical -> [LayoutRule] in
        guard let length else { return [] }
        let priorities = view.contentPriorities(vertical: isVertical)
        let source = source(node, "the \(isVertical ? "height" : "width") of the content")
        return [
          LayoutRule(
            variable, .lessThanOrEqual, LinearExpression(length), priority: priorities.hugging, source),
          LayoutRule(
            variable, .greaterThanOrEqual, LinearExpression(length), priority: priorities.compression, source),
        ]
      }
    }
  }
}

extension AutoresizingShares {
  init(start: Double, length: Double) {
    self.start = start
    self.length = length
  }
}
