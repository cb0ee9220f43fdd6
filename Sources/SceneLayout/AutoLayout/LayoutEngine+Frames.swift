import Cassowary
import Geometry
import SceneModel

extension LayoutEngine {
  /// The outermost view is as large as its place, no length is below 0, and along an axis that no constraint is about
  /// views are where their frames and masks put them (NSAutoresizingMaskLayoutConstraint).
  var frameRules: [LayoutRule] {
    rootRules + contentRectRules
      + tree.nodes.indices.dropFirst().flatMap { node -> [LayoutRule] in
        let bounds = [LayoutAxes.horizontal, .vertical].compactMap { axis in
          tree.nodes[node].constrained.contains(axis) || isFitted(node) ? atLeastNothing(node, axis) : nil
        }
        guard let parent = tree.nodes[node].parent else { return bounds }
        return bounds + (isFitted(node) ? fittedRules(node, in: parent) : maskRules(node, in: parent))
      }
  }

  private var rootRules: [LayoutRule] {
    let root = rect(0)
    let origin = LayoutRule.Source.engine("the place of \(name(0))")
    let rules = [LayoutRule(root.x, .equal, 0, origin), LayoutRule(root.y, .equal, 0, origin)]
    func fixed(_ length: LinearExpression, _ name: String, _ value: Double) -> LayoutRule {
      LayoutRule(
        length, .equal, LinearExpression(value), .engine("the \(name) of \(self.name(0)), \(value.shortText)"))
    }
    switch rootSize {
    case .place(let size):
      return rules + [fixed(root.width, "width", size.width), fixed(root.height, "height", size.height)]
    case .fitting(let width, let limit):
      var rules = rules + [atLeastNothing(0, .vertical), small(root.height)]
      if let width { return rules + [fixed(root.width, "width", width)] }
      rules += [atLeastNothing(0, .horizontal), small(root.width)]
      if limit.isFinite { rules.append(limited(root.width, to: LinearExpression(limit))) }
      return rules
    }
  }

  private func atLeastNothing(_ node: Int, _ axis: LayoutAxes) -> LayoutRule {
    let isVertical = axis == .vertical
    return LayoutRule(
      isVertical ? rect(node).height : rect(node).width, .greaterThanOrEqual, 0,
      .engine("\"\(name(node)).\(isVertical ? "height" : "width") >= 0\""))
  }

  /// As small as can be (`UILayoutPriority.fittingSizeLevel`).
  private func small(_ length: LinearExpression) -> LayoutRule {
    LayoutRule(length, .equal, 0, priority: 50, .engine("the fitting size"))
  }

  /// No longer than there is room, unless it must be: what breaks into lines does so.
  private func limited(_ end: LinearExpression, to room: LinearExpression) -> LayoutRule {
    LayoutRule(end, .lessThanOrEqual, room, priority: 999, .engine("the room"))
  }

  /// Whether a view is as large as what stands in it: a stack whose size neither a frame nor a constraint says.
  func isFitted(_ node: Int) -> Bool {
    let view = tree.nodes[node].view
    return node > 0 && view.content is StackView && tree.nodes[node].stack == nil
      && !tree.nodes[node].constrained.contains(.both) && (view.sizeToFit || view.frame == nil && view.bounds == nil)
  }

  /// The place of a stack that has its own size, along the axes that no constraint is about.
  private func fittedRules(_ node: Int, in parent: Int) -> [LayoutRule] {
    let view = tree.nodes[node].view
    let (own, outer) = (rect(node), outer(parent))
    let source = source(node, "the frame")
    let origin = view.frame?.origin ?? .zero
    var rules: [LayoutRule] = []
    if !tree.nodes[node].constrained.contains(.horizontal) {
      rules += [
        view.center.map { LayoutRule(own.midX, .equal, outer.x + LinearExpression($0.x), source) }
          ?? LayoutRule(own.x, .equal, outer.x + LinearExpression(origin.x), source),
        small(own.width),
      ]
      // A superview without a width, which shows what is in it all the same, sets no limit.
      if designSize(of: parent)?.width != 0 { rules.append(limited(own.maxX, to: outer.maxX)) }
    }
    if !tree.nodes[node].constrained.contains(.vertical) {
      rules += [
        view.center.map { LayoutRule(own.midY, .equal, outer.y + LinearExpression($0.y), source) }
          ?? LayoutRule(own.y, .equal, outer.y + LinearExpression(origin.y), source),
        small(own.height),
      ]
    }
    return rules
  }

