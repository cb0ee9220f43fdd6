import SceneModel

/// A tree of views as a list, so that constraints can name views by number; the outermost is the first.
struct LayoutTree {
  /// A view of the tree.
  struct Node {
    var view: View
    var parent: Int?
    var children: [Int] = []
    /// Whether constraints place the view, and not its frame and mask.
    var isConstrained = false
    /// The stack in whose row the view stands.
    var stack: Int?
  }

  /// What a constraint is about, as the tree knows it.
  enum Target: Equatable {
    case node(Int)
    case topLayoutGuide, bottomLayoutGuide, safeAreaLayoutGuide
  }

  private(set) var nodes: [Node] = []
  private var ids: [String: [Int]] = [:]

  init(root: View) {
    add(root, below: nil)
    markConstrained()
  }

  private mutating func add(_ view: View, below parent: Int?) {
    let index = nodes.count
    nodes.append(Node(view: view, parent: parent))
    if let id = view.id { ids[id, default: []].append(index) }
    if let parent { nodes[parent].children.append(index) }
    for subview in view.allSubviews { add(subview, below: index) }
    guard let stack = view.content as? StackView else { return }
    for child in nodes[index].children.prefix(stack.arrangedSubviews.count) where !nodes[child].view.isHidden {
      nodes[child].stack = index
    }
  }

  /// The views that stand in a stack's row, in their order.
  func arranged(in stack: Int) -> [Int] { nodes[stack].children.filter { nodes[$0].stack == stack } }

  /// What a constraint's item is; nil if the tree has no such view.
  func target(of item: LayoutConstraint.Item, from owner: Int) -> Target? {
    switch item {
    case .own: .node(owner)
    case .superview: nodes[owner].parent.map { .node($0) }
    case .view(let id): nearest(id, to: owner).map { .node($0) }
    case .superviewOf(let id): nearest(id, to: owner).flatMap { nodes[$0].parent }.map { .node($0) }
    case .topLayoutGuide: .topLayoutGuide
    case .bottomLayoutGuide: .bottomLayoutGuide
    case .safeAreaLayoutGuide: .safeAreaLayoutGuide
    }
  }

  /// The view of an id; of several the one that shares the innermost superview with the owner of the constraint.
  private func nearest(_ id: String, to owner: Int) -> Int? {
    guard let found = ids[id], found.count > 1 else { return ids[id]?.first }
    let chain = chain(of: owner)
    return found.map { ($0, sharedDepth(self.chain(of: $0), chain)) }
      .reduce(nil as (Int, Int)?) { best, next in best.map { $0.1 >= next.1 ? $0 : next } ?? next }?.0
  }

  /// The view and its superviews, from the outermost.
  private func chain(of node: Int) -> [Int] {
    var chain = [node]
    while let parent = chain.last.flatMap({ nodes[$0].parent }) { chain.append(parent) }
    return chain.reversed()
  }

  private func sharedDepth(_ one: [Int], _ other: [Int]) -> Int { zip(one, other).prefix { $0 == $1 }.count }

  func isAncestor(_ node: Int, of other: Int) -> Bool {
    var current = nodes[other].parent
    while let parent = current {
      if parent == node { return true }
      current = nodes[parent].parent
    }
    return false
  }

  /// The innermost view that holds both.
  func commonAncestor(_ one: Int, _ other: Int) -> Int {
    let chain = chain(of: one)
    return chain[max(0, sharedDepth(chain, self.chain(of: other)) - 1)]
  }

  /// A view is placed by constraints if one names it, other than as what a view inside it is placed in.
  ///
  /// So are the views in a stack's row. `translatesAutoresizingMaskIntoConstraints` says otherwise. UIKit's own default is to translate every mask, and Interface Builder turns it off for the views that it
  /// constrains: that is what this does.
  private mutating func markConstrained() {
    var named: Set<Int> = []
    for (owner, node) in nodes.enumerated() {
      for constraint in node.view.layout.constraints.list {
        let first = target(of: constraint.first.item, from: owner)
        let second = constraint.second.flatMap { target(of: $0.item, from: owner) }
        for (target, other) in [(first, second), (second, first)] {
          guard case .node(let index) = target else { continue }
          if case .node(let inner) = other, isAncestor(index, of: inner) { continue }
          named.insert(index)
        }
      }
    }
    for index in nodes.indices.dropFirst() {
      let translates = nodes[index].view.layout.translatesAutoresizingMaskIntoConstraints
      nodes[index].isConstrained = translates.map { !$0 } ?? (named.contains(index) || nodes[index].stack != nil)
    }
  }
}
