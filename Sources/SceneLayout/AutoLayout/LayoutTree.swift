import SceneModel

/// A tree of views as a list, so that constraints can name views by number; the outermost is the first.
struct LayoutTree {
  /// A view of the tree.
  struct Node {
    var view: View
    var parent: Int?
    var children: [Int] = []
    /// Along which axes constraints place the view, and not its frame and mask.
    var constrained: LayoutAxes = []
    /// The stack in whose row the view stands.
    var stack: Int?
  }

  /// What a constraint is about, as the tree knows it.
  enum Target: Equatable {
    case node(Int)
    case contentLayoutGuide(Int), frameLayoutGuide(Int)
    case topLayoutGuide, bottomLayoutGuide, safeAreaLayoutGuide

    /// The view, or the view whose guide it is; nil for what belongs to the whole tree.
    var node: Int? {
      switch self {
      case .node(let node), .contentLayoutGuide(let node), .frameLayoutGuide(let node): node
      case .topLayoutGuide, .bottomLayoutGuide, .safeAreaLayoutGuide: nil
      }
    }
  }

  private(set) var nodes: [Node] = []
  private(set) var names = ViewNames()

  init(root: View) {
    add(root, below: nil)
    markConstrained()
  }

  private mutating func add(_ view: View, below parent: Int?) {
    let index = names.add(view.id, below: parent)
    nodes.append(Node(view: view, parent: parent))
    if let parent { nodes[parent].children.append(index) }
    for subview in view.allSubviews { add(subview, below: index) }
    guard let stack = view.content as? StackView else { return }
    for child in nodes[index].children.prefix(stack.arrangedSubviews.count) where !nodes[child].view.isHidden {
      nodes[child].stack = index
    }
  }

  /// The views that stand in a stack's row, in their order.
  func arranged(in stack: Int) -> [Int] { nodes[stack].children.filter { nodes[$0].stack == stack } }

  /// What a side of a constraint is about; nil if the tree has no such view.
  func target(of anchor: LayoutConstraint.Anchor, from owner: Int) -> Target? {
    guard let target = target(of: anchor.item, from: owner) else { return nil }
    guard let guide = anchor.guide, let node = target.node else { return target }
    switch guide {
    case .contentLayoutGuide: return .contentLayoutGuide(node)
    case .frameLayoutGuide: return .frameLayoutGuide(node)
    }
  }

  private func target(of item: LayoutConstraint.Item, from owner: Int) -> Target? {
    switch item {
    case .own: .node(owner)
    case .superview: nodes[owner].parent.map { .node($0) }
    case .view(let id): names.views(named: id, from: owner).first.map { .node($0) }
    case .superviewOf(let id): names.views(named: id, from: owner).first.flatMap { nodes[$0].parent }.map { .node($0) }
    case .topLayoutGuide: .topLayoutGuide
    case .bottomLayoutGuide: .bottomLayoutGuide
    case .safeAreaLayoutGuide: .safeAreaLayoutGuide
    }
  }

  /// Notes which views constraints place.
  ///
  /// UIKit's own default is to translate every mask, and Interface Builder turns that off for the views that it
  /// constrains: that is what this does, along the axis that the constraint is about. The other axis is left to the frame,
  /// and so is a view that a constraint only refers to. A view without a place of its own has nothing to be left to, and
  /// neither have the views in a stack's row. `translatesAutoresizingMaskIntoConstraints` says otherwise.
  private mutating func markConstrained() {
    var placed = [LayoutAxes](repeating: [], count: nodes.count)
    for (owner, node) in nodes.enumerated() {
      for constraint in node.view.layout.constraints.list {
        let first = target(of: constraint.first, from: owner)
        let second = constraint.second.flatMap { target(of: $0, from: owner) }
        if case .node(let index)? = first, !lies(second, in: index) {
          placed[index].insert(constraint.first.attribute.axis)
        }
        // What the other side says places the second view only if it is what that lies in.
        if case .node(let index)? = second, let attribute = constraint.second?.attribute, !lies(first, in: index),
          isPlaced(index, inside: first) || !nodes[index].view.hasPlace
        {
          placed[index].insert(attribute.axis)
        }
      }
    }
    for index in nodes.indices.dropFirst() {
      let view = nodes[index].view
      if let translates = view.layout.translatesAutoresizingMaskIntoConstraints {
        nodes[index].constrained = translates ? [] : .both
      } else if nodes[index].stack != nil || !placed[index].isEmpty && !view.hasPlace {
        nodes[index].constrained = .both
      } else {
        nodes[index].constrained = placed[index]
      }
    }
  }

  /// Whether what a constraint is about lies in a view.
  private func lies(_ target: Target?, in node: Int) -> Bool {
    guard let inner = target?.node else { return false }
    return names.isAncestor(node, of: inner)
  }

  /// Whether a view lies in what is on the other side of a constraint, or in the screen.
  private func isPlaced(_ node: Int, inside outer: Target?) -> Bool {
    guard let outer else { return false }
    return outer.node.map { names.isAncestor($0, of: node) } ?? true
  }
}

/// The axes along which something holds.
struct LayoutAxes: OptionSet {
  let rawValue: Int
  static let horizontal = LayoutAxes(rawValue: 1)
  static let vertical = LayoutAxes(rawValue: 2)
  static let both: LayoutAxes = [.horizontal, .vertical]
}

extension LayoutAttribute {
  /// The axis along which the attribute lies.
  var axis: LayoutAxes {
    switch kind {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case .size: self == .width ? .horizontal : .vertical
    }
  }
}

extension View {
  /// Whether the scene says where the view is and how large, or one of these.
  var hasPlace: Bool { frame != nil || center != nil || bounds != nil }
}