  /// Where its frame and mask put a view.
  ///
  /// Along an axis that constraints are about, the frame only makes up for what they leave open; its length rather than
  /// its place, so that a view that is held by one edge keeps its size.
  private func maskRules(_ node: Int, in parent: Int) -> [LayoutRule] {
    let (view, superview) = (tree.nodes[node].view, tree.nodes[parent].view)
    let constrained = tree.nodes[node].constrained
    let translates = view.layout.translatesAutoresizingMaskIntoConstraints
    if constrained == .both, !view.hasPlace || tree.nodes[node].stack != nil || translates == false { return [] }
    let design = designSize(of: parent)
    let frame = view.requestedFrame(in: design ?? size, context)
    var x = AutoresizingShares(start: 0, length: 0)
    var y = AutoresizingShares(start: 0, length: 0)
    if design != nil, superview.layout.autoresizesSubviews, !view.layout.autoresizingMask.parts.isEmpty {
      (x, y) = view.layout.autoresizingMask.shares(of: frame, in: design ?? size)
    }
    let (own, outer) = (outer(node), outer(parent))
    let width = outer.width - LinearExpression(design?.width ?? 0)
    let height = outer.height - LinearExpression(design?.height ?? 0)
    func rules(
      _ axis: LayoutAxes, _ start: (LinearExpression, LinearExpression), _ length: (LinearExpression, LinearExpression)
    ) -> [LayoutRule] {
      guard constrained.contains(axis) else {
        let source = source(node, "the frame")
        return [LayoutRule(start.0, .equal, start.1, source), LayoutRule(length.0, .equal, length.1, source)]
      }
      return [
        LayoutRule(start.0, .equal, start.1, priority: 1, .guess),
        LayoutRule(length.0, .equal, length.1, priority: 2, .guess),
      ]
    }
    return rules(
      .horizontal, (own.x, outer.x + LinearExpression(frame.minX) + width * x.start),
      (own.width, LinearExpression(frame.width) + width * x.length))
      + rules(
        .vertical, (own.y, outer.y + LinearExpression(frame.minY) + height * y.start),
        (own.height, LinearExpression(frame.height) + height * y.length))
  }

  /// The frame of a view, which may reach beyond what constraints place.
  private func outer(_ node: Int) -> LayoutRect {
    let (inner, out) = (rect(node), insets(node))
    return LayoutRect(
      x: inner.x - LinearExpression(out.left), y: inner.y - LinearExpression(out.top),
      width: inner.width + LinearExpression(out.left + out.right),
      height: inner.height + LinearExpression(out.top + out.bottom))
  }

  /// The size in which views without a size are measured.
  private var size: Size {
    switch rootSize {
    case .place(let size): size
    case .fitting(let width, let limit): Size(width: width ?? limit, height: .infinity)
    }
  }

  /// The size for which the frames in a view were made; nil if nothing says it.
  private func designSize(of node: Int) -> Size? {
    let view = tree.nodes[node].view
    if node == 0, case .place(let size) = rootSize { return view.designSize(shown: size) }
    if let size = view.layout.designSize ?? view.frame?.size { return size }
    guard node > 0, tree.nodes[node].constrained.isEmpty, !isFitted(node) else { return nil }
    return view.requestedFrame(in: size, context).size
  }

  /// What views ask for by their content (`intrinsicContentSize`).
  var contentRules: [LayoutRule] {
    tree.nodes.indices.dropFirst().flatMap { node -> [LayoutRule] in
      let (view, rect) = (tree.nodes[node].view, rect(node))
      let lengths: [(LayoutAxes, Double?, LinearExpression)] = [
        (.horizontal, contents[node].width, rect.width), (.vertical, contents[node].height, rect.height),
      ]
      return lengths.flatMap { axis, length, variable -> [LayoutRule] in
        guard tree.nodes[node].constrained.contains(axis), let length else { return [] }
        let (hugging, compression) = view.contentPriorities(vertical: axis == .vertical)
        let source = source(node, "the \(axis == .vertical ? "height" : "width") of the content")
        if hugging < 1000, compression < 1000 {
          return [LayoutRule(variable, hugs: length, hugging, compression, source)]
        }
        return [
          LayoutRule(variable, .lessThanOrEqual, LinearExpression(length), priority: hugging, source),
          LayoutRule(variable, .greaterThanOrEqual, LinearExpression(length), priority: compression, source),
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
