import Cassowary
import Geometry
import SceneModel

/// A scroll view has two rectangles: its frame, and the content that scrolls in it.
///
/// The edges of a scroll view are those of its content for what lies in it, and those of its frame for all others; its
/// lengths and its centre are always those of the frame (Auto Layout Guide, "Working with Scroll Views"). The two layout
/// guides, which iOS 11 brought, name either.
extension LayoutEngine {
  /// The rectangle of a scroll view's content, as it lies unscrolled; the frame of other views.
  func contentRect(_ node: Int) -> LayoutRect {
    var rect = rect(node)
    guard let content = contentVariables[node] else { return rect }
    rect.width = LinearExpression(content[0])
    rect.height = LinearExpression(content[1])
    return rect
  }

  /// The rectangle through which one looks at the content, in whose plane it moves as that is scrolled.
  func frameGuideRect(_ node: Int) -> LayoutRect {
    let origin = tree.nodes[node].view.kind.boundsOrigin(of: tree.nodes[node].view, scrollContext(node))
    var rect = rect(node)
    rect.x = rect.x + LinearExpression(origin.x)
    rect.y = rect.y + LinearExpression(origin.y)
    return rect
  }

  /// The context of a view, with what bars take of it: only the outermost view and its first subview are kept clear.
  private func scrollContext(_ node: Int) -> LayoutContext {
    var context = context
    let isFirst = tree.nodes[node].parent == 0 && tree.nodes[0].children.first == node
    if node > 0, !isFirst || context.depthInController > 0 { context.scrollInsets = .zero }
    return context
  }

  /// The rectangle that an attribute of a view belongs to, seen from what is on a constraint's other side.
  func rect(_ node: Int, _ attribute: LayoutAttribute, seenFrom other: LayoutTree.Target?) -> LayoutRect {
    guard contentVariables[node] != nil, attribute.isEdge, let inner = other?.node,
      tree.names.isAncestor(node, of: inner)
    else { return rect(node) }
    return contentRect(node)
  }

  /// A content has no length below 0, and as far as no constraint says one, that of the scene.
  var contentRectRules: [LayoutRule] {
    contentVariables.keys.sorted().flatMap { node -> [LayoutRule] in
      guard let scroll = tree.nodes[node].view.content as? ScrollView else { return [] }
      let rect = contentRect(node)
      let bound = LayoutRule.Source.engine("the content of \(name(node)) is no smaller than nothing")
      return [
        LayoutRule(rect.width, .greaterThanOrEqual, 0, bound),
        LayoutRule(rect.height, .greaterThanOrEqual, 0, bound),
        LayoutRule(rect.width, .equal, LinearExpression(scroll.contentSize.width), priority: 1, .guess),
        LayoutRule(rect.height, .equal, LinearExpression(scroll.contentSize.height), priority: 1, .guess),
      ]
    }
  }

  /// The extent of a scroll view's content, where constraints say one; nil if the scene alone does.
  func contentSize(of node: Int, _ set: RuleSet) -> Size? {
    guard let content = contentVariables[node], let scroll = tree.nodes[node].view.content as? ScrollView,
      content.contains(where: set.namesInConstraint)
    else { return nil }
    func length(_ variable: Variable, _ declared: Double) -> Double {
      set.namesInConstraint(variable) ? context.grid.round(set.solver.value(of: variable)) : declared
    }
    return Size(
      width: length(content[0], scroll.contentSize.width), height: length(content[1], scroll.contentSize.height))
  }
}

extension LayoutAttribute {
  /// Whether it is an edge or a margin, and neither a length nor a middle.
  fileprivate var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      .leadingMargin, .trailingMargin:
      true
    case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .firstBaseline,
      .lastBaseline, .baseline:
      false
    }
  }
}
