import Cassowary
import Geometry
import SceneModel

/// Places a tree of views by its constraints: all at once, as UIKit's engine of a window does.
struct LayoutEngine {
  let tree: LayoutTree
  let size: Size
  let context: LayoutContext
  private let emptySolver: Solver
  /// Four variables for each view: x, y, width and height of its alignment rectangle.
  private let variables: [[Variable]]
  /// The widths for which labels of several lines break theirs; found by a first pass.
  var labelWidths: [Int: Double] = [:]

  init(root: View, size: Size, context: LayoutContext) {
    tree = LayoutTree(root: root)
    self.size = size
    self.context = context.measuring
    var solver = Solver()
    variables = tree.nodes.map { _ in (0..<4).map { _ in solver.makeVariable() } }
    emptySolver = solver
  }

  /// The places of the root's subviews, and what went wrong.
  func solution() -> (subviews: [Arrangement.Placement], remarks: [Box.Remark]) {
    var engine = self
    var set = engine.solved()
    // A label that breaks lines is as high as its width asks for, and that width comes out of a first pass
    // (`preferredMaxLayoutWidth`).
    for index in tree.nodes.indices.dropFirst() where tree.nodes[index].view.breaksLines {
      let width = set.solver.value(of: variables[index][2])
      if width > 0 { engine.labelWidths[index] = context.grid.floor(width + 1e-6) }
    }
    if !engine.labelWidths.isEmpty { set = engine.solved() }
    let rects = variables.map { place in
      let values = place.map { set.solver.value(of: $0) }
      return Rect(x: values[0], y: values[1], width: max(0, values[2]), height: max(0, values[3]))
    }
    let remarks = set.remarks + (context.findsAmbiguity ? ambiguities(set.solver) : [])
    return (placements(of: 0, rects), remarks)
  }

  private func solved() -> RuleSet {
    var set = RuleSet(emptySolver)
    set.add(frameRules + stackRules + constraintRules + contentRules)
    return set
  }

  /// The alignment rectangle of a view.
  func rect(_ node: Int) -> LayoutRect {
    let place = variables[node].map { LinearExpression($0) }
    return LayoutRect(x: place[0], y: place[1], width: place[2], height: place[3])
  }

  func insets(_ node: Int) -> Insets {
    node == 0 ? .zero : tree.nodes[node].view.kind.alignmentRectInsets(context.theme)
  }

  /// A view's name in messages.
  func name(_ node: Int) -> String {
    let view = tree.nodes[node].view
    return view.id ?? "\(type(of: view.content).name) without an id"
  }

  func source(_ node: Int, _ what: String) -> LayoutRule.Source {
    .view("\(what) of \(name(node))", tree.nodes[node].view.site)
  }

  private func placements(of node: Int, _ rects: [Rect]) -> [Arrangement.Placement] {
    let origin = node == 0 ? Point(x: 0, y: 0) : frame(of: node, rects).origin
    return tree.nodes[node].children.map { child in
      let frame = frame(of: child, rects)
      let moved = Rect(
        x: frame.minX - origin.x, y: frame.minY - origin.y, width: frame.width, height: frame.height)
      return Arrangement.Placement(frame: moved, subviews: placements(of: child, rects))
    }
  }

  /// The frame of a view: what constraints place, and the parts of it that stand out from that.
  private func frame(of node: Int, _ rects: [Rect]) -> Rect {
    let (rect, out) = (rects[node], insets(node))
    return Rect(
      x: rect.minX - out.left, y: rect.minY - out.top, width: rect.width + out.left + out.right,
      height: rect.height + out.top + out.bottom)
  }

  /// The views whose place or size nothing settles (`hasAmbiguousLayout`).
  private func ambiguities(_ solver: Solver) -> [Box.Remark] {
    let free = Set(solver.ambiguousVariables())
    let attributes: [LayoutAttribute] = [.left, .top, .width, .height]
    return tree.nodes.indices.dropFirst().compactMap { node in
      let open = zip(attributes, variables[node]).filter { free.contains($1) }.map(\.0)
      guard !open.isEmpty, !tree.nodes[node].view.isHidden else { return nil }
      return (tree.nodes[node].view.site, .constraint(.ambiguous(open)))
    }
  }
}

extension LayoutContext {
  /// The context in which views inside of others are measured.
  fileprivate var measuring: LayoutContext {
    var context = self
    context.arrangement = .undecided
    return context
  }
}
