import Cassowary
import Geometry
import SceneModel

extension LayoutEngine {
  /// What somebody should look at in a solution: frames and content sizes that the scene says and that are not heeded.
  func remarks(about rects: [Rect]) -> [Box.Remark] {
    tree.nodes.indices.dropFirst().compactMap { node in
      let view = tree.nodes[node].view
      guard let asked = view.frame?.size, !view.isHidden else { return nil }
      let size = frame(of: node, rects).size
      if tree.nodes[node].stack != nil, !view.sizeToFit {
        let isOther = abs(asked.width - size.width) > 0.5 || abs(asked.height - size.height) > 0.5
        guard isOther else { return nil }
        return (view.site, .constraint(.frameInStack(size, help: helpfulConstraints(node, asked, size))))
      }
      let lost = [
        asked.width > 0 && size.width <= 0 ? LayoutAttribute.width : nil,
        asked.height > 0 && size.height <= 0 ? .height : nil,
      ].compactMap { $0 }
      return lost.isEmpty || tree.nodes[node].constrained.isEmpty
        ? nil : (view.site, .constraint(.frameDropped(lost)))
    }
  }

  /// The constraints that would give a view in a stack's row a size: for lengths that the stack leaves to it and that no
  /// constraint is about yet.
  private func helpfulConstraints(_ node: Int, _ asked: Size, _ size: Size) -> [String] {
    guard let stack = tree.nodes[node].stack.flatMap({ tree.nodes[$0].view.content as? StackView }) else { return [] }
    let lengths = [
      (LayoutAttribute.width, StackView.Axis.horizontal, asked.width, size.width),
      (.height, .vertical, asked.height, size.height),
    ]
    return lengths.compactMap { attribute, axis, asked, length in
      let isShared = stack.axis == axis ? stack.distribution == .fillEqually : stack.alignment == .fill
      guard !isShared, asked > 0, abs(asked - length) > 0.5, !isConstrained(node, attribute) else { return nil }
      return "\(attribute.rawValue) == \(asked.shortText)"
    }
  }

  /// Whether a constraint of the scene is about a length of a view.
  private func isConstrained(_ node: Int, _ attribute: LayoutAttribute) -> Bool {
    tree.nodes.indices.contains { owner in
      tree.nodes[owner].view.layout.constraints.list.contains { constraint in
        [constraint.first, constraint.second].compactMap(\.self).contains {
          $0.attribute == attribute && tree.target(of: $0, from: owner) == .node(node)
        }
      }
    }
  }

  /// The views whose place or size nothing but a frame settles (`hasAmbiguousLayout`).
  func ambiguities(_ set: RuleSet) -> [Box.Remark] {
    let free = Set(set.withoutGuesses.ambiguousVariables())
    let attributes: [LayoutAttribute] = [.left, .top, .width, .height]
    return tree.nodes.indices.dropFirst().compactMap { node in
      let open = zip(attributes, variables[node]).filter { free.contains($1) }.map(\.0)
      guard !open.isEmpty, !tree.nodes[node].view.isHidden else { return nil }
      // Where a content says how long a view is, it is another content that claims the same room.
      let isContested =
        open.contains(.width) && contents[node].width != nil || open.contains(.height) && contents[node].height != nil
      return (tree.nodes[node].view.site, .constraint(.ambiguous(open, isContested: isContested)))
    }
  }
}
