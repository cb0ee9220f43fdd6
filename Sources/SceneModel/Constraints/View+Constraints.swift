extension View {
  /// All views that lie directly in the view, from back to front.
  public var allSubviews: [View] {
    guard let stack = content as? StackView else { return subviews }
    return stack.arrangedSubviews + subviews
  }

  /// Whether the view or one in it is placed by constraints.
  public var usesAutoLayout: Bool {
    content is StackView || !layout.constraints.list.isEmpty || allSubviews.contains(where: \.usesAutoLayout)
  }

  /// Reports what the constraints in a tree of views name and the tree does not have.
  func checkConstraints(_ reader: inout SceneReader) {
    guard usesAutoLayout else { return }
    var ids: [String] = []
    collectIDs(&ids)
    checkConstraints(known: ids, set: Set(ids), root: id, isRoot: true, &reader)
  }

  private func collectIDs(_ ids: inout [String]) {
    if let id { ids.append(id) }
    for view in allSubviews { view.collectIDs(&ids) }
  }

  private func checkConstraints(
    known: [String], set: Set<String>, root: String?, isRoot: Bool, _ reader: inout SceneReader
  ) {
    for constraint in layout.constraints.list {
      guard let site = constraint.site else { continue }
      for anchor in [constraint.first, constraint.second].compactMap({ $0 }) {
        switch anchor.item {
        case .view(let id):
          if !set.contains(id) { reader.report(.unknownView(id, kind: "view", known: known), at: site) }
        case .superviewOf(root): reader.report(.constraint(.noSuperview), at: site)
        case .superview where isRoot: reader.report(.constraint(.noSuperview), at: site)
        case .superview, .superviewOf, .own, .topLayoutGuide, .bottomLayoutGuide, .safeAreaLayoutGuide: break
        }
      }
    }
    for view in allSubviews { view.checkConstraints(known: known, set: set, root: root, isRoot: false, &reader) }
  }
}
