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
        return isOther ? (view.site, .constraint(.frameInStack(size))) : nil
      }
      let lost = [
        asked.width > 0 && size.width <= 0 ? LayoutAttribute.width : nil,
        asked.height > 0 && size.height <= 0 ? .height : nil,
      ].compactMap { $0 }
      return lost.isEmpty || tree.nodes[node].constrained.isEmpty
        ? nil : (view.site, .constraint(.frameDropped(lost)))
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
