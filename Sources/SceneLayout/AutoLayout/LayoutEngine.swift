import Cassowary
import Geometry
import SceneModel

/// Places a tree of views by its constraints: all at once, as UIKit's engine of a window does.
struct LayoutEngine {
  /// How large the outermost view is.
  enum RootSize {
    /// As large as its place.
    case place(Size)
    /// As small as what is in it allows, of a given width or no wider than a limit (`systemLayoutSizeFitting`).
    case fitting(width: Double?, limit: Double)
  }

  let tree: LayoutTree
  let rootSize: RootSize
  let context: LayoutContext
  private let emptySolver: Solver
  /// Four variables for each view: x, y, width and height of its alignment rectangle.
  let variables: [[Variable]]
  /// The width and the height of the content of each scroll view.
  let contentVariables: [Int: [Variable]]
  /// What views measure by their content.
  private(set) var contents: [ContentLengths]
  /// The widths for which labels of several lines break theirs; found by a first pass.
  private(set) var labelWidths: [Int: Double] = [:]

  /// The lengths of a view's content; nil along an axis that has none.
  typealias ContentLengths = (width: Double?, height: Double?)

  init(root: View, size: RootSize, context: LayoutContext) {
    tree = LayoutTree(root: root)
    rootSize = size
    self.context = context.measuring
    var solver = Solver()
    variables = tree.nodes.map { _ in (0..<4).map { _ in solver.makeVariable() } }
    var contentVariables: [Int: [Variable]] = [:]
    for (index, node) in tree.nodes.enumerated() where node.view.content is ScrollView && !node.children.isEmpty {
      contentVariables[index] = (0..<2).map { _ in solver.makeVariable() }
    }
    self.contentVariables = contentVariables
    emptySolver = solver
    contents = []
    contents = tree.nodes.indices.map { contentLengths(of: $0) }
  }

  /// The places of the root's subviews and the extent of its content, and what went wrong.
  func solution() -> (root: Arrangement.Placement, remarks: [Box.Remark]) {
    let (engine, set) = solved()
    let rects = engine.rects(set.solver)
    var remarks = set.remarks + engine.remarks(about: rects)
    if context.findsAmbiguity { remarks += engine.ambiguities(set) }
    return (engine.placement(of: 0, rects, set), remarks)
  }

  /// The size of the outermost view.
  var fittingSize: Size {
    let (engine, set) = solved()
    return engine.rects(set.solver)[0].size
  }

  /// What all views ask for.
  ///
  /// Contents come first: their lengths are one equation each, so that nothing but short rows hangs on them yet.
  private var rules: [LayoutRule] { contentRules + frameRules + stackRules + constraintRules }

  /// The solution, and the engine with the widths of labels that it is for.
  private func solved() -> (LayoutEngine, RuleSet) {
    var engine = self
    let rules = rules
    var set = RuleSet(emptySolver)
    set.add(rules)
    // A label that breaks lines is as high as its width asks for, and that width comes out of a first pass
    // (`preferredMaxLayoutWidth`).
    for index in tree.nodes.indices.dropFirst() where tree.nodes[index].view.breaksLines {
      let width = set.solver.value(of: variables[index][2])
      guard width > 0 else { continue }
      engine.labelWidths[index] = context.grid.floor(width + 1e-6)
      engine.contents[index] = engine.contentLengths(of: index)
    }
    guard !engine.labelWidths.isEmpty else { return (engine, set) }
    let others = engine.rules
    if !set.change(rules, to: others) {
      set = RuleSet(emptySolver)
      set.add(others)
    }
    return (engine, set)
  }

  private func contentLengths(of node: Int) -> ContentLengths {
    guard !tree.nodes[node].constrained.isEmpty else { return (nil, nil) }
    return tree.nodes[node].view.intrinsicContentSize(width: labelWidths[node] ?? .infinity, context)
  }

  private func rects(_ solver: Solver) -> [Rect] {
    variables.map { place in
      let values = place.map { solver.value(of: $0) }
      return Rect(x: values[0], y: values[1], width: max(0, values[2]), height: max(0, values[3]))
    }
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
    return view.id ?? (node == 0 ? "the outermost view" : "\(type(of: view.content).name) without an id")
  }

  func source(_ node: Int, _ what: String) -> LayoutRule.Source {
    .view("\(what) of \(name(node))", tree.nodes[node].view.site)
  }

  /// The place of a view, and those in it; all edges are on device pixels, as UIKit sets frames.
  ///
  /// What a view draws is laid out in its frame, so that a text begins on a pixel as in a view that was placed by its
  /// frame.
  private func placement(of node: Int, _ rects: [Rect], _ set: RuleSet) -> Arrangement.Placement {
    let frame = frame(of: node, rects)
    let inner = tree.nodes[node].children.map { child in
      var place = placement(of: child, rects, set)
      place.frame.origin.x -= frame.minX
      place.frame.origin.y -= frame.minY
      return place
    }
    return Arrangement.Placement(frame: frame, subviews: inner, contentSize: contentSize(of: node, set))
  }

  /// The frame of a view: what constraints place, and the parts of it that stand out from that.
  func frame(of node: Int, _ rects: [Rect]) -> Rect {
    let (rect, out) = (rects[node], insets(node))
    let frame = Rect(
      x: rect.minX - out.left, y: rect.minY - out.top, width: rect.width + out.left + out.right,
      height: rect.height + out.top + out.bottom)
    return node == 0 ? frame : context.grid.round(frame)
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

extension View {
  /// The smallest size that the constraints and the stacks in the view allow (`systemLayoutSizeFitting`).
  ///
  /// - Parameters:
  ///   - width: The width that it has; nil lets that shrink too.
  ///   - limit: A width that is only passed if it must be.
  func systemLayoutSize(width: Double? = nil, limit: Double = .infinity, _ context: LayoutContext) -> Size {
    LayoutEngine(root: self, size: .fitting(width: width, limit: limit), context: context).fittingSize
  }
}
